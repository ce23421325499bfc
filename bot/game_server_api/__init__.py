"""Interface between the bot and game servers: the port, the servers in use, and code shared by adapters."""
