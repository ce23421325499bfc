"""Double elimination: out after two losses, in a winners' and a losers' bracket."""

from formats.systems.double_elimination.system import DoubleElimination

FORMAT = DoubleElimination()
"""What the registry lists."""

__all__ = ["FORMAT", "DoubleElimination"]
