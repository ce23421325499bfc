"""The page with the real bot behind it, in a real browser."""
