"""The plain Swiss: everybody plays every round, against somebody new with about the same score."""

from formats.systems.swiss.system import Swiss

FORMAT = Swiss()
"""What the registry lists."""

__all__ = ["FORMAT", "Swiss"]
