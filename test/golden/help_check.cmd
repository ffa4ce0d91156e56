appell check --help
