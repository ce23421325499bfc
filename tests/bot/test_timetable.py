"""A deadline that could not be written down is dealt with as soon as it can be; nobody is told that it failed."""

from __future__ import annotations

from typing import Any

import pytest

from bot.app.timetable.deadlines import FAILED
from formats.core.events import DeadlinePassed
from storage.errors import UnusableDatabaseError
from storage.log import EventLog
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
