"""The finals of the Arimaa World Championship: out after two losses, each round paired from scratch."""

from formats.systems.floating_double_elimination.system import FloatingDoubleElimination

FORMAT = FloatingDoubleElimination()
"""The format that the registry finds."""

__all__ = ["FORMAT", "FloatingDoubleElimination"]
