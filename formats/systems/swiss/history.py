"""What a round of the Swiss remembers of earlier ones beside points and meetings: floats."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from formats.core.state import Stage
from formats.core.values import EntrantId
from formats.systems.swiss.acceleration import points_ahead
from formats.systems.swiss.options import SwissOptions
from formats.toolkit import record

DOWN, UP = -1, 1


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
