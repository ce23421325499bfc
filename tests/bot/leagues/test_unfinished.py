"""Games that are not over: reminders, and reports without a game."""

from __future__ import annotations

from datetime import timedelta, timezone

from bot.reminders.unfinished import reminder_times
from bot.views.held_up import MOST_GAMES
from tests.bot.commands.desk import td
from tests.bot.leagues.cycle import agree, seen, started, state_of
from tests.bot.world import LOBBY, START, World

DAY = timedelta(days=1)


def test_reminders_come_before_the_day_and_every_week_after_it() -> None:
    until = START + 60 * DAY
    times = [(at - START).days for at in reminder_times(START, until)]
    assert times == [46, 57, 59, 60, 67, 74, 81, 88]
    assert next((at - START).days for at in reminder_times(START, START + 10 * DAY)) == 7


def test_without_a_day_reminders_come_every_two_weeks() -> None:
    assert [(at - START).days for at in reminder_times(START, None)][:3] == [14, 28, 42]


async def test_players_are_reminded_in_their_thread_of_games_that_are_open(world: World) -> None:
    people = await started(world, 5)
    games = (await state_of(world)).open_games()
    e1, e2 = "e1", "e2"
    for game in games:
        if {e1, e2} & set(game.seats):
            await agree(world, game, game.seats[0])
    await people[2].slash("/me reminders", channel=LOBBY, on=False)
    await world.jump(14 * DAY)
    last = seen(world, "League A")[-1]
    assert "no result yet" in last.text
    assert "P03 – P04" in last.text or "P04 – P03" in last.text
    assert "P01" not in last.text
    assert set(last.mentions) == {"P04", "P05"}


async def test_after_the_day_directors_hear_of_it_too(world: World) -> None:
    await started(world, 5)
    form = await (await td(world, "/td options")).click("Dates")
    await (await form.submit({"play_until": "10 jan 2026 12:00"})).click("Save")
    await world.settled()
    until = (await state_of(world)).settings.play_until
    assert until is not None
    await world.jump_to(until - DAY)
    assert "Please finish the others by" in seen(world, "League A")[-1].text
    await world.jump_to(until)
    assert "should have been over" in seen(world, "League A")[-1].text
    told = [message.text for message in world.director.dms if "should have been over" in message.text]
    assert len(told) == 1
    assert told[0].count(" – ") == MOST_GAMES
    assert "10 games to be played" in told[0]


async def test_report_without_a_game_asks_which(world: World) -> None:
    people = await started(world, 5)
    asked = await people[0].click("Report", in_=seen(world, "League A")[0])
    assert {button.label for button in asked.buttons} == {"P02", "P03", "P04", "P05"}
    which = await asked.click("P04")
    await which.click("I won")
    await world.settled()
    assert [report.by for report in (await state_of(world)).reports.values()] == ["e1"]


def test_a_moment_keeps_the_zone_in_which_it_was_told() -> None:
    here, there = START + 30 * DAY, (START + 30 * DAY).astimezone(timezone(timedelta(hours=9)))
    assert here == there
    for until in (here, there):
        assert {at.tzinfo for at in reminder_times(START, until)} == {until.tzinfo}
