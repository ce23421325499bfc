"""Rules 4 to 9 as costs: what every pair, and every bye, costs in each of them."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from formats.systems.swiss.pairing import Position
from formats.toolkit.matching.costs import Whole
from formats.toolkit.matching.pair_tables import distances, times_met, with_seat


class Costs(NamedTuple):
    """What a pair, or the player who has the bye, costs: the wishes of rules 4 to 9, the most important first.

    Each is a table of all players in order; where their number is odd, the empty seat stands before them. Costs are
    summed over the round table by table; a table decides only where all before it are equal.
    """

    byes_had: Whole
    """R4: the byes that the player with the bye has had."""
    repeats: Whole
    """R5: 1 if the two have met."""
    meetings: Whole
    """R5: how often they have met."""
    bye_height: Whole
    """R6: how far above the bottom of the order the player with the bye stands."""
    score_gap: Whole
    """R7: the difference of their half-points, squared."""
    sides: Whole
    """R8: the balances of both after the game, squared."""
    same_half: Whole
    """R9: 1 if both are in the same half of their score group."""
    off_partner: Whole
    """R9: how far the lower one stands from the partner the rule names, in places, squared."""


def round_costs(position: Position) -> Costs:
    """The costs of every two players, the higher first, and of every bye if there must be one."""
    order = position.order
    size = len(order)
    half_points = np.array([position.half_points[who] for who in order], dtype=np.int64)
    balances = np.array([position.balances.get(who, 0) for who in order], dtype=np.int64)
    groups = position.score_groups
    half = np.array([len(groups[points]) // 2 for points in half_points.tolist()], dtype=np.int64)
    in_top = np.array(
        [place < len(group) // 2 for group in groups.values() for place in range(len(group))], dtype=np.int64
    )
    met = times_met(order, position.meetings)
    apart = half_points[:, None] - half_points[None, :]
    # The first of the top half meets the first of the bottom half, half a group below; players of different groups
    # would best be neighbours.
    opposite = np.where(apart == 0, half[:, None], 0)
    nothing = np.zeros((size, size), dtype=np.int64)
    costs = Costs(
        byes_had=nothing,
        repeats=np.minimum(met, 1),
        meetings=met,
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
    """Rule 8: the squares of both balances after a game in which the lower one gets the first side."""
    costs: Whole = (np.minimum(a, b) + 1) ** 2 + (np.maximum(a, b) - 1) ** 2
    return costs
