"""The costs of all edges as one whole number each, wider than a machine's: a few arrays of 60 bits, called limbs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from formats.toolkit.matching.blossoms import Nested

Whole = NDArray[np.int64]
Flags = NDArray[np.bool_]

LIMB = 60
"""Bits. Three limbs may be added and taken away from one another before 64 bits run over."""
MASK = (1 << LIMB) - 1


class Costs:
    """Square and symmetric: what pairing `i` with `j` costs, and whether it is allowed at all.

    `limbs` are the digits of every cost, the highest first. All costs are multiples of four and none is below 0.
    """

    def __init__(self, layers: Sequence[Whole], allowed: Flags) -> None:
        """Pack the layers. Of all arrays only what stands above the diagonal is looked at.

        Every layer is shifted to begin at 0, which favours no perfect matching, and gets room for the sum over a whole
        matching, so that no later layer reaches the unit of an earlier one.
        """
        self.size = len(allowed)
        above = np.triu(allowed, 1)
        self.allowed = above | above.T
        self.layers = layers
        self._columns: list[tuple[Whole, int]] = []
        digits: list[Whole] = [np.zeros_like(above, dtype=np.int64)]
        offset = 2
        for layer in reversed(layers):
            known = layer[above]
            if not known.size:
                continue
            least, most = int(known.min()), int(known.max())
            if most > least:
                shifted = np.where(above, layer - least, 0)
                self._columns.append((shifted, offset))
                _write(shifted, offset, digits)
                offset += ((most - least) * (self.size // 2)).bit_length()
        self.limbs = [digit + digit.T for digit in reversed(digits)]

    def of(self, rows: NDArray[np.intp], columns: NDArray[np.intp]) -> list[int]:
        """The costs of these edges."""
        first, *others = ([*limb[rows, columns].tolist()] for limb in self.limbs)
        for other in others:
            first = [(high << LIMB) + low for high, low in zip(first, other, strict=True)]
        return first

    def narrow(self, edges: Flags) -> list[int]:
        """The costs of some edges, both ways, as numbers that compare alike when summed over these edges only."""
        rows, columns = np.nonzero(edges)
        first, second = np.minimum(rows, columns), np.maximum(rows, columns)
        packed = np.zeros(len(rows), dtype=np.int64)
        done: list[int] | None = None
        bits = 0
        for layer in self.layers:
            values = layer[first, second]
            if not len(values):
                continue
            values = values - values.min()
            room = int(values.max()) * self.size + 1
            bits += room.bit_length()
            if bits > LIMB and done is None:
                done = packed.tolist()
            if done is None:
                packed = packed * room + values
            else:
                done = [known * room + value for known, value in zip(done, values.tolist(), strict=True)]
        return packed.tolist() if done is None else done

    def roughly(self) -> NDArray[np.float64]:
        """All costs, rounded; infinite where no pairing is allowed."""
        return np.where(self.allowed, _rounded(self.limbs), np.inf)

    def roughly_without_each(self) -> Iterator[NDArray[np.float64]]:
        """All costs, rounded, without each of the layers in turn."""
        parts = [layer * 2.0**offset for layer, offset in self._columns]
        for left_out in range(len(parts)):
            rough = np.zeros(self.allowed.shape)
            for place, part in enumerate(parts):
                if place != left_out:
                    rough += part
            yield np.where(self.allowed, rough + rough.T, np.inf)

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
        found = []
        for _ in self.limbs[1:]:
            found.append(number & MASK)
            number >>= LIMB
        return (number, *reversed(found))


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
            everybody = [vertex for node in blossom.nodes for vertex in node]
            largest = max(blossom.nodes, key=len)
            others = [vertex for node in blossom.nodes if node is not largest for vertex in node]
            self.innermost[np.ix_(others, everybody)] = number
            self.innermost[np.ix_(everybody, others)] = number

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
        found = self.allowed.copy()
        for limb in self.limbs:
            found &= limb == 0
        return found

    def roughly(self) -> NDArray[np.float64]:
        """Rounded."""
        return _rounded(self.limbs)


def _rounded(limbs: Sequence[Whole]) -> NDArray[np.float64]:
    total = limbs[0].astype(np.float64)
    for limb in limbs[1:]:
        total *= float(1 << LIMB)
        total += limb
    return total


def _write(values: Whole, offset: int, digits: list[Whole]) -> None:
    """Add `values << offset` to digits of which the lowest comes first."""
    at, shift = divmod(offset, LIMB)
    if int(values.max()).bit_length() > LIMB:
        raise OverflowError("a layer of costs is wider than 60 bits")
    while len(digits) < at + 2:
        digits.append(np.zeros_like(values))
    digits[at] += (values & (MASK >> shift)) << shift
    digits[at + 1] += values >> (LIMB - shift)
