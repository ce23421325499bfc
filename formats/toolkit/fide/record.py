"""A chess tournament as federations record it: players by number, and what each did in each round.

Points are whole numbers of tenths (a win is usually 10): report files give one decimal. Results are the letters of
those files (`RESULTS`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Literal

WIN_LETTERS: Final = "1W"
DRAW_LETTERS: Final = "=D"
LOSS_LETTERS: Final = "0L"
PLAYED: Final = frozenset(WIN_LETTERS + DRAW_LETTERS + LOSS_LETTERS)
FORFEIT_WIN: Final = "+"
FORFEIT_LOSS: Final = "-"
FORFEITS: Final = frozenset(FORFEIT_WIN + FORFEIT_LOSS)
PAIRING_ALLOCATED: Final = "U"
ZERO_POINT_BYE: Final = "Z"
RESULTS: Final[Mapping[str, str]] = {
    "1": "win",
    "=": "draw",
    "0": "loss",
    "W": "win of an unrated game",
    "D": "draw of an unrated game",
    "L": "loss of an unrated game",
    "+": "forfeit win",
    "-": "forfeit loss",
    "U": "pairing-allocated bye",
    "F": "full-point bye",
    "H": "half-point bye",
    "Z": "zero-point bye, or absent",
}
"""The letters of results. An unrated game (`W`, `D`, `L`) was over before each side had moved; it counts as played."""

WHITE: Final = "w"
BLACK: Final = "b"
NO_COLOUR: Final = "-"
Colour = Literal["w", "b"]


def other_colour(colour: Colour) -> Colour:
    """Return the colour of the opponent."""
    return "b" if colour == "w" else "w"


@dataclass(frozen=True, slots=True)
class Points:
    """What results are worth, in tenths. `absence` is for zero-point byes and forfeit losses, `bye` for the PAB."""

    win: int = 10
    draw: int = 5
    loss: int = 0
    absence: int = 0
    bye: int = 10

    def of(self, result: str) -> int:
        """Return the points of a result (a letter of `RESULTS`)."""
        if result in "1W+F":
            return self.win
        if result in "=DH":
            return self.draw
        if result == PAIRING_ALLOCATED:
            return self.bye
        return self.loss if result in LOSS_LETTERS else self.absence


@dataclass(frozen=True, slots=True)
class Entry:
    """A round of a player. `opponent` is 0 and `colour` is `-` where there is none; a forfeit keeps both."""

    result: str
    opponent: int = 0
    colour: str = NO_COLOUR

    @property
    def played(self) -> bool:
        """True if the game was played: only such games make meetings and colours."""
        return self.result in PLAYED


@dataclass(frozen=True, slots=True)
class Player:
    """A player: `number` is the tournament pairing number (TPN), `entries` has one entry for each round so far.

    `rating` is 0 for an unrated player. The other fields are for report files only.
    """

    number: int
    entries: tuple[Entry, ...] = ()
    rating: int = 0
    name: str = ""
    sex: str = ""
    title: str = ""
    federation: str = ""
    fide_id: str = ""
    born: str = ""
    rank: int = 0


@dataclass(frozen=True, slots=True)
class VirtualPoints:
    """Points of an acceleration: for players `first` to `last` when rounds `begin` to `end` are paired."""

    points: int
    begin: int
    end: int
    first: int
    last: int


@dataclass(frozen=True, slots=True)
class Forbidden:
    """Players none of whom may meet another in rounds `begin` to `end`."""

    begin: int
    end: int
    players: frozenset[int]


@dataclass(frozen=True)
class Tournament:
    """A tournament after some rounds. `players` are in the order of their numbers, which run from 1 without gaps.

    `rounds` is the planned number. `absent` has the letter of the bye (`H`, `F`, `Z`) of each player who is not paired
    in the next round. In a `round_robin` forfeits count as games in tie-breaks (C.07 15.2).
    """

    players: Sequence[Player]
    rounds: int
    initial_colour: Colour = "w"
    points: Points = Points()
    absent: Mapping[int, str] = field(default_factory=dict)
    virtual_points: Sequence[VirtualPoints] = ()
    forbidden: Sequence[Forbidden] = ()
    round_robin: bool = False

    @property
    def played_rounds(self) -> int:
        """The number of rounds so far."""
        return len(self.players[0].entries) if self.players else 0

    def virtual(self, number: int, round_number: int) -> int:
        """Return the virtual points of a player in a round (C.04.7 1.4)."""
        return sum(
            given.points
            for given in self.virtual_points
            if given.begin <= round_number <= given.end and given.first <= number <= given.last
        )

    def before_round(self, number: int) -> Tournament:
        """Return the tournament as it was when a round was paired."""
        absent = {
            player.number: player.entries[number - 1].result
            for player in self.players
            if not player.entries[number - 1].opponent and player.entries[number - 1].result != PAIRING_ALLOCATED
        }
        players = [replace(player, entries=player.entries[: number - 1]) for player in self.players]
        return replace(self, players=players, absent=absent)


def first_colour(players: Sequence[Player]) -> Colour:
    """Return the initial colour as round 1 shows it: that of the first odd number who played; white if none did."""
    for player in players[::2]:
        if player.entries and player.entries[0].colour in {WHITE, BLACK}:
            return "w" if player.entries[0].colour == WHITE else "b"
    return "w"
