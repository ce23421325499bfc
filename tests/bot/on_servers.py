"""Tournaments of few on each of the pretend game servers, for tests in which something goes wrong."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

import pytest

from bot.sandbox.game_servers.online_go import server as online_go
from bot.sandbox.game_servers.pretend_server import PretendServer
from formats.core.events import ResultRecorded
from tests.bot import on_lichess, on_woogles
from tests.bot.bridged import bridged
from tests.bot.commands.desk import state_of, td
from tests.bot.leagues.cycle import started
from tests.bot.world import World

FOUR = ("Ana", "Bob", "Cyd", "Dee")


@dataclass
class Weather:
    """A tournament of few on a server: `begin` has its games made, `finish` plays those that are open."""

    world: World
    site: PretendServer
    begin: Callable[[], Awaitable[Any]]
    finish: Callable[[], Awaitable[None]]

    async def look(self, passes: timedelta = timedelta(minutes=16)) -> None:
        """Let time pass, and the bridge look."""
        await self.world.jump(passes)
        self.world.hosting.herald.game_bridge.wake()
        await self.world.hosting.herald.game_bridge.settled()
        await self.world.settled()

    async def open(self) -> int:
        """How many games of the first round, or of leagues whose games are all open at once, have no result.

        With all results the timetable may publish the next round automatically.
        """
        stage = (await state_of(self.world)).started[0]
        rounds = stage.rounds if isinstance(self.site, online_go.PretendOnlineGo) else stage.rounds[:1]
        return sum(len(round_.open_pairings()) for round_ in rounds)

    def told(self, text: str) -> int:
        """Count the direct messages to the director that contain this text."""
        return sum(text in message.text for message in self.world.director.dms)

    async def results(self) -> list[ResultRecorded]:
        """Everything that was recorded, corrections too."""
        records = (await self.world.loaded()).records
        return [record.event for record in records if isinstance(record.event, ResultRecorded)]


@asynccontextmanager
async def leagues(world: World) -> AsyncIterator[Weather]:
    """Five play all against all on online-go.com."""
    async with bridged(world) as here:
        await started(world, 5)

        async def finish() -> None:
            state = await here.state()
            here.better_wins(state, [game.id for game in state.open_games()])

        yield Weather(world, here.site, here.connect, finish)


@asynccontextmanager
async def swiss(world: World) -> AsyncIterator[Weather]:
    """Four play a Swiss on lichess."""
    async with on_lichess.event(world) as here:
        await on_lichess.signed_up(here, FOUR)

        async def begin() -> None:
            await td(world, "/round publish")
            await here.settled()

        async def finish() -> None:
            names = await here.names()
            for game in await here.open_games():
                here.site.finish(here.game_of(game, names).id, "mate", "white")

        yield Weather(world, here.site, begin, finish)


@asynccontextmanager
async def scrabble(world: World) -> AsyncIterator[Weather]:
    """Four play Scrabble on Woogles."""
    async with on_woogles.event(world, FOUR) as here:

        async def begin() -> None:
            await td(world, "/round publish", rounds=1, based_on=0)
            await here.settled()

        async def finish() -> None:
            for game in (await here.state()).open_games():
                here.play(here.game_of(game, 1), game, 1)

        yield Weather(world, here.site, begin, finish)


SERVERS = pytest.mark.parametrize("place", [leagues, swiss, scrabble])


def made(weather: Weather) -> int:
    """How many games there are on the server."""
    there = weather.site.matches if isinstance(weather.site, online_go.PretendOnlineGo) else weather.site.games  # type: ignore[attr-defined]
    return len(there)
