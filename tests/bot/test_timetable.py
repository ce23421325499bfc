"""A deadline that could not be written down is dealt with as soon as it can be; nobody is told that it failed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from datetime import timedelta
from typing import Any, cast

import pytest

from bot.alarms import Alarms
from bot.app.timetable.deadlines import FAILED
from bot.timetable import Timetable
from formats.core.events import DeadlinePassed
from storage.errors import UnusableDatabaseError
from storage.log import EventLog
from storage.tournaments import Tournaments
from tests.bot.commands.desk import FOUR, state_of, td
from tests.bot.commands.rounds import PAIRED
from tests.bot.world import World


async def test_a_full_disk_at_a_deadline_only_puts_it_off(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await world.tournament(players=FOUR)
    await td(world, "/td close")
    await world.jump_to(PAIRED - (PAIRED - world.clock.now()) / 1000)
    real = EventLog.append
    refused: list[str] = []

    async def full(self: EventLog, *given: Any, **named: Any) -> Any:
        """There is room again for whatever comes next."""
        if not refused:
            refused.append(named["command_id"])
            raise UnusableDatabaseError("herald.db", "full", "disk I/O error")
        return await real(self, *given, **named)

    monkeypatch.setattr(EventLog, "append", full)
    await world.jump_to(PAIRED)
    assert len(refused) == 1
    world.herald.timetable.wake()
    await world.settled()
    assert (await state_of(world)).current_round is not None
    passed = [one.event for one in (await world.loaded()).records if isinstance(one.event, DeadlinePassed)]
    assert FAILED not in {one.topic for one in passed}


class OneAlarm:
    """Keeps the alarm that was set last, for a test to let it ring."""

    ring: Callable[[], None]

    def set(self, _name: str, _after: timedelta, ring: Callable[[], None]) -> None:
        """As `Alarms.set`."""
        self.ring = ring


async def test_an_alarm_reads_no_list_of_tournaments_again(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await world.tournament(players=FOUR)
    await td(world, "/td close")
    service, alarm, real = world.herald.service, OneAlarm(), Tournaments.all
    asked: list[str] = []

    async def counted(self: Tournaments, *given: Any, **named: Any) -> Any:
        asked.append("all")
        return await real(self, *given, **named)

    monkeypatch.setattr(Tournaments, "all", counted)
    monkeypatch.setattr(service.clock, "real_seconds_until", lambda _at: 5.0)
    timetable = Timetable(service, cast("Alarms", alarm))
    running = asyncio.create_task(timetable.run())
    await asyncio.sleep(0)
    await timetable.settled()
    assert asked == ["all"]
    alarm.ring()
    await timetable.settled()
    assert asked == ["all"]
    timetable.wake()
    await timetable.settled()
    assert asked == ["all", "all"]
    running.cancel()
    with suppress(asyncio.CancelledError):
        await running
