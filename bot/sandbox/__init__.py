"""A pretend Discord on this machine: real REST and gateway sockets, a page, a clock, and people for tests.

It imports nothing else of Herald and knows nothing of tournaments; any discord.py bot can be run against it.
"""
