"""A deadline that could not be stored is retried as soon as it can be, without a notice of failure."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from datetime import timedelta
from typing import Any, cast

import pytest

import bot.runtime.checkpoint
import bot.schedule.runner
import bot.service.recompute_after_update
from bot.runtime.alarms import Alarms
from bot.schedule.deadlines import FAILED, Deadline, deadlines
from bot.schedule.runner import Timetable
from bot.service.orders import CommandId, Order
from bot.service.recompute_after_update import Review
from formats.core.commands import Announce
from formats.core.engine import Engine
from formats.core.events import DeadlinePassed
from formats.core.state import TournamentState
from storage.checkpoints import CaughtUpRows
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
    real = EventLog.write
    refused: list[str] = []

    async def full(self: EventLog, tournament_id: str, *given: Any, **named: Any) -> Any:
        """There is room again for whatever comes next."""
        if not refused:
            refused.append(tournament_id)
            raise UnusableDatabaseError("herald.db", "full", "disk I/O error")
        return await real(self, tournament_id, *given, **named)

    monkeypatch.setattr(EventLog, "write", full)
    await world.jump_to(PAIRED)
    assert len(refused) == 1
    world.herald.timetable.wake()
    await world.settled()
    assert (await state_of(world)).current_round is not None
    passed = [record.event for record in (await world.loaded()).records if isinstance(record.event, DeadlinePassed)]
    assert FAILED not in {deadline.topic for deadline in passed}


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


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tournaments whose deadlines are worked out, in their order."""
    real, titles = deadlines, list[str]()

    def noted(state: TournamentState, engine: Engine) -> list[Deadline]:
        titles.append(state.title)
        return real(state, engine)

    monkeypatch.setattr(bot.schedule.runner, "deadlines", noted)
    return titles


async def started(world: World, alarm: OneAlarm, review: Review | None = None) -> tuple[Timetable, asyncio.Task[None]]:
    """Start a second timetable beside the world's own, as after a restart; its clock stands still."""
    timetable = Timetable(world.herald.service, cast("Alarms", alarm), review=review)
    running = asyncio.create_task(timetable.run())
    await asyncio.sleep(0)
    await timetable.settled()
    return timetable, running


async def stopped(running: asyncio.Task[None]) -> None:
    running.cancel()
    with suppress(asyncio.CancelledError):
        await running


async def closed_field(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """A tournament whose first round is paired at PAIRED, a clock nobody watches, and no timetable at work."""
    await world.tournament(players=FOUR)
    await td(world, "/td close")
    await world.settled()
    await stopped(next(task for task in world.herald._background if task.get_name() == "timetable"))
    monkeypatch.setattr(type(world.clock), "is_watched", False)


async def test_a_start_works_out_nothing_that_is_written_down(
    world: World, monkeypatch: pytest.MonkeyPatch, counted: list[str]
) -> None:
    await closed_field(world, monkeypatch)
    counted.clear()
    timetable, running = await started(world, OneAlarm())
    assert len(counted) == 1
    await stopped(running)
    await timetable.write()

    timetable, running = await started(world, OneAlarm())
    assert len(counted) == 1
    assert timetable.late(world.clock.now()) == timedelta()
    assert timetable.late(PAIRED) == timedelta(days=2)  # times are asked for two days before
    await stopped(running)


async def test_what_has_changed_is_worked_out_again(
    world: World, monkeypatch: pytest.MonkeyPatch, counted: list[str]
) -> None:
    await closed_field(world, monkeypatch)
    timetable, running = await started(world, OneAlarm())
    await stopped(running)
    await timetable.write()
    counted.clear()
    order = Order.of(Announce(text="Hello"), actor="p1", command_id=CommandId("announce"))
    await world.herald.service.carry_out("t1", order)
    _, running = await started(world, OneAlarm())
    assert len(counted) == 1
    await stopped(running)


async def test_what_other_code_has_worked_out_holds_until_it_has_been_looked_at_again(
    world: World, monkeypatch: pytest.MonkeyPatch, counted: list[str]
) -> None:
    await closed_field(world, monkeypatch)
    timetable, running = await started(world, OneAlarm())
    await stopped(running)
    await timetable.write()
    counted.clear()
    for place in (bot.schedule.runner, bot.runtime.checkpoint):
        monkeypatch.setattr(place, "running_code", lambda: "other")
    review = Review(world.herald.service)
    timetable, running = await started(world, OneAlarm(), review)
    assert not counted, "it is ready at once"
    assert timetable.late(PAIRED) == timedelta(days=2), "and knows what comes due"
    assert review.busy

    review.rest = 0.0
    looking = asyncio.create_task(review.run())
    while review.busy:  # noqa: ASYNC110 - it gives no notice of its end
        await asyncio.sleep(0)
    assert len(counted) == 1
    assert timetable.late(PAIRED) == timedelta(days=2)
    assert "t1" not in timetable._known, "it has left memory"
    await stopped(looking)
    await stopped(running)
    await timetable.write()
    _, running = await started(world, OneAlarm(), review)
    assert not review.busy
    await stopped(running)


async def test_where_nothing_is_written_down_about_many_a_start_is_ready_at_once_and_deals_with_what_is_due_behind(
    world: World, monkeypatch: pytest.MonkeyPatch, counted: list[str]
) -> None:
    await closed_field(world, monkeypatch)
    monkeypatch.setattr(bot.service.recompute_after_update, "LINES_AT_ONCE", 0)
    world.clock.advance(PAIRED - world.clock.now())
    counted.clear()
    review = Review(world.herald.service)
    timetable, running = await started(world, OneAlarm(), review)
    assert not counted, "it is ready at once"
    assert review.busy
    assert (await state_of(world)).current_round is None

    review.short_rest = 0.0
    looking = asyncio.create_task(review.run())
    while review.busy:  # noqa: ASYNC110 - it gives no notice of its end
        await asyncio.sleep(0)
    assert (await state_of(world)).current_round is not None, "what had come due meanwhile"
    await stopped(looking)
    await stopped(running)
    await timetable.write()
    counted.clear()
    _, running = await started(world, OneAlarm(), review)
    assert not review.busy
    assert not counted, "the next start knows it"
    await stopped(running)


async def test_of_a_few_about_which_nothing_is_written_down_a_start_finds_it_out_before_it_is_ready(
    world: World, monkeypatch: pytest.MonkeyPatch, counted: list[str]
) -> None:
    await closed_field(world, monkeypatch)
    counted.clear()
    review = Review(world.herald.service)
    _, running = await started(world, OneAlarm(), review)
    assert len(counted) == 1
    assert not review.busy
    await stopped(running)


@pytest.mark.parametrize("code", ["the same", "other"])
async def test_a_tournament_that_was_not_looked_into_wakes_up_when_something_is_due(
    world: World, monkeypatch: pytest.MonkeyPatch, code: str
) -> None:
    """Also where the stored deadline was computed by another version of the code, and not recomputed since."""
    await closed_field(world, monkeypatch)
    timetable, running = await started(world, OneAlarm())
    await stopped(running)
    await timetable.write()
    if code == "other":
        monkeypatch.setattr(bot.schedule.runner, "running_code", lambda: code)
    timetable, running = await started(world, OneAlarm())
    world.clock.advance(PAIRED - world.clock.now())
    await timetable.settled()
    assert (await state_of(world)).current_round is not None
    await stopped(running)


async def test_what_cannot_be_written_down_stops_no_clock(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await closed_field(world, monkeypatch)

    async def full(*_: object, **__: object) -> None:
        raise UnusableDatabaseError("herald.db", "full", "disk I/O error")

    monkeypatch.setattr(CaughtUpRows, "note", full)
    timetable, running = await started(world, OneAlarm())
    await timetable.write()
    assert "could not be written" in caplog.text
    world.clock.advance(PAIRED - world.clock.now())
    await timetable.settled()
    assert (await state_of(world)).current_round is not None
    await stopped(running)
