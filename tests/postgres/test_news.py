"""What one process writes about the servers of another is notified, and invalidates what that one has cached."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest
from sqlalchemy import text

from bot.runtime.leases import Leaseholder
from bot.sandbox.clock import Clock
from bot.service.orders import CommandId, Order
from bot.service.service import Service
from formats import registry
from formats.core.commands import RegisterEntrants
from formats.core.events import PhaseChanged
from formats.core.model import EntrantData
from storage.database import Database
from storage.errors import StaleWriteError
from storage.news import CHANNEL, Change, News
from storage.outbox import Post
from storage.postgres_connections import one_connection
from storage.shards import ID_BITS, Shards
from storage.snapshots import Snapshots
from storage.tournaments import Bindings, Staff
from tests.bot.inline_decider import InlineDecider
from tests.patience import SECONDS
from tests.postgres.databases import Place
from tests.storage.samples import NOON, append, begin, registered

pytestmark = pytest.mark.postgres


class Listener:
    """Another process, that listens."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.heard: list[Change] = []
        self.forgot = 0
        self.back = asyncio.Event()
        self.service = Service(database, registry.engine(), Clock(NOON, running=False), InlineDecider(), lambda _: [])
        self.news: News = database.news(changed=self._hear, forget=self._forget, back=self.back.set)

    def _hear(self, told: Change) -> None:
        self.heard.append(told)
        if told.topic in {"log", "beside"}:
            self.service.tournament_changed_elsewhere(told.key, told.server)
        elif told.topic == "person":
            self.service.person_changed_elsewhere(told.key)

    def _forget(self) -> None:
        self.forgot += 1
        self.service.forget()

    async def after(self, act: Callable[[], Awaitable[object]]) -> set[Change]:
        """Return the notifications received for something that another process did."""
        await self.news.caught_up()
        self.heard.clear()
        await act()
        await self.news.caught_up()
        return set(self.heard)


@asynccontextmanager
async def listening(place: Place) -> AsyncIterator[Listener]:
    async with await Database.open(place) as database:
        listener = Listener(database)
        running = asyncio.create_task(listener.news.run())
        await asyncio.wait_for(listener.back.wait(), SECONDS)
        try:
            yield listener
        finally:
            running.cancel()
            with suppress(asyncio.CancelledError):
                await running


@pytest.fixture
async def there(place: Place) -> AsyncIterator[Listener]:
    async with listening(place) as listener:
        yield listener


async def test_everything_that_others_may_remember_is_told(database: Database, there: Listener) -> None:
    await begin(database)
    await database.tournaments.bind("t1", Bindings(guild_id=5, channel_id=6))
    ann = await database.people.for_discord(99, "Ann")
    assert await there.after(lambda: append(database, "t1", 1, "c2", [registered(1)])) == {Change("log", "t1", 5)}
    staff = Bindings(staff_added=(Staff(ann.id, "director"),))
    assert await there.after(lambda: database.tournaments.bind("t1", staff)) == {Change("beside", "t1", 5)}
    gone = Bindings(staff_removed=(Staff(ann.id, "director"),))
    assert await there.after(lambda: database.tournaments.bind("t1", gone)) == {Change("beside", "t1", 5)}
    behind = Bindings(entrants={"e1": ann.id})
    assert await there.after(lambda: database.tournaments.bind("t1", behind)) == {Change("beside", "t1", 5)}
    moved = Bindings(channel_id=7)
    assert await there.after(lambda: database.tournaments.bind("t1", moved)) == {Change("beside", "t1", 5)}
    assert await there.after(lambda: database.people.for_discord(99, "Anna")) == {Change("person", ann.id, None)}
    assert await there.after(lambda: database.people.erase(ann.id)) == {Change("person", ann.id, None)}
    assert await there.after(lambda: database.departures.mark(5, ann.id, at=NOON)) == {Change("departures", "-", None)}
    assert await there.after(lambda: database.departures.unmark(5, ann.id)) == {Change("departures", "-", None)}
    post = [Post({}, channel_id=6)]
    assert await there.after(lambda: database.outbox.add("t1", "c2", post, at=NOON)) == {Change("posts", "t1", 5)}
    assert await there.after(lambda: database.waiting.move("t1", 8)) == {Change("posts", "t1", 5)}
    (row,) = await database.outbox.pending()
    assert await there.after(lambda: database.outbox.end(row.id, "refused", at=NOON)) == set()
    assert await there.after(lambda: database.waiting.post_again("t1", at=NOON)) == set()  # it says nothing any more
    hook = await database.webhooks.add("t1", "https://example.org", "secret", at=NOON)
    assert await there.after(lambda: database.webhooks.enable("t1", hook)) == {Change("webhooks", "t1", 5)}
    assert await there.after(lambda: database.caught_up.note("board", "code", [])) == set()


@pytest.fixture
async def payloads(database: Database, place: Place) -> AsyncIterator[Callable[[], Awaitable[list[str]]]]:
    """Notifications as the server sends them, since the last call."""
    received: list[str] = []
    async with one_connection(database.connections.url) as connection:
        raw: Any = (await connection.get_raw_connection()).driver_connection
        await raw.add_listener(CHANNEL, lambda _connection, _pid, _channel, payload: received.append(payload))

        async def since() -> list[str]:
            await raw.execute("SELECT 1")
            taken = received.copy()
            received.clear()
            return taken

        yield since
        await connection.invalidate()


async def append_to_many(database: Database, seq: int, numbers: Sequence[int]) -> None:
    """One transaction about several tournaments."""
    await asyncio.gather(
        *(
            append(database, f"t{number}", seq, f"c{seq}", [registered(seq)], posts=[Post({}, channel_id=6)])
            for number in numbers
        )
    )


async def test_a_transaction_notifies_once(
    database: Database, payloads: Callable[[], Awaitable[list[str]]], there: Listener
) -> None:
    await asyncio.gather(*(begin(database, f"t{number}") for number in range(300)))
    database.connections.shards = Shards(2, frozenset({1}))
    database.connections.share(others=True)
    await payloads()
    changes = await there.after(lambda: append_to_many(database, 1, range(5)))
    assert changes == {Change(topic, f"t{number}", None) for number in range(5) for topic in ("log", "posts")}
    assert len(await payloads()) == 1
    changes = await there.after(lambda: append_to_many(database, 1, range(100, 250)))
    assert len(changes) == 300
    sent = await payloads()
    assert 1 < len(sent) < 10
    assert max(len(payload.encode()) for payload in sent) < 8000
    with pytest.raises(StaleWriteError):
        await append(database, "t1", 77, "c9", [registered(9)])
    assert await payloads() == []
    assert await there.after(lambda: append_to_many(database, 2, [0])) == {
        Change("log", "t0", None),
        Change("posts", "t0", None),
    }


async def test_a_process_alone_notifies_nobody(
    database: Database, payloads: Callable[[], Awaitable[list[str]]]
) -> None:
    await begin(database, "t0")
    holder = Leaseholder(database)
    await holder.take()
    await payloads()
    await append_to_many(database, 1, [0])
    assert await payloads() == []
    await holder.release()
    await append_to_many(database, 2, [0])
    assert len(await payloads()) == 2


async def test_what_concerns_own_servers_only_is_not_notified(
    database: Database, payloads: Callable[[], Awaitable[list[str]]]
) -> None:
    await begin(database, "t0")
    await begin(database, "t1", guild_id=5 << ID_BITS)
    database.connections.shards = Shards(3, frozenset({0, 1}))
    await Leaseholder(database, database.connections.shards).take()
    await payloads()
    await append_to_many(database, 1, [0])
    assert await payloads() == []
    await append_to_many(database, 1, [1])
    (sent,) = await payloads()
    assert {line.split()[0] for line in sent.splitlines()} == {"log", "posts"}
    ann = await database.people.for_discord(99, "Ann")
    assert [sent.split()[:2] for sent in await payloads()] == [["person", ann.id]]


async def test_a_process_answers_from_memory_about_its_own_servers_and_reads_others(
    database: Database, there: Listener
) -> None:
    """What is written elsewhere about its own is notified."""
    ours, theirs = 4 << ID_BITS, 5 << ID_BITS
    await begin(database, "t0", guild_id=ours)
    await begin(database, "t1", guild_id=theirs)
    ann = await database.people.for_discord(99, "Ann")
    connections = there.database.connections
    await Leaseholder(there.database, Shards(3, frozenset({1}))).take()
    reads: list[str] = []
    connections.timed = lambda kind, _seconds: reads.append(kind)
    for tournament, expected in (("t0", 0), ("t1", 2)):
        await there.service.loaded(tournament)
        reads.clear()
        await there.service.loaded(tournament)
        assert reads == ["read"] * expected
    for tournament in ("t0", "t1"):
        for number in (1, 2):
            await append(database, tournament, number, f"{tournament} {number}", [registered(number)])
            await there.news.caught_up()
            assert len((await there.service.loaded(tournament)).state.entrants) == number
        await database.tournaments.bind(tournament, Bindings(entrants={"e1": ann.id}))
        await there.news.caught_up()
        (person,) = (await there.service.loaded(tournament)).people.values()
        assert person.name == "Ann"


async def test_what_is_not_kept_is_not_told(database: Database, there: Listener) -> None:
    await begin(database)

    async def refused() -> None:
        with pytest.raises(StaleWriteError):
            await append(database, "t1", 77, "c2", [registered(1)])

    assert await there.after(refused) == set()


async def test_nobody_hears_from_themselves(database: Database, there: Listener) -> None:
    await begin(there.database)
    assert await there.after(lambda: append(there.database, "t1", 1, "c2", [registered(1)])) == set()
    assert await there.after(lambda: append(database, "t1", 2, "c3", [registered(2)])) == {Change("log", "t1", None)}


async def names(service: Service) -> set[str]:
    """What those behind entrants of the tournament are called, as an answer would say it."""
    return {person.name for person in (await service.loaded("t1")).people.values()}


async def test_no_answer_is_given_from_what_is_old(database: Database, there: Listener) -> None:
    await begin(database)
    ann = await database.people.for_discord(99, "Ann")
    for number in range(1, 30):
        await there.service.loaded("t1")
        await append(database, "t1", number, f"c{number}", [registered(number)])
        assert len((await there.service.loaded("t1")).state.entrants) == number
    await database.tournaments.bind("t1", Bindings(entrants={"e1": ann.id}))
    assert await names(there.service) == {"Ann"}
    for name in ("Anna", "Annie", "Ann"):
        await database.people.for_discord(99, name)
        assert await names(there.service) == {name}


async def test_what_is_read_while_something_is_heard_of_is_read_again(
    database: Database, there: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin(database)
    with_lines = Snapshots.with_lines

    async def slowly(snapshots: Snapshots, tournament_id: str, code: str) -> object:
        found = await with_lines(snapshots, tournament_id, code)
        if snapshots is there.database.snapshots:
            monkeypatch.undo()
            await append(database, "t1", 1, "c1", [registered(1)])
            await there.news.caught_up()
        return found

    monkeypatch.setattr(Snapshots, "with_lines", slowly)
    assert len((await there.service.loaded("t1")).state.entrants) == 1
    assert len((await there.service.loaded("t1")).state.entrants) == 1


async def test_everything_is_let_go_when_the_connection_breaks_and_nothing_is_trusted_before_it_is_back(
    database: Database, there: Listener
) -> None:
    await begin(database)
    kept = await there.service.loaded("t1")
    assert await there.service.loaded("t1") is kept
    there.back.clear()
    forgot = there.forgot
    listens = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query = "
    await database.connections.write(lambda connection: connection.execute(text(f"{listens} 'SELECT 1'")))
    while there.news.listens:
        await there.news.caught_up()
    assert there.forgot > forgot
    await append(database, "t1", 1, "c1", [registered(1)])
    assert len((await there.service.loaded("t1")).state.entrants) == 1
    await asyncio.wait_for(there.back.wait(), SECONDS)
    kept = await there.service.loaded("t1")
    assert await there.service.loaded("t1") is kept
    await append(database, "t1", 2, "c2", [registered(2)])
    assert len((await there.service.loaded("t1")).state.entrants) == 2


async def test_a_command_on_an_old_state_is_refused_and_tried_again_on_the_new_one(
    database: Database, there: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A stale state is refused even when no notification was received: the log itself decides."""
    await begin(database)
    await append(database, "t1", 1, "c0", [PhaseChanged(phase="registration")])
    await Leaseholder(there.database, Shards(2, frozenset({0}))).take()
    await there.service.loaded("t1")
    monkeypatch.setattr(there, "_hear", lambda _told: None)
    monkeypatch.setattr(there.news, "_changed", lambda _told: None)
    await append(database, "t1", 2, "c1", [registered(1)])
    assert (await there.service.loaded("t1")).state.entrants == {}
    order = Order.of(RegisterEntrants(entrants=(EntrantData(),)), actor="p1", command_id=CommandId("c2"))
    change = await there.service.carry_out("t1", order)
    assert len(change.after.entrants) == 2
