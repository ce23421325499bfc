"""Finds pairing systems and presets."""
