appell eval --help
