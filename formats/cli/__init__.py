"""The engine as a command: what `python -m formats` reads, does and shows."""
