"""Adapter for lichess.org."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from datetime import timedelta

from bot.game_server_api import lila
from bot.game_server_api.calling import Answer, Caller
from bot.game_server_api.port import (
    Link,
    LinkAsked,
    LinkBegun,
    Made,
    Ratings,
    RecordWanted,
    ServerGame,
    Surroundings,
    WantedGame,
    WatchedGame,
)
from bot.game_servers.lichess import linking
from bot.game_servers.lichess.answers import server_game
from bot.game_servers.lichess.pairing import LINES, Pairing, games_between, games_in
from bot.game_servers.lichess.pgn import headed
from bot.game_servers.lichess.settings import LichessSettings

IDS_AT_ONCE = 300
"""Maximum number of games in one request."""

PGN = "application/x-chess-pgn"
BACK = "/accounts/lichess"
"""Path of this host's public address to which lichess redirects after OAuth."""

AHEAD = timedelta(hours=12)
"""How long before its agreed start a game is created: an outage of a night delays none, and few starts still change."""

SETTLING = timedelta(minutes=10)
"""How long after its start a game may be missing in exports without being considered deleted."""


class OneAtATime(Caller):
    """HTTP client with one concurrent request, as lichess requires of each program."""

    def __post_init__(self) -> None:
        self._gate = asyncio.Semaphore(1)


class Lichess:
    """Implements `GameServer`, `RecordKeeper` and `Timekeeper`.

    Creates games with the host's token, else finds them.
    """

    record_ending = "pgn"
    ahead = AHEAD

    def __init__(self, settings: LichessSettings, surroundings: Surroundings) -> None:
        self._settings = settings
        self._site = settings.address.rstrip("/")
        self._public = surroundings.public_address.rstrip("/")
        key = settings.token.get_secret_value()
        self.caller = OneAtATime(self._site, surroundings.user_agent)
        self._now = surroundings.now
        self._missing: set[str] = set()
        self._host = {"Authorization": f"Bearer {key}"} if key else {}
        self.makes_games = bool(key)
        self.close = self.caller.close

    async def begin_link(self, asked: LinkAsked) -> LinkBegun:
        """Use OAuth if lichess can redirect to this host, else a word in the profile."""
        if self._public:
            scope = linking.SCOPE if self.makes_games else ""
            return linking.by_consent(self._site, self._public + BACK, asked, scope=scope)
        return await lila.by_word(self.caller, asked)

    async def finish_link(self, asked: LinkAsked, begun: LinkBegun, answer: str = "") -> Link:
        """Check the proof by the method with which the link was begun, independently of the current configuration."""
        del asked
        if begun.do == "open":
            return await linking.agreed(self.caller, begun, answer)
        return await lila.word_found(self.caller, begun)

    async def make(self, wanted: Sequence[WantedGame], standing: Sequence[WantedGame] = ()) -> Made:
        """Create games by bulk pairing.

        Without the host's token none is created; they are found once both have an account.
        """
        del standing
        if not self.makes_games:
            lacking = [game.key for game in wanted if not (game.first.account and game.second.account)]
            return Made(troubles=dict.fromkeys(lacking, "not_linked"))
        return await self._pairing().make(wanted)

    async def withdraw(self, games: Sequence[str]) -> frozenset[str]:
        """Cancel the bulks of these games that have not begun, with all their games."""
        return await self._pairing().withdraw(games)

    def _pairing(self) -> Pairing:
        return Pairing(self.caller, self._host, self._site, self._now())

    async def happened(self, watched: Sequence[WatchedGame]) -> Sequence[ServerGame]:
        """Poll up to 300 known games in one request, and search for each unknown game with one request."""
        known = {watched_game.id: watched_game for watched_game in watched if watched_game.id}
        server_games: list[ServerGame] = []
        ids = list(known)
        for start in range(0, len(ids), IDS_AT_ONCE):
            some = ids[start : start + IDS_AT_ONCE]
            games = games_in(await self._export(some, LINES, moves=True))
            server_games += [server_game(game, known[game.id].wanted, self._site) for game in games if game.id in known]
            lacking = {*some} - {game.id for game in games}
            server_games += self._vanished([known[game_id] for game_id in some if game_id in lacking])
            self._missing -= {*some} - lacking
        for watched_game in watched:
            if not watched_game.id and watched_game.wanted.first.account and watched_game.wanted.second.account:
                server_games += await self._looked_for(watched_game.wanted)
        return server_games

    async def ratings(self, accounts: Sequence[str]) -> Ratings:
        """Fetch ratings of the kind of game that the host names."""
        return await lila.ratings_of(self.caller, accounts, self._settings.rating)

    async def records(self, wanted: Sequence[RecordWanted]) -> str:
        """Return PGN with the tournament's event and round tags, in the order requested.

        Lichess exports newest first.
        """
        ids = [record.game for record in wanted]
        parts = [
            (await self._export(ids[start : start + IDS_AT_ONCE], PGN, moves=True)).text
            for start in range(0, len(ids), IDS_AT_ONCE)
        ]
        return headed("\n".join(parts), wanted)

    async def _export(self, ids: Iterable[str], kind: str, *, moves: bool) -> Answer:
        return await self.caller.call(
            "POST",
            "/api/games/export/_ids",
            query={"moves": str(moves).lower()},
            text=",".join(ids),
            headers={"Accept": kind},
        )

    def _vanished(self, lacking: Sequence[WatchedGame]) -> list[ServerGame]:
        """Return the games that were missing in two successive exports: lichess has deleted them.

        It deletes games created by its API in which not both players have moved for a week. One miss does not count as
        deletion.
        """
        due = [
            game for game in lacking if game.wanted.starts_at is None or self._now() > game.wanted.starts_at + SETTLING
        ]
        gone = [game for game in due if game.id in self._missing]
        self._missing |= {game.id for game in due}
        return [
            ServerGame(
                game.wanted.key,
                game.id,
                game.address,
                "vanished",
                game.wanted.first.account,
                game.wanted.second.account,
            )
            for game in gone
        ]

    async def _looked_for(self, wanted: WantedGame) -> list[ServerGame]:
        """Return games that the two players started since the round began: those on the terms, else the newest."""
        games = [server_game(game, wanted, self._site) for game in await games_between(self.caller, wanted)]
        fitting = [game for game in games if not game.oddities]
        return fitting or games[:1]
