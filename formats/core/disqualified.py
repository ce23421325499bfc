"""Disqualified entrants in tables: listed, but without a place."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from formats.core.memoize import memoize
from formats.core.model import Standing
from formats.core.state import Stage
from formats.core.values import EntrantId


@memoize(lambda stage: (stage.seeds, stage.entrants))
def disqualified_of(stage: Stage) -> frozenset[EntrantId]:
    """Everybody of the stage whom a director has disqualified."""
    return frozenset(who for who in stage.seeds if stage.entrants[who].status == "disqualified")


def without_places(lines: Sequence[Standing], out: frozenset[EntrantId]) -> tuple[Standing, ...]:
    """Standings in which those in `out` come last and `apart`; the others move up.

    A disqualified winner of the final is thus no champion in any table, as with prizes and final places.
    """
    if not out or not any(line.entrant in out for line in lines):
        return tuple(lines)
    staying = [line for line in lines if line.entrant not in out]
    moved = [line.model_copy(update={"rank": rank}) for line, rank in zip(staying, _ranks(staying), strict=True)]
    last = [line for line in lines if line.entrant in out]
    return (*moved, *(_apart(line, len(moved) + place) for place, line in enumerate(last, start=1)))


def marked_apart(lines: Sequence[Standing], out: frozenset[EntrantId]) -> tuple[Standing, ...]:
    """A group's table in which those in `out` are `apart` where they are: what the places lead to does not change."""
    return tuple(_apart(line, line.rank) if line.entrant in out else line for line in lines)


def _ranks(lines: Iterable[Standing]) -> list[int]:
    """Ranks without gaps: whom nothing separated before still shares one."""
    ranks: list[int] = []
    before: int | None = None
    for place, line in enumerate(lines, start=1):
        ranks.append(ranks[-1] if line.rank == before else place)
        before = line.rank
    return ranks


def _apart(line: Standing, rank: int) -> Standing:
    return line.model_copy(update={"rank": rank, "apart": True, "note": None, "reasons": ()})
