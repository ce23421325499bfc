"""Group commit: waiting writes share a transaction, and each gets its own outcome."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from itertools import repeat
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import bindparam, select, text
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.connections import Connections
from storage.database import Database
from storage.dialect import insert_on
from storage.errors import LeaseLostError, StaleWriteError, UnusableDatabaseError
from storage.outbox import Post
from storage.schema import people, settings
from storage.sql import Runner, Statement
from storage.writer import MOST_AT_ONCE, Writer
from tests.postgres.databases import Place
from tests.storage.samples import append, begin, registered

_SET = Statement(lambda dialect: insert_on(dialect, settings).inline(), columns=["scope", "key", "value"])
_KEYS = Statement(lambda _: select(settings.c.key).where(settings.c.key == bindparam("name")))


def noting(name: str, fails: BaseException | None = None) -> Callable[[Runner], str]:
    """A script that writes a line and then perhaps fails."""

    def script(run: Runner) -> str:
        run.run(_SET, {"scope": "test", "key": name, "value": 1})
        if fails is not None:
            raise fails
        return name

    return script


def working(name: str, fails: BaseException | None = None) -> Callable[[AsyncConnection], Any]:
    """The same as work on a connection."""

    async def work(connection: AsyncConnection) -> str:
        await connection.execute(settings.insert().values(scope="test", key=name, value=1))
        if fails is not None:
            raise fails
        return name

    return work


@pytest.fixture
def commits(database: Database, monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """One entry for each transaction that writes."""
    seen: list[float] = []
    monkeypatch.setattr(
        database.connections, "timed", lambda kind, seconds: seen.append(seconds) if kind == "write" else None
    )
    return seen


def attempts_to_isolate(database: Database) -> int:
    """How many transactions it takes until jobs have savepoints: on a server they are first run without."""
    return 2 if database.connections.file is None else 1


async def kept(database: Database) -> set[str]:
    return set(await database.settings.all("test"))


async def test_all_who_wait_are_written_in_one_transaction(database: Database, commits: list[float]) -> None:
    connections = database.connections
    done = await asyncio.gather(
        *(connections.write_script(noting(f"s{number}")) for number in range(20)),
        *(connections.write(working(f"w{number}")) for number in range(20)),
    )
    assert await kept(database) == set(done)
    assert len(done) == 40
    assert len(commits) == 1


async def test_no_transaction_is_longer_than_so_many(database: Database, commits: list[float]) -> None:
    await asyncio.gather(
        *(database.connections.write_script(noting(f"s{number}")) for number in range(MOST_AT_ONCE + 1))
    )
    assert len(commits) == 2


@pytest.mark.parametrize(
    "writes",
    [
        lambda connections: [connections.write_script(noting("lost"))],
        lambda connections: [connections.write_script(noting(name)) for name in ("lost", "as well")],
        lambda connections: [connections.write(working("lost"))],
    ],
    ids=["a script alone", "scripts together", "work"],
)
async def test_nothing_is_committed_to_a_file_that_was_deleted(
    tmp_path: Path, writes: Callable[[Connections], list[Awaitable[Any]]]
) -> None:
    file = tmp_path / "herald.db"
    async with await Database.open(file) as database:
        await database.settings.set("test", "kept", 1)
        file.unlink()
        outcomes = await asyncio.gather(*writes(database.connections), return_exceptions=True)
        assert {type(outcome) for outcome in outcomes} == {UnusableDatabaseError}


async def test_one_that_fails_is_undone_alone_and_the_others_are_kept(database: Database, commits: list[float]) -> None:
    connections = database.connections
    outcomes = await asyncio.gather(
        connections.write_script(noting("first", LookupError("first"))),
        connections.write_script(noting("second")),
        connections.write(working("third", LookupError("third"))),
        connections.write(working("fourth")),
        connections.write_script(noting("fifth", KeyError("fifth"))),
        connections.write_script(noting("second")),  # the key is taken by then
        connections.write(working("fourth")),
        return_exceptions=True,
    )
    failed = [type(outcome) for outcome in outcomes if isinstance(outcome, BaseException)]
    assert failed == [LookupError, LookupError, KeyError, IntegrityError, IntegrityError]
    assert [outcome for outcome in outcomes if isinstance(outcome, str)] == ["second", "fourth"]
    assert await kept(database) == {"second", "fourth"}
    assert len(commits) == attempts_to_isolate(database)


async def test_commands_that_wait_together_each_learn_their_own_outcome(
    database: Database, commits: list[float]
) -> None:
    await asyncio.gather(*(begin(database, f"t{number}") for number in range(10)))
    commits.clear()
    outcomes = await asyncio.gather(
        *(append(database, f"t{number}", 1, "c2", [registered(1)]) for number in range(10)),
        *(append(database, f"t{number}", 1, "c3", [registered(2)]) for number in range(10)),
        return_exceptions=True,
    )
    assert all(isinstance(outcome, tuple) for outcome in outcomes[:10])
    assert all(isinstance(outcome, StaleWriteError) for outcome in outcomes[10:])
    assert [await database.log.head(f"t{number}") for number in range(10)] == [2] * 10
    assert len(commits) == attempts_to_isolate(database)


async def test_one_that_comes_alone_needs_no_task_of_its_own(
    database: Database, commits: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    if database.connections.file is None:
        return  # a server is asked more than once before the commit
    await database.connections.write_script(noting("the connection is there"))
    monkeypatch.setattr(Writer, "_write_all", None)
    assert await database.connections.write_script(noting("alone")) == "alone"
    with pytest.raises(LookupError):
        await database.connections.write_script(noting("refused", LookupError()))
    assert await database.connections.write_script(noting("next")) == "next"
    assert await kept(database) == {"the connection is there", "alone", "next"}
    assert len(commits) == attempts_to_isolate(database) + 3


async def test_one_that_comes_alone_and_fails_in_the_database_is_told_why_and_spoils_nothing(
    database: Database,
) -> None:
    for name in ("first", "second"):
        await database.connections.write_script(noting(name))
    with pytest.raises(IntegrityError):
        await database.connections.write_script(noting("first"))
    await database.connections.write_script(noting("third"))
    assert await kept(database) == {"first", "second", "third"}


async def test_what_comes_while_one_is_written_waits_for_it_and_is_written_together(
    database: Database, commits: list[float]
) -> None:
    connections, order = database.connections, list[str]()
    await connections.write_script(noting("the connection is there"))
    commits.clear()

    async def write(name: str) -> None:
        order.append(await connections.write_script(noting(name)))

    first = asyncio.create_task(write("first"))
    await asyncio.sleep(0)
    await asyncio.sleep(0)  # it is on its way
    await asyncio.gather(first, *(write(f"{number}") for number in range(5)))
    assert order == ["first", *map(str, range(5))]
    assert len(commits) <= 2


async def test_one_that_comes_alone_is_written_though_its_caller_does_not_wait(database: Database) -> None:
    await database.connections.write_script(noting("the connection is there"))
    writing = asyncio.create_task(database.connections.write_script(noting("alone")))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    writing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await writing
    await database.connections.write_script(noting("next"))
    assert await kept(database) == {"the connection is there", "alone", "next"}


BAD_VALUES = {
    "a number beyond all": lambda database: database.people.find_discord(2**70),
    "to be written": lambda database: database.people.for_discord(2**70, "Dana"),
    "half a character": lambda database: database.people.guest("\ud800"),
    "in a script": lambda database: append(
        database, "t1", 1, "c2", [registered(1)], posts=[Post({"n": 1}, channel_id=2**70)]
    ),
    "half a character in a script": lambda database: append(database, "t1", 1, "\ud800", [registered(1)]),
}


@pytest.mark.parametrize("bad", BAD_VALUES.values(), ids=BAD_VALUES.keys())
async def test_after_a_value_no_database_takes_everything_goes_on(
    database: Database, bad: Callable[[Database], Any]
) -> None:
    await begin(database)
    outcomes = await asyncio.gather(
        database.settings.set("test", "before", 1),
        bad(database),
        database.settings.set("test", "after", 1),
        return_exceptions=True,
    )
    assert isinstance(outcomes[1], OverflowError | UnicodeEncodeError | DBAPIError)
    assert await kept(database) == {"before", "after"}
    await append(database, "t1", 1, "c2", [registered(1)])
    assert await database.waiting.targets() == []
    assert (await database.people.guest("Dana")).id


async def test_a_statement_that_is_wrong_spoils_nothing(database: Database) -> None:
    outcomes = await asyncio.gather(
        database.settings.set("test", "before", 1),
        database.connections.write(lambda connection: connection.execute(text("SELECT nothing FROM nowhere"))),
        database.settings.set("test", "after", 1),
        return_exceptions=True,
    )
    assert isinstance(outcomes[1], DBAPIError)
    assert await kept(database) == {"before", "after"}


async def test_where_a_transaction_fails_as_a_whole_its_parts_are_written_one_by_one(
    database: Database, commits: list[float]
) -> None:
    too_much = UnusableDatabaseError("here", "full")
    checks = 0
    check = database.connections.check_place

    def full_for_many() -> None:
        nonlocal checks
        checks += 1
        if checks == 1:
            raise too_much
        check()

    database.connections.check_place = full_for_many  # type: ignore[method-assign]
    outcomes = await asyncio.gather(
        database.connections.write_script(noting("one")),
        database.connections.write_script(noting("two", LookupError())),
        database.connections.write_script(noting("three")),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes] == [str, LookupError, str]
    assert await kept(database) == {"one", "three"}
    assert len(commits) == attempts_to_isolate(database) + 3


@pytest.mark.sqlite
@pytest.mark.parametrize("is_script", [True, False])
async def test_where_the_database_fails_one_of_many_all_are_tried_again(
    database: Database, monkeypatch: pytest.MonkeyPatch, *, is_script: bool
) -> None:
    monkeypatch.setattr("storage.dialect.pauses", lambda _url: repeat(0.0))
    locked = sqlite3.OperationalError("database is locked")
    locked.sqlite_errorcode = sqlite3.SQLITE_BUSY
    errors: list[BaseException | None] = [None, locked]

    def script(run: Runner) -> str:
        return noting("second", errors.pop() if errors else None)(run)

    async def work(connection: AsyncConnection) -> Any:
        return await working("second", errors.pop() if errors else None)(connection)

    connections = database.connections
    outcomes = await asyncio.gather(
        connections.write_script(noting("first")),
        connections.write_script(script) if is_script else connections.write(work),
        connections.write(working("third")),
    )
    assert list(outcomes) == ["first", "second", "third"]
    assert await kept(database) == {"first", "second", "third"}
    assert not errors


async def test_whoever_is_told_of_the_end_finds_it_kept(database: Database) -> None:
    await begin(database)
    seen: list[int] = []

    async def one(number: int) -> None:
        await database.settings.set("test", f"{number}", number)
        seen.append(len(await kept(database)))

    await asyncio.gather(*(one(number) for number in range(30)))
    assert seen == [30] * 30


async def test_what_waits_while_the_database_closes_is_written_before(place: Place) -> None:
    database = await Database.open(place)
    writing = [asyncio.create_task(database.connections.write_script(noting(f"{number}"))) for number in range(5)]
    await asyncio.sleep(0)
    await database.close()
    assert await asyncio.gather(*writing) == [f"{number}" for number in range(5)]
    async with await Database.open(place) as again:
        assert await kept(again) == {f"{number}" for number in range(5)}


class Losing:
    """A guard that is not certain, and whose lease somebody else has."""

    is_certain = False
    asked = 0

    async def require(self, _connection: object) -> None:
        self.asked += 1
        raise LeaseLostError("bot", "somebody")


async def test_a_lease_that_is_lost_refuses_all_who_wait(database: Database) -> None:
    database.connections.guard = guard = Losing()
    outcomes = await asyncio.gather(
        database.connections.write_script(noting("script")),
        database.connections.write(working("work")),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes] == [LeaseLostError] * 2
    assert guard.asked == attempts_to_isolate(database) + 2  # for both, then for each
    database.connections.guard = None
    assert await kept(database) == set()


class Doubting:
    """A guard that is asked, and finds the lease held."""

    is_certain = False
    asked = 0

    async def require(self, connection: AsyncConnection) -> None:
        self.asked += 1
        await connection.execute(select(people.c.id))


async def test_a_doubt_that_comes_up_while_one_is_written_alone_is_settled_before_the_commit(
    database: Database,
) -> None:
    if database.connections.file is None:
        return  # a server is asked every time

    class Rising(Doubting):
        sure = 1

        @property
        def is_certain(self) -> bool:  # type: ignore[override]
            self.sure -= 1
            return self.sure >= 0

    await database.connections.write_script(noting("the connection is there"))
    database.connections.guard = guard = Rising()
    await database.connections.write_script(noting("alone"))
    assert guard.asked == 1
    assert await kept(database) == {"the connection is there", "alone"}


async def test_where_it_is_doubtful_the_lease_is_asked_for_before_the_commit(database: Database) -> None:
    database.connections.guard = guard = Doubting()
    await database.connections.write_script(noting("script"))
    await database.connections.write(working("work"))
    assert guard.asked == 2
    assert await kept(database) == {"script", "work"}


async def test_a_doubt_that_passes_meanwhile_keeps_what_was_written(database: Database) -> None:
    class Passing(Doubting):
        doubts = 1

        @property
        def is_certain(self) -> bool:  # type: ignore[override]
            self.doubts -= 1
            return self.doubts < 0

    database.connections.guard = Passing()
    await database.connections.write_script(noting("script"))
    assert await kept(database) == {"script"}
