"""A site in a test: a database with tournaments, and a reader over a real socket."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Self

import aiohttp

from bot.service.page_settings import PageSettings, keep_page_settings
from bot.web.public_tournaments import PublicTournaments
from bot.web.serving import Serving
from bot.web.simulating import Simulations
from bot.web.site import Routes, Site, SiteOptions
from formats import registry
from formats.core.engine import Engine
from storage.database import Database
from storage.log import LogEntry
from storage.tournaments import Bindings
from tests.bot.inline_decider import InlineDecider
from tests.bot.played import PEOPLE, Played
from tests.on_the_spot import OnTheSpot, without_threads

SHOWN = PageSettings(shown=True)
BASE = "https://herald.example"


@dataclass
class Read:
    """Response to a request."""

    status: int
    headers: Mapping[str, str]
    body: bytes

    @property
    def text(self) -> str:
        return self.body.decode()


class Library:
    """A database with tournaments and the site that shows them. Time goes on when a test moves it.

    `names` are those of the files that were read, by their addresses.
    """

    def __init__(self, database: Database, engine: Engine, routes: Iterable[Routes] = ()) -> None:
        self.database = database
        self.now = 0.0
        self.names: dict[str, str] = {}
        simulations = Simulations(InlineDecider())
        self.site = Site(database, engine, SiteOptions(BASE), routes=routes, simulations=simulations)
        self.site.tournaments = PublicTournaments(database, engine, lambda: self.now)
        self.serving = Serving(self.site, "127.0.0.1", 0)

    async def __aenter__(self) -> Self:
        without_threads()
        self.site.page_cache._thread = OnTheSpot()
        await self.serving.__aenter__()
        self.client = aiohttp.ClientSession(f"http://127.0.0.1:{self.serving.port}", auto_decompress=True)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.client.close()
        await self.serving.__aexit__(kind, error, trace)

    async def add(
        self,
        played: Played,
        tournament: str = "t1",
        settings: PageSettings = SHOWN,
        people: Sequence[str] = PEOPLE,
    ) -> str:
        """Keep what was played, with a page; everybody who appears in it gets a name."""
        records, state = tuple(played.records), played.state
        guests = [await self.database.people.guest(name) for name in people[: len(state.entrants)]]
        behind = {entrant: guest.id for entrant, guest in zip(state.entrants, guests, strict=False)}
        entry = LogEntry(records, Bindings(title=state.title, phase=state.phase, entrants=behind))
        await self.database.log.write(
            tournament, [entry], engine=played.engine.version, at=records[0].at, is_import=True
        )
        await keep_page_settings(self.database, tournament, settings)
        return tournament

    async def grow(self, played: Played, known: int, tournament: str = "t1") -> None:
        """Keep what was played since the line `known`."""
        new = tuple(record for record in played.records if record.seq > known)
        entry = LogEntry(new, Bindings(title=played.state.title, phase=played.state.phase))
        await self.database.log.write(tournament, [entry], engine=played.engine.version, at=new[0].at)
        self.pass_time()

    def pass_time(self) -> None:
        """Long enough for the site to read the database again."""
        self.now += 10.0

    async def read(self, path: str, **headers: str) -> Read:
        """What an address answers."""
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        async with self.client.get(path, headers=named, allow_redirects=False) as answer:
            if answer.content_disposition is not None and answer.content_disposition.filename:
                self.names[path] = answer.content_disposition.filename
            return Read(answer.status, answer.headers, await answer.read())

    async def page(self, path: str, **headers: str) -> str:
        """The text of a page, which must be there."""
        found = await self.read(path, **headers)
        assert found.status == 200, (path, found.status, found.text[:2000])
        return found.text


@asynccontextmanager
async def library(folder: Path, *played: Played, routes: Iterable[Routes] = ()) -> AsyncIterator[Library]:
    """A library with these tournaments: `t1`, `t2`, ..."""
    async with await Database.open(folder / "herald.db") as database:
        engine = played[0].engine if played else registry.engine()
        async with Library(database, engine, routes) as opened:
            for number, tournament in enumerate(played, start=1):
                await opened.add(tournament, f"t{number}")
            yield opened
