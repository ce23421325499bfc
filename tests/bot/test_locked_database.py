"""The database is locked, its disk is full or it may only be read: what people are answered, and what counts.

The lock is a real one, and is released once the bot has noticed it.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from typing import Any, Self

import pytest

from bot.sandbox.people import Reply
from bot.text.messages import Message
from bot.text.texts import texts
from storage import connections, sqlite_connections
from storage.outbox import Post
from tests.bot.commands.desk import started, td
from tests.bot.hosting.test_database_maintenance import place_of
from tests.bot.world import LOBBY, World


class Lock:
    """A second connection that holds the file of a world's database."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._file = sqlite3.connect(place_of(world), isolation_level=None)

    def __enter__(self) -> Self:
        self._file.execute("BEGIN IMMEDIATE")
        return self

    def __exit__(self, *_error: object) -> None:
        self._file.close()

    async def until_noticed(self, *asked: asyncio.Task[Any]) -> None:
        """Until the bot waits for the database, or one of those who asked for something has been answered."""
        while not self._world.database.connections.busy and not any(task.done() for task in asked):  # noqa: ASYNC110 - a few turns of the loop
            await asyncio.sleep(0)


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite gives a lock up at once, and we go on to wait; where it is done on the loop, everybody waits with it."""
    monkeypatch.setattr(sqlite_connections, "BUSY_TIMEOUT_MS", 1)


def logged(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]


async def test_an_announcement_waits_for_a_locked_database(world: World, caplog: pytest.LogCaptureFixture) -> None:
    await started(world)
    with Lock(world) as lock:
        announcing = asyncio.create_task(world.director.slash("/td announce", channel=LOBBY, text="Hello all"))
        await lock.until_noticed(announcing)
    reply = await announcing
    await world.settled()
    assert not says_sorry(reply)
    assert sum("Hello all" in seen.text for seen in world.director.sees(LOBBY) if not seen.ephemeral) == 1
    assert logged(caplog) == []


async def test_ten_people_join_while_the_database_is_locked_and_all_are_in(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    await world.tournament()
    people = await world.players(*(f"Player {number}" for number in range(10)))
    for person in people:
        await person.slash("/me timezone", channel=LOBBY, zone="Europe/Berlin")
    with Lock(world) as lock:
        joining = [asyncio.create_task(person.slash("/join", channel=LOBBY)) for person in people]
        await lock.until_noticed(*joining)
    replies = await asyncio.gather(*joining)
    assert len((await world.loaded()).state.entrants) == 10
    assert not any(map(says_sorry, replies))
    assert logged(caplog) == []


async def test_a_post_that_is_due_while_the_database_is_locked_is_posted_once_afterwards(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    await started(world)
    lobby, now = world.server.channel(LOBBY).id, world.clock.now()
    post = Post(Message(content="Only once").model_dump(mode="json"), channel_id=lobby)
    (row_id,) = await world.database.outbox.add("t1", "c1", [post], at=now)
    with Lock(world):
        for _ in range(5):
            world.herald.announcer.try_now()
            for _ in range(50):
                await asyncio.sleep(0)
    await world.settled()
    assert (await world.database.outbox.get(row_id)).state == "sent"
    assert sum("Only once" in seen.text for seen in world.director.sees(LOBBY)) == 1
    assert logged(caplog) == []


def says_sorry(reply: Reply) -> bool:
    """Does it say that something went wrong?"""
    return any(text in reply.text for text in (texts.mishaps.broken(), texts.mishaps.may_have_counted()))


@pytest.fixture
def without_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "BUSY_SECONDS", -1.0)


@pytest.mark.usefixtures("without_patience")
async def test_whoever_waits_longer_than_the_patience_reads_that_nothing_was_changed(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    state = await started(world)
    with Lock(world):
        reply = await td(world, "/td announce", text="Hello all")
    await world.settled()
    assert "nothing was changed" in reply.text
    assert not says_sorry(reply)
    assert (await world.loaded()).state.version == state.version
    assert not any("Hello all" in seen.text for seen in world.director.sees(LOBBY))
    assert any("is held by another program" in line for line in logged(caplog))


class Failing(sqlite3.Connection):
    """A connection on which no transaction can be begun or ended."""

    code: int | None = None

    def execute(self, words: str, *values: object) -> sqlite3.Cursor:
        if words.startswith(("BEGIN IMMEDIATE", "INSERT", "UPDATE")):
            self._fail()
        return super().execute(words, *values)  # type: ignore[arg-type]

    def commit(self) -> None:
        if self.in_transaction:
            self._fail()
        super().commit()

    def _fail(self) -> None:
        if Failing.code is not None:
            error = sqlite3.OperationalError("injected")
            error.sqlite_errorcode = Failing.code
            raise error


@pytest.fixture
def failing(monkeypatch: pytest.MonkeyPatch) -> Iterator[type[Failing]]:
    connect = sqlite3.connect
    monkeypatch.setattr(sqlite3, "connect", lambda *said, **options: connect(*said, factory=Failing, **options))
    yield Failing
    Failing.code = None


@pytest.mark.parametrize(
    "code, line",
    [(sqlite3.SQLITE_FULL, "the disk is full, or fails"), (sqlite3.SQLITE_READONLY, "may only be read")],
    ids=["full", "read-only"],
)
async def test_where_nothing_can_be_written_the_documented_sentences_are_used_and_nothing_is_half_done(
    failing: type[Failing], world: World, code: int, line: str, caplog: pytest.LogCaptureFixture
) -> None:
    state = await started(world)
    await world.database.connections._writer._disconnect()  # the next one is made by `failing`
    failing.code = code
    replies = [
        await td(world, "/td announce", text="Hello all"),
        await td(world, "/td pause"),
    ]
    failing.code = None
    for reply in replies:
        assert "nothing was changed" in reply.text
        assert not says_sorry(reply)
    assert all(line in said for said in logged(caplog))
    assert (await world.loaded()).state.version == state.version
    reply = await td(world, "/td announce", text="Hello all")
    assert not says_sorry(reply)
    assert sum("Hello all" in seen.text for seen in world.director.sees(LOBBY) if not seen.ephemeral) == 1
