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
from functools import cache, lru_cache
from itertools import product
from typing import Any

from formats.core.points import USUAL, PointTable

MOST_GAMES_PLAYED_OUT = 4
"""Up to this many open games, all endings are enumerated: three for each game, 81 in all."""

MOST_ENDINGS = 1000
"""Bonus points and forfeits of their own worth make more endings; up to this many are enumerated."""


@dataclass(frozen=True)
class Contest:
    """A league at one moment. Players are numbers from 0, in the order that breaks ties at the end.

    `points` are those made so far, `beaten` the opponents that each has beaten, `to_play` the pairs of open games;
    `worth` is what these will give.
    """

    points: Sequence[int]
    beaten: Sequence[Sequence[int]]
    to_play: Sequence[tuple[int, int]]
    worth: PointTable = USUAL

    @property
    def players(self) -> range:
        """Return the numbers of all players."""
        return range(len(self.points))


def possible_places(contest: Contest) -> list[tuple[int, int]]:
    """Return the best and the worst place that each player can still reach. Results only narrow them.

    Exact if few games are open, otherwise by what is certain between each two players.
    """
    games = len(contest.to_play)
    few = games <= MOST_GAMES_PLAYED_OUT and len(_endings(contest.worth)) ** games <= MOST_ENDINGS
    return _played_out(contest) if few else _by_certainties(contest)


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
    """Return keys that each player has for certain: the least points, and those of all beaten opponents so far."""
    made = list(contest.points)
    least = min(min(mine, theirs) for mine, theirs, _ in _endings(contest.worth))
    for pair in contest.to_play:
        for who in pair:
            made[who] += least
    sodos = [sum([made[other] for other in beaten]) for beaten in contest.beaten]
    return _keys(made, sodos, contest.worth)


def _highest_keys(contest: Contest) -> list[int]:
    """Return keys that no player can exceed: all open games won, by the player and by all beaten opponents."""
    most = list(contest.points)
    win = _highest(contest.worth)
    given_up = win - max(lost for _, lost in contest.worth.of_game)
    for pair in contest.to_play:
        for who in pair:
            most[who] += win
    sodos = [sum([most[other] for other in beaten]) for beaten in contest.beaten]
    for player, other in contest.to_play:
        sodos[player] += most[other] - given_up
        sodos[other] += most[player] - given_up
    return _keys(most, sodos, contest.worth)


def _played_out(contest: Contest) -> list[tuple[int, int]]:
    """Return the best and worst places over all endings of the open games."""
    if not contest.to_play:
        return [(place, place) for place in _places_now(contest)]
    import numpy as np  # noqa: PLC0415 - slow to import, and needed only here

    size = len(contest.points)
    made, has_won = _ways(len(contest.to_play), _endings(contest.worth))
    # Floating-point matrices are multiplied much faster (BLAS); all values are integers far below 2^53 and stay exact.
    sits = _each_alone(size)[[who for pair in contest.to_play for who in pair]]
    points = made @ sits + contest.points
    opponents = points[:, [who for first, second in contest.to_play for who in (second, first)]]
    # Keys are negated, lower is better: points weigh more than all SODOS together.
    weights = [[0.0] * size for _ in contest.players]
    for who, beaten in enumerate(contest.beaten):
        weights[who][who] -= _highest(contest.worth) * size * size
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
def _endings(worth: PointTable) -> tuple[tuple[int, int, int], ...]:
    """Return every ending of a game: the points of both, and the winning seat; -1 where neither came."""
    won = worth.of_game
    return (
        *((mine, theirs, 0) for mine, theirs in won),
        *((mine, theirs, 1) for theirs, mine in won),
        (worth.forfeit_loss, worth.forfeit_loss, -1),
    )


@cache
def _highest(worth: PointTable) -> int:
    """Return the most points that a game or a walkover can give."""
    return max(*(won for won, _ in worth.of_game), worth.full_bye, worth.allocated_bye or 0)


@lru_cache(maxsize=64)
def _ways(games: int, endings: tuple[tuple[int, int, int], ...]) -> tuple[Any, Any]:
    """Return every ending of so many games, a row each.

    Points of both players of each game, and -1 for each winner.
    """
    import numpy as np  # noqa: PLC0415 - see above

    ways = list(product(endings, repeat=games))
    made = np.array([[made for *both, _ in way for made in both] for way in ways], dtype=np.float64)
    won = np.array([[-float(seat == winner) for *_, winner in way for seat in (0, 1)] for way in ways])
    return made, won


@cache
def _each_alone(size: int) -> Any:
    """Return the identity matrix."""
    import numpy as np  # noqa: PLC0415 - see above

    return np.eye(size)


def _keys(points: Sequence[int], sodos: Sequence[int], worth: PointTable) -> list[int]:
    """Return points, then SODOS, then the order of the players as one number each: the greater the better."""
    size = len(points)
    beyond_sodos = _highest(worth) * size * size
    return [
        (made * beyond_sodos + strength) * size - who
        for who, (made, strength) in enumerate(zip(points, sodos, strict=True))
    ]
