"""The preliminary of the Arimaa World Championship: a Swiss that pairs score groups by a fixed search."""

from formats.systems.score_group_swiss.system import ScoreGroupSwiss

FORMAT = ScoreGroupSwiss()
"""The format that the registry finds."""

__all__ = ["FORMAT", "ScoreGroupSwiss"]
