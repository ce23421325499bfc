"""The server fails, restarts, breaks connections off: what was accepted is kept once, and everything goes on."""

from __future__ import annotations

import asyncio
import logging
import signal
import traceback
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import select, text, update
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.runtime.leases import WHOLE_BOT, Leaseholder
from storage import connections, dialect, postgres_connections
from storage.database import Database
from storage.dialect import database_url
from storage.errors import LeaseLostError, StaleWriteError, UnusableDatabaseError
from storage.leases import Lease
from storage.schema import people, settings
from storage.wording import advice
from tests.bot.pulses import Still
from tests.postgres.databases import new_database, told
from tests.postgres.proxy import Proxy
from tests.postgres.server import Server
from tests.storage.samples import NOON, append, begin, create, created, registered

pytestmark = pytest.mark.postgres


@pytest.fixture(scope="session")
def own_server() -> Iterator[Server]:
    """A server that a test may stop."""
    with Server() as server:
        yield server


async def names(database: Database) -> list[str]:
    async def look(connection: AsyncConnection) -> list[str]:
        return list((await connection.execute(select(people.c.name).order_by(people.c.id))).scalars())

    return await database.connections.read(look)


async def break_off(database: Database) -> None:
    """End all connections to a database, as an administrator may."""
    await told(
        database.connections.url.render_as_string(hide_password=False),
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND application_name LIKE 'herald%'",
    )


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT], ids=["restarted", "crashed"])
async def test_a_server_that_comes_back_is_waited_for_and_nothing_is_lost_or_doubled(
    own_server: Server, how: signal.Signals, caplog: pytest.LogCaptureFixture
) -> None:
    address = await new_database(own_server.address())
    async with await Database.open(address) as database:
        await database.people.guest("before")
        await names(database)
        await asyncio.to_thread(own_server.stop, how)
        writing = asyncio.create_task(database.people.guest("meanwhile"))
        reading = asyncio.create_task(names(database))
        while not database.connections.busy:  # noqa: ASYNC110 - nobody tells when it begins
            await asyncio.sleep(0.01)
        await asyncio.to_thread(own_server.start)
        await writing
        assert (await reading)[0] == "before"
        assert not database.connections.busy
        await database.people.guest("after")
        assert await names(database) == ["before", "meanwhile", "after"]
    assert {record.levelno for record in caplog.records if record.name == "storage.connections"} == {logging.WARNING}
    assert "nothing is lost" in caplog.text


async def test_a_server_that_stays_away_is_named_in_the_end(
    own_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = await new_database(own_server.address())
    async with await Database.open(address) as database:
        monkeypatch.setattr(connections, "BUSY_SECONDS", 0.0)
        await asyncio.to_thread(own_server.stop)
        try:
            for doing in (database.people.guest("Dana"), names(database)):
                with pytest.raises(UnusableDatabaseError) as caught:
                    await doing
                assert (caught.value.reason, caught.value.lost) == ("away", False)
                assert database.connections.url.database is not None
                assert database.connections.url.database in caught.value.file
        finally:
            await asyncio.to_thread(own_server.start)
        assert (await database.people.guest("Dana")).id == "p1"


async def test_connections_that_break_off_in_the_middle_are_made_anew(database: Database) -> None:
    tries = 0

    async def broken_off(connection: AsyncConnection) -> None:
        nonlocal tries
        tries += 1
        await connection.execute(settings.insert().values(scope="test", key="once", value=tries))
        if tries == 1:
            await break_off(database)

    await asyncio.gather(
        database.people.guest("first"), database.connections.write(broken_off), database.people.guest("second")
    )
    assert tries == 2
    assert await names(database) == ["first", "second"]
    await break_off(database)
    assert await database.settings.get("test", "once") == 2


@pytest.fixture
async def proxy(database: Database) -> AsyncIterator[Proxy]:
    """What stands between a bot and its server, and can lose what is said."""
    url = database.connections.url
    async with Proxy(str(url.host), url.port or 5432) as opened:
        yield opened


@asynccontextmanager
async def through(proxy: Proxy, database: Database) -> AsyncIterator[Database]:
    url = database.connections.url.set(drivername="postgresql", port=proxy.port)
    async with await Database.open(url.render_as_string(hide_password=False)) as opened:
        yield opened


@pytest.mark.parametrize("arrives", [True, False], ids=["the answer is lost", "the commit is lost"])
async def test_where_nobody_heard_whether_it_was_kept_the_server_is_asked(
    database: Database, proxy: Proxy, *, arrives: bool
) -> None:
    async with through(proxy, database) as far:
        await far.people.guest("before")
        proxy.lose_next(b"COMMIT", arrives=arrives)
        outcomes = await asyncio.gather(*(far.people.guest(f"guest {number}") for number in range(3)))
        assert proxy.lost == 1
        assert await names(database) == ["before", "guest 0", "guest 1", "guest 2"]
        assert [person.name for person in outcomes] == ["guest 0", "guest 1", "guest 2"]
        await begin(far)
        proxy.lose_next(b"COMMIT", arrives=arrives)
        assert len(await append(far, "t1", 1, "c2", [registered(1)])) == 1
        assert await database.log.head("t1") == 2


async def test_those_who_stand_in_each_others_way_are_both_written(database: Database, place: str) -> None:
    await database.settings.set("test", "one", 0)
    await database.settings.set("test", "two", 0)
    both = asyncio.Barrier(2)
    met = False

    def swap(first: str, second: str) -> Any:
        async def work(connection: AsyncConnection) -> None:
            nonlocal met
            await connection.execute(update(settings).where(settings.c.key == first).values(value=first))
            if not met:
                await both.wait()
                met = True
            await connection.execute(update(settings).where(settings.c.key == second).values(value=first))

        return work

    async with await Database.open(place) as other:
        await asyncio.gather(
            database.connections.write(swap("one", "two")), other.connections.write(swap("two", "one"))
        )
    found = await database.settings.all("test")
    assert found["one"] == found["two"]


async def test_transactions_of_many_tournaments_do_not_deadlock(database: Database, place: str) -> None:
    """Three processes append to the same tournaments at once, each in another order: the keys decide."""
    ids = [f"t{number}" for number in range(12)]
    for tournament in ids:
        await begin(database, tournament)
    async with await Database.open(place) as second, await Database.open(place) as third:
        orders = [(database, ids), (second, ids[::-1]), (third, ids[6:] + ids[:6])]
        outcomes = await asyncio.gather(
            *(
                append(process, tournament, 1, f"c{number}", [registered(1)])
                for number, (process, order) in enumerate(orders)
                for tournament in order
            ),
            return_exceptions=True,
        )
    assert sum(isinstance(outcome, StaleWriteError) for outcome in outcomes) == 2 * len(ids)
    assert [await database.log.head(tournament) for tournament in ids] == [2] * len(ids)

    async def deadlocks(connection: AsyncConnection) -> int:
        await connection.execute(text("SELECT pg_stat_clear_snapshot()"))
        query = text("SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()")
        return int((await connection.execute(query)).scalar_one())

    assert await database.connections.read(deadlocks) == 0


async def test_a_read_sees_one_picture_and_can_write_nothing(database: Database) -> None:
    async def twice(connection: AsyncConnection) -> list[int]:
        query = text("SELECT count(*) FROM people")
        before = (await connection.execute(query)).scalar_one()
        await database.people.guest("Dana")
        return [before, (await connection.execute(query)).scalar_one()]

    assert await database.connections.read(twice) == [0, 0]
    with pytest.raises(UnusableDatabaseError):
        await database.connections.read(lambda connection: connection.execute(text("DELETE FROM people")))
    assert await names(database) == ["Dana"]


async def test_a_process_that_was_frozen_before_its_commit_keeps_nothing_once_another_took_over(
    place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_connections, "IDLE_MS", 300)
    async with await Database.open(place) as first, await Database.open(place) as second:
        holder = Leaseholder(first, pulse=Still(), who="first")
        await holder.take()
        frozen, thawed = asyncio.Event(), asyncio.Event()
        commit = dialect.commit

        async def freeze(connection: AsyncConnection, *rest: Any) -> None:
            if connection.engine is first.connections._writer.engine and not frozen.is_set():
                frozen.set()
                await thawed.wait()
            await commit(connection, *rest)

        monkeypatch.setattr(dialect, "commit", freeze)
        writing = asyncio.create_task(first.people.guest("too late"))
        await frozen.wait()
        dead = (await second.leases.all())[WHOLE_BOT]
        assert await second.leases.take([Lease(WHOLE_BOT, "b", "second", NOON)], instead_of=[dead])
        thawed.set()
        with pytest.raises(LeaseLostError) as lost:
            await writing
        assert lost.value.by == "second"
        assert await names(second) == []


async def test_nobody_takes_over_while_a_transaction_is_being_committed(
    place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with await Database.open(place) as first, await Database.open(place) as second:
        await Leaseholder(first, pulse=Still(), who="first").take()
        dead = (await second.leases.all())[WHOLE_BOT]
        commit = dialect.commit
        taking: list[asyncio.Task[bool]] = []

        async def slowly(connection: AsyncConnection, *rest: Any) -> None:
            if connection.engine is first.connections._writer.engine and not taking:
                taking.append(
                    asyncio.create_task(second.leases.take([Lease(WHOLE_BOT, "b", "second", NOON)], instead_of=[dead]))
                )
                while not await _waits_for_a_lock(first):  # noqa: ASYNC110 - nobody tells when it begins
                    await asyncio.sleep(0.01)
                assert not taking[0].done()
            await commit(connection, *rest)

        monkeypatch.setattr(dialect, "commit", slowly)
        await first.people.guest("in time")
        assert await taking[0]
        with pytest.raises(LeaseLostError):
            await first.people.guest("too late")
        assert await names(second) == ["in time"]


async def _waits_for_a_lock(database: Database) -> bool:
    query = text(
        "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()"
    )

    async def look(connection: AsyncConnection) -> bool:
        return bool((await connection.execute(query)).scalar_one())

    return await database.connections.read(look)


@pytest.mark.parametrize(
    "spoil,reason",
    [
        (lambda url: url.set(database="nowhere"), "no_such_database"),
        (lambda url: url.set(port=1), "away"),
        (lambda url: url.set(username="stranger"), "no_entry"),
    ],
    ids=["no such database", "no server", "no such role"],
)
async def test_what_is_wrong_with_an_address_is_one_plain_sentence(
    place: str, spoil: Any, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_connections, "PATIENCE_SECONDS", 0.0)
    address = spoil(database_url(place)).render_as_string(hide_password=False)
    with pytest.raises(UnusableDatabaseError) as caught:
        await Database.open(address)
    assert caught.value.reason == reason
    assert "\n" not in advice(caught.value)


async def test_a_database_of_another_program_is_left_alone(place: str) -> None:
    other = await new_database(place, empty=True)
    await told(other, "CREATE TABLE theirs (id int)")
    with pytest.raises(UnusableDatabaseError) as caught:
        await Database.open(other)
    assert caught.value.reason == "foreign"


async def test_a_database_that_does_not_keep_every_script_is_refused(place: str) -> None:
    name = "latin_only"
    await told(
        place,
        f"DROP DATABASE IF EXISTS {name}",
        f"CREATE DATABASE {name} ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0",
    )
    with pytest.raises(UnusableDatabaseError) as caught:
        await Database.open(f"{place.rpartition('/')[0]}/{name}")
    assert (caught.value.reason, caught.value.detail) == ("no_utf8", "LATIN1")


async def test_several_who_open_an_empty_database_at_once_all_get_it(place: str) -> None:
    empty = await new_database(place, empty=True)
    opened = await asyncio.gather(*(Database.open(empty) for _ in range(4)))
    assert len({database.installation for database in opened}) == 1
    for database in opened:
        await database.close()


async def test_a_log_can_not_even_be_emptied(database: Database) -> None:
    await begin(database)
    with pytest.raises(DBAPIError, match="append-only"):
        await database.connections.write(lambda connection: connection.execute(text("TRUNCATE events")))
    assert await database.log.head("t1") == 1


async def test_a_value_that_is_refused_stands_in_no_error(database: Database) -> None:
    bad = "what Dana wrote \ud800"
    doubled = "INSERT INTO people (name, discord_id, reminders, erased) VALUES ('what Dana wrote', 1, '{}', NULL)"
    for doing in (
        database.people.guest(bad),
        database.settings.get("test", bad),
        database.connections.write(lambda connection: connection.execute(text(doubled))),
    ):
        with pytest.raises(DBAPIError) as caught:
            await doing
        shown = "".join(traceback.format_exception(caught.value))
        assert "SQLSTATE 22" in shown or "SQLSTATE 23" in shown
        assert "Dana wrote \\" not in shown
        assert "row contains" not in shown


async def test_one_command_creates_one_tournament_whichever_process_hears_of_it(place: str) -> None:
    async with await Database.open(place) as first, await Database.open(place) as second:
        for number in range(5):
            outcomes = await asyncio.gather(
                *(
                    create(database, f"{which}{number}", f"click {number}", [created()])
                    for which, database in (("a", first), ("b", second))
                ),
                return_exceptions=True,
            )
            assert sorted(type(outcome).__name__ for outcome in outcomes) == ["AlreadyDoneError", "tuple"]
        assert len(await first.tournaments.all()) == 5


async def test_a_turn_has_one_process_at_a_time_and_the_dead_have_none(place: str) -> None:
    async with await Database.open(place) as first, await Database.open(place) as second:
        order: list[str] = []

        async def take(database: Database, who: str) -> None:
            async with database.connections.turn("identify 0"):
                order.append(who)

        async with first.connections.turn("identify 0"):
            waiting = asyncio.create_task(take(second, "second"))
            await take_other(second, order)
            while not await _waits_for_a_lock(first):  # noqa: ASYNC110 - nobody tells when it begins
                await asyncio.sleep(0.01)
            order.append("first")
        await waiting
        assert order == ["another turn", "first", "second"]


async def take_other(database: Database, order: list[str]) -> None:
    async with database.connections.turn("identify 1"):
        order.append("another turn")
