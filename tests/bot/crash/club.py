"""A server where one tournament after the other is played by bots that die."""

from __future__ import annotations

import asyncio
import multiprocessing
import re
from collections import Counter
from datetime import UTC, datetime, timedelta
from pathlib import Path

import discord

from bot.runtime.permissions import NEEDED
from bot.sandbox.clock import Clock
from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from bot.service.orders import CommandId, Order, Step
from bot.service.service import Service
from formats import registry
from formats.core.commands import CloseRegistration, Command, CreateTournament, OpenRegistration, RegisterEntrants
from formats.core.events import RoundPaired
from formats.core.model import EntrantData
from formats.core.plan import StagePlan
from storage.database import Database
from storage.tournaments import Bindings, Staff
from tests.bot.crash.dying_bot import Life, at_work, live, publish, settled
from tests.bot.inline_decider import InlineDecider
from tests.patience import PATIENT, SECONDS

PROCESSES = multiprocessing.get_context("forkserver")
"""Every bot is a process of its own, forked from one that has done all this before."""
PROCESSES.set_forkserver_preload(["pytest", "tests.bot.crash.warm_server"])

START = datetime(2026, 1, 3, 15, 0, tzinfo=UTC)
NONCES_FORGOTTEN = timedelta(minutes=6)
LOG_HEAD = re.compile(r"`\d+-[0-9a-f]+-[0-9a-f]+`")


class Club:
    """A server where one tournament after the other is played, each in a channel of its own between two new players."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.clock = Clock(START, running=False)
        self.sandbox = Sandbox(clock=self.clock, bot_permissions=NEEDED.value, limits=PATIENT)
        self.players: dict[str, list[Person]] = {}

    async def prepare(self, tournament: str) -> None:
        """Create the tournament, let two players in, who want direct messages, and close sign-up."""
        server = self.sandbox.guild("Club", owner="Omar", channels=(tournament,))
        players = self.players[tournament] = [await server.join(f"{name} {tournament}") for name in ("Ann", "Bob")]
        async with await Database.open(self.file) as database:
            service = Service(database, registry.engine(), self.clock, InlineDecider(), lambda _change: [])
            director = await database.people.for_discord(server.owner.id, server.owner.name)
            stage = StagePlan(system="floating_double_elimination", title="Cup")
            bindings = Bindings(
                guild_id=server.id,
                channel_id=server.channel(tournament).id,
                staff_added=(Staff(director.id, "director"),),
            )
            create = CreateTournament(title=f"Cup {tournament}", stages=(stage,), seed="0123456789")
            command_id = CommandId(f"create {tournament}")
            created = await service.create(
                Order.of(Step(create, bindings=bindings), actor=director.id, command_id=command_id)
            )
            assert created.id == tournament
            people = [await database.people.for_discord(player.id, player.name) for player in players]
            for person in people:
                await database.people.set_reminders(person.id, {"direct": True})
            entrants = RegisterEntrants(entrants=(EntrantData(),) * len(people))
            commands: tuple[Command, ...] = (OpenRegistration(), entrants, CloseRegistration())
            for number, command in enumerate(commands):
                ids = [person.id for person in people] if command is entrants else []
                order = Order.of(Step(command, people=ids), actor=director.id, command_id=CommandId(f"c{number}"))
                await service.carry_out(tournament, order)

    async def live(self, number: int, last: int) -> int:
        """Let bot `number` live and die at a step; its exit status."""
        tournament, before = f"t{number}", f"t{number - 1}" if number > 1 else None
        await self.prepare(tournament)
        self.clock.advance(NONCES_FORGOTTEN)
        urls = self.sandbox.urls
        life = Life(
            urls.rest, urls.gateway, self.sandbox.token, str(self.file), self.clock.now(), before, tournament, last
        )
        child = PROCESSES.Process(target=live, args=(life,))
        child.start()
        await asyncio.to_thread(child.join, SECONDS)
        assert child.exitcode is not None
        return child.exitcode

    async def survive(self) -> None:
        """Make good what the last bot left; every tournament has exactly one round then."""
        self.clock.advance(NONCES_FORGOTTEN)
        self.sandbox.redirect(discord)
        async with (
            await Database.open(self.file) as database,
            at_work(database, self.clock.now(), self.sandbox.token) as herald,
        ):
            await herald.service.carry_out(*publish(f"t{len(self.players)}"))
            await settled(herald)
            await herald.boards.settled()
            await settled(herald)
            for tournament in self.players:
                records = await database.log.load(tournament)
                rounds = [record for record in records if isinstance(record.event, RoundPaired)]
                assert len(rounds) == 1

    def posted(self, tournament: str) -> Counter[str]:
        """Every message of a tournament with its count, without what only this one is called."""
        players = self.players[tournament]
        seen = [("channel", message) for message in self.sandbox.person("Omar").sees(tournament)]
        seen += [(player.name, message) for player in players for message in player.dms]
        told: Counter[str] = Counter()
        for place, message in seen:
            text = LOG_HEAD.sub("head", f"{place}: {message.text}").replace(f" {tournament}", "")
            for player in players:
                text = text.replace(str(player.id), player.name.removesuffix(f" {tournament}"))
            told[text] += 1
        return told
