"""Sort entrants by a list of criteria, and record the criterion that separates neighbours."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from operator import itemgetter
from typing import Any

from formats.core.values import EntrantId


@dataclass(frozen=True)
class Criterion:
    """A level of an order: its code, the value it compares, and whether high values come first."""

    code: str
    value: Callable[[EntrantId], Any]
    highest_first: bool = True


@dataclass(frozen=True)
class Place:
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
    # Stable sorts from the last criterion to the first give the lexicographic order, each in its own direction.
    for level in range(len(criteria) - 1, -1, -1):
        lines.sort(key=itemgetter(level), reverse=criteria[level].highest_first)
    places: list[Place] = []
    for position, line in enumerate(lines, start=1):
        values, entrant = line[:-1], line[-1]
        above = places[-1] if places else None
        if above is None:
            places.append(Place(entrant, position, values, None))
            continue
        parts = (level for level, mine in enumerate(above.values) if mine != values[level])
        separated_by = next((criteria[level].code for level in parts), None)
        places.append(Place(entrant, position if separated_by else above.rank, values, separated_by))
    return places
