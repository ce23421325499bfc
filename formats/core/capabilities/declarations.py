"""Capabilities that are only declarations, with nothing to compute."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from formats.core.asking import Contradiction, EntrantField
from formats.core.capabilities.capability import Capability
from formats.core.model import Entrant, Reason, Running
from formats.core.state import Stage
from formats.core.unlikely_input import UsualScores
from formats.core.values import EntrantId


class WantsEntrantData(Capability):
    """Something besides the rating is wanted of entrants: columns of an import, questions on joining."""

    entrant_fields: ClassVar[tuple[EntrantField, ...]]
    comes_as_list: ClassVar[bool] = False
    """True if directors hand in the whole field, so that there is no sign-up."""
    corrected_until: ClassVar[int] = 0
    """The round until whose pairing wrong data of entrants may be corrected in play; 0: not once play has begun."""

    def corrected_seeds(self, stage: Stage, corrected: Entrant) -> tuple[EntrantId, ...]:
        """Return the seed order of the stage with the corrected data of one of its entrants."""
        return stage.seeds

    def contradictions(self, field: Sequence[Entrant], options: Any) -> tuple[Contradiction, ...]:
        """Return values of several entrants that contradict each other, whichever entrants are still to come."""
        return ()

    def listed(self, field: Sequence[Entrant], options: Any) -> Mapping[EntrantId, Reason]:
        """Summarize the data of each entrant (a sum, a tier), in seed order; begins in lower case, has no full stop.

        Empty where ratings say it all.
        """
        return {}


class OpensAtOnce(Capability):
    """All rounds that can be paired are published together, so that all their games are open at once.

    No such round builds on the results of another, and players find the times of their games themselves.
    """


class NeedsScores(Capability):
    """Standings need both scores of every game, so that people are asked for them."""

    starter_reported: ClassVar[bool] = False
    """Do people say with a result who started, which need not be the one the pairing names first?"""

    def usual_scores(self, options: Any) -> UsualScores | None:
        """Between which scores games mostly end: others are asked about. None where anything is usual."""
        return None

    def running(self, stage: Stage, options: Any) -> Mapping[EntrantId, tuple[Running, ...]]:
        """Return everybody's score after each round so far, where the sum of score differences counts; else nothing."""
        return {}


class ChangesInPlay(Capability):
    """A director may still change some options while the stage is played."""

    changeable: ClassVar[frozenset[str]]
    """The names of these options."""

    for_good: ClassVar[frozenset[str]] = frozenset()
    """Those of them that can only be switched off, and never on again while the stage is played."""


class TakesLateEntrants(Capability):
    """A director may enter somebody while the stage is played. They are seeded last."""


class CountsLives(Capability):
    """Everybody plays until they have lost so many games; then they are out.

    Only rounds with a label, play-offs for places, may bring them back.
    """

    lives: ClassVar[int]
    """How many lost games put somebody out."""


class KnocksOut(Capability):
    """Standings show how far entrants came, as points mean nothing here: a bye is not a win in a game."""

    @abstractmethod
    def how_far(self, stage: Stage, options: Any) -> Mapping[EntrantId, Reason]:
        """In a word or two, how far each has come: champion, still in (`far_in`), or where they went out."""


class LeavesNobodyOut(Capability):
    """Entrants without a game in a round are out, have no seat yet or wait for an opponent; none is left unpaired."""


class AwardsClasses(Capability):
    """Players of lower classes have prizes of their own. Class 0 is the top one, which has none."""

    def class_of(self, entrant: Entrant) -> int:
        """Return the class of an entrant."""
        raise NotImplementedError

    def class_prizes(self, options: Any) -> tuple[int, ...]:
        """How many prizes the classes 1, 2, ... have."""
        raise NotImplementedError


class ChessLike(Capability):
    """A stage is like a chess tournament: one game a round at most, seat 0 has the white side, a win is one point.

    Then it can be exported in the report format of the chess federation.
    """

    chess_notation: ClassVar[bool] = False
    """Are names, rounds and byes written as chess federations do: `GM Ana`, `5w1`, `H½`?"""

    def title_of(self, entrant: Entrant) -> str:
        """Return the title that is written before an entrant's name (`GM`); empty without one."""
        return ""
