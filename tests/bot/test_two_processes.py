"""Two whole bots on one database and one Discord: one works, the other waits, and nothing is done twice."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path

import pytest

from bot.hosting.bot_runner import Hosting
from bot.hosting.client import Herald
from storage.database import Database
from storage.errors import LeaseLostError
from tests.bot.commands.desk import FOUR, td
from tests.bot.inline_decider import InlineDecider
from tests.bot.pulses import Still
from tests.bot.world import ARIMAA, LOBBY, World

pytestmark = pytest.mark.usefixtures("awake")


class Second:
    """A second bot on the database of a world's bot."""

    def __init__(self, world: World, folder: Path) -> None:
        self._file = Path(str(world.database.connections.url.database))
        self.pulse = Still()
        self.hosting = Hosting(
            folder,
            world.clock,
            world.sandbox.token,
            pulse=self.pulse,
            decider=InlineDecider(),
            guild_ready_timeout=0,
            pictures=False,
        )

    async def start(self) -> None:
        await self.hosting.start(await Database.open(self._file))
        await self.pulse.asleep(self.life)

    @property
    def life(self) -> asyncio.Task[None]:
        return self.hosting._tasks[0]

    @property
    def at_work(self) -> bool:
        return self.hosting.herald.at_work.is_set()

    async def seconds(self, number: int) -> None:
        for _ in range(number):
            await self.pulse.pass_by(1.0, self.life)


@asynccontextmanager
async def a_second(world: World, folder: Path) -> AsyncIterator[Second]:
    second = Second(world, folder)
    await second.start()
    try:
        yield second
    finally:
        await second.hosting.stop()


async def die(world: World) -> None:
    """The world's bot is gone without a word: nothing is given back."""
    keeping = world.hosting._tasks.pop(0)
    await world.herald.close()
    keeping.cancel()
    await asyncio.gather(keeping, return_exceptions=True)
    await world.database.close()


async def take_the_place(world: World, second: Second) -> None:
    """From now on the world's bot is the second one."""
    await second.hosting.herald.at_work.wait()
    world.hosting, second.hosting = second.hosting, world.hosting


async def test_a_second_bot_waits_unseen(world: World, tmp_path: Path) -> None:
    await world.tournament(players=("Ann", "Bob"))
    async with a_second(world, tmp_path) as second:
        await second.seconds(5)
        await td(world, "/td close")
        assert not second.at_work
        assert second.hosting.herald.user is None
        assert (await world.loaded()).state.phase == "closed"


async def test_it_takes_the_place_of_one_that_ends(world: World, tmp_path: Path) -> None:
    await world.tournament(players=("Ann", "Bob"))
    async with a_second(world, tmp_path) as second:
        await world.hosting.stop()
        await second.seconds(2)
        await take_the_place(world, second)
        await td(world, "/td close")
        assert (await world.loaded()).state.phase == "closed"


async def test_it_takes_the_place_of_one_that_died_and_posts_what_that_one_left_once(
    world: World, tmp_path: Path
) -> None:
    await world.tournament(players=FOUR)
    async with a_second(world, tmp_path) as second:
        world.sandbox.faults.add("POST /channels/{channel_id}/messages", status=503, before_work=False)
        await td(world, "/td announce", text="Bring a board.")
        await die(world)
        await second.seconds(30)
        await take_the_place(world, second)
        await world.jump(timedelta(minutes=6))
        world.herald.announcer.wake()
        await world.settled()
        assert sum("Bring a board." in seen.text for seen in world.director.sees(LOBBY)) == 1


async def test_one_that_was_frozen_ends_when_it_wakes_up(world: World, tmp_path: Path) -> None:
    await world.tournament(players=FOUR)
    pulse, life = world.hosting._pulse, world.hosting._tasks[0]
    assert isinstance(pulse, Still)
    async with a_second(world, tmp_path) as second:
        await second.seconds(30)
        await second.hosting.herald.at_work.wait()
        await pulse.pass_by(30.0, life)
        with pytest.raises(LeaseLostError):
            await world.hosting.ended
        await world.hosting.stop()
        await take_the_place(world, second)
        await td(world, "/td close")
        assert (await world.loaded()).state.phase == "closed"


@asynccontextmanager
async def beside(world: World) -> AsyncIterator[Herald]:
    """A second bot that works with the same token and database, and knows of no lease."""
    world.database.connections.guard = None
    async with await Database.open(world.database.connections.url.database or "") as database:
        herald = Herald(
            database, world.clock, decider=InlineDecider(), pictures=False, dm_seconds=0, guild_ready_timeout=0
        )
        running = asyncio.create_task(herald.start(world.sandbox.token))
        await herald.at_work.wait()
        try:
            yield herald
        finally:
            await herald.close()
            await running


async def test_two_at_once_refuse_nobody_for_what_the_other_one_did(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    await world.director.slash("/td create", channel=LOBBY, what=ARIMAA, title="Cup")
    async with beside(world) as other:
        await other.service.loaded("t1")
        await td(world, "/td open")
        players = await world.players(*FOUR)
        joined = [await person.slash("/join", channel=LOBBY) for person in players]
        closed = await td(world, "/td close")
        await other.timetable.settled()
        await other.announcer.settled()
        assert [reply.text for reply in (*joined, closed) if "prepared" in reply.text or "sorry" in reply.text] == []
        state = (await other.service.current("t1")).state
        assert (state.phase, len(state.entrants)) == ("closed", len(FOUR))
    posts = Counter(seen.text for seen in world.director.sees(LOBBY) if not seen.ephemeral)
    assert max(posts.values()) == 1
    assert "does a second Herald run with its token?" in caplog.text
    assert "interaction failed" not in caplog.text
