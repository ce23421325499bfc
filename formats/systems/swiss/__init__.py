"""The plain Swiss: all players play every round, against new opponents with about the same score."""

from formats.systems.swiss.system import Swiss

FORMAT = Swiss()
"""The format that the registry finds."""

__all__ = ["FORMAT", "Swiss"]
