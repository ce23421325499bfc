"""Adapters of game servers, one folder each: HTTP client, response models, settings and contract checks."""
