appell show --help
