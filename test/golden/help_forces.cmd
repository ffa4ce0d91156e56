appell forces --help
