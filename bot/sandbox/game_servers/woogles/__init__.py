"""A pretend woogles.io. `server.py` is the site, `records.py` what it knows, `shapes.py` what it answers."""
