"""The Kuksu title tournament: tiers of round-robin leagues in cycles, and a match for the title."""

from formats.systems.tiered_league.system import TieredLeague

FORMAT = TieredLeague()
"""The format that the registry finds."""

__all__ = ["FORMAT", "TieredLeague"]
