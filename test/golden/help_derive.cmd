appell derive --help
