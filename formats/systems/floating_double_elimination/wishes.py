"""Rules 3 to 7 as costs: what every pair, and every bye, costs in each of them."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from formats.systems.floating_double_elimination.pairing import Finalist
from formats.toolkit.matching.costs import Flags, Whole
from formats.toolkit.matching.pair_tables import all_pairs, distances, with_seat


def round_wishes(
    order: Sequence[Finalist], byes: Sequence[Finalist], met: Whole, most_meetings: int
) -> tuple[list[Whole], Flags, Whole]:
    """Costs, what is allowed, and whom everybody likes; of all who are still in, by rank.

    `byes` are those who may have the bye, if there is one; the empty seat then stands before all others. The tables are
    the columns of `Layers`, but for a constant in the last: what each player adds to it whomever they meet.
    """
    size = len(order)
    losses = np.array([player.losses for player in order], dtype=np.int64)
    seeds = np.array([player.seed for player in order], dtype=np.int64)
    apart = np.abs(losses[:, None] - losses[None, :])
    none = np.zeros((size, size), dtype=np.int64)
    repeats = [(met + 1 == number).astype(np.int64) for number in range(most_meetings + 1, 1, -1)]
    widths = [(apart == number).astype(np.int64) for number in range(max(1, int(apart.max())), 0, -1)]
    squares = distances(size) ** 2
    # Twice as far from the middle of their losses as in places. Counted from there, what is best among equal losses
    # costs nothing, and the nearer a pair is to it the less.
    ends = np.searchsorted(losses, losses, "left") + np.searchsorted(losses, losses, "right") - 1
    middle = 2 * np.arange(size, dtype=np.int64) - ends
    own = 2 * middle**2
    last = 4 * np.where(apart > 0, squares, -squares) + own[:, None] + own[None, :]
    tables = [*repeats, none, none, *widths, last]
    likes = size - distances(size)
    if not byes:
        return tables, all_pairs(size), likes
    allowed = all_pairs(size + 1)
    taking = set(byes)
    allowed[0, 1:] = [player in taking for player in order]
    seats: list[Whole | int] = [*(0 for _ in repeats), losses, seeds, *(0 for _ in widths), own]
    return (
        [with_seat(table, seat) for table, seat in zip(tables, seats, strict=True)],
        allowed,
        with_seat(likes),
    )
