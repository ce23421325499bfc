"""Rules 5 and 6: the order within a group, by steps that start again whenever one has parted anybody.

The lists of the source are lost; these are readings P1 and P2.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import groupby

from formats.core.values import EntrantId

RECORD, RECORD_AMONG, DIFFERENCE_AMONG, DIFFERENCE, SCORED, LOTS = 1, 2, 3, 4, 5, 6
"""The six steps."""

Values = Mapping[EntrantId, Fraction]
Numbers = Callable[[tuple[EntrantId, ...]], Mapping[EntrantId, int] | None]
"""The numbers drawn for players whom steps 1 to 5 leave level (lower is better), or None while there are none."""


@dataclass(frozen=True, slots=True)
class GroupGame:
    """A game that counts: half-points by player, and the points scored where they are known."""

    players: tuple[EntrantId, EntrantId]
    half_points: tuple[int, int]
    points: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True)
class Step:
    """A step that parted somebody: its number and what everybody who was level had, higher is better."""

    number: int
    values: Values


@dataclass(frozen=True)
class GroupRanking:
    """The order of a group.

    `levels` go from the top down; a level of several players is one that only a draw of lots can part. `trace` holds
    the steps that parted somebody, in the order they were taken.
    """

    levels: tuple[tuple[EntrantId, ...], ...]
    trace: tuple[Step, ...] = ()
    _places: dict[EntrantId, int] = field(init=False, repr=False, compare=False, default_factory=dict)

    def __post_init__(self) -> None:
        """Number the places once."""
        place = 1
        for level in self.levels:
            self._places.update(dict.fromkeys(level, place))
            place += len(level)

    @property
    def order(self) -> tuple[EntrantId, ...]:
        """Everybody, the best first; level players as they were given."""
        return tuple(player for level in self.levels for player in level)

    def place(self, player: EntrantId) -> int:
        """The player's place, from 1; level players share the best of theirs."""
        return self._places[player]


def rank_group(players: Sequence[EntrantId], games: Sequence[GroupGame], numbers: Numbers) -> GroupRanking:
    """Rules 5 and 6. Level players come in the order of `players`."""
    trace: list[Step] = []

    def ordered(level: tuple[EntrantId, ...], first_step: int) -> list[tuple[EntrantId, ...]]:
        """The level, parted as far as it goes: the first step that parts anybody, then each part from step 2 on."""
        for number in range(first_step, LOTS + 1) if len(level) > 1 else ():
            values = step_values(number, level, games, numbers)
            if values is not None and len(set(values.values())) > 1:
                trace.append(Step(number, values))
                return [part for parted in _parts(level, values) for part in ordered(parted, RECORD_AMONG)]
        return [level] if level else []

    return GroupRanking(tuple(ordered(tuple(players), RECORD)), tuple(trace))


def _parts(level: Sequence[EntrantId], values: Values) -> list[tuple[EntrantId, ...]]:
    order = sorted(level, key=values.__getitem__, reverse=True)
    return [tuple(part) for _, part in groupby(order, key=values.__getitem__)]


def step_values(
    number: int, level: tuple[EntrantId, ...], games: Sequence[GroupGame], numbers: Numbers
) -> Values | None:
    """What a step compares; None where it needs a draw that has not been made."""
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
    """Steps 1 and 2: games won and half the tied ones, of the games played; 0 without a game."""
    made = [game.half_points[game.players.index(player)] for game in games if player in game.players]
    return Fraction(sum(made), 2 * len(made)) if made else Fraction(0)


def mean_difference(player: EntrantId, games: Collection[GroupGame]) -> Fraction:
    """Steps 3 and 4: points scored less points conceded, a game."""
    return _mean([mine - theirs for mine, theirs in _points(player, games)])


def mean_points(player: EntrantId, games: Collection[GroupGame]) -> Fraction:
    """Step 5: points scored, a game."""
    return _mean([mine for mine, _ in _points(player, games)])


def _points(player: EntrantId, games: Collection[GroupGame]) -> list[tuple[int, int]]:
    """The points of a player and of the opponent, in the games whose points are known."""
    known = ((game.players, game.points) for game in games if player in game.players and game.points is not None)
    return [points if players[0] == player else points[::-1] for players, points in known]


def _mean(values: Sequence[int]) -> Fraction:
    return Fraction(sum(values), len(values)) if values else Fraction(0)
