"""Composition of the posts of a change: channel posts, direct messages and messages to directors."""
