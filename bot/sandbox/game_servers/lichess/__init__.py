"""A pretend lichess.org. `server.py` is the site, `records.py` what it knows, `shapes.py` what it answers."""
