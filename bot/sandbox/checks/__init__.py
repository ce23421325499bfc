"""Whether Discord would take what the bot sends: one module per kind of request body."""
