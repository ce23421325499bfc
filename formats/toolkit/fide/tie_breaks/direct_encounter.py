"""Direct encounter (article 6)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction

from formats.toolkit.fide.record import Tournament

Meetings = Mapping[int, Mapping[int, Fraction | int]]
"""The points of each player against each opponent met: the mean if they met more than once."""


def meetings(tournament: Tournament, *, forfeits: bool) -> Meetings:
    """Return what players, by index, scored against each other. Forfeits count only with `forfeits`."""
    found: dict[int, dict[int, Fraction | int]] = {}
    for index, player in enumerate(tournament.players):
        games: dict[int, list[int]] = {}
        for entry in player.entries:
            if entry.opponent and (entry.played or forfeits):
                games.setdefault(entry.opponent - 1, []).append(tournament.points.of(entry.result))
        found[index] = {
            other: points[0] if len(points) == 1 else Fraction(sum(points), len(points))
            for other, points in games.items()
        }
    return found


def points_against(one: int, level: Collection[int], met: Meetings) -> list[Fraction | int]:
    """Return the points of a player against each of these whom they have met."""
    return [points for other, points in met.get(one, {}).items() if other in level]


def separated(level: Sequence[int], met: Meetings, win: int) -> list[list[int]]:
    """Return the players of a tie in groups, best first; those of a group stay level.

    If all have met, the sum of points orders them. Otherwise the first is ahead of all others whatever the missing
    games would bring, then the next of the rest. Players who are still level are compared again among themselves.
    """
    if len(level) < 2:  # noqa: PLR2004 - a single player
        return [list(level)]
    inside = frozenset(level)
    games = {one: points_against(one, inside, met) for one in level}
    sums = {one: sum(points) for one, points in games.items()}
    missing = {one: len(level) - 1 - len(points) for one, points in games.items()}
    groups: list[list[int]] = []
    if not any(missing.values()):
        groups = [[one for one in level if sums[one] == score] for score in sorted(set(sums.values()), reverse=True)]
    else:
        rest = list(level)
        while rest:
            first = [
                one
                for one in rest
                if all(sums[one] > sums[other] + win * missing[other] for other in rest if other != one)
            ]
            if not first:
                break
            groups.append(first)
            rest.remove(first[0])
        if rest:
            groups.append(rest)
    if len(groups) == 1:
        return groups
    return [part for group in groups for part in separated(group, met, win)]
