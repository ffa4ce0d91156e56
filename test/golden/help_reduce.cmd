appell reduce --help
