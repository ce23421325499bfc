"""Direct encounter (article 6)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from formats.toolkit.fide.record import Tournament

Meetings = Mapping[tuple[int, int], Fraction]
"""The points of the first against the second of two players: the mean if they met more than once."""


def meetings(tournament: Tournament, *, forfeits: bool) -> Meetings:
    """Return what players, by index, scored against each other. Forfeits count only with `forfeits`."""
    games: dict[tuple[int, int], list[int]] = {}
    for index, player in enumerate(tournament.players):
        for entry in player.entries:
            if entry.opponent and (entry.played or forfeits):
                games.setdefault((index, entry.opponent - 1), []).append(tournament.points.of(entry.result))
    return {pair: Fraction(sum(points), len(points)) for pair, points in games.items()}


def separated(level: Sequence[int], met: Meetings, win: int) -> list[list[int]]:
    """Return the players of a tie in groups, best first; those of a group stay level.

    If all have met, the sum of points orders them. Otherwise the first is ahead of all others whatever the missing
    games would bring, then the next of the rest. Players who are still level are compared again among themselves.
    """
    if len(level) < 2:  # noqa: PLR2004 - a single player
        return [list(level)]
    sums = {one: sum((met.get((one, other), Fraction(0)) for other in level), Fraction(0)) for one in level}
    missing = {one: sum((one, other) not in met for other in level if other != one) for one in level}
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
