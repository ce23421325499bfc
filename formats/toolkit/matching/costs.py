"""Edge costs as multi-word integers: all layers packed into one number, stored as NumPy arrays of 60-bit limbs.

Packing is positional, as digits of a number. Layer `k` is shifted to begin at 0 and gets `bits(range * n/2)` bits, the
room for its sum over a whole matching of `n` vertices. So the sum of a later layer never carries into an earlier one,
and the matching with the smallest total is the lexicographic minimum of the sums. A shift by a constant favours no
perfect matching, because all have `n / 2` edges.

The numbers are often wider than 64 bits. They are kept in limbs so that the slack of all `n**2` edges against the
prices is a few vectorised subtractions. Two low bits stay 0: the fractional start halves sums of prices, and the
blossom search needs even costs.

Floats (`roughly`) only choose candidates. Decisions about optimality use the exact limbs.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from formats.toolkit.matching.blossoms import NestedBlossom

Whole = NDArray[np.int64]
Flags = NDArray[np.bool_]
Numbers = NDArray[np.int32]
Places = NDArray[np.intp]

LIMB = 60
"""Bits in a limb. The spare bits of 64 hold the sign and the sum of the four terms of `slack` without overflow."""
MASK = (1 << LIMB) - 1
ROUGH_LIMBS = 16
"""Limbs, the most significant ones, that are rounded to a float: more do not fit its exponent, below 2**1024."""
BLOCK = 1 << 16
"""Edges whose reduced costs are computed at a time: half a megabyte in each limb."""
EVERY_ROW = slice(None)

Number = TypeVar("Number", np.int64, np.float64)


class Column(NamedTuple):
    """A layer and its position in the packed cost: `(layer - least) << offset`."""

    layer: Whole
    least: int
    offset: int

    def of(self, rows: Places, columns: Places) -> Whole:
        """Return the costs of the given edges in this layer, from 0 up."""
        costs: Whole = self.layer[np.minimum(rows, columns), np.maximum(rows, columns)] - self.least
        return costs


class Costs:
    """Square symmetric matrix of packed costs, and the mask of allowed edges.

    `limbs` are the digits of every cost, the most significant first. All costs are multiples of four and not negative.
    `widest` is the largest range of the costs in one layer.
    """

    def __init__(self, layers: Sequence[Whole], allowed: Flags) -> None:
        """Pack the layers, the most important first. Only the part of the arrays above the diagonal is read.

        A layer that has the same cost for all allowed edges takes no bits. Raises `OverflowError` for a layer whose
        range needs more than 60 bits.
        """
        self.size = len(allowed)
        above = np.triu(allowed, 1)
        self.allowed = above | above.T
        self._above = above
        self._columns: list[Column] = []
        digits: list[Whole] = []
        self.widest = 0
        offset = 2
        for layer in reversed(layers):
            known = layer[above]
            least = int(known.min(initial=np.iinfo(np.int64).max))
            most = int(known.max(initial=np.iinfo(np.int64).min))
            if most > least:
                self.widest = max(self.widest, most - least)
                bits = (most - least).bit_length()
                _write(known - least, bits, offset, digits)
                self._columns.append(Column(layer, least, offset))
                offset += ((most - least) * (self.size // 2)).bit_length()
        # Prices are sums over whole matchings: the highest limb must have room for the sum of two of them.
        while len(digits) * LIMB < offset:
            digits.append(np.zeros(np.count_nonzero(above), dtype=np.int64))
        self.limbs = [self._square(digit, 0) for digit in reversed(digits)]

    def of(self, rows: Places, columns: Places) -> list[int]:
        """Return the packed costs of the given edges as Python integers."""
        first, *others = ([*limb[rows, columns].tolist()] for limb in self.limbs)
        for other in others:
            first = [(high << LIMB) + low for high, low in zip(first, other, strict=True)]
        return first

    def columns(self) -> Sequence[Column]:
        """Return the layers that take bits, the most important first."""
        return self._columns[::-1]

    def roughly(self) -> NDArray[np.float64]:
        """Return all costs rounded to floats; infinite for edges that are not allowed."""
        return np.where(self.allowed, _rounded(self.limbs), np.inf)

    def roughly_without_each(self) -> Iterator[NDArray[np.float64]]:
        """Yield the rounded costs without one layer, for each layer, the most important first.

        Layers that take no bits are skipped. Edges that are not allowed cost infinitely much.
        """
        # Sums of the layers below and above the one left out are carried along, so the whole costs one pass.
        cut = LIMB * max(0, len(self.limbs) - ROUGH_LIMBS)
        parts = [(column.layer[self._above] - column.least) * 2.0 ** (column.offset - cut) for column in self._columns]
        nothing = np.zeros(np.count_nonzero(self._above))
        below = [nothing]
        for part in parts[:-1]:
            below.append(below[-1] + part)
        above = nothing.copy()
        while parts:
            yield self._square(below.pop() + above, np.inf)
            above += parts.pop()

    def _square(self, values: NDArray[Number], otherwise: float) -> NDArray[Number]:
        """Return a symmetric matrix of values that are listed for the allowed edges, row by row above the diagonal."""
        table = np.full(self.allowed.shape, otherwise, dtype=values.dtype)
        table[self._above] = values
        table.T[self._above] = values
        return table

    def slack(self, prices: Sequence[int], blossom_table: BlossomTable) -> Slack:
        """Return the reduced cost (slack) of every edge.

        That is the cost minus the prices of both ends, plus twice the prices of the blossoms around both ends. `prices`
        of vertices include those of all blossoms around them. A blossom around both ends is not left by the edge, so
        its price, which is then contained twice, is added back.
        """
        parts = [np.array(part, dtype=np.int64) for part in zip(*map(self._digits, prices), strict=True)]
        twice = [np.array(part, dtype=np.int64) for part in zip(*map(self._digits, blossom_table.twice), strict=True)]
        return Slack(self, parts, twice, blossom_table.innermost)

    def _digits(self, number: int) -> tuple[int, ...]:
        """Return an integer split into as many limbs as the costs have. Only the highest may be negative."""
        digits = []
        for _ in self.limbs[1:]:
            digits.append(number & MASK)
            number >>= LIMB
        return (number, *reversed(digits))


class BlossomTable:
    """The smallest blossom around both ends of each edge.

    `innermost[i, j]` is the number of that blossom, from 1, or 0 when no blossom contains both. Indexed by that number,
    `twice` is twice the summed price of the blossom and all blossoms around it, and `counts` the number of these with a
    price above 0.
    """

    def __init__(self, size: int, blossoms: Sequence[NestedBlossom]) -> None:
        """Fill the table. `blossoms` are ordered from the outside in, so that inner ones overwrite outer ones."""
        self.twice, self.counts = [0], [0]
        self.innermost: Numbers = np.zeros((size, size), dtype=np.int32)
        for number, blossom in enumerate(blossoms, start=1):
            self.twice.append(2 * blossom.price + self.twice[blossom.around + 1])
            self.counts.append(bool(blossom.price) + self.counts[blossom.around + 1])
            # Edges inside one node are overwritten by the blossom of that node, if it is one. So the rows of the
            # largest node need no writing, which keeps the cost of deeply nested blossoms low.
            largest = max(blossom.nodes, key=len)
            others = np.array([vertex for node in blossom.nodes if node is not largest for vertex in node])
            members = np.array([*others, *largest])
            self.innermost[others[:, None], members] = number
            self.innermost[members[:, None], others] = number

    def around_both(self) -> NDArray[np.int64]:
        """Return for every edge the number of priced blossoms around both of its ends."""
        return np.array(self.counts, dtype=np.int64)[self.innermost]


class Slack:
    """Reduced costs of all edges, computed a block of rows at a time: whole arrays would not fit the cache."""

    def __init__(self, costs: Costs, prices: Sequence[Whole], twice: Sequence[Whole], innermost: Numbers) -> None:
        """Store the limbs of the prices, and those of `BlossomTable.twice` with the numbers that index them."""
        self._costs, self._prices, self._twice, self._innermost = costs, prices, twice, innermost

    def negative(self) -> Flags:
        """Return the allowed edges with negative reduced cost: those that violate the prices."""
        negative = np.empty_like(self._costs.allowed)
        for rows in self._blocks():
            negative[rows] = self._limbs(rows)[0] < 0
        return negative & self._costs.allowed

    def tight(self) -> Flags:
        """Return the allowed edges with reduced cost 0."""
        tight = self._costs.allowed.copy()
        for rows in self._blocks():
            for limb in self._limbs(rows):
                tight[rows] &= limb == 0
        return tight

    def roughly(self, rows: Places | slice = EVERY_ROW) -> NDArray[np.float64]:
        """Return the reduced costs of these rows rounded to floats."""
        return _rounded(self._limbs(rows))

    def _blocks(self) -> Iterator[slice]:
        """Yield slices of rows that have about `BLOCK` edges each."""
        size = self._costs.size
        step = max(1, BLOCK // size)
        return (slice(begin, begin + step) for begin in range(0, size, step))

    def _limbs(self, rows: Places | slice) -> list[Whole]:
        """Return the limbs of these rows, of which only the highest may be negative."""
        limbs = []
        for limb, price, twice in zip(self._costs.limbs, self._prices, self._twice, strict=True):
            left = limb[rows] - price[rows, None]
            left -= price[None, :]
            if len(twice) > 1:
                left += twice[self._innermost[rows]]
            limbs.append(left)
        # Carry, from the least significant limb up. The shift is arithmetic, so negative limbs borrow from the next
        # one.
        for place in range(len(limbs) - 1, 0, -1):
            limbs[place - 1] += limbs[place] >> LIMB
            limbs[place] &= MASK
        return limbs


def _rounded(limbs: Sequence[Whole]) -> NDArray[np.float64]:
    total = limbs[0].astype(np.float64)
    for limb in limbs[1:ROUGH_LIMBS]:
        total *= float(1 << LIMB)
        total += limb
    return total


def _write(values: Whole, bits: int, offset: int, digits: list[Whole]) -> None:
    """Add `values << offset` to the limbs, least significant first. `bits` is the width of the largest value.

    A value may cross the border of two limbs. Raises `OverflowError` for more than 60 bits.
    """
    if bits > LIMB:
        raise OverflowError("a layer of costs is wider than 60 bits")
    at, shift = divmod(offset, LIMB)
    while len(digits) <= (offset + bits - 1) // LIMB:
        digits.append(np.zeros_like(values))
    if shift + bits <= LIMB:
        digits[at] += values << shift
    else:
        digits[at] += (values & (MASK >> shift)) << shift
        digits[at + 1] += values >> (LIMB - shift)
