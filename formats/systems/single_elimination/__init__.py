"""Single elimination: whoever loses a match is out."""

from formats.systems.single_elimination.system import SingleElimination

FORMAT = SingleElimination()
"""What the registry lists."""

__all__ = ["FORMAT", "SingleElimination"]
