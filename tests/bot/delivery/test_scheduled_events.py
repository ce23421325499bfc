"""Rounds among a server's events, through the real client: made, moved, begun, ended, and done without."""

from __future__ import annotations

from datetime import datetime, timedelta

import pytest

from bot.sandbox.world.events import make_event
from bot.sandbox.world.models import ScheduledEvent
from bot.sandbox.world.permissions import Permission
from tests.bot.commands.desk import press, td
from tests.bot.commands.rounds import FIXED, fixed, paired, start, state_of
from tests.bot.world import LOBBY, World

MAKING = "POST /guilds/{guild_id}/scheduled-events"
PLANNED, ON, OVER, OFF = 1, 2, 3, 4


def events(world: World) -> list[ScheduledEvent]:
    return list(world.server.guild.events.values())


def forbid(world: World) -> None:
    """Take the permission from the bot."""
    role = next(role for role in world.server.guild.roles.values() if role.bot_id is not None)
    role.permissions &= ~int(Permission.CREATE_EVENTS | Permission.MANAGE_EVENTS)


async def moved(world: World, game: str, to: datetime) -> None:
    """The director sets another time."""
    asked = await td(world, "/judge time", game=game, when=f"<t:{int(to.timestamp())}>", reason="asked for")
    await press(world, asked, "Set this time")


async def test_a_round_is_an_event_that_moves_with_its_games(world: World) -> None:
    game = await paired(world)
    (event,) = events(world)
    times = [time.at for time in (await state_of(world)).times.values()]
    assert event.name == "Cup: Open Classic, round 1"
    assert (event.scheduled_start_time, event.status) == (min(times), PLANNED)
    assert game.first.name in (event.description or "")
    await world.jump_to(FIXED)
    late = max(times) + timedelta(hours=30)
    await moved(world, game.id, late)
    assert [planned.id for planned in events(world)] == [event.id]
    assert events(world)[0].scheduled_end_time == late + timedelta(hours=2)


async def test_it_begins_by_itself_and_ends_with_the_last_result(world: World) -> None:
    await fixed(world)
    (event,) = events(world)
    await world.jump_to(event.scheduled_start_time - timedelta(minutes=10))
    assert events(world)[0].status == ON
    for game in (await state_of(world)).open_games():
        await td(world, "/round result", game=game.id, winner=game.seats[0])
    assert events(world)[0].status == OVER


async def test_a_round_played_early_leaves_no_event_behind(world: World) -> None:
    await fixed(world)
    for game in (await state_of(world)).open_games():
        await td(world, "/round result", game=game.id, winner=game.seats[0])
    assert [event.status for event in events(world)] == [OFF]


async def test_a_round_taken_back_and_paired_again(world: World) -> None:
    await paired(world)
    undo = await td(world, "/td undo")
    await undo.click("Undo")
    await world.settled()
    assert [event.status for event in events(world)] == [OFF]
    await td(world, "/round publish")
    assert sorted(event.status for event in events(world)) == [PLANNED, OFF]


async def test_an_event_somebody_deleted_comes_back_when_the_round_changes(world: World) -> None:
    game = await paired(world)
    world.server.guild.events.clear()
    late = await start(world, game.id) + timedelta(hours=1)
    await moved(world, game.id, late)
    assert [event.status for event in events(world)] == [PLANNED]


@pytest.mark.parametrize("known", [False, True])
async def test_without_the_permission_directors_hear_of_it_once_and_all_else_goes_on(
    world: World, known: bool, caplog: pytest.LogCaptureFixture
) -> None:
    forbid(world)
    if known:
        await world.restart_bot()
    await paired(world)
    await world.jump_to(FIXED)
    assert events(world) == []
    notes = [seen for seen in world.director.dms if "Create Events" in seen.text]
    assert len(notes) == 1
    assert len([line for line in caplog.messages if line.startswith("no permission to create events")]) == 1
    assert world.director.reads("Open Classic, round 1", LOBBY)


async def test_a_restart_makes_no_second_event(world: World) -> None:
    await paired(world)
    await world.restart_bot()
    await world.jump_to(FIXED)
    assert len(events(world)) == 1


async def paired_anew(world: World, status: int, *, before_work: bool, drop: bool = False) -> None:
    """The round is taken back and published again, and Discord has trouble with its event."""
    await paired(world)
    await (await td(world, "/td undo")).click("Undo")
    await world.settled()
    world.server.guild.events.clear()
    fault = world.sandbox.faults.add(MAKING, status=status, before_work=before_work, drop=drop)
    await td(world, "/round publish")
    assert fault.hits == 1
    assert len(events(world)) == (0 if before_work else 1)


async def try_again(world: World) -> None:
    """What had to wait is tried again."""
    await world.jump(timedelta(minutes=6))
    world.herald.announcer.wake()
    await world.settled()


@pytest.mark.parametrize("restart", [False, True])
@pytest.mark.parametrize("drop", [False, True])
async def test_trouble_after_the_work_makes_no_second_event(world: World, restart: bool, drop: bool) -> None:
    await paired_anew(world, 502, before_work=False, drop=drop)
    if restart:
        await world.restart_bot()
    await try_again(world)
    assert [event.status for event in events(world)] == [PLANNED]


async def test_trouble_before_the_work_makes_the_event_later(world: World) -> None:
    await paired_anew(world, 500, before_work=True)
    await try_again(world)
    assert [event.status for event in events(world)] == [PLANNED]


def twin(world: World, of: ScheduledEvent, creator: int) -> ScheduledEvent:
    """The same event once more."""
    return make_event(
        world.sandbox.services.world,
        world.server.guild,
        creator,
        name=of.name,
        start=of.scheduled_start_time,
        end=of.scheduled_end_time,
        description=of.description,
        entity_type=of.entity_type,
        channel_id=of.channel_id,
        location=of.location,
    )


async def test_a_second_event_of_ours_is_deleted_with_the_next_change_and_nobody_elses(world: World) -> None:
    game = await paired(world)
    (made,) = events(world)
    ours = twin(world, made, world.sandbox.services.world.app_id)
    theirs = twin(world, made, world.director.id)
    await moved(world, game.id, await start(world, game.id) + timedelta(hours=1))
    assert {event.id for event in events(world)} == {made.id, theirs.id}
    assert ours.id not in world.server.guild.events


async def test_a_server_full_of_events_gets_everything_else_and_the_event_when_there_is_room(world: World) -> None:
    await paired(world)
    await (await td(world, "/td undo")).click("Undo")
    await world.settled()
    world.server.guild.events.clear()
    full = world.sandbox.accidents.start("events_full")
    await td(world, "/round publish")
    assert events(world) == []
    (hold,) = await world.database.holds.all()
    assert (hold.cause, hold.target.thread) == ("event_limit", "events")
    assert any("planned events" in seen.text for seen in world.director.dms)
    await td(world, "/td announce", text="All else goes on")
    await world.settled()
    assert any("All else goes on" in seen.text for seen in world.director.sees(LOBBY))
    full.end()
    await try_again(world)
    assert len(events(world)) == 1
    assert await world.database.holds.all() == []
