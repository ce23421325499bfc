"""Places of a league in which each player can still finish (rule 13).

Exact by enumeration if at most four games are open: all 3^4 = 81 endings are evaluated in one NumPy expression. With
more games open it is an interval: bounds on each player's final key (points, then SODOS) are compared pairwise. A
player is certainly above another if the lowest possible key exceeds the other's highest. That is sound (a place that is
excluded cannot happen) but not tight, because bounds of two players may not be reachable together.

Results only ever narrow the interval, so what was shown as impossible stays impossible.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain, product
from typing import Any

from formats.core.results import FULL_POINT

MOST_GAMES_PLAYED_OUT = 4
"""Up to this many open games, all endings are enumerated: three for each game, 81 in all."""


@dataclass(frozen=True)
class Contest:
    """A league at one moment. Players are numbers from 0, in the order that breaks ties at the end.

    `half_points` are those made so far, `beaten` the opponents that each has beaten, `to_play` the pairs of open games.
    """

    half_points: Sequence[int]
    beaten: Sequence[Sequence[int]]
    to_play: Sequence[tuple[int, int]]

    @property
    def players(self) -> range:
        """Return the numbers of all players."""
        return range(len(self.half_points))


def possible_places(contest: Contest) -> list[tuple[int, int]]:
    """Return the best and the worst place that each player can still reach. Results only narrow them.

    Exact if few games are open, otherwise by what is certain between each two players.
    """
    return _played_out(contest) if len(contest.to_play) <= MOST_GAMES_PLAYED_OUT else _by_certainties(contest)


def _by_certainties(contest: Contest) -> list[tuple[int, int]]:
    """Return places behind all who are certainly above, and before all who are certainly below."""
    lowest, highest = _lowest_keys(contest), _highest_keys(contest)
    players = contest.players
    # No player is certainly above or below themselves, since the lowest key never exceeds the highest.
    above, below = sorted(lowest), sorted(highest)
    return [
        (1 + len(players) - bisect_right(above, highest[who]), len(players) - bisect_left(below, lowest[who]))
        for who in players
    ]


def _lowest_keys(contest: Contest) -> list[int]:
    """Return keys that each player has for certain: points made, and the points of all beaten opponents so far."""
    made = contest.half_points
    sodos = [sum([made[other] for other in beaten]) for beaten in contest.beaten]
    return _keys(contest.half_points, sodos)


def _highest_keys(contest: Contest) -> list[int]:
    """Return keys that no player can exceed: all open games won, by the player and by all beaten opponents."""
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
    """Return the best and worst places over all endings of the open games."""
    if not contest.to_play:
        return [(place, place) for place in _places_now(contest)]
    import numpy as np  # noqa: PLC0415 - slow to import, and needed only here

    size = len(contest.half_points)
    made, has_won = _ways(len(contest.to_play))
    # Floating-point matrices are multiplied much faster (BLAS); all values are integers far below 2^53 and stay exact.
    sits = _each_alone(size)[[who for pair in contest.to_play for who in pair]]
    points = made @ sits + contest.half_points
    opponents = points[:, [who for first, second in contest.to_play for who in (second, first)]]
    # Keys are negated, lower is better: points weigh more than all SODOS together.
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
    """Return the place of each player once no game is open."""
    order = sorted(zip(_lowest_keys(contest), contest.players, strict=True), reverse=True)
    place_of = {who: place for place, (_, who) in enumerate(order, start=1)}
    return [place_of[who] for who in contest.players]


@cache
def _ways(games: int) -> tuple[Any, Any]:
    """Return every ending of so many games, a row each.

    Half-points of both players of each game, and -1 for each winner.
    """
    import numpy as np  # noqa: PLC0415 - see above

    endings = ((FULL_POINT, 0), (0, FULL_POINT), (0, 0))
    rows = [list(chain.from_iterable(way)) for way in product(endings, repeat=games)]
    made = np.array(rows, dtype=np.float64)
    return made, -(made > 0).astype(np.float64)


@cache
def _each_alone(size: int) -> Any:
    """Return the identity matrix."""
    import numpy as np  # noqa: PLC0415 - see above

    return np.eye(size)


def _keys(half_points: Sequence[int], sodos: Sequence[int]) -> list[int]:
    """Return points, then SODOS, then the order of the players as one number each: the greater the better."""
    size = len(half_points)
    beyond_sodos = FULL_POINT * size * size
    return [
        (points * beyond_sodos + strength) * size - who
        for who, (points, strength) in enumerate(zip(half_points, sodos, strict=True))
    ]
