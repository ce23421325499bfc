"""The position before a round of the Swiss: what the pairing depends on (rules 3 to 9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from formats.core.separation import NO_SEPARATION, Separation, separation_of
from formats.core.state import Stage
from formats.core.values import EntrantId
from formats.systems.swiss.options import SwissOptions
from formats.systems.swiss.records import undecided
from formats.toolkit import record
from formats.toolkit.record import Couple


@dataclass(frozen=True)
class Position:
    """Input of a pairing. `order` is that of rule 3, best first; `balances` are first minus second sides had.

    `scale` units of `points` make one point.
    """

    order: Sequence[EntrantId]
    points: Mapping[EntrantId, int]
    meetings: Mapping[Couple, int]
    byes: Mapping[EntrantId, int]
    balances: Mapping[EntrantId, int]
    separation: Separation = NO_SEPARATION
    scale: int = 2

    @cached_property
    def score_groups(self) -> Mapping[int, Sequence[EntrantId]]:
        """The players of each score in order, by points (rule 7)."""
        groups: dict[int, list[EntrantId]] = {}
        for who in self.order:
            groups.setdefault(self.points[who], []).append(who)
        return groups


def position_of(stage: Stage, options: SwissOptions) -> Position:
    """Return the position before the next round of a stage, without entrants who play on no more (R14)."""
    points = record.points(stage, options.point_table)
    balances: Counter[EntrantId] = Counter()
    for first, second in record.side_games(stage):
        balances[first] += 1
        balances[second] -= 1
    return Position(
        order=sorted(undecided(stage, options), key=lambda who: -points[who]),
        points=points,
        meetings=record.meetings(stage.rounds),
        byes=record.byes_so_far(stage.rounds),
        balances=balances,
        separation=separation_of(stage, options),
        scale=options.point_table.scale,
    )
