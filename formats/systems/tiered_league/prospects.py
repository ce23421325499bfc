"""Rule 13: in which places of a league everybody can still finish."""

from __future__ import annotations

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
    return [
        (
            1 + sum(lowest[other] > highest[who] for other in players if other != who),
            len(players) - sum(highest[other] < lowest[who] for other in players if other != who),
        )
        for who in players
    ]


def _lowest_keys(contest: Contest) -> list[int]:
    """What everybody has for certain: the points made, and those that everybody beaten has made by now."""
    sodos = [sum(contest.half_points[other] for other in beaten) for beaten in contest.beaten]
    return _keys(contest.half_points, sodos)


def _highest_keys(contest: Contest) -> list[int]:
    """What nobody exceeds: all open games won, and all others won by everybody beaten."""
    most = list(contest.half_points)
    for pair in contest.to_play:
        for who in pair:
            most[who] += FULL_POINT
    sodos = [sum(most[other] for other in beaten) for beaten in contest.beaten]
    for player, other in contest.to_play:
        sodos[player] += most[other] - FULL_POINT
        sodos[other] += most[player] - FULL_POINT
    return _keys(most, sodos)


def _played_out(contest: Contest) -> list[tuple[int, int]]:
    """The best and worst places over every way in which the open games can end, all ways in one go."""
    import numpy as np  # noqa: PLC0415 - slow to import, and needed only here

    size = len(contest.half_points)
    made, has_won = _ways(len(contest.to_play))
    seats = [who for pair in contest.to_play for who in pair]
    others = np.array([who for pair in contest.to_play for who in reversed(pair)], dtype=np.int64)
    sits = np.zeros((len(seats), size), dtype=np.int64)
    sits[range(len(seats)), seats] = 1
    times_beaten = [[0] * size for _ in contest.players]
    for who, beaten in enumerate(contest.beaten):
        for other in beaten:
            times_beaten[other][who] += 1
    points = np.array(contest.half_points, dtype=np.int64) + made @ sits
    sodos = points @ np.array(times_beaten, dtype=np.int64) + (points[:, others] * has_won) @ sits
    keys = (points * (FULL_POINT * size * size) + sodos) * size - np.arange(size)
    places = (keys[:, :, None] <= keys[:, None, :]).sum(axis=2)
    return list(zip(places.min(axis=0).tolist(), places.max(axis=0).tolist(), strict=True))


@cache
def _ways(games: int) -> tuple[Any, Any]:
    """Every way in which so many games can end, a row each: half-points of the two of each game, and who has won."""
    import numpy as np  # noqa: PLC0415 - see above

    endings = ((FULL_POINT, 0), (0, FULL_POINT), (0, 0))
    rows = [list(chain.from_iterable(way)) for way in product(endings, repeat=games)]
    made = np.array(rows, dtype=np.int64).reshape(len(rows), 2 * games)
    return made, (made > 0).astype(np.int64)


def _keys(half_points: Sequence[int], sodos: Sequence[int]) -> list[int]:
    """Points, then SODOS, then the order of the players, as one number each: the greater the better."""
    size = len(half_points)
    beyond_sodos = FULL_POINT * size * size
    return [
        (points * beyond_sodos + strength) * size - who
        for who, (points, strength) in enumerate(zip(half_points, sodos, strict=True))
    ]
