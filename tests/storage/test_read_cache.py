import asyncio

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from storage import read_cache
from storage.connections import Connections
from storage.database import Database
from storage.outbox import Post, SentMessage
from storage.read_cache import ReadCache
from storage.sql import ANY
from storage.tournaments import Bindings
from tests.storage.samples import NOON, begin


class Alone:
    """Guard of the only writer of a database."""

    is_certain = True

    async def require(self, _connection: AsyncConnection) -> None:
        """We may write."""


class Listening:
    """News of other processes are received."""

    listens = True


@pytest.fixture
def reads(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A line for every transaction that reads, as a script or not."""
    found: list[str] = []
    read, read_script = Connections.read, Connections.read_script

    async def counted(self: Connections, work: object) -> object:
        found.append("read")
        return await read(self, work)  # type: ignore[arg-type]

    async def script_counted(self: Connections, script: object) -> object:
        found.append("read")
        before = len(found)
        answer: object = await read_script(self, script)  # type: ignore[arg-type]
        del found[before:]  # a server is read in the other way
        return answer

    monkeypatch.setattr(Connections, "read", counted)
    monkeypatch.setattr(Connections, "read_script", script_counted)
    return found


async def test_what_is_asked_again_is_read_once_until_something_is_written_there(
    database: Database, reads: list[str]
) -> None:
    database.connections.guard = Alone()
    made = await database.people.for_discord(7, "Ann")
    for _ in range(3):
        assert await database.people.find_discord(7) == made
    assert len(reads) == 1
    await database.settings.set("", "elsewhere", 1)
    assert await database.people.find_discord(7) == made
    assert len(reads) == 1
    await database.people.rename(made.id, "Bo")
    person = await database.people.find_discord(7)
    assert person is not None
    assert person.name == "Bo"


async def test_what_is_written_past_sqlalchemy_is_noticed_as_well(database: Database) -> None:
    database.connections.guard = Alone()
    await begin(database)
    assert [row.title for row in await database.tournaments.all()] == ["Spring Open"]
    await database.tournaments.bind("t1", Bindings(title="Cup", channel_id=5))  # a script
    assert [row.title for row in await database.tournaments.all()] == ["Cup"]
    assert await database.tournaments.channel_tournament(5) is None
    await database.tournaments.set_channel_tournament(5, "t1")
    assert await database.tournaments.channel_tournament(5) == "t1"


async def test_nothing_is_remembered_where_others_may_write(database: Database, reads: list[str]) -> None:
    guard = database.connections.guard = Alone()
    await database.people.find_discord(7)
    guard.is_certain = False
    for _ in range(2):
        await database.people.find_discord(7)
    assert len(reads) == 3
    guard.is_certain = True
    await database.people.find_discord(7)  # what others wrote meanwhile nobody has seen
    assert len(reads) == 4
    database.connections.share(others=True)
    await database.people.find_discord(7)
    assert len(reads) == 5


async def test_places_of_messages_are_remembered_only_while_no_other_process_writes(
    database: Database, reads: list[str]
) -> None:
    database.connections.guard = Alone()
    await begin(database)
    for _ in range(2):
        assert await database.outbox.message("t1", "card") is None
    assert len(reads) == 1
    for message_id, expected in ((8, 2), (8, 2), (9, 3)):  # marked as sent again at the same place: nothing is written
        (row,) = await database.outbox.add("t1", "c", [Post({}, channel_id=5, key="card")], at=NOON)
        await database.outbox.mark_sent(row, channel_id=5, message_id=message_id, at=NOON)
        assert await database.outbox.message("t1", "card") == SentMessage(5, message_id)
        assert len(reads) == expected
    database.connections.share(others=True)
    database.connections.news = Listening()
    for _ in range(2):
        await database.outbox.message("t1", "card")
    assert len(reads) == 5


async def test_what_was_read_before_others_came_and_went_is_not_remembered(
    database: Database, reads: list[str]
) -> None:
    database.connections.guard = Alone()
    await database.people.find_discord(7)
    for others in (True, False):
        database.connections.share(others=others)
    for _ in range(2):
        await database.people.find_discord(7)
    assert len(reads) == 2


async def test_nobody_who_changes_an_answer_changes_that_of_others(database: Database) -> None:
    database.connections.guard = Alone()
    await begin(database)
    (await database.tournaments.all()).clear()
    assert len(await database.tournaments.all()) == 1


async def test_an_answer_from_before_a_write_is_not_kept() -> None:
    cache = ReadCache()
    may_answer = asyncio.Event()

    async def slowly() -> str:
        await may_answer.wait()
        return "old"

    async def new() -> str:
        return "new"

    asking = asyncio.create_task(cache.get("who", ("people",), slowly))
    await asyncio.sleep(0)
    cache.wrote(["people"])
    may_answer.set()
    assert await asking == "old"  # it was asked before
    assert await cache.get("who", ("people",), new) == "new"


async def test_a_statement_of_any_kind_ends_what_is_remembered() -> None:
    cache = ReadCache()

    async def answer(said: str) -> str:
        return said

    assert await cache.get("who", ("people",), lambda: answer("old")) == "old"
    assert await cache.get("who", ("people",), lambda: answer("new")) == "old"
    cache.wrote([ANY])
    assert await cache.get("who", ("people",), lambda: answer("new")) == "new"


async def test_what_nobody_has_asked_for_longest_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(read_cache, "KEPT", 2)
    cache = ReadCache()
    asked: list[str] = []

    async def ask(key: str) -> None:
        async def read() -> str:
            asked.append(key)
            return key

        assert await cache.get(key, ("people",), read) == key

    for key in "abacab":
        await ask(key)
    assert "".join(asked) == "abcb"
    cache.wrote(["people"])
    for key in "ab":
        await ask(key)
    assert "".join(asked) == "abcbab"
