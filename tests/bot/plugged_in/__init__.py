"""Formats that only tests put beside those of `formats/systems`."""
