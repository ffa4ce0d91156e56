appell explain --help
