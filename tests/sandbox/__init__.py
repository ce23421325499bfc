"""The sandbox, with a small real discord.py bot on its sockets."""
