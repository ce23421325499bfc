"""Sort entrants by a list of criteria, and record the criterion that separates neighbours."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from operator import eq, itemgetter
from typing import Any, NamedTuple

from formats.core.values import EntrantId


@dataclass(frozen=True)
class Criterion:
    """A level of an order: its code, the value it compares, and whether high values come first."""

    code: str
    value: Callable[[EntrantId], Any]
    highest_first: bool = True


class Place(NamedTuple):
    """An entrant's place in an order.

    Entrants that are equal in all criteria share a `rank`. `values` are those of the criteria, in order. `separated_by`
    is the code of the criterion that puts the entrant below the one listed before; None for the first and for a shared
    rank.
    """

    entrant: EntrantId
    rank: int
    values: tuple[Any, ...]
    separated_by: str | None


def in_order(entrants: Iterable[EntrantId], criteria: Sequence[Criterion]) -> list[Place]:
    """Return the entrants sorted by the criteria, the first one most significant; equal ones keep their order."""
    known = list(entrants)
    lines = list(zip(*(map(criterion.value, known) for criterion in criteria), known, strict=True))
    if all(criterion.highest_first for criterion in criteria):
        lines.sort(key=itemgetter(slice(-1)), reverse=True)
    else:
        # Stable sorts from the last criterion to the first give the lexicographic order, each in its own direction.
        for level in range(len(criteria) - 1, -1, -1):
            lines.sort(key=itemgetter(level), reverse=criteria[level].highest_first)
    codes = [criterion.code for criterion in criteria]
    places: list[Place] = []
    above, rank = None, 1
    for position, line in enumerate(lines, start=1):
        values = line[:-1]
        separated_by = None
        if above is not None and values != above:
            separated_by = codes[list(map(eq, values, above)).index(False)]
            rank = position
        places.append(Place(line[-1], rank, values, separated_by))
        above = values
    return places
