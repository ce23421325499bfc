"""Saving a sandbox to a file and loading it again."""
