"""Capabilities of faces: the sketch of a format in the menu of kinds, and its rounds as a bracket on pages."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from typing import ClassVar

from bot.face_api.face import Face, guarded
from bot.pictures.bracket import BracketRound
from bot.pictures.sketches import Sketch
from bot.text.context import TournamentContext
from formats.core.values import EntrantId


class ChoosesSketch(Face):
    """A face that chooses the sketch of its format instead of deriving it from the capabilities."""

    sketch: ClassVar[Sketch]


@dataclass(frozen=True, slots=True)
class RankPaths:
    """Everybody's rank in each column, the best of the last column first; None where there is none."""

    heads: tuple[str, ...]
    ranks: dict[EntrantId, tuple[int | None, ...]]


class PlaysForRanks(Face):
    """Players of this format exchange ranks in matches, so that its rounds are read like a bracket."""

    @abstractmethod
    @guarded("pictures", ())
    def rank_rounds(self, context: TournamentContext, stage: int) -> tuple[BracketRound, ...]:
        """Return the published rounds of a stage, each side of a match with its rank as the seed."""

    @abstractmethod
    @guarded("pictures")
    def rank_paths(self, context: TournamentContext, stage: int) -> RankPaths | None:
        """Return the ranks after each published round; None before the first."""
