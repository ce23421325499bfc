"""The engine's heart: what a tournament is, as facts in a log, and what a format must answer."""
