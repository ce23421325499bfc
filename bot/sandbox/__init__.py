"""A pretend Discord on this machine, with a web page; knows nothing of the rest of the project."""
