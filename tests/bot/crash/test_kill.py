"""`kill -9` between every two steps of publishing: no accepted command is lost, nothing is posted twice or never."""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import discord
import pytest

from bot.app.tournaments.clock import SystemClock
from bot.app.tournaments.service import Order, Service
from bot.app.tournaments.worker import InlineDecider
from bot.client import Herald
from bot.sandbox.people import Person, Server
from bot.sandbox.server import Sandbox
from formats import registry
from formats.core.commands import CloseRegistration, Command, CreateTournament, OpenRegistration, RegisterEntrants
from formats.core.events import RoundPaired
from formats.core.model import EntrantData
from formats.core.plan import StagePlan
from storage.database import Database
from storage.tournaments import Bindings, Staff
from tests.bot.crash.dying_bot import loaded, publish
from tests.sandbox.watch import Watch

PROCESSES = multiprocessing.get_context("forkserver")
"""Every bot is a process of its own, forked from one that has imported everything."""
PROCESSES.set_forkserver_preload(["tests.bot.crash.dying_bot", "rustworkx"])

FEWEST_STEPS, MOST_STEPS = 16, 80
TOURNAMENT = "t1"
PLAYERS = ("Ann", "Bob")


class Beginning(NamedTuple):
    """Two players in a tournament whose sign-up has just closed: the sandbox and the bot's database."""

    sandbox: bytes
    database: bytes


async def beginning(file: Path) -> Beginning:
    """The point from which every bot starts."""
    async with Sandbox() as sandbox:
        server = sandbox.guild("Club", owner="Omar", channels=("lobby",))
        players = [await server.join(name) for name in PLAYERS]
        await prepare(file, server, players)
        async with await Database.open(file) as database:
            return Beginning(await sandbox.keeping.dump(), database.image())


async def prepare(file: Path, server: Server, players: list[Person]) -> None:
    """Create the tournament, let the players in and close sign-up."""
    async with await Database.open(file) as database:
        service = Service(database, registry.engine(), SystemClock(), InlineDecider(), lambda _change: [])
        director = await database.people.for_discord(server.owner.id, server.owner.name)
        await service.create(
            CreateTournament(
                title="Cup", stages=(StagePlan(system="floating_double_elimination", title="Cup"),), seed="0123456789"
            ),
            actor=director.id,
            command_id="create",
            bindings=Bindings(
                guild_id=server.id,
                channel_id=server.channel("lobby").id,
                staff_added=(Staff(director.id, "director"),),
            ),
        )
        people = [await database.people.for_discord(player.id, player.name) for player in players]
        entrants = RegisterEntrants(entrants=(EntrantData(),) * len(people))
        commands: tuple[Command, ...] = (OpenRegistration(), entrants, CloseRegistration())
        for number, command in enumerate(commands):
            ids = [person.id for person in people] if command is entrants else []
            await service.carry_out(
                TOURNAMENT, Order(command=command, actor=director.id, command_id=f"c{number}", people=ids)
            )


async def run_and_die(sandbox: Sandbox, file: Path, step: int) -> bool:
    """Let a bot publish the round and die at this step; False when it got through alive."""
    where = (sandbox.urls.rest, sandbox.urls.gateway, sandbox.token)
    child = PROCESSES.Process(target=loaded, args=(*where, str(file), step, TOURNAMENT))
    child.start()
    await asyncio.to_thread(child.join, 30)
    assert child.exitcode in {0, -signal.SIGKILL}
    return child.exitcode != 0


@asynccontextmanager
async def survivor(sandbox: Sandbox, file: Path) -> AsyncIterator[Herald]:
    """A healthy bot on the same database."""
    sandbox.redirect(discord)
    async with await Database.open(file) as database:
        herald = Herald(database, SystemClock(), decider=InlineDecider(), pictures=False, guild_ready_timeout=0)
        running = asyncio.create_task(herald.start(sandbox.token))
        await herald.at_work.wait()
        try:
            yield herald
        finally:
            await herald.close()
            await running


async def what_was_posted(folder: Path, start: Beginning, step: int) -> tuple[bool, Counter[str]]:
    """Publish with a death at this step and a restart after it; whether it died, and every message with its count."""
    file = folder / f"herald-{step}.db"
    file.write_bytes(start.database)
    sandbox = Sandbox()
    sandbox.keeping.put(start.sandbox)
    sandbox.clock.to(SystemClock().now())
    async with sandbox:
        watch = Watch(sandbox.services)
        died = await run_and_die(sandbox, file, step)
        async with survivor(sandbox, file) as herald:
            await herald.service.carry_out(*publish(TOURNAMENT))
            await herald.timetable.settled()
            await herald.boards.settled()
            await herald.announcer.settled()
            records = await herald.service.database.log.load(TOURNAMENT)
        rounds = [record for record in records if isinstance(record.event, RoundPaired)]
        assert len(rounds) == 1
        watch.check()
        seen = [("lobby", message) for message in sandbox.person("Omar").sees("lobby")]
        seen += [(name, message) for name in PLAYERS for message in sandbox.person(name).dms]
        return died, Counter(f"{place}: {message.text}" for place, message in seen)


@pytest.mark.slow
async def test_every_post_is_there_exactly_once_wherever_the_bot_was_killed(tmp_path: Path) -> None:
    start = await beginning(tmp_path / "beginning.db")
    died, wanted = await what_was_posted(tmp_path, start, MOST_STEPS * 10)
    assert not died
    assert wanted
    assert set(wanted.values()) == {1}
    for step in range(1, MOST_STEPS):
        died, posted = await what_was_posted(tmp_path, start, step)
        assert posted.keys() == wanted.keys(), f"killed at step {step}"
        assert set(posted.values()) == {1}, f"killed at step {step}"
        if not died:
            assert step > FEWEST_STEPS
            break
    else:
        pytest.fail("publishing a round never came to its end")
