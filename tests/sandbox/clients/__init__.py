"""Bots in libraries other than discord.py, which `make sandbox-clients` runs against the sandbox."""
