"""The leaderboard of a series: points by place, the best evenings of each player, seasons."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby

from formats.core.state_slices.evenings import Evening, Series
from formats.core.values import EntrantId


@dataclass(frozen=True, slots=True)
class LeaderboardLine:
    """A player's line. `rank` counts from 1 and is the same for equal `points`; `wins` are first places.

    `by_evening` are the points of each evening of the season, in order: None where the player was not there.
    """

    rank: int
    entrant: EntrantId
    points: int
    evenings: int
    wins: int
    by_evening: tuple[int | None, ...]


def seasons(series: Series) -> tuple[tuple[Evening, ...], ...]:
    """Return the evenings that were held, by season, oldest first; the last season may go on."""
    held = [evening for evening in series.evenings if evening.outcome == "held"]
    length = None if series.plan is None else series.plan.season
    size = length or max(1, len(held))
    return tuple(tuple(held[first : first + size]) for first in range(0, len(held), size))


def leaderboard(series: Series, out: frozenset[EntrantId], season: int = -1) -> tuple[LeaderboardLine, ...]:
    """Return the lines of a season (default: the last one), most points first, without the entrants who are `out`.

    Players who share a place all have its points. The best evenings count, as many as the plan says. Nothing breaks a
    tie on points: such players share a rank, in the order of their ids.
    """
    if series.plan is None or not (all_seasons := seasons(series)):
        return ()
    evenings, plan = all_seasons[season], series.plan
    earned: dict[EntrantId, dict[int, tuple[int, int]]] = defaultdict(dict)
    for number, evening in enumerate(evenings):
        for place, entrant in _places(evening):
            points = plan.points[place - 1] if place <= len(plan.points) else 0
            earned[entrant][number] = points, place
    totals = {
        entrant: sum(sorted((points for points, _ in by_evening.values()), reverse=True)[: plan.best])
        for entrant, by_evening in earned.items()
        if entrant not in out
    }
    in_order = sorted(totals, key=lambda entrant: (-totals[entrant], _number(entrant)))
    lines: list[LeaderboardLine] = []
    for _, equal in groupby(in_order, key=totals.__getitem__):
        rank = len(lines) + 1
        lines += [_line(rank, entrant, totals[entrant], earned[entrant], len(evenings)) for entrant in equal]
    return tuple(lines)


def _places(evening: Evening) -> Iterator[tuple[int, EntrantId]]:
    """Yield every player of an evening with the place, counted from 1."""
    place = 1
    for shared in evening.places:
        yield from ((place, entrant) for entrant in shared)
        place += len(shared)


def _line(
    rank: int, entrant: EntrantId, points: int, earned: dict[int, tuple[int, int]], evenings: int
) -> LeaderboardLine:
    wins = sum(place == 1 for _, place in earned.values())
    by_evening = tuple(earned[number][0] if number in earned else None for number in range(evenings))
    return LeaderboardLine(rank, entrant, points, len(earned), wins, by_evening)


def _number(entrant: EntrantId) -> int:
    return int(entrant[1:])
