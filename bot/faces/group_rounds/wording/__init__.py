"""Texts of rounds of groups."""
