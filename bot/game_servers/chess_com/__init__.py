"""chess.com: finished games that players started themselves are found in its published data, which is read-only.

Source: chess.com's Published-Data API: the profile and statistics of a player, and the games that ended
in a month (UTC). Requests are sent one after the other, as it asks. No game in progress and no aborted one is there.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from typing import Literal

from pydantic import Field
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.game_server_api.calling import Caller
from bot.game_server_api.contract import DiffersError, expect
from bot.game_server_api.finding import made_nothing, meant
from bot.game_server_api.port import (
    Check,
    GameServerError,
    GameServerPlugin,
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
    Trouble,
    WantedGame,
    WatchedGame,
    new_word,
)
from bot.game_server_api.reading import Seconds, Shape, readable, shaped

OK, NOT_FOUND, GONE = 200, 404, 410
NAME = re.compile(r"[A-Za-z0-9_-]{3,25}")
CLOCK = re.compile(r"(?P<minutes>\d+)\+(?P<increment>\d+)")
DAYS = re.compile(r"(?P<days>\d+)d")
RULES = ("chess", "chess960")
STARTED = re.compile(r'\[UTCDate "([\d.]+)"\]\s*\[UTCTime "([\d:]+)"\]')
"""When a game began, which only its PGN has."""

WON, TIED = "win", frozenset({"agreed", "repetition", "stalemate", "insufficient", "50move", "timevsinsufficient"})
HOW: Mapping[str, HowEnded] = {
    "checkmated": "normal",
    "resigned": "normal",
    "timeout": "normal",
    "abandoned": "forfeit",
}
"""How a player lost; other results are unclear."""


class ChessComSettings(BaseSettings):
    """Read from variables `HERALD_CHESS_COM_…`."""

    model_config = SettingsConfigDict(env_prefix="HERALD_CHESS_COM_", env_file=".env", extra="ignore")

    address: str = Field(
        default="https://api.chess.com", pattern=r"^https?://", description="Where chess.com publishes its data."
    )
    rating: str = Field(
        default="chess_rapid",
        description="Which rating there is read: chess_rapid, chess_blitz, chess_bullet or chess_daily.",
    )


class Profile(Shape):
    """A player. Players write the name and the location themselves: one of them can hold the word."""

    username: str
    status: str = ""
    name: str = ""
    location: str = ""


class Side(Shape):
    """A player of a game, with the result."""

    username: str
    result: str


class Game(Shape):
    """A finished game; `time_control` is in seconds, `600+5`, or a day a move, `1/86400`."""

    url: str
    white: Side
    black: Side
    rules: str
    time_control: str
    rated: bool = False
    end_time: Seconds
    pgn: str = ""


def terms_of(text: str) -> tuple[str, bool, str]:
    """Parse terms into (time control, rated, rules). Raises `TermsError`."""
    control, rated, rules = "", True, RULES[0]
    for word in text.replace(",", " ").lower().split():
        if (clock := CLOCK.fullmatch(word)) is not None:
            increment = f"+{int(clock['increment'])}" if int(clock["increment"]) else ""
            control = f"{60 * int(clock['minutes'])}{increment}"
        elif (days := DAYS.fullmatch(word)) is not None:
            control = f"1/{86_400 * int(days['days'])}"
        elif word in {"rated", "casual"}:
            rated = word == "rated"
        elif word in RULES:
            rules = word
        else:
            raise TermsError(word)
    if not control:
        raise TermsError
    return control, rated, rules


def read_terms(text: str) -> str:
    """Return the canonical form of typed terms. Raises `TermsError`."""
    control, rated, rules = terms_of(text)
    seconds, _, increment = control.partition("+")
    days = control.removeprefix("1/")
    pace = f"{int(days) // 86_400}d" if days != control else f"{int(seconds) // 60}+{increment or 0}"
    return f"{pace} {'rated' if rated else 'casual'} {rules}"


class OneAtATime(Caller):
    """HTTP client with one concurrent request."""

    def __post_init__(self) -> None:
        self._gate = asyncio.Semaphore(1)


class ChessCom:
    """Implements `GameServer`; nothing is created."""

    makes_games = False

    def __init__(self, settings: ChessComSettings, surroundings: Surroundings) -> None:
        self.caller = OneAtATime(settings.address.rstrip("/"), surroundings.user_agent)
        self._rating = settings.rating
        self._now = surroundings.now
        self.close = self.caller.close

    async def begin_link(self, asked: LinkAsked) -> LinkBegun:
        """Return a random word to be written into the profile."""
        profile = await self.profile(asked.typed)
        return LinkBegun("word", profile.username.lower(), profile.username, new_word())

    async def finish_link(self, asked: LinkAsked, begun: LinkBegun, answer: str = "") -> Link:
        """Check whether the word is in the name or the location."""
        del asked, answer
        profile = await self.profile(begun.account)
        if not begun.word or begun.word not in f"{profile.name} {profile.location}":
            raise GameServerError("not_proved")
        return Link(profile.username.lower(), profile.username)

    async def profile(self, name: str) -> Profile:
        """Return the open account of that name. Raises `unknown_account`."""
        if NAME.fullmatch(name) is None:
            raise GameServerError("unknown_account")
        answer = await self.caller.call("GET", f"/pub/player/{name.lower()}")
        if answer.status in {NOT_FOUND, GONE}:
            raise GameServerError("unknown_account")
        profile = shaped(Profile, answer.json())
        if profile.status.startswith("closed"):
            raise GameServerError("unknown_account")
        return profile

    async def make(self, wanted: Sequence[WantedGame], standing: Sequence[WantedGame] = ()) -> Made:
        """Create nothing; games can be found once both players have an account."""
        del standing
        return made_nothing(wanted)

    async def happened(self, watched: Sequence[WatchedGame]) -> Sequence[ServerGame]:
        """Read the months of each first player once; take the known game, else one on the terms, else the newest."""
        read: dict[tuple[str, str], list[Game]] = {}
        found: list[ServerGame] = []
        for each in watched:
            wanted = each.wanted
            if not (wanted.first.account and wanted.second.account):
                continue
            games: list[ServerGame] = []
            for month in months(wanted.since, self._now()):
                if (wanted.first.account, month) not in read:
                    read[wanted.first.account, month] = await self.games_of(wanted.first.account, month)
                games += [
                    server_game(game, wanted) for game in read[wanted.first.account, month] if is_between(game, wanted)
                ]
            games.reverse()  # a month lists the oldest first
            found += meant(games, each.id)
        return found

    async def games_of(self, account: str, month: str) -> list[Game]:
        """Return the games of a player that ended in a month, oldest first."""
        answer = await self.caller.call("GET", f"/pub/player/{account}/games/{month}")
        if answer.status == NOT_FOUND:
            return []
        listed = answer.json()
        if answer.status != OK or not isinstance(listed, dict) or not isinstance(listed.get("games"), list):
            raise GameServerError("unreadable", detail=f"games, status {answer.status}")
        return readable(Game, listed["games"])

    async def ratings(self, accounts: Sequence[str]) -> Ratings:
        """Fetch the ratings of each player with one request."""
        ratings: dict[str, float] = {}
        troubles: dict[str, Trouble] = {}
        for account in dict.fromkeys(accounts):
            answer = await self.caller.call("GET", f"/pub/player/{account.lower()}/stats")
            if answer.status != OK:
                troubles[account] = "unknown_account"
                continue
            kind = shaped(Stats, {"kind": answer.json().get(self._rating)}).kind
            if kind is None:
                troubles[account] = "no_rating"
            else:
                ratings[account] = kind.last.rating
        return Ratings(ratings, {account: account for account in ratings}, troubles)


class Last(Shape):
    """The newest rating."""

    rating: float


class Kind(Shape):
    """The statistics of one kind of game."""

    last: Last


class Stats(Shape):
    """The kind that is read, if the player has played it."""

    kind: Kind | None = None


def months(since: datetime, now: datetime) -> Iterator[str]:
    """Yield the months from one moment to another, oldest first, as in addresses."""
    year, month = since.astimezone(UTC).year, since.astimezone(UTC).month
    last = now.astimezone(UTC)
    while (year, month) <= (last.year, last.month):
        yield f"{year}/{month:02}"
        year, month = (year, month + 1) if month < 12 else (year + 1, 1)  # noqa: PLR2004 - months


def began(game: Game) -> datetime | None:
    """Return when a game began, by its PGN."""
    matched = STARTED.search(game.pgn)
    if matched is None:
        return None
    return datetime.strptime(f"{matched[1]} {matched[2]}", "%Y.%m.%d %H:%M:%S").replace(tzinfo=UTC)


def is_between(game: Game, wanted: WantedGame) -> bool:
    """Return whether the two players played this game since the round began."""
    players = {game.white.username.lower(), game.black.username.lower()}
    start = began(game) or datetime.fromtimestamp(game.end_time, UTC)
    return players == {wanted.first.account, wanted.second.account} and start >= wanted.since


def server_game(game: Game, wanted: WantedGame) -> ServerGame:
    """Convert a game to the port's value for a wanted game."""
    white, black = game.white, game.black
    winner: Literal[0, 1] | None = 0 if white.result == WON else 1 if black.result == WON else None
    lost = white.result if winner == 1 else black.result
    tied = winner is None and {white.result, black.result} <= TIED
    return ServerGame(
        key=wanted.key,
        id=game.url.rsplit("/", 1)[-1],
        address=game.url,
        state="finished",
        first=white.username.lower(),
        second=black.username.lower(),
        winner=winner,
        how="normal" if tied else HOW.get(lost, "unclear"),
        oddities=oddities(game, wanted.terms),
        started_at=began(game),
        ended_at=datetime.fromtimestamp(game.end_time, UTC),
    )


def oddities(game: Game, terms: str) -> tuple[Oddity, ...]:
    """Return the differences from the wanted terms."""
    control, rated, rules = terms_of(terms)
    odd: list[Oddity] = []
    if game.rules != rules:
        odd.append("wrong_variant")
    if game.time_control != control:
        odd.append("wrong_time")
    if rated and not game.rated:
        odd.append("unrated")
    return tuple(odd)


def checks(
    settings: ChessComSettings, surroundings: Surroundings, known: Mapping[str, str]
) -> tuple[list[Check], ChessCom]:
    """Return contract checks, and the adapter they use. Test data: an `account`, and a `month` (2026/01) with games."""
    adapter = ChessCom(settings, surroundings)

    async def profile() -> None:
        expect("the name", (await adapter.profile(known["account"])).username.lower(), known["account"].lower())

    async def games() -> None:
        listed = await adapter.games_of(known["account"].lower(), known["month"])
        results = {side.result for game in listed for side in (game.white, game.black)}
        unknown = results - TIED - HOW.keys() - {WON, "lose", "kingofthehill", "threecheck", "bughousepartnerlose"}
        if unknown:
            raise DiffersError(f"unknown results: {', '.join(sorted(unknown))}")

    return [Check("the profile of an account", profile), Check("games of a month", games)], adapter


SERVER = GameServerPlugin(
    key="chess_com",
    name="chess.com",
    settings=ChessComSettings,
    opened=ChessCom,
    read_terms=read_terms,
    terms_example="10+5 rated",
    checks=checks,
)
