appell --help
