"""Pair a round of a Swiss in all runs at once, by the costs of the true format in their order.

No repeat, no third game on a side, the bye, equal scores, no float as in the latest round, balanced sides, top half
against bottom half. In fields of up to 12 players the round is the best of all, found by dynamic programming over sets
of free players; it is the round of the format. Larger ones are paired from the top: the highest player without an
opponent gets the best one left. Then opponents are exchanged between pairs as long as that makes the round better. So
single pairings can differ there; measures hardly do.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from formats.toolkit.simulator.dice import Flags, Whole

HALF, SIDES, FLOATS, GAP, HEIGHT, THIRD, REPEAT, BYE = (1 << bits for bits in (13, 16, 25, 29, 46, 50, 53, 56))
"""Weights of the costs. Each is above the greatest sum of those before it: over a round of up to 12 players, and over
two pairs of a larger field, whose bye is chosen before."""

LARGEST_BALANCE = 64
TAKEN = 1 << 62
ALL_ROUNDS = 12
"""Number of players, with the empty seat, up to which all rounds are compared."""

BLOCK = 256
"""Number of runs whose rounds are compared at once."""

PAIRS_A_BLOCK = 50_000
"""Number of pairs of places whose costs are summed up at once: with all their parts they fit the second-level cache."""

DISTANCES = (1, 2, 3, 4, 1)
"""Numbers of boards between two pairs that exchange opponents, one after the other."""

LARGEST_GAP = 1 << 7
"""Differences of points above it count as much."""

Small = NDArray[np.integer[Any]]
"""Numbers of 8 to 32 bits: tables of all pairs take their time by their size in memory."""


class Columns(NamedTuple):
    """What costs depend on, by places in the order: all of the shape (runs, places), or of one that broadcasts.

    `half` is half the size of a place's score group, `in_top` whether it is in the top half of it. `due` is 1 or -1 for
    a player who needs the first or the second side, `float` 1 or -1 for one who met a higher or a lower score in the
    latest round; 0 otherwise.
    """

    points: Small
    balance: Small
    due: Small
    floated: Small
    half: Small
    in_top: Small

    @classmethod
    def small(cls, columns: Sequence[NDArray[Any]]) -> Columns:
        """Return columns in as few bits as they need."""
        kinds = (np.int32, np.int16, np.int8, np.int8, np.int16, np.int8)
        return cls._make(values.astype(kind) for values, kind in zip(columns, kinds, strict=True))

    def shaped(self, change: Callable[[Small], Small]) -> Columns:
        """Return all columns changed by an index expression."""
        return Columns._make(map(change, self))


@dataclass(frozen=True)
class Costs:
    """Costs of pairs of places in an order of seats. `met` counts the meetings of seats, `byes` those of places.

    `out` is true for places that play no more. They are paired with each other, and one who plays with one of them has
    a bye; None if everybody plays.
    """

    order: Whole
    columns: Columns
    met: NDArray[np.int8]
    byes: Whole
    out: Flags | None = None

    @classmethod
    def of(
        cls,
        order: Whole,
        points: Whole,
        history: tuple[Whole, Whole, Whole],
        met: NDArray[np.int8],
        byes: Whole,
        out: Flags | None = None,
    ) -> Costs:
        """Return the costs for an order by points; `history` are balances, sides due and floats of the places."""
        places = np.arange(order.shape[1])
        below_other = np.zeros(order.shape, dtype=np.bool_)
        below_other[:, 1:] = points[:, 1:] != points[:, :-1]
        start = np.maximum.accumulate(np.where(below_other, places, 0), axis=1)
        last = np.ones(order.shape, dtype=np.bool_)
        last[:, :-1] = below_other[:, 1:]
        end = np.minimum.accumulate(np.where(last, places, len(places))[:, ::-1], axis=1)[:, ::-1]
        half = (end - start + 1) // 2
        columns = (points, *history, half, places - start < half)
        return cls(order, Columns.small(columns), met, byes, out)

    def table(self, runs: Whole) -> Whole:
        """Return the costs of all pairs of places in these runs."""
        places, order = np.arange(self.order.shape[1], dtype=np.int16), self.order[runs]
        rows = (runs[:, None] * len(self.met[0]) + order) * len(self.met[0])
        met = self.met.ravel().take(rows[:, :, None] + order[:, None, :])
        ones, others = (
            self.columns.shaped(lambda values: values[runs][:, :, None]),
            self.columns.shaped(lambda values: values[runs][:, None, :]),
        )
        table = _summed(ones, others, places - places[:, None], met)
        if self.out is None:
            return table
        out, alone = self.out[runs], self.alone(runs)
        cross = out[:, :, None] ^ out[:, None, :]
        return np.where(cross, alone[:, :, None] + alone[:, None, :], np.where(out[:, :, None], 0, table))

    def alone(self, runs: Whole) -> Whole:
        """Return the costs of a bye for each place in these runs: no bye without need, few before, then the lowest."""
        costs = (self.byes[runs] + 1) * BYE + np.arange(self.order.shape[1] - 1, -1, -1) * HEIGHT
        return costs if self.out is None else np.where(self.out[runs], 0, costs)

    @property
    def fewest_byes(self) -> Flags:
        """The places that may have the bye; one of those who play no more, if those who play are even in number."""
        byes = self.byes
        if self.out is not None:
            odd = (~self.out).sum(axis=1) % 2 == 1
            byes = byes + (self.out == odd[:, None]) * TAKEN
        return np.asarray(byes == byes.min(axis=1)[:, None])


def _summed(ones: Columns, others: Columns, apart: Small, met: NDArray[np.int8]) -> Whole:
    """Return the weighted sum of the costs of pairs.

    The squared balances after a game sum up to those before it, plus 2, minus twice the difference. Summed over a round
    only the differences depend on who meets whom.
    """
    gap = np.clip(ones.points - others.points, -LARGEST_GAP, LARGEST_GAP).astype(np.int16)
    same, down = gap == 0, np.sign(gap).astype(np.int8)
    off = (np.abs(apart) - same * ones.half).astype(np.int32)
    sides = LARGEST_BALANCE - np.abs(ones.balance - others.balance)
    floats = (ones.floated == -down).astype(np.int8) + (others.floated == down)
    lower = sides * np.int32(SIDES) + (same & (ones.in_top == others.in_top)) * np.int32(HALF) + off * off
    lower += (floats * ~same) * np.int32(FLOATS)
    upper = met * np.int32(REPEAT // GAP) + (ones.due * others.due > 0) * np.int32(THIRD // GAP) + gap * gap
    return np.asarray(upper.astype(np.int64) * GAP + lower)


def pairs_of(costs: Costs) -> tuple[Whole, Whole, Whole | None]:
    """Return the places of the pairs, the higher first, and of the bye."""
    return _best_round(costs) if costs.order.shape[1] <= ALL_ROUNDS else _good_round(costs)


def _best_round(costs: Costs) -> tuple[Whole, Whole, Whole | None]:
    """Return the cheapest of all rounds; of equal ones, that in which the highest player has the highest opponent."""
    runs, size = costs.order.shape
    found = np.concatenate([_cheapest(costs, start) for start in range(0, runs, BLOCK)])
    if size % 2 == 0:
        return found[:, :, 0], found[:, :, 1], None
    played = found[:, :, 1] < size
    bye = found[:, :, 0][~played]
    return (*(found[:, :, side][played].reshape(runs, size // 2) for side in (0, 1)), bye)


def _cheapest(costs: Costs, start: int) -> Whole:
    """Return the cheapest rounds of a block of runs, of the shape (runs, games, 2); the last place is the empty seat.

    Dynamic programming: the least cost of a set of free players is that of the first one with some other, and the
    least cost of the rest, of which the level before knows the number.
    """
    runs = np.arange(start, min(start + BLOCK, len(costs.order)))
    table, size = costs.table(runs), costs.order.shape[1]
    if size % 2:
        table = np.concatenate((table, costs.alone(runs)[:, :, None]), axis=2)
    flat = np.ascontiguousarray(table.reshape(len(runs), -1).T)
    least, chosen = np.zeros((1, len(runs)), dtype=np.int64), []
    levels = _free_sets(size + size % 2)
    for first, others, rest in levels:
        sums = flat[first[:, None] * (size + size % 2) + others] + least[rest]
        best = sums.argmin(axis=1)
        chosen.append(best)
        least = np.take_along_axis(sums, best[:, None], axis=1)[:, 0]
    games, every, number = [], np.arange(len(runs)), np.zeros(len(runs), dtype=np.int64)
    for (first, others, rest), best in zip(reversed(levels), reversed(chosen), strict=True):
        taken = best[number, every]
        games.append(np.stack((first[number], others[number, taken]), axis=1))
        number = rest[number, taken]
    return np.stack(games, axis=1)


@cache
def _free_sets(size: int) -> Sequence[tuple[Whole, Whole, Whole]]:
    """Return the sets of free places that occur when the first free one always gets an opponent, smallest first.

    Of each size they are: the first places, the others of each set, and the number of the set left without both.
    """
    levels, sets = [], [tuple(range(size))]
    while sets[0]:
        smaller: dict[tuple[int, ...], int] = {}
        rest = [
            [smaller.setdefault(each[1:at] + each[at + 1 :], len(smaller)) for at in range(1, len(each))]
            for each in sets
        ]
        first, others = np.array([each[0] for each in sets]), np.array([each[1:] for each in sets])
        levels.append((first, others, np.array(rest)))
        sets = list(smaller)
    return levels[::-1]


def _good_round(costs: Costs) -> tuple[Whole, Whole, Whole | None]:
    """Return a round paired from the top, without repeats; the bye is the lowest of the fewest byes."""
    runs, size = costs.order.shape
    free = np.ones((runs, size), dtype=np.bool_)
    bye = None
    if size % 2:
        bye = size - 1 - np.argmax(costs.fewest_byes[:, ::-1], axis=1)
        free[np.arange(len(free)), bye] = False
    improve = bool(costs.met.any())  # the first round is the best one
    return (*improved_pairs(costs.table, free, improve=improve), bye)


def improved_pairs(table_of: Callable[[Whole], Whole], free: Flags, *, improve: bool = True) -> tuple[Whole, Whole]:
    """Return pairs of free places from the top, then with opponents exchanged where the costs get less.

    `table_of` gives the costs of all pairs of places in some runs. Neighbours first: an exchange with a pair far away
    makes a worse round, which later exchanges have to undo. Pairs of one distance without a common game are exchanged
    at once.
    """
    runs, size = free.shape
    table, games = np.empty((runs, size, size), dtype=np.int64), np.arange(size // 2)
    for block in np.split(np.arange(runs), range(block_size := max(1, PAIRS_A_BLOCK // size**2), runs, block_size)):
        table[block] = table_of(block)
    upper, lower = _from_the_top(table, free)
    for apart in DISTANCES if improve else ():
        for half in (1, 0):
            one = games[(games // apart % 2 == half) & (games + apart < len(games))]
            _exchange(table, upper, lower, (one, one + apart))
    return upper, lower


def _from_the_top(table: Whole, free: Flags) -> tuple[Whole, Whole]:
    """Return pairs of places: the highest free one gets the best one left, and so on."""
    runs = np.arange(len(free))
    games = free.shape[1] // 2
    upper, lower = (np.empty((len(free), games), dtype=np.int64) for _ in range(2))
    for game in range(games):
        highest = free.argmax(axis=1)
        free[runs, highest] = False
        # All above this game's number have an opponent.
        partner = game + np.where(free[:, game:], table[runs, highest, game:], TAKEN).argmin(axis=1)
        free[runs, partner] = False
        upper[:, game], lower[:, game] = highest, partner
    return upper, lower


def _exchange(costs: Whole, upper: Whole, lower: Whole, games: tuple[Whole, Whole]) -> None:
    """Give pairs of games the opponents of which the costs are least."""
    a, b = games
    one, two, three, four = upper[:, a], lower[:, a], upper[:, b], lower[:, b]
    size = costs.shape[1]
    of_one, of_two, of_three = (np.stack((one, two, three)) + np.arange(len(upper))[:, None] * size) * size
    pairs = np.stack((of_one + two, of_three + four, of_one + four, of_three + two, of_one + three, of_two + four))
    now, crossed, parallel = costs.take(pairs).reshape(3, 2, *one.shape).sum(axis=1)
    across = (crossed < now) & (crossed <= parallel)
    along = (parallel < now) & ~across
    lower[:, a] = np.where(across, four, np.where(along, three, two))
    upper[:, b] = np.where(along, two, three)
    lower[:, b] = np.where(across, two, four)
