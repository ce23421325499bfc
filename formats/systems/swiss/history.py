"""What a round of the Swiss remembers of earlier ones beside points and meetings: runs of sides, and floats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from formats.core.state import Stage
from formats.core.values import EntrantId
from formats.systems.swiss.acceleration import points_ahead
from formats.systems.swiss.options import SwissOptions
from formats.toolkit import record
from formats.toolkit.sides import Seats

DOWN, UP = -1, 1


def side_runs(games: Sequence[Seats]) -> Mapping[EntrantId, int]:
    """Return how many latest games in a row each player had one side: of the first side, or negative of the second."""
    runs: dict[EntrantId, int] = {}
    for first, second in games:
        runs[first] = max(runs.get(first, 0), 0) + 1
        runs[second] = min(runs.get(second, 0), 0) - 1
    return runs


def pairing_points(stage: Stage, options: SwissOptions) -> Mapping[EntrantId, int]:
    """Return the points by which the next round is paired: those made, with those of the acceleration (R10, R20)."""
    ahead = points_ahead(stage, options, stage.next_round)
    points = record.points(stage, options.point_table)
    return {who: made + ahead.get(who, 0) for who, made in points.items()} if ahead else points


def last_floats(stage: Stage, options: SwissOptions) -> Mapping[EntrantId, int]:
    """Return who was paired with a lower score in the latest round (`DOWN`; the bye too) or a higher one (`UP`)."""
    if not stage.rounds:
        return {}
    latest = stage.rounds[-1].pairings
    points = pairing_points(replace(stage, rounds=stage.rounds[:-1]), options)
    floats = {bye.entrant: DOWN for bye in latest.allocated_byes}
    for game in latest.pairings:
        lower, higher = sorted(game.seats, key=lambda who: points.get(who, 0))
        if points.get(lower, 0) != points.get(higher, 0):
            floats[lower], floats[higher] = UP, DOWN
    return floats
