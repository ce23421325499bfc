"""The adapter for lichess.org."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from datetime import timedelta

from bot.game_server_api.calling import Answer, Caller
from bot.game_server_api.port import (
    GameServerError,
    Link,
    LinkAsked,
    LinkBegun,
    Made,
    Ratings,
    RecordWanted,
    ServerGame,
    Surroundings,
    Trouble,
    WantedGame,
    WatchedGame,
)
from bot.game_server_api.reading import shaped
from bot.game_servers.lichess import linking
from bot.game_servers.lichess.answers import Account, Perf, told
from bot.game_servers.lichess.pairing import LINES, Pairing, games_between, games_in
from bot.game_servers.lichess.pgn import headed
from bot.game_servers.lichess.settings import LichessSettings

IDS_AT_ONCE, USERS_AT_ONCE = 300, 300
PGN = "application/x-chess-pgn"
BACK = "/accounts/lichess"
"""Where lichess leads people back to, at this host's public address."""

AHEAD = timedelta(hours=12)
"""So long before its agreed start a game is asked for: an outage of a night delays none, and few starts move later."""

SETTLING = timedelta(minutes=10)
"""So long after its start a game may still lack on lichess."""


class OneAtATime(Caller):
    """lichess wants one request at a time of each program."""

    def __post_init__(self) -> None:
        self._gate = asyncio.Semaphore(1)


class Lichess:
    """See `GameServer`, `RecordKeeper`, `Timekeeper`. With the host's token games are made, without it found."""

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

    @property
    def makes_games(self) -> bool:
        """With the host's token."""
        return bool(self._host)

    async def begin_link(self, asked: LinkAsked) -> LinkBegun:
        """Consent, where lichess can lead people back to us; else a word in the profile."""
        if self._public:
            scope = linking.SCOPE if self.makes_games else ""
            return linking.by_consent(self._site, self._public + BACK, asked, scope=scope)
        return await linking.by_word(self.caller, asked)

    async def finish_link(self, asked: LinkAsked, begun: LinkBegun, answer: str = "") -> Link:
        """Look whether they have; a link that was begun with another proof is finished with that."""
        del asked
        if begun.do == "open":
            return await linking.agreed(self.caller, begun, answer)
        return await linking.word_found(self.caller, begun)

    async def make(self, wanted: Sequence[WantedGame], standing: Sequence[WantedGame] = ()) -> Made:
        """By bulk pairing. Without the host's token nothing is made; a game can be found once both have an account."""
        del standing
        if not self.makes_games:
            lacking = [game.key for game in wanted if not (game.first.account and game.second.account)]
            return Made(troubles=dict.fromkeys(lacking, "not_linked"))
        return await self._pairing().make(wanted)

    async def withdraw(self, games: Sequence[str]) -> frozenset[str]:
        """Games of bulks that have not begun; with them go the others of those bulks."""
        return await self._pairing().withdraw(games)

    def _pairing(self) -> Pairing:
        return Pairing(self.caller, self._host, self._site, self._now())

    async def happened(self, watched: Sequence[WatchedGame]) -> Sequence[ServerGame]:
        """One request for up to 300 games that are known, and one for each pairing whose game is looked for."""
        known = {watched_game.id: watched_game for watched_game in watched if watched_game.id}
        server_games: list[ServerGame] = []
        ids = list(known)
        for start in range(0, len(ids), IDS_AT_ONCE):
            some = ids[start : start + IDS_AT_ONCE]
            games = games_in(await self._export(some, LINES, moves=True))
            server_games += [told(game, known[game.id].wanted, self._site) for game in games if game.id in known]
            lacking = {*some} - {game.id for game in games}
            server_games += self._vanished([known[game_id] for game_id in some if game_id in lacking])
            self._missing -= {*some} - lacking
        for watched_game in watched:
            if not watched_game.id and watched_game.wanted.first.account and watched_game.wanted.second.account:
                server_games += await self._looked_for(watched_game.wanted)
        return server_games

    async def ratings(self, accounts: Sequence[str], told: Callable[[int], None] = lambda _done: None) -> Ratings:
        """Up to 300 profiles in one request."""
        ratings: dict[str, float] = {}
        names: dict[str, str] = {}
        troubles: dict[str, Trouble] = {}
        unique = list(dict.fromkeys(accounts))
        for start in range(0, len(unique), USERS_AT_ONCE):
            some = unique[start : start + USERS_AT_ONCE]
            profiles = _profiles(await self.caller.call("POST", "/api/users", text=",".join(some)))
            for account in some:
                profile = profiles.get(account.lower())
                if profile is None or profile.disabled:
                    troubles[account] = "unknown_account"
                elif self._settings.rating not in profile.perfs:
                    troubles[account] = "no_rating"
                else:
                    ratings[account] = shaped(Perf, profile.perfs[self._settings.rating]).rating
                    names[account] = profile.name
            told(start + len(some))
        return Ratings(ratings, names, troubles)

    async def records(self, wanted: Sequence[RecordWanted]) -> str:
        """As PGN, with event and round of the tournament; lichess lists the newest first whatever is asked."""
        ids = [record.game for record in wanted]
        parts = [
            (await self._export(ids[start : start + IDS_AT_ONCE], PGN, moves=True)).text
            for start in range(0, len(ids), IDS_AT_ONCE)
        ]
        return headed("\n".join(parts), wanted)

    async def close(self) -> None:
        """Let go of all connections."""
        await self.caller.close()

    async def _export(self, ids: Iterable[str], kind: str, *, moves: bool) -> Answer:
        return await self.caller.call(
            "POST",
            "/api/games/export/_ids",
            query={"moves": str(moves).lower()},
            text=",".join(ids),
            headers={"Accept": kind},
        )

    def _vanished(self, lacking: Sequence[WatchedGame]) -> list[ServerGame]:
        """Of games that lack in an export those that lacked in the last one too: lichess has removed them.

        It removes games made by its API in which not both have moved for a week.
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
        """Games the two began by themselves since the round did: those as asked for, else the last one."""
        games = [told(game, wanted, self._site) for game in await games_between(self.caller, wanted)]
        fitting = [game for game in games if not game.oddities]
        return fitting or games[:1]


def _profiles(answer: Answer) -> dict[str, Account]:
    listed = answer.json()
    if not isinstance(listed, list):
        raise GameServerError("unreadable", detail="no list of profiles")
    return {profile.id: profile for profile in (shaped(Account, each) for each in listed)}
