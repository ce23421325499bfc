"""Who meets whom when everybody meets everybody: the Berger tables."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class TableRound:
    """A round of the table, in seed numbers: the pairs, first side first, and who has no opponent (odd fields)."""

    pairs: tuple[tuple[int, int], ...]
    free: int | None = None


def berger_table(size: int) -> tuple[TableRound, ...]:
    """All rounds for a field of `size`: everybody meets everybody once, sides differing by one at most.

    With an odd size the last number of the table is nobody: whoever would meet it is free.
    """
    last = size + size % 2
    rounds = (_pairs(last, number) for number in range(1, last))
    if last == size:
        return tuple(TableRound(pairs) for pairs in rounds)
    return tuple(TableRound(pairs[1:], min(pairs[0])) for pairs in rounds)


def _pairs(last: int, number: int) -> tuple[tuple[int, int], ...]:
    """The even table of `last` numbers. All but the last sit on a circle; those as far from the pivot meet."""
    circle = last - 1
    pivot = (number - 1) * (last // 2) % circle + 1
    pairs = [(pivot, last) if pivot <= last // 2 else (last, pivot)]
    for step in range(1, last // 2):
        low, high = sorted(((pivot + step - 1) % circle + 1, (pivot - step - 1) % circle + 1))
        pairs.append((low, high) if (low + high) % 2 else (high, low))
    return tuple(pairs)
