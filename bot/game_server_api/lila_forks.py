"""Adapter for forks of lila, which publish no bulk pairings: games that the players start are found in public lists.

Source: the routes and the export of games of the forks (`conf/routes`, `GameApiV2.scala`): `/api/games/user/NAME` with
`vs`, `since` and `ongoing` answers a line of JSON for each game. A fork has colours, variants and statuses of its own.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any
from urllib.parse import quote

from pydantic_settings import BaseSettings

from bot.game_server_api import lila
from bot.game_server_api.calling import Caller
from bot.game_server_api.contract import DiffersError, expect
from bot.game_server_api.finding import made_nothing, meant
from bot.game_server_api.port import (
    Check,
    GameServerError,
    GameServerPlugin,
    GameState,
    HowEnded,
    Link,
    LinkAsked,
    LinkBegun,
    Made,
    Oddity,
    Ratings,
    ServerGame,
    Surroundings,
    TermsError,
    WantedGame,
    WatchedGame,
)
from bot.game_server_api.reading import Shape, readable

FEW = 5
"""Games between two players that are read, newest first."""

CLOCK = re.compile(r"(?P<minutes>\d+)\+(?P<increment>\d+)(?:\|(?P<byoyomi>\d+)(?:x(?P<periods>\d))?)?")
"""Minutes, seconds for each move, and where a fork has it byoyomi: seconds, and periods if not one."""

UNDER_WAY = frozenset({"created", "started", "paused"})
FORFEITS = frozenset({"timeout", "noStart"})
COMMON = frozenset({"mate", "resign", "stalemate", "draw", "outoftime", "timeout", "noStart"})
"""Statuses of ends that all forks have; others of a fork are its own, and any other is unclear."""


@dataclass(frozen=True, slots=True)
class Dialect:
    """What a fork has of its own: the colours (first to move first), variants, ends of games, and byoyomi."""

    colours: tuple[str, str]
    variants: tuple[str, ...]
    ends: frozenset[str] = frozenset()
    byoyomi: bool = False


class Fork(BaseSettings):
    """The settings that every fork has."""

    address: str
    rating: str


class User(Shape):
    """A user in a game."""

    id: str


class Player(Shape):
    """A side of a game; without a user it is the computer or anonymous."""

    user: User | None = None


class Clock(Shape):
    """Clock of a game, in seconds."""

    initial: int
    increment: int
    byoyomi: int = 0
    periods: int = 0


class Game(lila.Game):
    """A game; the players by their colours."""

    players: dict[str, Player]
    winner: str | None = None
    clock: Clock | None = None


@dataclass(frozen=True, slots=True)
class Terms:
    """Parsed terms: the clock, rated or casual, and the variant."""

    clock: Clock
    rated: bool
    variant: str

    def __str__(self) -> str:
        """Return the canonical form."""
        clock = f"{self.clock.initial // 60}+{self.clock.increment}"
        if self.clock.byoyomi:
            periods = f"x{self.clock.periods}" if self.clock.periods > 1 else ""
            clock += f"|{self.clock.byoyomi}{periods}"
        return f"{clock} {'rated' if self.rated else 'casual'} {self.variant}"


def terms_of(text: str, dialect: Dialect) -> Terms:
    """Parse terms. Raises `TermsError` with the first unknown word, or without a word if there is no clock."""
    clock: Clock | None = None
    rated, variant = True, dialect.variants[0]
    for word in text.replace(",", " ").lower().split():
        matched = CLOCK.fullmatch(word)
        if matched is not None and (dialect.byoyomi or matched["byoyomi"] is None):
            byoyomi = int(matched["byoyomi"] or 0)
            clock = Clock(
                initial=60 * int(matched["minutes"]),
                increment=int(matched["increment"]),
                byoyomi=byoyomi,
                periods=int(matched["periods"] or bool(byoyomi)),
            )
        elif word in {"rated", "casual"}:
            rated = word == "rated"
        elif word in dialect.variants:
            variant = word
        else:
            raise TermsError(word)
    if clock is None:
        raise TermsError
    return Terms(clock, rated, variant)


class LilaFork:
    """Implements `GameServer` for a fork. Accounts are proved by a word in the profile; nothing is created."""

    makes_games = False

    def __init__(self, settings: Fork, surroundings: Surroundings, dialect: Dialect) -> None:
        self.caller = Caller(settings.address.rstrip("/"), surroundings.user_agent)
        self.dialect = dialect
        self._rating = settings.rating
        self.close = self.caller.close

    async def begin_link(self, asked: LinkAsked) -> LinkBegun:
        """Return a random word to be written into the profile."""
        return await lila.by_word(self.caller, asked)

    async def finish_link(self, asked: LinkAsked, begun: LinkBegun, answer: str = "") -> Link:
        """Check whether the word is in the profile."""
        del asked, answer
        return await lila.word_found(self.caller, begun)

    async def make(self, wanted: Sequence[WantedGame], standing: Sequence[WantedGame] = ()) -> Made:
        """Create nothing; games can be found once both players have an account."""
        del standing
        return made_nothing(wanted)

    async def happened(self, watched: Sequence[WatchedGame]) -> Sequence[ServerGame]:
        """Return the game of each pair with one request: the known one, else one on the terms, else the newest."""
        found: list[ServerGame] = []
        for each in watched:
            if each.wanted.first.account and each.wanted.second.account:
                found += meant(await self._between(each.wanted), each.id)
        return found

    async def ratings(self, accounts: Sequence[str]) -> Ratings:
        """Fetch ratings of the kind of game that the host names."""
        return await lila.ratings_of(self.caller, accounts, self._rating)

    async def _between(self, wanted: WantedGame) -> list[ServerGame]:
        """Return the games of two players since the round began, newest first."""
        query = {
            "vs": wanted.second.account,
            "since": str(int(wanted.since.timestamp() * 1000)),
            "ongoing": "true",
            "max": str(FEW),
        }
        return [self._server_game(game, wanted) for game in await self.games_of(wanted.first.account, query)]

    async def games_of(self, account: str, query: Mapping[str, str]) -> list[Game]:
        """Return games of a player; unreadable ones are omitted, and so are the empty lines of a slow export."""
        path = f"/api/games/user/{quote(account)}"
        answer = await self.caller.call("GET", path, query=query, headers={"Accept": lila.LINES})
        if answer.status == lila.NOT_FOUND:
            return []
        if answer.status != lila.OK:
            raise GameServerError("unreadable", detail=f"games, status {answer.status}")
        return readable(Game, [line for line in answer.json_lines() if line])

    def _server_game(self, game: Game, wanted: WantedGame) -> ServerGame:
        first, second = (game.players.get(colour, Player()).user for colour in self.dialect.colours)
        over = game.status not in UNDER_WAY
        return ServerGame(
            key=wanted.key,
            id=game.id,
            address=f"{self.caller.address}/{game.id}",
            state=_state(game),
            first=first.id if first else "",
            second=second.id if second else "",
            winner=_winner(game, self.dialect),
            how=how_ended(game, self.dialect) if over and game.status != "aborted" else "",
            oddities=oddities(game, terms_of(wanted.terms, self.dialect)),
            started_at=_moment(game.created),
            ended_at=_moment(game.last_move) if over else None,
        )


def _winner(game: Game, dialect: Dialect) -> Any:
    return dialect.colours.index(game.winner) if game.winner in dialect.colours else None


def _state(game: Game) -> GameState:
    if game.status in UNDER_WAY:
        return "waiting" if game.status == "created" else "running"
    return "aborted" if game.status == "aborted" else "finished"


def how_ended(game: Game, dialect: Dialect) -> HowEnded:
    """Return how a finished game ended. A flag that falls before the loser has moved means that they did not come."""
    has_moved = game.moves_of_loser(_winner(game, dialect)) > 0
    if game.status in FORFEITS or (game.status == "outoftime" and not has_moved):
        return "forfeit"
    return "normal" if game.status in COMMON | dialect.ends else "unclear"


def oddities(game: Game, terms: Terms) -> tuple[Oddity, ...]:
    """Return the differences from the wanted terms."""
    odd: list[Oddity] = []
    if game.variant.lower() != terms.variant:
        odd.append("wrong_variant")
    if game.clock is None or _comparable(game.clock) != _comparable(terms.clock):
        odd.append("wrong_time")
    if terms.rated and not game.rated:
        odd.append("unrated")
    return tuple(odd)


def _comparable(clock: Clock) -> tuple[int, ...]:
    """Periods mean nothing without byoyomi."""
    return clock.initial, clock.increment, clock.byoyomi, clock.periods if clock.byoyomi else 0


def _moment(milliseconds: int) -> datetime:
    return datetime.fromtimestamp(milliseconds / 1000, UTC)


def checks(adapter: LilaFork, known: Mapping[str, str]) -> list[Check]:
    """Return contract checks of a fork. Test data: an `account` with public games."""

    async def profile() -> None:
        account = await lila.account_named(adapter.caller, known["account"])
        expect("the id", account.id, known["account"].lower())

    async def nobody() -> None:
        answer = await adapter.caller.call("GET", "/api/user/no-such-account-here")
        expect("the status", answer.status, lila.NOT_FOUND)

    async def games() -> None:
        listed = await adapter.games_of(known["account"], {"max": "3", "ongoing": "true"})
        statuses = {game.status for game in listed}
        unknown = statuses - COMMON - adapter.dialect.ends - UNDER_WAY - {"aborted", "cheat", "unknownFinish"}
        if unknown:
            raise DiffersError(f"unknown statuses: {', '.join(sorted(unknown))}")

    return [
        Check("the profile of an account", profile),
        Check("an account that does not exist", nobody),
        Check("games of a player", games),
    ]


def fork_plugin(
    key: str, name: str, settings: type[BaseSettings], dialect: Dialect, terms_example: str
) -> GameServerPlugin:
    """Return the plug-in of a fork; `settings` is a `Fork` with its address and rating."""

    def opened(settings: Fork, surroundings: Surroundings) -> LilaFork:
        return LilaFork(settings, surroundings, dialect)

    def checked(settings: Fork, surroundings: Surroundings, known: Mapping[str, str]) -> tuple[list[Check], LilaFork]:
        adapter = opened(settings, surroundings)
        return checks(adapter, known), adapter

    return GameServerPlugin(
        key=key,
        name=name,
        settings=settings,
        opened=opened,
        read_terms=lambda text: str(terms_of(text, dialect)),
        terms_example=terms_example,
        checks=checked,
    )
