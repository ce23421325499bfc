"""Costs of all pairs and byes of a round, as layers for the matching (rules 3 to 7, 21)."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from formats.core.separation import NO_SEPARATION, Separation
from formats.systems.floating_double_elimination.finalists import Finalist
from formats.toolkit.matching.costs import Flags, Whole
from formats.toolkit.matching.pair_tables import all_pairs, distances, with_seat
from formats.toolkit.matching.separated import to_avoid


def round_costs(
    order: Sequence[Finalist],
    byes: Sequence[Finalist],
    met: Whole,
    most_meetings: int,
    separation: Separation = NO_SEPARATION,
) -> tuple[list[Whole], Flags, Whole]:
    """Return cost layers, the mask of allowed pairs, and dislikes, for the players still in, in rank order.

    `byes` are the players who should have the bye, if there is one; the empty seat is then the first vertex. The tables
    are the columns of `Layers`, except that the last one is transformed (see the comment): each player's constant part
    is the same in every matching.
    """
    size = len(order)
    losses = np.array([player.losses for player in order], dtype=np.int64)
    seeds = np.array([player.seed for player in order], dtype=np.int64)
    apart = np.abs(losses[:, None] - losses[None, :])
    none = np.zeros((size, size), dtype=np.int64)
    repeats = [(met + 1 == number).astype(np.int64) for number in range(most_meetings + 1, 1, -1)]
    widths = [(apart == number).astype(np.int64) for number in range(max(1, int(apart.max())), 0, -1)]
    squares = distances(size) ** 2
    # The last layer maximises squared rank differences within equal losses. Adding a constant for each player changes
    # all perfect matchings equally. `middle` is twice the distance from the middle of the player's loss group. With 2
    # middle^2 added for both ends and the square multiplied by 4, a pair mirrored at the middle costs 0, and others 4
    # (a + b)^2, where a and b are the distances from the middle. So the best pairs are among the cheapest edges of each
    # player, from which the solver starts.
    ends = np.searchsorted(losses, losses, "left") + np.searchsorted(losses, losses, "right") - 1
    middle = 2 * np.arange(size, dtype=np.int64) - ends
    own = 2 * middle**2
    last = 4 * np.where(apart > 0, squares, -squares) + own[:, None] + own[None, :]
    avoided = [to_avoid([player.player for player in order], separation)] if separation.avoid else []
    tables = [*avoided, *repeats, none, none, *widths, last]
    likes = size - distances(size)
    if not byes:
        return tables, all_pairs(size), likes
    allowed = all_pairs(size + 1)
    taking = set(byes)
    had = np.array([player not in taking for player in order])
    seats: list[Whole | int] = [*(0 for _ in (*avoided, *repeats)), losses, seeds, *(0 for _ in widths), own]
    if separation.never:
        # Without those who must not meet there may be no round in which one of `byes` sits out.
        tables, seats = [none, *tables], [had.astype(np.int64), *seats]
    else:
        allowed[0, 1:] = ~had
    return (
        [with_seat(table, seat) for table, seat in zip(tables, seats, strict=True)],
        allowed,
        with_seat(likes),
    )
