"""A pretend online-go.com with an adapter that asks it, and games wanted of it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from typing import Any

from pydantic import SecretStr

from bot.game_server_api.port import Seated, Surroundings, WantedGame, WatchedGame
from bot.game_servers.online_go.found import FoundGames
from bot.game_servers.online_go.league import League
from bot.game_servers.online_go.settings import OnlineGoSettings
from bot.sandbox.game_servers.online_go.matches import Game, Match, Player
from bot.sandbox.game_servers.online_go.server import KEY, LEAGUE, PretendOnlineGo

NOON = datetime(2026, 1, 5, 12, tzinfo=UTC)
TERMS = "19x19 japanese fischer 7d+1d/7d handicap=0 ranked"
FISCHER = {"system": "fischer", "initial_time": 604800, "time_increment": 86400, "max_time": 604800}
SURROUNDINGS = Surroundings("Herald/test (host@example.org)", lambda: NOON)


@asynccontextmanager
async def league(**options: Any) -> AsyncIterator[tuple[PretendOnlineGo, League]]:
    async with PretendOnlineGo(**options) as site:
        adapter = League(OnlineGoSettings(address=site.address, league=LEAGUE, key=SecretStr(KEY)), SURROUNDINGS)
        try:
            yield site, adapter
        finally:
            await adapter.close()


@asynccontextmanager
async def found(**options: Any) -> AsyncIterator[tuple[PretendOnlineGo, FoundGames]]:
    async with PretendOnlineGo(**options) as site:
        adapter = FoundGames(OnlineGoSettings(address=site.address), SURROUNDINGS)
        try:
            yield site, adapter
        finally:
            await adapter.close()


def wanted(board: int = 1, first: Seated | None = None, second: Seated | None = None, **more: Any) -> WantedGame:
    values = {"terms": TERMS, "since": NOON, "key": f"x-t1-s0r1b{board}-1", "round_key": "x-t1-s0r1b", **more}
    return WantedGame(
        title="Round 1", first=first or Seated(f"x-p{board}1"), second=second or Seated(f"x-p{board}2"), **values
    )


def watched(*games: WantedGame) -> list[WatchedGame]:
    return [WatchedGame(game) for game in games]


def both_come(site: PretendOnlineGo, match: Match) -> None:
    for invite, member in ((match.black_invite, match.black), (match.white_invite, match.white)):
        site.open_invitation(invite, site.player(f"player of {member}"))


def seated(player: Player) -> Seated:
    return Seated(f"x-p{player.id}", str(player.id), player.username)


def played(site: PretendOnlineGo, black: Player, white: Player, *, hours: int = 1, **more: Any) -> Game:
    """A game that was started so long after noon and has ended an hour later, black having lost."""
    start = NOON + timedelta(hours=hours)
    values: dict[str, Any] = {"ended": (start + timedelta(hours=1)).isoformat(), "loser": "black"}
    values |= {"outcome": "Resignation", "time": FISCHER, **more}
    game = Game(900 + len(site.games), black, white, start.isoformat(), **values)
    site.games.append(game)
    return game
