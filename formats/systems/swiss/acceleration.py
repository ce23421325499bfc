"""Baku acceleration (R20): in the first rounds the upper half of the field is paired with points ahead."""

from __future__ import annotations

from collections.abc import Mapping

from formats.core.state import Stage
from formats.core.values import EntrantId
from formats.systems.swiss.options import SwissOptions
from formats.toolkit.fide.baku import accelerated_group, baku_points
from formats.toolkit.fide.record import Points

FEWEST = 2


def planned_rounds(stage: Stage, options: SwissOptions) -> int:
    """Return the number of rounds, fixed by the players of the first round, whatever happens later (R1, R14)."""
    planned = options.rounds or options.most_rounds
    if planned is not None:
        return planned
    size = len(stage.rounds[0].pairings.members()) if stage.rounds else len(stage.still_in)
    return (max(size, FEWEST) - 1).bit_length()


def upper_half(stage: Stage) -> tuple[EntrantId, ...]:
    """Return the upper half of those who were in the first round, by seed."""
    first = stage.rounds[0].pairings.members() if stage.rounds else frozenset(stage.active)
    field = [who for who in stage.seeds if who in first]
    return tuple(field[: accelerated_group(len(field))])


def points_ahead(stage: Stage, options: SwissOptions, round_number: int) -> Mapping[EntrantId, int]:
    """Return the virtual points of a round by player, in units of the points table; empty without acceleration."""
    if not options.acceleration:
        return {}
    upper, table = upper_half(stage), options.point_table
    given = baku_points(len(upper), planned_rounds(stage, options), Points(win=table.win, draw=table.tie))
    points = sum(part.points for part in given if part.begin <= round_number <= part.end)
    return dict.fromkeys(upper, points) if points else {}
