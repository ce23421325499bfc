"""Models of Woogles's responses, and conversion of its games to `ServerGame`.

Source: the protos of liwords. Rounds are counted from 0 there. Tournaments identify players as `uuid:username`, lists
of games by name only; accounts here are therefore names in lower case.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any, Literal

from pydantic import Field

from bot.game_server_api.calling import excerpt
from bot.game_server_api.port import HowEnded, ServerGame, WantedGame
from bot.game_server_api.reading import Seconds, Shape

HOW: dict[str, HowEnded] = {
    "STANDARD": "normal",
    "CONSECUTIVE_ZEROES": "normal",
    "RESIGNED": "normal",
    "TRIPLE_CHALLENGE": "normal",
    "TIME": "time",
    "FORCE_FORFEIT": "forfeit",
}
"""How games with these end reasons ended; others are unclear. The loser on time may be ahead on points."""

NO_RESULT, VOID = "NO_RESULT", "VOID"
MANUAL, MANUAL_FIRST = "MANUAL", "MANUAL_FIRST"

CODES = {
    1010: "there is no such round",
    1032: "the player is in a division already",
    1033: "no players can be added in the last round",
    1038: "the round before is not complete",
    1039: "the tournament is finished",
    1041: "not everybody is paired",
    1054: "there is no such division",
    1062: "there is no such account",
    1066: "the game settings are not set",
    1067: "it is not the turn of this round",
    1098: "check-in or registration is open",
}
"""Meaning of the numbers of liwords' `WooglesError` that can occur."""


class GamePlayer(Shape):
    """A player of a finished game."""

    username: str
    score: int
    result: str


class EndedGame(Shape):
    """A game in RecentGames; the player who went first is first. `time` is seconds, as a string."""

    game_id: str
    players: tuple[GamePlayer, GamePlayer]
    end_reason: str
    time: Seconds
    round: int
    division: str


class RecentGames(Shape):
    """The finished games of a tournament, newest first, without aborted and cancelled ones.

    Each is an `EndedGame`, validated separately.
    """

    games: tuple[Any, ...]


class Metadata(Shape):
    """Names of a tournament, and whether check-in or registration is open, during which no round can be started."""

    id: str
    slug: str
    checkins_open: bool = False
    registration_open: bool = False


class TournamentAbout(Shape):
    """Response of GetTournamentMetadata."""

    metadata: Metadata


class Person(Shape):
    """A player of a division: `uuid:username`."""

    id: str

    @property
    def account(self) -> str:
        """The name in lower case."""
        return self.id.partition(":")[2].lower()


class Persons(Shape):
    """The players, in the order of their indices in pairings."""

    persons: tuple[Person, ...] = ()


class Pairing(Shape):
    """Two players of a round by index, or one twice."""

    players: tuple[int, int]
    round: int
    outcomes: tuple[str, ...]

    @property
    def settled(self) -> bool:
        """Whether both players have a result."""
        return NO_RESULT not in self.outcomes


class RoundControls(Shape):
    """How a round is paired, and who goes first."""

    pairing_method: str = MANUAL
    first_method: str = MANUAL_FIRST


class Division(Shape):
    """A division; `current_round` is the last started round, -1 before the first."""

    players: Persons
    pairing_map: dict[str, Pairing]
    current_round: int
    round_controls: tuple[RoundControls, ...] = ()

    def pairs(self, number: int) -> dict[tuple[str, str], Pairing]:
        """Return the pairings of a round by accounts."""
        persons = self.players.persons
        return {
            (persons[pairing.players[0]].account, persons[pairing.players[1]].account): pairing
            for pairing in self.pairing_map.values()
            if pairing.round == number
        }

    def open_pairs(self, number: int) -> list[tuple[str, str]]:
        """Return the pairs of a round without a result."""
        return [pair for pair, pairing in self.pairs(number).items() if not pairing.settled]

    def ids(self) -> dict[str, str]:
        """Return the tournament's player ids by account."""
        return {person.account: person.id for person in self.players.persons}


class Event(Shape):
    """Response of GetTournament."""

    divisions: dict[str, Division]
    started: bool


class Profile(Shape):
    """A public profile; ratings are JSON in a string."""

    about: str = ""
    ratings_json: str = ""


class Rating(Shape):
    """A rating, and when it last changed, in seconds."""

    rating: float = Field(alias="r")
    moved: int = Field(default=0, alias="ts")


class AllRatings(Shape):
    """Content of the JSON string of ratings."""

    data: dict[str, Rating] = Field(default_factory=dict, alias="Data")


class ConnectError(Shape):
    """An error of Connect; the message of a tournament's error is `;number;tournament;division;…`."""

    code: str
    message: str = ""

    @property
    def number(self) -> int:
        """The number of a tournament's error, 0 for other errors."""
        number = self.message.strip(";").partition(";")[0]
        return int(number) if number.isascii() and number.isdigit() and len(number) < len("10000") else 0

    def __str__(self) -> str:
        """Return the meaning of the number, and the message."""
        meaning = CODES.get(self.number, self.code)
        return f"{meaning}: {excerpt(self.message)}"


def server_game(game: EndedGame, wanted: WantedGame, site: str) -> ServerGame:
    """Convert a game to the port's value for a wanted game."""
    first, second = game.players
    winner: Literal[0, 1] | None = 0 if first.result == "WIN" else 1 if second.result == "WIN" else None
    return ServerGame(
        key=wanted.key,
        id=game.game_id,
        address=f"{site}/game/{game.game_id}",
        state="finished",
        first=first.username.lower(),
        second=second.username.lower(),
        winner=winner,
        how=HOW.get(game.end_reason, "unclear"),
        scores=(first.score, second.score),
        ended_at=datetime.fromtimestamp(game.time, UTC),
    )


def names(game: EndedGame) -> frozenset[str]:
    """Return the accounts of both players."""
    return frozenset(player.username.lower() for player in game.players)


def words_of(ratings: AllRatings) -> Iterator[str]:
    """Iterate over the kinds of ratings, last changed first."""
    yield from sorted(ratings.data, key=lambda kind: -ratings.data[kind].moved)
