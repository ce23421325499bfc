"""Ranking within a group by steps that restart whenever one of them has split a tie (rules 5 and 6).

Six criteria in order: record, record among the tied players, points difference among them, points difference, points
scored, lots. The first criterion that distinguishes any of the tied players splits them into smaller levels; each level
starts again from the second criterion, now among its own members only. Players whom the steps leave tied stay one level
until a lot is drawn. All values are exact fractions.

The lists of the source are lost; these are readings P1 and P2.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import groupby

from formats.core.results import FULL_POINT
from formats.core.values import EntrantId

RECORD, RECORD_AMONG, DIFFERENCE_AMONG, DIFFERENCE, SCORED, LOTS = 1, 2, 3, 4, 5, 6
"""The six steps."""

Values = Mapping[EntrantId, Fraction]
Numbers = Callable[[tuple[EntrantId, ...]], Mapping[EntrantId, int] | None]
"""Function that returns the numbers drawn for players whom steps 1 to 5 leave tied (lower is better), or None."""


@dataclass(frozen=True, slots=True)
class GroupGame:
    """A game that counts: half-points by player, and the points scored if they are known.

    `worth` is what the points table gives for it, by player (as half-points, where that is left out), `win` what it
    gives for a win.
    """

    players: tuple[EntrantId, EntrantId]
    half_points: tuple[int, int]
    points: tuple[int, int] | None = None
    worth: tuple[int, int] | None = None
    win: int = FULL_POINT

    def made_by(self, player: EntrantId) -> int:
        """Return the points of a player in units of the table."""
        return (self.worth or self.half_points)[self.players.index(player)]


@dataclass(frozen=True, slots=True)
class Step:
    """A step that split a tie: its number, and the values of all players who were tied (higher is better)."""

    number: int
    values: Values


@dataclass(frozen=True)
class GroupRanking:
    """The ranking of a group.

    `levels` go from the top down; a level of several players can only be split by a draw of lots. `trace` holds the
    steps that split a tie, in the order they were taken.
    """

    levels: tuple[tuple[EntrantId, ...], ...]
    trace: tuple[Step, ...] = ()
    _places: dict[EntrantId, int] = field(init=False, repr=False, compare=False, default_factory=dict)

    def __post_init__(self) -> None:
        """Number the places."""
        place = 1
        for level in self.levels:
            self._places.update(dict.fromkeys(level, place))
            place += len(level)

    @property
    def order(self) -> tuple[EntrantId, ...]:
        """Return all players, the best first; tied players in their given order."""
        return tuple(player for level in self.levels for player in level)

    def place(self, player: EntrantId) -> int:
        """Return the player's place, from 1. Tied players share the best of theirs."""
        return self._places[player]


def rank_group(players: Sequence[EntrantId], games: Sequence[GroupGame], numbers: Numbers) -> GroupRanking:
    """Rank the players (rules 5 and 6). Tied players keep the order of `players`."""
    trace: list[Step] = []

    def ordered(level: tuple[EntrantId, ...], first_step: int) -> list[tuple[EntrantId, ...]]:
        """Split the level at the first step that distinguishes its players, then each part again from step 2 on."""
        for number in range(first_step, LOTS + 1) if len(level) > 1 else ():
            values = step_values(number, level, games, numbers)
            if values is not None and len(set(values.values())) > 1:
                trace.append(Step(number, values))
                return [part for parted in _parts(level, values) for part in ordered(parted, RECORD_AMONG)]
        return [level] if level else []

    return GroupRanking(tuple(ordered(tuple(players), RECORD)), tuple(trace))


def _parts(level: Sequence[EntrantId], values: Values) -> list[tuple[EntrantId, ...]]:
    """Split a level by values, the highest first."""
    order = sorted(level, key=values.__getitem__, reverse=True)
    return [tuple(part) for _, part in groupby(order, key=values.__getitem__)]


def step_values(
    number: int, level: tuple[EntrantId, ...], games: Sequence[GroupGame], numbers: Numbers
) -> Values | None:
    """Return what a step compares; None if it needs a draw that has not been made."""
    among = [game for game in games if set(game.players) <= set(level)]
    if number in {RECORD, RECORD_AMONG}:
        return {player: record_share(player, games if number == RECORD else among) for player in level}
    if number in {DIFFERENCE_AMONG, DIFFERENCE}:
        return {player: mean_difference(player, among if number == DIFFERENCE_AMONG else games) for player in level}
    if number == SCORED:
        return {player: mean_points(player, games) for player in level}
    drawn = numbers(level)
    return None if drawn is None else {player: Fraction(-drawn[player]) for player in level}


def record_share(player: EntrantId, games: Collection[GroupGame]) -> Fraction:
    """Return the points made as a share of those for as many wins; 0 without a game (steps 1 and 2)."""
    played = [game for game in games if player in game.players]
    return Fraction(sum(game.made_by(player) for game in played), sum(game.win for game in played) or 1)


def mean_difference(player: EntrantId, games: Collection[GroupGame]) -> Fraction:
    """Return points scored minus points conceded, per game (steps 3 and 4)."""
    return _mean([mine - theirs for mine, theirs in _points(player, games)])


def mean_points(player: EntrantId, games: Collection[GroupGame]) -> Fraction:
    """Return points scored per game (step 5)."""
    return _mean([mine for mine, _ in _points(player, games)])


def _points(player: EntrantId, games: Collection[GroupGame]) -> list[tuple[int, int]]:
    """Return the points of a player and of the opponent, in the games whose points are known."""
    known = ((game.players, game.points) for game in games if player in game.players and game.points is not None)
    return [points if players[0] == player else points[::-1] for players, points in known]


def _mean(values: Sequence[int]) -> Fraction:
    """Return the mean, 0 for no values."""
    return Fraction(sum(values), len(values)) if values else Fraction(0)
