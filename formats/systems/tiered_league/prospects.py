"""Rule 13: in which places of a league everybody can still finish."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain, product
from typing import Any

from formats.core.results import FULL_POINT

MOST_GAMES_PLAYED_OUT = 4
"""With so few open games, every way they can end is looked at; three ways each, 81 in all."""


@dataclass(frozen=True)
class Contest:
    """A league at one moment. Players are numbers from 0, in the order that parts them when all else is level.

    `half_points` are those made so far, `beaten` whom each has beaten, `to_play` the pairs whose games are open.
    """

    half_points: Sequence[int]
    beaten: Sequence[Sequence[int]]
    to_play: Sequence[tuple[int, int]]

    @property
    def players(self) -> range:
        """All of them."""
        return range(len(self.half_points))


def possible_places(contest: Contest) -> list[tuple[int, int]]:
    """The best and the worst place of each player that can still happen; results only ever narrow it.

    Exact when few games are open, otherwise by what is certain between two players at a time.
    """
    return _played_out(contest) if len(contest.to_play) <= MOST_GAMES_PLAYED_OUT else _by_certainties(contest)


def _by_certainties(contest: Contest) -> list[tuple[int, int]]:
    """Behind everybody who is above for certain, before everybody who is below for certain."""
    lowest, highest = _lowest_keys(contest), _highest_keys(contest)
    players = contest.players
    # Nobody is above or below themselves for certain, since nobody's lowest is above their highest.
    above, below = sorted(lowest), sorted(highest)
    return [
        (1 + len(players) - bisect_right(above, highest[who]), len(players) - bisect_left(below, lowest[who]))
        for who in players
    ]


def _lowest_keys(contest: Contest) -> list[int]:
    """What everybody has for certain: the points made, and those that everybody beaten has made by now."""
    made = contest.half_points
    sodos = [sum([made[other] for other in beaten]) for beaten in contest.beaten]
    return _keys(contest.half_points, sodos)


def _highest_keys(contest: Contest) -> list[int]:
    """What nobody exceeds: all open games won, and all others won by everybody beaten."""
    most = list(contest.half_points)
    for pair in contest.to_play:
        for who in pair:
            most[who] += FULL_POINT
    sodos = [sum([most[other] for other in beaten]) for beaten in contest.beaten]
    for player, other in contest.to_play:
        sodos[player] += most[other] - FULL_POINT
        sodos[other] += most[player] - FULL_POINT
    return _keys(most, sodos)


def _played_out(contest: Contest) -> list[tuple[int, int]]:
    """The best and worst places over every way in which the open games can end, all ways in one go."""
    if not contest.to_play:
        return [(place, place) for place in _places_now(contest)]
    import numpy as np  # noqa: PLC0415 - slow to import, and needed only here

    size = len(contest.half_points)
    made, has_won = _ways(len(contest.to_play))
    # Floating-point numbers are multiplied much faster, and these are whole and far below those that are not exact.
    sits = _each_alone(size)[[who for pair in contest.to_play for who in pair]]
    points = made @ sits + contest.half_points
    opponents = points[:, [who for first, second in contest.to_play for who in (second, first)]]
    # The lower the better: the points, and less than any of them the points of everybody beaten.
    weights = [[0.0] * size for _ in contest.players]
    for who, beaten in enumerate(contest.beaten):
        weights[who][who] -= FULL_POINT * size * size
        for other in beaten:
            weights[other][who] -= 1
    keys = points @ np.array(weights) + (opponents * has_won) @ sits
    places = keys.argsort(axis=1, kind="stable").argsort(axis=1)
    best, worst = places.min(axis=0).tolist(), places.max(axis=0).tolist()
    return [(1 + highest, 1 + lowest) for highest, lowest in zip(best, worst, strict=True)]


def _places_now(contest: Contest) -> list[int]:
    """The place of each player once no game is open."""
    order = sorted(zip(_lowest_keys(contest), contest.players, strict=True), reverse=True)
    place_of = {who: place for place, (_, who) in enumerate(order, start=1)}
    return [place_of[who] for who in contest.players]


@cache
def _ways(games: int) -> tuple[Any, Any]:
    """Every way in which so many games can end, a row each: half-points of the two of each game, -1 for who has won."""
    import numpy as np  # noqa: PLC0415 - see above

    endings = ((FULL_POINT, 0), (0, FULL_POINT), (0, 0))
    rows = [list(chain.from_iterable(way)) for way in product(endings, repeat=games)]
    made = np.array(rows, dtype=np.float64)
    return made, -(made > 0).astype(np.float64)


@cache
def _each_alone(size: int) -> Any:
    """A row for each of so many players, with a 1 in their place."""
    import numpy as np  # noqa: PLC0415 - see above

    return np.eye(size)


def _keys(half_points: Sequence[int], sodos: Sequence[int]) -> list[int]:
    """Points, then SODOS, then the order of the players, as one number each: the greater the better."""
    size = len(half_points)
    beyond_sodos = FULL_POINT * size * size
    return [
        (points * beyond_sodos + strength) * size - who
        for who, (points, strength) in enumerate(zip(half_points, sodos, strict=True))
    ]
