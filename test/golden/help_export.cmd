appell export --help
