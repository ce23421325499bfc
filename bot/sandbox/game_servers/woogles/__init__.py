"""Simulated woogles.io: `server.py` is the site, `records.py` its state, `shapes.py` its responses."""
