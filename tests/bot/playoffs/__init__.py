"""Playoffs in chat."""
