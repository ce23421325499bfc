"""Slash commands of playoffs."""
