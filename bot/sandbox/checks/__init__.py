"""Validation of request bodies as Discord does it: one module per kind of body."""
