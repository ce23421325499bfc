"""What we rely on in Woogles' answers, and what a game there means to a tournament.

Source: the protos of liwords. Rounds are counted from 0 there. A tournament calls its players `uuid:username`; a list
of games calls them by name alone, so names in lower case are the accounts here.
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
"""How games end; what else there may be is unclear. Who lost on time may be ahead on points."""

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
"""What the numbers of liwords' `WooglesError` mean, as far as we can meet them."""


class GamePlayer(Shape):
    """Somebody in a game that is over."""

    username: str
    score: int
    result: str


class EndedGame(Shape):
    """A game in RecentGames; whoever went first stands first. `time` is in seconds, as text."""

    game_id: str
    players: tuple[GamePlayer, GamePlayer]
    end_reason: str
    time: Seconds
    round: int
    division: str


class RecentGames(Shape):
    """The games of a tournament that were played, the last one first; never aborted or cancelled ones.

    Each is an `EndedGame`, read on its own.
    """

    games: tuple[Any, ...]


class Metadata(Shape):
    """What a tournament is called, and what is open: while one of them is, no round can be started."""

    id: str
    slug: str
    checkins_open: bool = False
    registration_open: bool = False


class TournamentAbout(Shape):
    """An answer of GetTournamentMetadata."""

    metadata: Metadata


class Person(Shape):
    """A player of a division: `uuid:username`."""

    id: str

    @property
    def account(self) -> str:
        """The name in lower case."""
        return self.id.partition(":")[2].lower()


class Persons(Shape):
    """The players, in the order pairings count them."""

    persons: tuple[Person, ...] = ()


class Pairing(Shape):
    """Two players of a round by their index, or one twice."""

    players: tuple[int, int]
    round: int
    outcomes: tuple[str, ...]

    @property
    def settled(self) -> bool:
        """Whether both have a result."""
        return NO_RESULT not in self.outcomes


class RoundControls(Shape):
    """How a round is paired, and who goes first in it."""

    pairing_method: str = MANUAL
    first_method: str = MANUAL_FIRST


class Division(Shape):
    """A division; `current_round` is the round that was started last, -1 before the first."""

    players: Persons
    pairing_map: dict[str, Pairing]
    current_round: int
    round_controls: tuple[RoundControls, ...] = ()

    def pairs(self, number: int) -> dict[tuple[str, str], Pairing]:
        """The pairings of a round by their accounts."""
        persons = self.players.persons
        return {
            (persons[pairing.players[0]].account, persons[pairing.players[1]].account): pairing
            for pairing in self.pairing_map.values()
            if pairing.round == number
        }

    def open_pairs(self, number: int) -> list[tuple[str, str]]:
        """Those of a round that have no result yet."""
        return [pair for pair, pairing in self.pairs(number).items() if not pairing.settled]

    def ids(self) -> dict[str, str]:
        """What the tournament calls each account."""
        return {person.account: person.id for person in self.players.persons}


class Event(Shape):
    """An answer of GetTournament."""

    divisions: dict[str, Division]
    started: bool


class Profile(Shape):
    """A public profile; ratings are JSON in text."""

    about: str = ""
    ratings_json: str = ""


class Rating(Shape):
    """A rating, and when it moved last (seconds)."""

    rating: float = Field(alias="r")
    moved: int = Field(default=0, alias="ts")


class AllRatings(Shape):
    """What is in the JSON in the text."""

    data: dict[str, Rating] = Field(default_factory=dict, alias="Data")


class ConnectError(Shape):
    """An error as Connect words it; the message of a tournament's error is `;number;tournament;division;…`."""

    code: str
    message: str = ""

    @property
    def number(self) -> int:
        """The number of a tournament's error, 0 for another error."""
        number = self.message.strip(";").partition(";")[0]
        return int(number) if number.isascii() and number.isdigit() and len(number) < len("10000") else 0

    def __str__(self) -> str:
        """The message, and what its number means."""
        meaning = CODES.get(self.number, self.code)
        return f"{meaning}: {excerpt(self.message)}"


def told(game: EndedGame, wanted: WantedGame, site: str) -> ServerGame:
    """What a game means to whoever wanted it."""
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
    """The accounts of both."""
    return frozenset(player.username.lower() for player in game.players)


def words_of(ratings: AllRatings) -> Iterator[str]:
    """The kinds of ratings, that which moved last first."""
    yield from sorted(ratings.data, key=lambda kind: -ratings.data[kind].moved)
