"""The finals of the Arimaa World Championship: out after two losses, each round paired anew."""

from formats.systems.floating_double_elimination.system import FloatingDoubleElimination

FORMAT = FloatingDoubleElimination()
"""What the registry lists."""

__all__ = ["FORMAT", "FloatingDoubleElimination"]
