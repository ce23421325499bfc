"""The page in a real browser, with the sandbox and a small discord.py bot behind it."""
