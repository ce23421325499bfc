"""The sentence for every error that people see, in a module for each place where errors come from."""
