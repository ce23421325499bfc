"""No target waits for another: trouble on one server is not felt on the other."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from bot.delivery import time_limit
from bot.delivery.back_off import FIRST_WAIT
from bot.delivery.lanes import Lanes, Sequel
from bot.delivery.pacing import RateLimiter
from storage.outbox import Outbox, OutboxRow
from storage.shards import ALL, Shards
from storage.targets import Target
from storage.waiting import Waiting
from tests.bot.delivery.two_servers import AWAY, DIRECT, HOME, POSTS, at_home, queue, texts, two_servers, write_to
from tests.bot.world import LOBBY, World
from tests.patience import SECONDS

TARGET = Target(channel_id=1)


async def test_a_long_rate_limit_of_one_channel_holds_up_no_other(world: World) -> None:
    olga = await two_servers(world)
    limited = world.sandbox.faults.add(POSTS, channel_id=at_home(world), status=429, retry_after=3600, times=None)
    await queue(world, HOME, "at home")
    await queue(world, AWAY, "away")
    await olga.wait_for("away", channel="arena")
    assert texts(world, world.director, LOBBY, "at home") == []
    assert limited.hits == 1


async def test_an_answer_that_does_not_come_holds_up_no_other(monkeypatch: pytest.MonkeyPatch, world: World) -> None:
    monkeypatch.setattr("bot.hosting.client.GRACE_SECONDS", 0.0)  # nor does the end of the test wait for it
    olga = await two_servers(world)
    world.sandbox.faults.add(POSTS, channel_id=at_home(world), status=None, delay=3600, times=None)
    await queue(world, HOME, "at home")
    await queue(world, AWAY, "away")
    await olga.wait_for("away", channel="arena")
    assert texts(world, world.director, LOBBY, "at home") == []


async def test_direct_messages_that_may_not_be_opened_now_hold_up_no_post(world: World) -> None:
    olga = await two_servers(world)
    world.sandbox.faults.add(DIRECT, status=429, retry_after=3600, times=None)
    for person in await world.players(*(f"P{number}" for number in range(20))):
        await write_to(world, person, "hello")
    await queue(world, AWAY, "away")
    await olga.wait_for("away", channel="arena")


async def test_a_delivery_that_takes_too_long_is_broken_off_and_tried_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await two_servers(world)
    monkeypatch.setattr("bot.delivery.announcer.DELIVERY_SECONDS", 0.3)
    slow = world.sandbox.faults.add(POSTS, channel_id=at_home(world), status=None, delay=3600, times=1)
    await queue(world, HOME, "first", "second")
    await world.settled()
    assert slow.hits == 1
    monkeypatch.setattr("bot.delivery.announcer.DELIVERY_SECONDS", time_limit.DELIVERY_SECONDS)
    world.clock.advance(FIRST_WAIT)
    await world.settled()
    assert texts(world, world.director, LOBBY, "first", "second") == ["first", "second"]


async def test_a_lane_that_breaks_off_waits_before_it_begins_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Writes fail on a full disk, so that retrying at once would loop without end."""
    await two_servers(world)
    tried = 0

    async def full(self: Outbox, row_id: int, **note: Any) -> None:
        nonlocal tried
        tried += 1
        raise OperationalError("UPDATE", {}, sqlite3.OperationalError("disk I/O error"))

    async def no_note(self: Outbox, row_id: int, error: str) -> None:
        raise OperationalError("UPDATE", {}, sqlite3.OperationalError("disk I/O error"))

    with monkeypatch.context() as patched:
        patched.setattr(Outbox, "mark_started", full)
        patched.setattr(Outbox, "mark_tried", no_note)
        await queue(world, HOME, "first")
        await world.settled()
    assert tried == 1
    world.clock.advance(FIRST_WAIT)
    await world.settled()
    assert texts(world, world.director, LOBBY, "first") == ["first"]


class ReadOutbox:
    """Rows of one target, and how often its oldest one was queried."""

    connections = SimpleNamespace(shards=ALL)

    def __init__(self, *rows: str) -> None:
        self.rows = list(rows)
        self.queries = 0

    async def head(self, _target: Target, _shards: Shards) -> str | None:
        self.queries += 1
        return next(iter(self.rows), None)

    async def drained(self, deliver: Callable[[Lanes, str], Sequel], row: str | None = None) -> list[str]:
        """Run a lane to its end, perhaps with a row that was read already; return what it delivered."""
        ended, delivered = asyncio.Event(), list[str]()

        async def one(row: Any, _server: int | None) -> Sequel:
            delivered.append(self.rows.pop(0))
            return deliver(lanes, row)

        lanes = Lanes(self, one, lambda *_: ended.set())  # type: ignore[arg-type]
        lanes.start(Waiting(TARGET, 1, HOME, None, row=row))  # type: ignore[arg-type]
        async with asyncio.timeout(SECONDS):
            await ended.wait()
        return delivered

    def recorded(self, *_: object) -> Any:
        """How the lane goes on after a transaction that read the next row."""
        return Sequel(row=next(iter(self.rows), None), was_last=not self.rows)  # type: ignore[arg-type]


async def test_a_lane_queries_its_first_row_only() -> None:
    outbox = ReadOutbox("a", "b", "c")
    assert await outbox.drained(outbox.recorded) == ["a", "b", "c"]
    assert outbox.queries == 1


async def test_a_lane_that_starts_with_a_row_queries_nothing() -> None:
    outbox = ReadOutbox("a", "b")
    assert await outbox.drained(outbox.recorded, "a") == ["a", "b"]
    assert outbox.queries == 0


async def test_a_row_that_was_read_before_its_lane_ended_is_not_sent_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.tournament(players=("A", "B", "C"))
    await world.settled()
    announcer, was_read, delivered = world.herald.announcer, asyncio.Event(), list[int]()
    deliver, to_do = announcer._sender.deliver, announcer._waiting.to_do

    async def deliver_late(row: OutboxRow) -> Any:
        delivered.append(row.id)
        announcer.wake()
        await was_read.wait()
        return await deliver(row)

    async def answer_late(shards: Shards) -> Any:
        found = await to_do(shards)
        if running := announcer._lanes._running.values():
            was_read.set()
            await asyncio.wait(running)
        return found

    monkeypatch.setattr(announcer._sender, "deliver", deliver_late)
    monkeypatch.setattr(announcer._waiting, "to_do", answer_late)
    await queue(world, HOME, "once")
    await world.settled()
    assert len(delivered) == 1
    assert texts(world, world.director, LOBBY, "once") == ["once"]


async def test_a_lane_queries_the_next_row_after_an_outcome_without_one() -> None:
    outbox = ReadOutbox("a", "b")
    assert await outbox.drained(lambda *_: Sequel()) == ["a", "b"]
    assert outbox.queries == 3


async def test_a_row_queued_after_the_outcome_was_recorded_is_sent_by_the_same_lane() -> None:
    outbox = ReadOutbox("a")

    def queued_later(lanes: Lanes, row: str) -> Any:
        found = outbox.recorded()
        if row == "a":
            outbox.rows.append("b")
            assert TARGET in lanes  # as the dispatcher asks
        return found

    assert await outbox.drained(queued_later) == ["a", "b"]
    assert outbox.queries == 2


async def test_new_people_are_written_to_one_after_the_other_and_nothing_else_waits(world: World) -> None:
    olga = await two_servers(world)
    people = await world.players("Dana", "Eva", "Finn")
    direct = world.herald.announcer.direct
    direct._limiter = RateLimiter(per_second=1e-9)
    for person in people:
        await write_to(world, person, "hello")
    await world.settled()
    assert [bool(person.dms) for person in people] == [True, False, False]
    await queue(world, AWAY, "away")
    await world.settled()
    assert texts(world, olga, "arena", "away") == ["away"]
    await write_to(world, people[0], "again")  # a person who has been written to before does not wait
    await world.settled()
    assert [seen.text for seen in people[0].dms] == ["hello", "again"]


async def test_the_channel_to_a_person_is_remembered_over_a_restart(world: World) -> None:
    await two_servers(world)
    (dana,) = await world.players("Dana")
    await write_to(world, dana, "hello")
    await world.settled()
    await world.restart_bot()
    opening = world.sandbox.faults.add(DIRECT, status=500, times=None)
    await write_to(world, dana, "again")
    await world.settled()
    assert [seen.text for seen in dana.dms] == ["hello", "again"]
    assert opening.hits == 0
