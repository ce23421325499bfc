import asyncio

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from formats.core.events import PhaseChanged
from storage.database import Database
from storage.dialect import READERS
from storage.errors import ClosedDatabaseError
from storage.news import Change, Topic
from storage.outbox import Post
from storage.shards import ID_BITS, Shards
from tests.postgres.databases import Place
from tests.storage.samples import append, begin, registered


async def test_readers_do_not_wait_for_a_writer_and_see_nothing_unfinished(database: Database) -> None:
    async def half(connection: AsyncConnection) -> object:
        await connection.exec_driver_sql("INSERT INTO settings VALUES ('', 'half', '1')")
        return await database.settings.get("", "half")

    assert await database.connections.write(half) is None
    assert await database.settings.get("", "half") == 1


async def test_work_that_raises_is_undone(database: Database) -> None:
    async def fail(connection: AsyncConnection) -> None:
        await connection.exec_driver_sql("INSERT INTO settings VALUES ('', 'half', '1')")
        raise LookupError

    with pytest.raises(LookupError):
        await database.connections.write(fail)
    assert await database.settings.get("", "half") is None


async def test_a_cancelled_command_is_kept_whole_or_not_at_all_and_blocks_nobody(database: Database) -> None:
    await begin(database)
    head = 1
    for number in range(40):
        posts = [Post({}, channel_id=number + 1)]
        writing = asyncio.create_task(
            append(database, "t1", head, f"c{number}", [registered(1), PhaseChanged(phase="closed")], posts=posts)
        )
        for _ in range(number):
            await asyncio.sleep(0)
        await asyncio.sleep(number % 4 / 2_000)
        cancelled = writing.cancel()
        outcomes = await asyncio.gather(writing, return_exceptions=True)
        assert cancelled == isinstance(outcomes[0], asyncio.CancelledError)
        await database.settings.set("", "last", number)  # at once: no lock is held
        now = await database.log.head("t1")
        assert now in {head, head + 2}
        assert ((await database.log.load("t1"))[-1].command_id == f"c{number}") == (now > head)
        head = now
    assert head > 1
    await append(database, "t1", head, "last", [registered(2)])
    assert len(await database.waiting.targets()) == (head - 1) // 2


async def test_closing_waits_for_what_a_cancelled_caller_began(place: Place) -> None:
    database = await Database.open(place)
    await begin(database)
    writing = asyncio.create_task(append(database, "t1", 1, "c2", [registered(1)]))
    await asyncio.sleep(0.001)
    writing.cancel()
    await asyncio.gather(writing, return_exceptions=True)
    await database.close()
    async with await Database.open(place) as again:
        assert await again.log.head("t1") == 2


async def test_a_closed_database_takes_no_more_work(place: Place) -> None:
    database = await Database.open(place)
    await database.close()
    with pytest.raises(ClosedDatabaseError):
        await database.tournaments.all()
    with pytest.raises(ClosedDatabaseError):
        await database.tournaments.next_id()


async def test_an_error_nobody_waits_for_any_more_harms_nobody(database: Database) -> None:
    await begin(database)
    await append(database, "t1", 1, "c2", [registered(1)])
    stale = asyncio.create_task(append(database, "t1", 1, "c3", [registered(1)]))
    await asyncio.sleep(0)
    stale.cancel()
    await asyncio.gather(stale, return_exceptions=True)
    await append(database, "t1", 2, "c4", [registered(1)])
    assert await database.log.head("t1") == 3


async def test_nobody_reads_twice_before_all_who_wait_have_read_once(database: Database) -> None:
    turns: list[int] = []

    async def reads(person: int) -> None:
        async def turn(connection: AsyncConnection) -> None:
            await connection.exec_driver_sql("SELECT 1")
            turns.append(person)

        for _ in range(3):
            await database.connections.read(turn)

    crowd = range(100)
    await asyncio.gather(*map(reads, crowd))
    # Those who read at the same moment may end in another order.
    assert len(set(turns[: len(crowd)])) > len(crowd) - READERS


@pytest.mark.sqlite
async def test_a_file_has_one_process_which_need_not_wait_for_a_turn(database: Database) -> None:
    async with database.connections.turn("a"), database.connections.turn("a"):
        assert (await database.people.guest("Dana")).id == "p1"


class Listening:
    """Fake news of other processes' writes."""

    listens = True


class Alone:
    """A guard that is certain or not."""

    def __init__(self, *, is_certain: bool) -> None:
        self.is_certain = is_certain

    async def require(self, _connection: object) -> None:
        """It is held."""


OURS, THEIRS = 0, 1 << ID_BITS
"""Servers of shard 0 and 1."""


async def test_tournaments_are_not_asked_about_that_only_this_process_writes_or_is_notified_of(
    database: Database,
) -> None:
    connections = database.connections
    assert not connections.must_ask(OURS)  # without news there is nobody else
    connections.news = news = Listening()
    assert connections.must_ask(OURS)  # without a guard there may be
    connections.guard = guard = Alone(is_certain=True)
    assert not connections.must_ask(THEIRS)
    connections.shards = Shards(2, frozenset({0}))
    connections.share(others=True)
    assert (connections.must_ask(OURS), connections.must_ask(THEIRS)) == (False, True)
    news.listens = False
    assert connections.must_ask(OURS)
    news.listens = True
    guard.is_certain = False
    assert connections.must_ask(OURS)


async def test_reads_are_cached_while_nobody_else_writes_or_all_are_notified(database: Database) -> None:
    connections = database.connections
    asked: list[int] = []

    async def read() -> int:
        asked.append(len(asked))
        return len(asked)

    async def cached() -> int:
        return await connections.cached("key", ("people",), read)

    assert [await cached(), await cached()] == [1, 2]
    connections.guard = Alone(is_certain=True)
    assert [await cached(), await cached()] == [3, 3]
    connections.share(others=False)
    assert await cached() == 3
    connections.share(others=True)
    assert [await cached(), await cached()] == [4, 5]
    connections.news = Listening()
    assert [await cached(), await cached()] == [6, 6]
    connections.wrote(["settings"])
    assert await cached() == 6
    connections.wrote(["people"])
    assert await cached() == 7
    connections.changed(Change("person", "p1", None))
    assert await cached() == 8
    connections.forget()
    assert await cached() == 9


async def test_a_change_by_another_process_invalidates_what_concerns_servers_of_this_one(database: Database) -> None:
    connections = database.connections
    connections.guard, connections.news = Alone(is_certain=True), Listening()
    connections.shards = Shards(2, frozenset({0}))
    connections.share(others=True)
    versions: list[int] = []

    async def read() -> int:
        versions.append(1)
        return len(versions)

    async def cached() -> int:
        return await connections.cached("key", ("tournaments",), read)

    assert await cached() == 1
    connections.changed(Change("log", "t1", THEIRS))
    assert await cached() == 1
    connections.changed(Change("log", "t1", OURS))
    assert await cached() == 2


@pytest.mark.parametrize(
    "topic, table",
    [
        ("log", "tournaments"),
        ("beside", "tournaments"),
        ("posts", "outbox"),
        ("webhooks", "webhooks"),
        ("exclusions", "exclusions"),
        ("person", "people"),
    ],
)
async def test_a_change_by_another_process_invalidates_cached_reads_of_its_table_only(
    database: Database, topic: Topic, table: str
) -> None:
    connections = database.connections
    connections.guard, connections.news = Alone(is_certain=True), Listening()
    connections.share(others=True)
    reads: list[str] = []

    async def cached(of: str) -> int:
        async def read() -> int:
            reads.append(of)
            return len(reads)

        return await connections.cached(of, (of,), read)

    tables = ("tournaments", "outbox", "webhooks", "exclusions", "people", "settings")
    for _ in range(2):
        assert [await cached(of) for of in tables] == [1, 2, 3, 4, 5, 6]
    connections.changed(Change(topic, "t1", OURS))
    for of in tables:
        await cached(of)
    assert reads[len(tables) :] == [table]


async def test_nothing_is_cached_about_servers_of_other_processes(database: Database) -> None:
    connections = database.connections
    connections.guard, connections.news = Alone(is_certain=True), Listening()
    connections.shards = Shards(2, frozenset({0}))
    connections.share(others=True)
    reads: list[str] = []
    connections.timed = lambda kind, _seconds: reads.append(kind)
    for server, expected in ((OURS, 1), (THEIRS, 2), (None, 1)):
        reads.clear()
        for _ in range(2):
            await database.tournaments.all(guild_id=server, shards=connections.shards)
        assert len(reads) == expected


async def test_everything_that_is_read_or_written_is_timed(database: Database) -> None:
    seen: list[str] = []
    database.connections.timed = lambda kind, seconds: seen.append(kind) if seconds >= 0 else None
    await database.people.guest("Dana")
    await database.people.get("p1")
    await database.tournaments.person_entrants("p1")
    assert seen == ["write", "read", "read"]
