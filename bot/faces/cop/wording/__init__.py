"""Texts of COP."""
