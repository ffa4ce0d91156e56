appell run --help
