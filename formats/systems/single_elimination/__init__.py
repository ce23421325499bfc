"""Single elimination: out after one loss."""

from formats.systems.single_elimination.system import SingleElimination

FORMAT = SingleElimination()
"""The format that the registry finds."""

__all__ = ["FORMAT", "SingleElimination"]
