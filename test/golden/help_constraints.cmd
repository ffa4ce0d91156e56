appell constraints --help
