"""The Kuksu title tournament: tiers of round-robin leagues, cycle after cycle, and a match for the title."""

from formats.systems.tiered_league.system import TieredLeague

FORMAT = TieredLeague()
"""What the registry lists."""

__all__ = ["FORMAT", "TieredLeague"]
