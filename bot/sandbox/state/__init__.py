"""A sandbox's state as a file: saved today, gone on with tomorrow."""
