"""Double elimination: out after two losses, in a winners' and a losers' bracket."""

from formats.systems.double_elimination.system import DoubleElimination

FORMAT = DoubleElimination()
"""The format that the registry finds."""

__all__ = ["FORMAT", "DoubleElimination"]
