"""The position before a round of the Swiss: what the pairing depends on (rules 3 to 9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from formats.core.separation import NO_SEPARATION, Separation, separation_of
from formats.core.state import Stage
from formats.core.values import EntrantId
from formats.systems.swiss.acceleration import points_ahead
from formats.systems.swiss.history import last_floats, pairing_points
from formats.systems.swiss.options import SwissOptions
from formats.systems.swiss.records import undecided
from formats.toolkit import record
from formats.toolkit.record import Couple
from formats.toolkit.sides import LONGEST_RUN, side_runs


@dataclass(frozen=True)
class Position:
    """Input of a pairing. `order` is that of rule 3, best first; `balances` are first minus second sides had.

    `scale` units of `points` make one point; `ahead` are those of the acceleration (R20), which are included. `byes`
    include `forfeits`, wins that count as byes (R19). `side_runs` (`formats.toolkit.sides`) and `floats` are
    empty where they do not count.
    """

    order: Sequence[EntrantId]
    points: Mapping[EntrantId, int]
    meetings: Mapping[Couple, int]
    byes: Mapping[EntrantId, int]
    balances: Mapping[EntrantId, int]
    separation: Separation = NO_SEPARATION
    scale: int = 2
    side_runs: Mapping[EntrantId, int] = field(default_factory=dict)
    floats: Mapping[EntrantId, int] = field(default_factory=dict)
    ahead: Mapping[EntrantId, int] = field(default_factory=dict)
    forfeits: Mapping[EntrantId, int] = field(default_factory=dict)

    def due_side(self, who: EntrantId) -> int:
        """Return 1 or -1 for a player whose latest two games were on the first or the second side (R17), else 0."""
        run = self.side_runs.get(who, 0)
        return 0 if abs(run) < LONGEST_RUN else 1 if run > 0 else -1

    @cached_property
    def score_groups(self) -> Mapping[int, Sequence[EntrantId]]:
        """The players of each score in order, by points (rule 7)."""
        groups: dict[int, list[EntrantId]] = {}
        for who in self.order:
            groups.setdefault(self.points[who], []).append(who)
        return groups


def position_of(stage: Stage, options: SwissOptions) -> Position:
    """Return the position before the next round of a stage, without entrants who play on no more (R14)."""
    points, games = pairing_points(stage, options), record.side_games(stage)
    balances: Counter[EntrantId] = Counter()
    for first, second in games:
        balances[first] += 1
        balances[second] -= 1
    forfeits = record.forfeit_wins(stage.rounds) if options.forfeit_counts_as_bye else Counter[EntrantId]()
    return Position(
        order=sorted(undecided(stage, options), key=lambda who: -points[who]),
        points=points,
        meetings=record.meetings(stage.rounds),
        byes=record.byes_so_far(stage.rounds) + forfeits,
        balances=balances,
        separation=separation_of(stage, options),
        scale=options.point_table.scale,
        side_runs=side_runs(games) if options.no_third_side else {},
        floats=last_floats(stage, options) if options.remember_floats else {},
        ahead=points_ahead(stage, options, stage.next_round),
        forfeits=forfeits,
    )
