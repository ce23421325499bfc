"""Games that are not over, and games lost on time."""

from __future__ import annotations

from datetime import timedelta, timezone

from bot.reminders.unfinished import reminder_times
from bot.sandbox.people import Reply
from bot.views.held_up import MOST_GAMES
from tests.bot.commands.desk import td
from tests.bot.leagues.cycle import agree, person, seen, started, state_of
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


async def claimed(world: World) -> tuple[str, str, str, Reply]:
    """Report the first open game as won on time; returns the game, winner, loser, and the winner's answer."""
    await started(world, 5)
    game = (await state_of(world)).open_games()[0]
    winner, loser = game.seats
    asked = await (await person(world, winner)).slash("/match report", channel=LOBBY, game=game.id)
    said = await asked.click("I won on time")
    await world.settled()
    return game.id, winner, loser, said


def claims(world: World) -> list[str]:
    """Return the notices to directors about games lost on time."""
    return [message.text for message in world.director.dms if "has lost their game on time" in message.text]


async def test_who_is_said_to_have_lost_on_time_is_asked_before_any_director(world: World) -> None:
    _, _, loser, said = await claimed(world)
    assert "to answer. Then a director decides" in said.text
    assert not claims(world)
    asked = seen(world, "League A")[-1]
    assert asked.mentions == [(await person(world, loser)).name]
    assert asked.find_button("That's wrong") is not None
    assert any(
        "says that" in message.text and "can answer until" in message.text for message in seen(world, "League A")
    )
    card = await (await person(world, loser)).slash("/me next", channel=LOBBY)
    assert "who says that you have lost on time" in card.text
    assert {"That's right, I lost", "That's wrong"} <= {button.label for button in card.buttons}


async def test_who_agrees_to_have_lost_on_time_has_lost(world: World) -> None:
    game, _, loser, _ = await claimed(world)
    done = await (await person(world, loser)).click("That's right, I lost", in_=seen(world, "League A")[-1])
    await world.settled()
    assert "counts as lost on time" in done.text
    state = await state_of(world)
    result = state.find(game)[1].results[game]
    assert (result.how, result.absent) == ("forfeit", (loser,))
    assert not claims(world)
    assert "has lost on time, or did not play" in seen(world, "League A")[-1].text


async def test_who_disagrees_is_heard_by_directors_who_rule(world: World) -> None:
    game, _, loser, _ = await claimed(world)
    form = await (await person(world, loser)).click("That's wrong", in_=seen(world, "League A")[-1])
    await form.submit({"why": "The site was down."})
    await world.settled()
    told = world.director.dms[-1]
    assert "has lost their game on time" in told.text
    assert "disagrees: The site was down." in told.text
    await told.click("Lost on time")
    await world.settled()
    assert (await state_of(world)).find(game)[1].results[game].absent == (loser,)


async def test_who_says_nothing_for_a_day_leaves_it_to_directors(world: World) -> None:
    await claimed(world)
    await world.jump(DAY - timedelta(minutes=1))
    assert not claims(world)
    await world.jump(timedelta(minutes=1))
    (told,) = claims(world)
    assert "was asked and has not answered" in told


async def test_where_nobody_is_to_be_asked_directors_hear_at_once_and_once(world: World) -> None:
    await started(world, 5)
    form = await (await td(world, "/td options")).click("Games")
    await form.submit({"time_claim_hours": "0"})
    game = (await state_of(world)).open_games()[0]
    asked = await (await person(world, game.seats[0])).slash("/match report", channel=LOBBY, game=game.id)
    said = await asked.click("I won on time")
    await world.settled()
    assert "A director looks at the game" in said.text
    await world.jump(2 * DAY)
    assert len(claims(world)) == 1


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
