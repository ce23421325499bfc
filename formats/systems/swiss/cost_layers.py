"""Costs of all pairs and byes of a round, as layers for the matching (rules 4 to 9, 15)."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from formats.systems.swiss.position import Position
from formats.toolkit.matching.costs import Whole
from formats.toolkit.matching.pair_tables import distances, times_met, with_seat
from formats.toolkit.matching.separated import to_avoid


class Costs(NamedTuple):
    """Costs of a pair, or of a player having the bye: the objectives of rules 4 to 9 and 15, the most important first.

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
    bye_height: Whole
    """R6: distance of the player with the bye from the bottom of the order."""
    score_gap: Whole
    """R7: squared difference of points."""
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
        bye_height=nothing,
        score_gap=apart**2,
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


def side_costs(a: NDArray[np.int64], b: NDArray[np.int64]) -> Whole:
    """Return the squared balances after a game in which the player with the lower balance has the first side (R8)."""
    costs: Whole = (np.minimum(a, b) + 1) ** 2 + (np.maximum(a, b) - 1) ** 2
    return costs
