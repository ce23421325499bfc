"""The pretend REST API, v10: one module per resource, each with its table of routes."""
