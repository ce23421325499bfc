"""Hearing what other processes write, from a pretend server; `tests/postgres/test_news.py` has a real one."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from typing import Self

import pytest
from asyncpg import exceptions  # type: ignore[import-untyped]

from storage.dialect import database_url
from storage.news import CHANNEL, Change, News, triggers
from tests.patience import SECONDS

URL = database_url("postgresql://herald@db.example/herald")
OURS = "herald 1"


class Server:
    """As much of a server and of a connection to it as listening needs."""

    def __init__(self) -> None:
        self.questions = 0
        self.asked = asyncio.Event()
        self.connections = 0
        self.answers = asyncio.Event()
        self.answers.set()
        self.is_down = False
        self.tries = 0
        self.refusals: list[Exception] = []
        self.gone: list[Callable[[object], None]] = []
        self.said: list[Callable[[object, int, str, str], None]] = []

    async def __aenter__(self) -> Self:
        self.tries += 1
        if self.is_down:
            raise ConnectionRefusedError
        self.connections += 1
        return self

    async def __aexit__(self, *error: object) -> None:
        self.gone.clear()
        self.said.clear()

    async def get_raw_connection(self) -> Self:
        return self

    @property
    def driver_connection(self) -> Self:
        return self

    def add_termination_listener(self, told: Callable[[object], None]) -> None:
        self.gone.append(told)

    async def add_listener(self, channel: str, told: Callable[[object, int, str, str], None]) -> None:
        assert channel == CHANNEL
        if self.refusals:
            raise self.refusals.pop(0)
        self.said.append(told)

    async def execute(self, _statement: str) -> None:
        self.questions += 1
        self.asked.set()
        await self.answers.wait()
        if self.is_down:
            raise ConnectionResetError

    async def invalidate(self) -> None:
        """Nothing is held."""

    def say(self, words: str) -> None:
        for told in self.said:
            told(self, 1, CHANNEL, words)


class Ear:
    """Who listens, and what came of it."""

    def __init__(self) -> None:
        self.heard: list[Change] = []
        self.forgot = 0
        self.back = asyncio.Event()
        self.news = News(URL, OURS, changed=self.heard.append, forget=self._forget, back=self.back.set)

    def _forget(self) -> None:
        self.forgot += 1


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Server:
    made = Server()
    monkeypatch.setattr("storage.news.one_connection", lambda _url: made)
    monkeypatch.setattr("storage.dialect.pauses", lambda _url: iter(lambda: 0.0, None))
    return made


@pytest.fixture
async def ear(server: Server) -> AsyncIterator[Ear]:
    ear = Ear()
    running = asyncio.create_task(ear.news.run())
    await asyncio.wait_for(ear.back.wait(), SECONDS)
    yield ear
    running.cancel()
    with suppress(asyncio.CancelledError):
        await running
    assert not ear.news.listens


def test_a_file_has_one_writer_who_need_not_be_told() -> None:
    assert triggers("sqlite") == []
    assert any("CREATE TRIGGER events_told" in statement for statement in triggers("postgresql"))


async def test_what_others_write_is_heard_and_what_we_write_is_not(server: Server, ear: Ear) -> None:
    for said in (
        "log t1 5 herald 2",
        "beside t2 - herald",
        "log t3 6 herald 1",
        "departures - - psql by hand",
        "weather t1 5 herald 2",
        "weather",
        "person p1",
    ):
        server.say(said)
    assert ear.heard == [
        Change("log", "t1", 5),
        Change("beside", "t2", None),
        Change("departures", "-", None),
        Change("person", "p1", None),
    ]


async def test_everything_before_was_perhaps_missed_when_listening_begins(ear: Ear) -> None:
    assert (ear.forgot, ear.news.listens) == (1, True)


async def test_where_nobody_can_be_heard_everything_is_forgotten(server: Server) -> None:
    ear = Ear()
    await ear.news.caught_up()
    assert (ear.forgot, server.questions, ear.news.listens) == (1, 0, False)


@pytest.mark.parametrize("how", ["the server says so", "a question is not answered"])
async def test_a_broken_connection_is_made_anew_and_everything_forgotten(server: Server, ear: Ear, how: str) -> None:
    ear.back.clear()
    server.is_down = True
    if how == "the server says so":
        for told in [*server.gone]:
            told(server)
    else:
        await ear.news.caught_up()
    assert (ear.forgot, ear.news.listens) == (2, False)
    await asyncio.sleep(0)
    server.is_down = False
    await asyncio.wait_for(ear.back.wait(), SECONDS)
    assert (ear.forgot, ear.news.listens, server.connections) == (3, True, 2)


async def test_an_outage_is_one_warning_however_often_the_server_is_tried(
    server: Server, ear: Ear, caplog: pytest.LogCaptureFixture
) -> None:
    def lines() -> list[str]:
        return [record.levelname for record in caplog.records if record.name == "storage.news"]

    caplog.set_level("INFO")
    for outage in (1, 2):
        ear.back.clear()
        server.is_down = True
        tries = server.tries
        for told in [*server.gone]:
            told(server)
        while server.tries < tries + 12:  # noqa: ASYNC110 - a few turns of the loop
            await asyncio.sleep(0)
        server.is_down = False
        await asyncio.wait_for(ear.back.wait(), SECONDS)
        assert lines() == ["WARNING", "WARNING", "INFO"] * outage  # it broke, it cannot be reached, it is back


async def test_what_the_driver_raises_past_sqlalchemy_does_not_end_listening(server: Server) -> None:
    server.refusals = [
        exceptions.ConnectionDoesNotExistError("connection was closed"),
        exceptions.InterfaceError("connection is closed"),
    ]
    ear = Ear()
    running = asyncio.create_task(ear.news.run())
    await asyncio.wait_for(ear.back.wait(), SECONDS)
    assert (server.connections, server.refusals) == (3, [])
    running.cancel()


async def test_a_mistake_of_ours_ends_listening(server: Server) -> None:
    server.refusals = [LookupError()]
    with pytest.raises(LookupError):
        await Ear().news.run()
