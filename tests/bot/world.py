"""A whole small world for tests: a sandbox, a server with a director, and the real bot connected over real sockets."""

from __future__ import annotations

import asyncio
import os
import re
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, ClassVar

import discord

from bot.hosting.bot_runner import Hosting
from bot.hosting.client import Herald
from bot.playground import KEPT, keep_together
from bot.runtime.permissions import NEEDED
from bot.sandbox.clock import Clock
from bot.sandbox.people import Person, Server
from bot.sandbox.server import Sandbox
from bot.service.loaded import LoadedTournament
from bot.service.worker import Decider
from storage.database import Database
from storage.transfer import export_log
from tests.bot.inline_decider import InlineDecider
from tests.bot.published_once import PublishedOnce
from tests.bot.pulses import Still
from tests.bot.starting_points import from_starting_point
from tests.on_the_spot import without_threads
from tests.patience import PATIENT, SECONDS
from tests.postgres.databases import Place, drop, new_database
from tests.postgres.in_use import server

START = datetime(2026, 1, 3, 15, 0, tzinfo=UTC)
"""A Saturday, 10:00 in New York. Time stands still in tests until it is moved."""

ARIMAA = "preset:arimaa_world_championship_2010"
LOBBY = "lobby"
AT_ONCE = 100_000.0
"""Deliveries begun in a second: a world's bot may send as fast as it can."""

UNHURRIED = 30.0
"""Seconds between two changes of a live board: tests ask for them where they look at them."""


def keep(folder: Path, logs: Mapping[str, str]) -> None:
    """Write the logs of the test that runs into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    test = re.sub(r"\W+", "-", os.environ["PYTEST_CURRENT_TEST"].partition("::")[2].partition(" ")[0])
    for tournament, text in logs.items():
        (folder / f"{test}-{tournament}.jsonl").write_text(text, encoding="utf-8")


class World:
    """The world of one test. `director` owns the server; `lobby` is where tournaments are announced.

    With the file of a `saved` world it goes on where that one was. With a `decider` of its own threads are threads.
    `pictures` are painted only where a test is about them: they take long.
    """

    logs_kept_in: ClassVar[str | None] = None
    """The folder of `--keep-logs`."""

    def __init__(
        self,
        folder: Path,
        start: datetime = START,
        decider: Decider | None = None,
        saved: Path | None = None,
        *,
        pictures: bool = False,
        members_intent: bool = False,
        port: int = 0,
    ) -> None:
        self.clock = Clock(start, running=False)
        self._saved = saved
        self.sandbox = (
            Sandbox.load(saved, clock=self.clock, limits=PATIENT)
            if saved
            else Sandbox(port=port, clock=self.clock, bot_permissions=NEEDED.value, limits=PATIENT)
        )
        self._folder = folder
        self._address: str | None = None
        self.awake = False
        self.pictures = pictures
        self._apart = decider is not None
        decider = decider or InlineDecider()
        options: dict[str, Any] = {"decider": decider, "guild_ready_timeout": 0, "pictures": pictures, "dm_seconds": 0}
        options["members_intent"] = members_intent
        hosting = PublishedOnce(folder, self.clock, self.sandbox.token, pulse=Still(), **options)
        hosting.sandbox = self.sandbox
        self.hosting: Hosting = hosting
        keep_together(self.sandbox, self.hosting)
        self.server: Server
        self.director: Person

    def keep_to_rate_limits(self) -> None:
        """From now on be as strict as Discord with how much is asked in a second, in a minute that takes a second."""
        rates = self.sandbox.services.rates
        rates.enforced, rates.pace = True, 60.0

    async def open(self, *, asleep: bool = False) -> None:
        """Start the sandbox and the bot. It can be left `asleep` for now: a starting point wakes it up."""
        if not self._apart:
            without_threads()
        await self.sandbox.open()
        self.sandbox.redirect(discord)
        self.server = self.sandbox.guild("Club", owner="Omar", channels=(LOBBY, "elsewhere"))
        self.director = self.sandbox.person("Omar")
        if self._saved is None:
            if not asleep:
                await self.start_bot()
        else:
            image = self.sandbox.keeping.loaded.get(KEPT)
            await self.hosting.prepare(image)
            await self.hosting.load(image)
            await self.at_work()

    @property
    def herald(self) -> Herald:
        """The bot that runs."""
        if not self.awake:
            raise RuntimeError("The bot is asleep: begin with a starting point, or ask for the fixture `awake`.")
        return self.hosting.herald

    @property
    def database(self) -> Database:
        """Its database."""
        self.herald  # noqa: B018 - refuses where the bot is asleep
        return self.hosting.database

    async def close(self) -> None:
        """Stop everything, after keeping the logs where that was asked for."""
        if self.logs_kept_in and self.awake:
            keep(Path(self.logs_kept_in), await self._logs())
        await self.stop_bot()
        await self.sandbox.stop()
        if self._address is not None:
            await drop(self._address)

    async def _logs(self) -> dict[str, str]:
        """The exported log of every tournament, by id."""
        await self.settled()
        return {row.id: await export_log(self.database, row.id) for row in await self.database.tournaments.all()}

    async def start_bot(self) -> None:
        """Connect the bot, with whatever its database holds: the last that was loaded, if any was."""
        loaded = sorted(self._folder.glob("loaded-*.db"), key=lambda file: (len(file.name), file.name))
        await self.hosting.start(await Database.open(loaded[-1] if loaded else await self._first_place()))
        await self.at_work()

    async def _first_place(self) -> Place:
        """The database the bot begins with."""
        address = server()
        if address is not None:
            self._address = self._address or await new_database(address)
            return self._address
        return self._folder / "herald.db"

    async def at_work(self) -> None:
        """Wait until the bot posts and keeps time; raises what it ended with if it does not come so far."""
        waiting = asyncio.create_task(self.hosting.herald.at_work.wait())
        awaited: set[asyncio.Future[Any]] = {waiting, self.hosting.ended}
        await asyncio.wait(awaited, return_when=asyncio.FIRST_COMPLETED)
        if self.hosting.ended.done():
            waiting.cancel()
            self.hosting.ended.result()
        self.awake = True
        self.herald.boards.pace = UNHURRIED
        self.herald.announcer.limiter.per_second = AT_ONCE
        self.herald.announcer.limiter.old_edits.seconds = 0.0
        self.herald.announcer.answer_patience = SECONDS

    async def stop_bot(self) -> None:
        """Disconnect the bot and close its database."""
        await self.hosting.stop()
        self.awake = False

    async def restart_bot(self) -> None:
        """What a host does after an update."""
        await self.stop_bot()
        await self.start_bot()

    async def settled(self) -> None:
        """Wait until the timetable has nothing due and everything has been posted."""
        await self.herald.timetable.settled()
        await self.herald.opened_events.settled()
        await self.herald.timetable.settled()
        await self.herald.guild_commands.settled()
        await self.herald.series_roles.settled()
        await self.herald.announcer.settled()
        await self.herald.open_answers.settled()

    async def boards_settled(self) -> None:
        """Wait until the live boards show everything that happened; by themselves they follow at a pace."""
        await self.settled()
        await self.herald.boards.settled()
        await self.settled()

    async def jump(self, by: timedelta) -> None:
        """Let this much time pass, and everything happen that is due then."""
        self.clock.advance(by)
        await self.settled()

    async def jump_to(self, at: datetime) -> None:
        """Go to a later moment, and let everything happen that is due then."""
        self.clock.to(at)
        await self.settled()

    async def players(self, *names: str, zone: str = "America/New_York") -> list[Person]:
        """New members of the server."""
        return [await self.server.join(name, zone=zone) for name in names]

    async def tournament(
        self, what: str = ARIMAA, title: str = "Cup", *, players: tuple[str, ...] = ()
    ) -> LoadedTournament:
        """A tournament with open sign-up in the lobby, created by the director, and these players in it."""

        async def played() -> None:
            await self.director.slash("/td create", channel=LOBBY, what=what, title=title)
            await self.director.slash("/td open", channel=LOBBY)
            for person in await self.players(*players):
                await person.slash("/join", channel=LOBBY)

        await from_starting_point(self, ("tournament", what, title, players), played)
        return await self.loaded()

    async def loaded(self, tournament_id: str = "t1") -> LoadedTournament:
        """A tournament as the bot holds it."""
        return await self.herald.service.loaded(tournament_id)
