"""The costs of all edges as one whole number each, wider than a machine's: a few arrays of 60 bits, called limbs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from formats.toolkit.matching.blossoms import Nested

Whole = NDArray[np.int64]
Flags = NDArray[np.bool_]

LIMB = 60
"""Bits. Three limbs may be added and taken away from one another before 64 bits run over."""
MASK = (1 << LIMB) - 1
EXACT = 52
"""Bits. Whole numbers up to there are the same as floats."""

Number = TypeVar("Number", np.int64, np.float64)


class Column(NamedTuple):
    """One layer as part of the packed costs: `(layer - least) << offset`; its sums stay below `1 << end`."""

    layer: Whole
    least: int
    offset: int
    end: int


@dataclass(frozen=True)
class Level:
    """A few layers, as whole numbers that are part of the packed costs when shifted by `offset` bits."""

    columns: Sequence[Column]
    offset: int

    def of(self, rows: NDArray[np.intp], columns: NDArray[np.intp]) -> Whole:
        """What these edges cost, from 0 up."""
        first, second = np.minimum(rows, columns), np.maximum(rows, columns)
        values = np.zeros(len(rows), dtype=np.int64)
        for column in self.columns:
            values += (column.layer[first, second] - column.least) << (column.offset - self.offset)
        return values


class Costs:
    """Square and symmetric: what pairing `i` with `j` costs, and whether it is allowed at all.

    `limbs` are the digits of every cost, the highest first. All costs are multiples of four and none is below 0.
    """

    def __init__(self, layers: Sequence[Whole], allowed: Flags) -> None:
        """Pack the layers. Of all arrays only what stands above the diagonal is looked at.

        Every layer is shifted to begin at 0, which favours no perfect matching, and gets room for the sum over a whole
        matching, so that no later layer reaches the unit of an earlier one. Layers that say nothing take no room.
        """
        self.size = len(allowed)
        above = np.triu(allowed, 1)
        self.allowed = above | above.T
        self._above = above
        self._columns: list[Column] = []
        digits: list[Whole] = []
        offset = 2
        for layer in reversed(layers):
            known = layer[above]
            least = int(known.min(initial=np.iinfo(np.int64).max))
            most = int(known.max(initial=np.iinfo(np.int64).min))
            if most > least:
                bits = (most - least).bit_length()
                _write(known - least, bits, offset, digits)
                end = offset + ((most - least) * (self.size // 2)).bit_length()
                self._columns.append(Column(layer, least, offset, end))
                offset = end
        # Prices are sums over whole matchings, two of which must fit into the highest limb together.
        while len(digits) * LIMB < offset:
            digits.append(np.zeros(np.count_nonzero(above), dtype=np.int64))
        self.limbs = [self._square(digit, 0) for digit in reversed(digits)]

    def of(self, rows: NDArray[np.intp], columns: NDArray[np.intp]) -> list[int]:
        """The costs of these edges."""
        first, *others = ([*limb[rows, columns].tolist()] for limb in self.limbs)
        for other in others:
            first = [(high << LIMB) + low for high, low in zip(first, other, strict=True)]
        return first

    def levels(self) -> Iterator[Level]:
        """The layers, the gravest first, as many at a time as a float can hold the sums of."""
        waiting = self._columns[::-1]
        while waiting:
            level = [column for column in waiting if waiting[0].end - column.offset <= EXACT or column is waiting[0]]
            yield Level(level, level[-1].offset)
            waiting = waiting[len(level) :]

    def roughly(self) -> NDArray[np.float64]:
        """All costs, rounded; infinite where no pairing is allowed."""
        return np.where(self.allowed, _rounded(self.limbs), np.inf)

    def roughly_without_each(self) -> Iterator[NDArray[np.float64]]:
        """All costs, rounded, without each of the layers in turn; infinite where no pairing is allowed."""
        parts = [(column.layer[self._above] - column.least) * 2.0**column.offset for column in self._columns]
        nothing = np.zeros(np.count_nonzero(self._above))
        below = [nothing]
        for part in parts[:-1]:
            below.append(below[-1] + part)
        above = nothing.copy()
        while parts:
            yield self._square(below.pop() + above, np.inf)
            above += parts.pop()

    def _square(self, values: NDArray[Number], otherwise: float) -> NDArray[Number]:
        """A symmetric table of the values of all allowed edges, row by row above the diagonal."""
        table = np.full(self.allowed.shape, otherwise, dtype=values.dtype)
        table[self._above] = values
        table.T[self._above] = values
        return table

    def slack(self, prices: Sequence[int], nests: Nests) -> Slack:
        """What every edge costs more than the prices of its ends; blossoms do not count for the edges inside them."""
        limbs = []
        parts = [np.array(part, dtype=np.int64) for part in zip(*map(self._digits, prices), strict=True)]
        twice = [np.array(part, dtype=np.int64) for part in zip(*map(self._digits, nests.twice), strict=True)]
        for limb, part, inside in zip(self.limbs, parts, twice, strict=True):
            left = limb - part[:, None]
            left -= part[None, :]
            if len(inside) > 1:
                left += inside[nests.innermost]
            limbs.append(left)
        for place in range(len(limbs) - 1, 0, -1):
            limbs[place - 1] += limbs[place] >> LIMB
            limbs[place] &= MASK
        return Slack(limbs, self.allowed)

    def _digits(self, number: int) -> tuple[int, ...]:
        """A number in as many limbs as costs have; only the highest may be negative."""
        digits = []
        for _ in self.limbs[1:]:
            digits.append(number & MASK)
            number >>= LIMB
        return (number, *reversed(digits))


class Nests:
    """Which blossoms lie around both ends of every edge.

    `innermost[i, j]` is the number of the smallest, from 1; 0 where there is none. By that number, `twice` is twice the
    price of it and all blossoms around it, and `counts` how many of these have a price.
    """

    def __init__(self, size: int, blossoms: Sequence[Nested]) -> None:
        """`blossoms` are listed from the outside in."""
        self.twice, self.counts = [0], [0]
        self.innermost: NDArray[np.int32] = np.zeros((size, size), dtype=np.int32)
        for number, blossom in enumerate(blossoms, start=1):
            self.twice.append(2 * blossom.price + self.twice[blossom.around + 1])
            self.counts.append(bool(blossom.price) + self.counts[blossom.around + 1])
            # What lies inside one node is written by the blossom of that node; so the largest need not be touched.
            largest = max(blossom.nodes, key=len)
            others = np.array([vertex for node in blossom.nodes if node is not largest for vertex in node])
            everybody = np.array([*others, *largest])
            self.innermost[others[:, None], everybody] = number
            self.innermost[everybody[:, None], others] = number

    def around_both(self) -> NDArray[np.int64]:
        """How many blossoms with a price lie around both ends of every edge."""
        return np.array(self.counts, dtype=np.int64)[self.innermost]


class Slack:
    """What every edge costs more than the prices of its ends, in limbs of which only the highest may be negative."""

    def __init__(self, limbs: Sequence[Whole], allowed: Flags) -> None:
        """Of the allowed edges."""
        self.limbs, self.allowed = limbs, allowed

    def negative(self) -> Flags:
        """The edges that cost less than the prices of their ends."""
        return (self.limbs[0] < 0) & self.allowed

    def tight(self) -> Flags:
        """The edges that cost exactly as much."""
        tight = self.allowed.copy()
        for limb in self.limbs:
            tight &= limb == 0
        return tight

    def roughly(self) -> NDArray[np.float64]:
        """Rounded."""
        return _rounded(self.limbs)


def _rounded(limbs: Sequence[Whole]) -> NDArray[np.float64]:
    total = limbs[0].astype(np.float64)
    for limb in limbs[1:]:
        total *= float(1 << LIMB)
        total += limb
    return total


def _write(values: Whole, bits: int, offset: int, digits: list[Whole]) -> None:
    """Add `values << offset` to digits of which the lowest comes first; no value has more than `bits` bits."""
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
