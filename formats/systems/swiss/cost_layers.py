"""Costs of all pairs and byes of a round, as layers for the matching (rules 4 to 9, 15, 17, 18)."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from formats.systems.swiss.history import DOWN, UP
from formats.systems.swiss.position import Position
from formats.toolkit.matching.costs import Whole
from formats.toolkit.matching.pair_tables import distances, times_met, with_seat
from formats.toolkit.matching.separated import to_avoid


class Costs(NamedTuple):
    """Costs of a pair, or of a player having the bye: the objectives in strict priority.

    Each is a square table of all players in order; with an odd number, the empty seat is the first vertex. Costs are
    summed over the round table by table; a table decides only among rounds with equal sums in all tables before it.
    """

    byes_had: Whole
    """R4: number of byes that the player with the bye has had."""
    repeats: Whole
    """R5: 1 if the two have met."""
    meetings: Whole
    """R5: number of earlier games."""
    avoided: Whole
    """R15: 1 if the two should not meet."""
    third_side: Whole
    """R17: 1 if one of the two would have the same side a third time running."""
    bye_height: Whole
    """R6: distance of the player with the bye from the bottom of the order."""
    score_gap: Whole
    """R7: squared difference of points."""
    floats: Whole
    """R18: how many of the two would meet a lower or higher score as in the latest round."""
    sides: Whole
    """R8: squared balances of both after the game."""
    same_half: Whole
    """R9: 1 if both are in the same half of their score group."""
    off_partner: Whole
    """R9: squared distance, in places, of the lower one from the partner that the rule names."""


def round_costs(position: Position) -> Costs:
    """Return the costs of all pairs, the higher player first, and of every bye if there must be one."""
    order = position.order
    size = len(order)
    points = np.array([position.points[who] for who in order], dtype=np.int64)
    balances = np.array([position.balances.get(who, 0) for who in order], dtype=np.int64)
    groups = position.score_groups
    half = np.array([len(groups[made]) // 2 for made in points.tolist()], dtype=np.int64)
    in_top = np.array(
        [place < len(group) // 2 for group in groups.values() for place in range(len(group))], dtype=np.int64
    )
    met = times_met(order, position.meetings)
    apart = points[:, None] - points[None, :]
    # The first of the top half meets the first of the bottom half, half a group below; players of different groups
    # should be neighbours.
    opposite = np.where(apart == 0, half[:, None], 0)
    nothing = np.zeros((size, size), dtype=np.int64)
    costs = Costs(
        byes_had=nothing,
        repeats=np.minimum(met, 1),
        meetings=met,
        avoided=to_avoid(order, position.separation) if position.separation.avoid else nothing,
        third_side=third_sides(position) if position.side_runs else nothing,
        bye_height=nothing,
        score_gap=apart**2,
        floats=floats_again(position, apart) if position.floats else nothing,
        sides=side_costs(balances[:, None], balances[None, :]),
        same_half=((apart == 0) & (in_top[:, None] == in_top[None, :])).astype(np.int64),
        off_partner=(distances(size) - opposite) ** 2,
    )
    if size % 2 == 0:
        return costs
    byes = np.array([position.byes.get(who, 0) for who in order], dtype=np.int64)
    height = np.arange(size - 1, -1, -1, dtype=np.int64)
    seat = {"byes_had": byes, "bye_height": height}
    return Costs(*(with_seat(table, seat.get(name, 0)) for name, table in costs._asdict().items()))


def third_sides(position: Position) -> Whole:
    """Return 1 for two who both had the same side in their latest two games (R17)."""
    due = np.array([position.due_side(who) for who in position.order], dtype=np.int64)
    return (due[:, None] * due[None, :] > 0).astype(np.int64)


def floats_again(position: Position, apart: Whole) -> Whole:
    """Return how many of two meet a lower or a higher score as in the latest round (R18), above the diagonal."""
    floats = np.array([position.floats.get(who, 0) for who in position.order], dtype=np.int64)
    again = (floats == DOWN)[:, None].astype(np.int64) + (floats == UP)[None, :]
    costs: Whole = np.where(apart > 0, again, 0)
    return costs


def side_costs(a: NDArray[np.int64], b: NDArray[np.int64]) -> Whole:
    """Return the squared balances after a game in which the player with the lower balance has the first side (R8)."""
    costs: Whole = (np.minimum(a, b) + 1) ** 2 + (np.maximum(a, b) - 1) ** 2
    return costs
