"""Texts of tiered leagues."""
