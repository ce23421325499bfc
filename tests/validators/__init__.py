"""Validators of others, which `make conformance` runs over what Herald publishes."""
