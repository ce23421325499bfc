"""Comparison of the vectorised simulator with the formats themselves."""
