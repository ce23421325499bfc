"""Scripts that only read: they see one picture, refuse as others do, and fall back to the usual way."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from pathlib import Path

import pytest
from sqlalchemy import bindparam, select

from storage import sqlite_connections
from storage.database import Database
from storage.errors import ClosedDatabaseError, UnusableDatabaseError
from storage.outbox import Post
from storage.schema import outbox
from storage.shards import Shards
from storage.sql import Runner, Statement
from storage.targets import Target
from tests.storage.samples import begin

AT = datetime(2026, 1, 3, 15, tzinfo=UTC)
POSTS = Statement(
    lambda _: select(outbox.c.id, outbox.c.payload, outbox.c.created_at).where(outbox.c.key == bindparam("key"))
)


async def queued(database: Database) -> None:
    """A tournament with two posts."""
    await begin(database)
    posts = [Post({"text": "Hello"}, channel_id=7, key="one"), Post({}, channel_id=7, thread="x", thread_name="X")]
    await database.outbox.add("t1", "c1", posts, at=AT)


def found(run: Runner) -> list[object]:
    """What a script finds of the first post."""
    return [(row.payload, row.created_at) for row in run.rows(POSTS, {"key": "one"})]


async def test_rows_come_with_our_values_by_the_names_of_their_columns(database: Database) -> None:
    await queued(database)
    assert await database.connections.read_script(found) == [({"text": "Hello"}, AT)]


async def test_a_script_sees_what_was_committed_before_it_began(database: Database) -> None:
    assert await database.connections.read_script(found) == []
    await queued(database)
    assert len(await database.connections.read_script(found)) == 1


async def test_what_a_script_raises_is_raised_and_the_next_one_is_read(database: Database) -> None:
    def fail(_run: Runner) -> None:
        raise LookupError

    with pytest.raises(LookupError):
        await database.connections.read_script(fail)
    assert await database.connections.read_script(found) == []


async def test_who_does_not_wait_any_more_is_in_nobodys_way(database: Database) -> None:
    await queued(database)
    asked = [asyncio.create_task(database.connections.read_script(found)) for _ in range(4)]
    await asyncio.sleep(0)
    asked[1].cancel()
    answers = await asyncio.gather(*asked, return_exceptions=True)
    assert [len(rows) for rows in answers if isinstance(rows, list)] == [1, 1, 1]
    assert isinstance(answers[1], asyncio.CancelledError)


async def test_a_closed_database_is_asked_nothing(database: Database) -> None:
    await database.connections.read_script(found)
    await database.close()
    with pytest.raises(ClosedDatabaseError):
        await database.connections.read_script(found)


async def test_what_is_asked_while_the_database_is_closed_opens_no_file(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "herald.db")
    scripts = database.connections._scripts
    assert scripts is not None
    await scripts.disconnect()
    asking = [asyncio.create_task(database.connections.read_script(found)) for _ in range(3)]
    await asyncio.sleep(0)
    await database.close()
    answers = await asyncio.gather(*asking, return_exceptions=True)
    assert all(answer == [] or isinstance(answer, ClosedDatabaseError) for answer in answers)
    assert scripts._file is None


async def test_a_connection_that_broke_is_replaced_and_the_next_script_is_read(tmp_path: Path) -> None:
    async with await Database.open(tmp_path / "herald.db") as database:
        await queued(database)
        await database.connections.read_script(found)
        scripts = database.connections._scripts
        assert scripts is not None
        broken = scripts._file
        assert broken is not None
        await broken.close()
        assert len(await database.connections.read_script(found)) == 1
        assert scripts._file not in {None, broken}


async def test_a_file_that_cannot_be_read_is_said_to_be_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with await Database.open(tmp_path / "herald.db") as database:
        await queued(database)
        await database.outbox.head(Target(channel_id=8))
        connections = database.connections

        def gone(_file: str) -> None:
            raise UnusableDatabaseError(str(tmp_path), "gone")

        monkeypatch.setattr(sqlite_connections, "_open_sqlite", gone)
        scripts = connections._scripts
        assert scripts is not None
        await scripts.disconnect()
        with pytest.raises(UnusableDatabaseError):
            await connections.read_script(found)


@pytest.mark.parametrize("shards", [Shards(), Shards(2, frozenset({0})), Shards(3, frozenset({0, 2}))])
async def test_the_head_of_a_target_and_all_targets_are_found(database: Database, shards: Shards) -> None:
    await queued(database)
    head = await database.outbox.head(Target(channel_id=7), shards)
    assert head is not None
    assert (head.post.key, head.post.payload, head.created_at, head.overtaken) == ("one", {"text": "Hello"}, AT, False)
    threaded = await database.outbox.head(Target(7, "x"), shards)
    assert threaded is not None
    assert threaded.post.thread_name == "X"
    assert await database.outbox.head(Target(person_id="p1"), shards) is None
    assert [waiting.target for waiting in await database.waiting.targets(shards)] == [Target(7), Target(7, "x")]
    assert await database.outbox.blocked_groups(shards) == []


async def test_other_shards_have_other_posts(database: Database) -> None:
    await queued(database)
    elsewhere = Shards(2, frozenset({1}))
    assert await database.outbox.head(Target(channel_id=7), elsewhere) is None
    assert await database.waiting.targets(elsewhere) == []
