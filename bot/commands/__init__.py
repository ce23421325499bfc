"""Slash commands: they parse, hand a command to the application and show the answer."""
