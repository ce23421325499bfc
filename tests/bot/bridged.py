"""A Kuksu cycle whose games are played on a pretend online-go.com, for tests."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

import pytest
from pydantic import SecretStr

from bot.game_server_api.in_use import GameServers, use
from bot.game_server_api.port import Surroundings
from bot.plugins import opened
from bot.sandbox.game_servers.online_go.matches import Match
from bot.sandbox.game_servers.online_go.server import KEY, LEAGUE, PretendOnlineGo
from bot.sandbox.people import SeenMessage
from formats.core.state import TournamentState
from tests.bot.commands.desk import lobby, state_of
from tests.bot.leagues.cycle import better
from tests.bot.world import LOBBY, World

TERMS = "19x19 japanese fischer 7d+1d/7d"
MINUTE = timedelta(minutes=1)


@dataclass
class Bridged:
    """The world, the pretend server, and the servers in use."""

    world: World
    site: PretendOnlineGo
    servers: GameServers

    async def connect(self) -> None:
        """The host switches the server on. Points where tests begin are without one."""
        use(self.servers)
        self.world.hosting._options["game_servers"] = self.servers
        self.world.hosting.herald.game_servers = self.servers
        self.world.hosting.herald.game_bridge.wake()
        await self.settled()

    async def settled(self) -> None:
        """Until the bridge has done what can be done by now, and all is posted.

        Twice, because what is due only when all is posted may be work for the bridge: the next game of a match.
        """
        for _ in range(2):
            await self.world.hosting.herald.game_bridge.settled()
            await self.world.settled()

    async def look(self, passes: timedelta = timedelta(minutes=16)) -> None:
        """Let time pass, and the bridge look."""
        await self.world.jump(passes)
        self.world.hosting.herald.game_bridge.wake()
        await self.settled()

    async def state(self) -> TournamentState:
        return await state_of(self.world)

    async def play_there(self, server: str = "online_go", results: str = "at_once", terms: str = TERMS) -> None:
        """The director says where games are played."""
        shown = await self.world.director.slash("/td options", channel=LOBBY)
        form = await shown.click("Game server")
        await form.submit({"game_server": server, "game_terms": terms, "server_results": results})
        await self.settled()

    def match_of(self, pairing: str, number: int = 1) -> Match:
        """The match that was made for a pairing."""
        return {key.partition("-s")[2]: match for key, match in self.site.matches.items()}[f"{pairing[1:]}-{number}"]

    def both_come(self, match: Match) -> None:
        """Both players open their links."""
        for invite, member in ((match.black_invite, match.black), (match.white_invite, match.white)):
            self.site.open_invitation(invite, self.site.player(member))

    def ends(self, match: Match, loser: str, outcome: str = "Resignation") -> None:
        """The game is played."""
        self.both_come(match)
        self.site.finish(match, loser, outcome)

    def better_wins(self, state: TournamentState, pairings: Sequence[str]) -> None:
        """These games are played; the better player wins."""
        for pairing_id in pairings:
            pairing = state.find(pairing_id)[2]
            self.ends(self.match_of(pairing_id), "white" if better(pairing) == pairing.seats[0] else "black")

    async def decide(self, about: str, label: str) -> None:
        """Press a director's button below a notice about a game."""
        (*_, seen) = [message for message in self.to_directors(about) if message.find_button(label) is not None]
        await seen.click(label)
        await self.settled()

    def to_directors(self, text: str) -> list[SeenMessage]:
        """Return the direct messages to the director that contain this text."""
        return [message for message in self.world.director.dms if text in message.text]


@asynccontextmanager
async def bridged(world: World, *, key: bool = True, **options: Any) -> AsyncIterator[Bridged]:
    """The world's bot uses a pretend online-go.com, with a league or without."""
    async with PretendOnlineGo(**options) as site:
        settings: dict[str, Any] = {"address": site.address}
        settings |= {"league": LEAGUE, "key": SecretStr(KEY)} if key else {}
        surroundings = Surroundings("Herald/test (host@example.org)", world.clock.now)
        servers = opened(["online_go"], surroundings, {"online_go": settings})
        try:
            yield Bridged(world, site, servers)
        finally:
            use(GameServers())
            await servers.close()


async def killed_in(
    world: World, patch: pytest.MonkeyPatch, place: type, work: str, begin: Callable[[], Awaitable[Any]]
) -> None:
    """The bot gets as far as this part of its work and is killed there; then it is started again."""
    there = asyncio.Event()

    async def never(*_: Any) -> None:
        there.set()
        await asyncio.Event().wait()

    with patch.context() as broken:
        broken.setattr(place, work, never)
        beginning = asyncio.ensure_future(begin())
        await there.wait()
        beginning.cancel()
        await world.stop_bot()
    await world.start_bot()
    await world.hosting.herald.game_bridge.settled()
    await world.settled()


__all__ = ["Bridged", "bridged", "killed_in", "lobby"]
