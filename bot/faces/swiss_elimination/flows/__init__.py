"""Flows that only playoffs have."""
