"""Swiss elimination: ranks are swapped by results, and everybody plays on to a full ranking."""

from formats.systems.swiss_elimination.system import SwissElimination

FORMAT = SwissElimination()
"""What the registry lists."""

__all__ = ["FORMAT", "SwissElimination"]
