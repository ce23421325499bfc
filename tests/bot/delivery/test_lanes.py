"""No target waits for another: trouble on one server is not felt on the other."""

from __future__ import annotations

import sqlite3
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from bot.delivery import time_limit
from bot.delivery.back_off import FIRST_WAIT
from storage.outbox import Outbox
from tests.bot.delivery.two_servers import AWAY, DIRECT, HOME, POSTS, at_home, queue, texts, two_servers, write_to
from tests.bot.world import LOBBY, World


async def test_a_long_rate_limit_of_one_channel_holds_up_no_other(world: World) -> None:
    olga = await two_servers(world)
    limited = world.sandbox.faults.add(POSTS, channel_id=at_home(world), status=429, retry_after=3600, times=None)
    await queue(world, HOME, "at home")
    await queue(world, AWAY, "away")
    await olga.wait_for("away", channel="arena")
    assert texts(world, world.director, LOBBY, "at home") == []
    assert limited.hits == 1


async def test_an_answer_that_does_not_come_holds_up_no_other(world: World) -> None:
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
    """A full disk takes no notes: whoever tried again at once would do nothing else any more."""
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
