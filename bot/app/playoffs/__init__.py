"""Playoffs by Swiss elimination in chat: what only they have, as text and data. Knows nothing of Discord."""
