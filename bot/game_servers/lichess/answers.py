"""Models of lichess's responses, and conversion of its games to `ServerGame`.

Source: lichess's OpenAPI description. Neither a draw nor an aborted game has a winner; the status distinguishes them.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, Literal

from pydantic import Field

from bot.game_server_api import lila
from bot.game_server_api.port import GameState, HowEnded, Oddity, ServerGame, WantedGame
from bot.game_server_api.reading import Milliseconds, Shape, readable, shaped
from bot.game_servers.lichess.terms import Terms, parsed

COLOURS = ("white", "black")
UNDER_WAY = frozenset({"created", "started"})
HOW: dict[str, HowEnded] = {
    "mate": "normal",
    "resign": "normal",
    "stalemate": "normal",
    "draw": "normal",
    "outoftime": "normal",
    "insufficientMaterialClaim": "normal",
    "variantEnd": "normal",
    "timeout": "forfeit",
    "noStart": "forfeit",
}
"""How games with these statuses ended.

A fallen flag (`outoftime`) is an ordinary loss if the loser has moved; otherwise the player did not come, and the clock
was started without them. `timeout` is a win claimed because the opponent left. Other statuses (`cheat`,
`unknownFinish`) are unclear.
"""


class User(Shape):
    """A user in a game."""

    id: str
    name: str


class Player(Shape):
    """A side of a game; without a user it is the computer or anonymous."""

    user: User | None = None


class Players(Shape):
    """Both sides."""

    white: Player
    black: Player


class GameClock(Shape):
    """Clock of a game, in seconds."""

    initial: int
    increment: int


class Game(lila.Game):
    """A game of white against black; `days` for a move in correspondence."""

    players: Players
    winner: Literal["white", "black"] | None = None
    clock: GameClock | None = None
    days: int | None = Field(default=None, alias="daysPerTurn")

    @property
    def lost_without_a_move(self) -> bool:
        """Whether there is a loser who made no move."""
        return self.winner is not None and self.moves_of_loser(COLOURS.index(self.winner)) == 0


class PairedGame(Shape):
    """A game of a bulk; players by id."""

    id: str
    white: str
    black: str


class BulkClock(Shape):
    """Clock of a bulk, in seconds."""

    limit: int
    increment: int


class Bulk(Shape):
    """Games paired by one request."""

    id: str
    games: tuple[PairedGame, ...]
    rated: bool
    variant: str
    pair_at: Milliseconds = Field(alias="pairAt")
    paired_at: Milliseconds | None = Field(default=None, alias="pairedAt")
    clock: BulkClock | None = None


class Bulks(Shape):
    """The host's bulks, the newest `MOST_LISTED`. The server sends this object, its description says a plain array."""

    bulks: tuple[Any, ...]


MOST_LISTED = 100
"""Maximum number of bulks that lichess lists."""


def bulks_in(answer: object) -> list[Bulk]:
    """Return the bulks of a response in either shape."""
    return readable(Bulk, answer if isinstance(answer, list) else shaped(Bulks, answer).bulks)


class Consent(Shape):
    """The response to an OAuth token request."""

    access_token: str = Field(repr=False)


def moment(milliseconds: int) -> datetime:
    """Convert milliseconds since the epoch to an aware datetime in UTC."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC)


def milliseconds(at: datetime) -> int:
    """Convert a datetime to milliseconds since the epoch."""
    return int(at.timestamp() * 1000)


def server_game(game: Game, wanted: WantedGame, address: str) -> ServerGame:
    """Convert a game to the port's value for a wanted game."""
    white, black = game.players.white.user, game.players.black.user
    state = _state(game)
    over = state not in {"waiting", "running"}
    return ServerGame(
        key=wanted.key,
        id=game.id,
        address=f"{address}/{game.id}",
        state=state,
        first=white.id if white else "",
        second=black.id if black else "",
        winner=None if game.winner is None else 0 if game.winner == "white" else 1,
        how=_how(game) if state == "finished" else "",
        oddities=oddities(game, parsed(wanted.terms)),
        started_at=moment(game.created),
        ended_at=moment(game.last_move) if over else None,
    )


def _how(game: Game) -> HowEnded:
    if game.status == "outoftime" and game.lost_without_a_move:
        return "forfeit"
    return HOW.get(game.status, "unclear")


def _state(game: Game) -> GameState:
    if game.status == "aborted":
        return "aborted"
    if game.status in UNDER_WAY:
        return "waiting" if game.status == "created" else "running"
    return "finished"


def oddities(game: Game, terms: Terms) -> tuple[Oddity, ...]:
    """Return the differences from the wanted terms."""
    odd: list[Oddity] = []
    if game.variant.lower() != terms.variant.lower():
        odd.append("wrong_variant")
    clock = None if game.clock is None else (game.clock.initial, game.clock.increment)
    if clock != terms.clock or (terms.days is not None and game.days != terms.days):
        odd.append("wrong_time")
    if terms.rated and not game.rated:
        odd.append("unrated")
    return tuple(odd)
