"""Berger tables: the schedule of a round robin.

The circle method. The last number stays in place, the others rotate; in each round the last number meets the one at the
pivot, and the others meet the one at the same distance on the other side of it. The side is chosen by parity so that
everybody's numbers of first and second sides differ by at most one. With an odd field the last number is a dummy.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class TableRound:
    """A round of the table, in seed numbers: pairs (first side first) and the player without an opponent, if any."""

    pairs: tuple[tuple[int, int], ...]
    free: int | None = None


def berger_table(size: int) -> tuple[TableRound, ...]:
    """Return all rounds for a field of `size`, in which each two meet once and sides differ by one at most.

    With an odd size the last number of the table is a dummy: its opponent is free.
    """
    last = size + size % 2
    rounds = (_pairs(last, number) for number in range(1, last))
    if last == size:
        return tuple(TableRound(pairs) for pairs in rounds)
    return tuple(TableRound(pairs[1:], min(pairs[0])) for pairs in rounds)


def _pairs(last: int, number: int) -> tuple[tuple[int, int], ...]:
    """Return one round of the table for an even `last`."""
    circle = last - 1
    pivot = (number - 1) * (last // 2) % circle + 1
    pairs = [(pivot, last) if pivot <= last // 2 else (last, pivot)]
    for step in range(1, last // 2):
        low, high = sorted(((pivot + step - 1) % circle + 1, (pivot - step - 1) % circle + 1))
        pairs.append((low, high) if (low + high) % 2 else (high, low))
    return tuple(pairs)
