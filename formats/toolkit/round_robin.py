"""Berger tables: the schedule of a round robin.

The circle method. The last number stays in place, the others rotate; in each round the last number meets the one at the
pivot, and the others meet the one at the same distance on the other side of it. The side is chosen by parity so that
everybody's numbers of first and second sides differ by at most one. With an odd field the last number is a dummy.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import overload

from formats.core.state import Stage
from formats.core.values import EntrantId


@dataclass(frozen=True, slots=True)
class TableRound:
    """A round of the table, in seed numbers: pairs (first side first) and the player without an opponent, if any."""

    pairs: tuple[tuple[int, int], ...]
    free: int | None = None


def berger_table(size: int) -> Sequence[TableRound]:
    """Return all rounds for a field of `size`, in which each two meet once and sides differ by one at most.

    With an odd size the last number of the table is a dummy: its opponent is free. A round is computed when it is read.
    """
    return _Table(size)


class _Table(Sequence[TableRound]):
    """The table of a field of `size`, as a lazy sequence."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._last = size + size % 2
        self._numbers = range(1, self._last)

    def __len__(self) -> int:
        return len(self._numbers)

    @overload
    def __getitem__(self, place: int) -> TableRound: ...

    @overload
    def __getitem__(self, place: slice) -> tuple[TableRound, ...]: ...

    def __getitem__(self, place: int | slice) -> TableRound | tuple[TableRound, ...]:
        if isinstance(place, slice):
            return tuple(map(self._round, self._numbers[place]))
        return self._round(self._numbers[place])

    def _round(self, number: int) -> TableRound:
        pairs = _pairs(self._last, number)
        return TableRound(pairs) if self._last == self._size else TableRound(pairs[1:], min(pairs[0]))


def _pairs(last: int, number: int) -> tuple[tuple[int, int], ...]:
    """Return one round of the table for an even `last`."""
    circle = last - 1
    pivot = (number - 1) * (last // 2) % circle + 1
    pairs = [(pivot, last) if pivot <= last // 2 else (last, pivot)]
    for step in range(1, last // 2):
        low, high = sorted(((pivot + step - 1) % circle + 1, (pivot - step - 1) % circle + 1))
        pairs.append((low, high) if (low + high) % 2 else (high, low))
    return tuple(pairs)


def round_of_legs(size: int, legs: int, played: int, *, exchange_last_rounds: bool = True) -> TableRound:
    """Return the round after so many played, where everybody meets everybody `legs` times.

    Sides are turned in every second leg. With `exchange_last_rounds` the last two rounds of a leg are exchanged where
    another follows, so that no player has the same side three times running (FIDE's annex on Berger tables).
    """
    table = berger_table(size)
    leg, place = divmod(played, len(table))
    if exchange_last_rounds and leg < legs - 1 and len(table) > 1 and place >= len(table) - 2:
        place = 2 * len(table) - 3 - place
    found = table[place]
    return found if leg % 2 == 0 else TableRound(tuple(pair[::-1] for pair in found.pairs), found.free)


def present_pairs(stage: Stage, pairs: Sequence[tuple[int, int]], count: int) -> list[tuple[EntrantId, EntrantId]]:
    """Return the pairs of seed numbers, as entrants, of which exactly `count` are active."""
    named = [(stage.seeds[first - 1], stage.seeds[second - 1]) for first, second in pairs]
    active = frozenset(stage.active)
    return [pair for pair in named if sum(who in active for who in pair) == count]
