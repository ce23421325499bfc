"""Pairing systems, one package each. A package defines `FORMAT` and describes its rules in RULES.md."""
