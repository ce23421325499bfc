"""Evenings of a series: opened, played, recorded, and what goes wrong with them."""

from __future__ import annotations

import json
from datetime import datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from bot.sandbox.people import Reply
from bot.text.texts import texts
from formats.core.leaderboard import leaderboard
from formats.core.state import TournamentState
from formats.core.state_slices.evenings import Series
from tests.bot.commands.desk import lobby, press, td
from tests.bot.ui.flows.test_creating import opened
from tests.bot.world import LOBBY, World

SERIES = "t2"
PLANNED, OFF = 1, 4
"""States of an event of the server."""

FRIENDS = ("Ana", "Bo", "Cy")
FIRST = datetime(2026, 1, 9, 20, 0, tzinfo=ZoneInfo("America/New_York"))
"""The first Friday after the worlds of tests begin."""


async def made_series(world: World, **options: Any) -> Reply:
    """An event with open sign-up, called Friday, of which the director makes a series."""
    await opened(world)
    reply = await td(world, "/td series", when="fri 20:00", zone="America/New_York", tournament="t1", **options)
    really = await td(world, "/td cancel", tournament="t1")
    await press(world, really, really.buttons[0].label)
    return reply


async def series(world: World) -> Series:
    """The series as it stands."""
    return (await world.loaded(SERIES)).state.slice_of(Series)


async def play(world: World, evening: str) -> TournamentState:
    """The director enters the results of an evening, which the entrant with the lower number wins."""
    while games := (await world.loaded(evening)).state.open_games():
        for game in games:
            await td(world, "/round result", tournament=evening, game=game.id, winner=min(game.seats))
    await world.jump(timedelta(minutes=5))
    return (await world.loaded(evening)).state


async def enter(world: World, evening: str, *names: str) -> None:
    """People of the server sign up for an evening."""
    for name in names:
        await world.sandbox.person(name).slash("/join", channel=LOBBY, tournament=evening)


@pytest.mark.usefixtures("awake")
async def test_an_evening_opens_starts_and_counts_without_anybody(world: World) -> None:
    reply = await made_series(world, fewest=3, points="10 6 3")
    assert "comes back every week" in reply.text
    assert (await world.loaded(SERIES)).state.phase == "series"
    await world.players(*FRIENDS)
    await world.jump_to(FIRST - timedelta(hours=72))
    evening = await world.loaded("t3")
    assert (evening.state.title, evening.state.phase) == ("Friday 1", "registration")
    assert evening.state.settings.first_round == FIRST
    await enter(world, "t3", *FRIENDS)
    await world.jump_to(FIRST)
    assert (await play(world, "t3")).phase == "finished"
    board = leaderboard(await series(world), frozenset())
    people = (await world.loaded(SERIES)).people
    assert [(people[line.entrant].name, line.rank, line.points) for line in board] == [
        ("Ana", 1, 10),
        ("Bo", 2, 6),
        ("Cy", 3, 3),
    ]
    shown = await td(world, "/tournament standings", tournament=SERIES)
    assert "Ana" in shown.text
    assert "10" in shown.text
    await world.jump_to(FIRST + timedelta(weeks=1) - timedelta(hours=72))
    assert (await world.loaded("t4")).state.title == "Friday 2"
    await world.boards_settled()
    cards = [seen.text for seen in world.director.sees(LOBBY) if seen.pinned and "Every week" in seen.text]
    assert len(cards) == 1
    assert "Won last time: **Ana**" in cards[0]
    assert [(event.name, event.status) for event in world.server.guild.events.values()] == [
        ("Friday 1", OFF),
        ("Friday 2", PLANNED),
    ]
    await world.jump_to(FIRST + timedelta(weeks=1))
    assert (await world.loaded("t4")).state.phase == "cancelled"
    assert "0 of at least 3 players came" in lobby(world)
    assert [evening.outcome for evening in (await series(world)).evenings] == ["held", "cancelled"]


@pytest.mark.usefixtures("awake")
async def test_an_evening_of_a_format_that_publishes_its_options_posts_and_names_them(world: World) -> None:
    await td(world, "/td create", what="format:cop", title="Friday")
    await td(world, "/td series", when="fri 20:00", zone="America/New_York", tournament="t1")
    await world.players(*FRIENDS, "Dee")
    await world.jump_to(FIRST - timedelta(hours=72))
    rules = [seen for seen in world.director.sees(LOBBY) if "published rules" in seen.text]
    assert [seen.text.partition(" ·")[0] for seen in rules] == ["Friday 1"], "the series itself has no rounds"
    (pinned,) = [seen for seen in world.director.sees(LOBBY) if "Checksum:" in seen.text]
    assert pinned.pinned
    await enter(world, "t3", *FRIENDS, "Dee")
    await world.jump_to(FIRST)
    assert "Paired by the published rules, checksum" in lobby(world)


@pytest.mark.usefixtures("awake")
async def test_a_restart_a_correction_and_an_undo_leave_the_series_right(world: World) -> None:
    await made_series(world, fewest=2, points="10 6")
    await world.players("Ana", "Bo")
    await world.stop_bot()
    world.clock.to(FIRST - timedelta(hours=5))  # the bot was down when sign-up was to open
    await world.start_bot()
    await world.settled()
    await enter(world, "t3", "Ana", "Bo")
    await world.jump_to(FIRST)
    await play(world, "t3")
    await world.restart_bot()
    await world.settled()
    board = leaderboard(await series(world), frozenset())
    assert [line.points for line in board] == [10, 6]
    first, second = (line.entrant for line in board)
    round_ = (await world.loaded("t3")).state.stage(0).rounds[0]
    (game,) = round_.pairings.pairings
    lost = game.seats[1 - (round_.results[game.id].winning_seat or 0)]
    again = await td(world, "/td undo", tournament="t3")
    await press(world, again, again.buttons[0].label)
    assert (await series(world)).open_evening is not None
    asked = await td(world, "/round result", tournament="t3", game=game.id, winner=lost)
    await press(world, asked, asked.buttons[0].label)
    await td(world, "/td advance", tournament="t3")
    assert [line.entrant for line in leaderboard(await series(world), frozenset())] == [second, first]
    undone = await td(world, "/td series", tournament=SERIES, when="thu 20:00")
    assert "Thursday" in undone.text
    undone = await td(world, "/td undo", tournament=SERIES)
    await press(world, undone, undone.buttons[0].label)
    assert "Friday" in (await td(world, "/tournament standings", tournament=SERIES)).text
    verified = await td(world, "/tournament verify", tournament=SERIES)
    assert "differ" not in verified.text.casefold()
    assert len((await series(world)).evenings) == 1


@pytest.mark.usefixtures("awake")
async def test_one_press_stops_a_series_and_one_lets_it_go_on(world: World) -> None:
    reply = await made_series(world)
    stopped = await press(world, reply, "Stop the series")
    assert "no new evening opens" in stopped.text
    await world.jump_to(FIRST + timedelta(days=30))
    assert len(await world.database.tournaments.all()) == 2
    await world.boards_settled()
    await world.director.click("Go on with the series", in_=LOBBY)
    await world.settled()
    missed, *rest = (await series(world)).evenings
    assert missed.outcome == "missed"
    assert not rest
    await world.jump(timedelta(days=3))
    assert (await world.loaded("t3")).state.title == "Friday 1"


@pytest.mark.usefixtures("awake")
async def test_nothing_opens_while_the_last_evening_runs(world: World) -> None:
    await made_series(world, fewest=2)
    await world.players("Ana", "Bo")
    await world.jump_to(FIRST - timedelta(hours=1))
    await enter(world, "t3", "Ana", "Bo")
    await world.jump_to(FIRST + timedelta(weeks=2, days=1))
    assert (await world.loaded("t3")).state.phase == "running"
    assert len(await world.database.tournaments.all()) == 3
    await play(world, "t3")
    assert (await series(world)).next_start == FIRST + timedelta(weeks=3)


@pytest.mark.usefixtures("awake")
async def test_a_channel_without_a_name_means_the_evening_and_not_its_series(world: World) -> None:
    await made_series(world)
    await world.players("Ana")
    await world.jump_to(FIRST - timedelta(hours=1))
    await world.sandbox.person("Ana").slash("/join", channel=LOBBY)
    await world.settled()
    assert len((await world.loaded("t3")).state.entrants) == 1


@pytest.mark.usefixtures("awake")
async def test_what_cannot_be_read_is_refused_and_nothing_is_made(world: World) -> None:
    await opened(world)
    refused_options: tuple[dict[str, Any], ...] = ({"when": "someday"}, {"when": "fri 20:00", "points": "ten"}, {})
    for options in refused_options:
        refused = await td(world, "/td series", **options)
        assert "fri 20:00" in refused.text or "10 8 6 5" in refused.text
    assert len(await world.database.tournaments.all()) == 1


@pytest.mark.usefixtures("awake")
async def test_ratings_seed_the_next_evening_and_those_who_leave_the_series_have_none(world: World) -> None:
    await made_series(world, fewest=2, ratings=True)
    await world.players("Ana", "Bo")
    await world.jump_to(FIRST - timedelta(hours=1))
    await enter(world, "t3", "Bo", "Ana")
    await world.jump_to(FIRST)
    games = (await world.loaded("t3")).state.open_games()
    winner = next(who for who, person in (await world.loaded("t3")).people.items() if person.name == "Ana")
    await td(world, "/round result", tournament="t3", game=games[0].id, winner=winner)
    await world.jump(timedelta(minutes=5))
    await world.jump_to(FIRST + timedelta(weeks=1, hours=-1))
    await enter(world, "t4", "Bo", "Ana")
    await world.settled()
    evening = await world.loaded("t4")
    ratings = {person.name: evening.state.entrants[who].data.rating for who, person in evening.people.items()}
    assert ratings["Ana"] == 3000 - (ratings["Bo"] or 0)
    assert ratings["Ana"] > 1500
    shown = await td(world, "/tournament standings", tournament=SERIES)
    assert f"{ratings['Ana']:.0f} ±" in shown.text
    stored = await world.sandbox.person("Ana").slash("/me data", channel=LOBBY)
    assert f"{ratings['Ana']:.0f} ±" in stored.text
    (file,) = stored.message.attachments
    assert json.loads(file.data)["series_ratings"][0]["points"] == ratings["Ana"]
    left = await world.sandbox.person("Bo").slash("/leave", channel=LOBBY, tournament=SERIES)
    await press(world, left, left.buttons[0].label)
    shown = await td(world, "/tournament standings", tournament=SERIES)
    assert "±" not in shown.text
    assert "Bo" not in shown.text
    forgotten = await (await world.sandbox.person("Ana").slash("/me data", channel=LOBBY)).click(
        texts.personal.forget()
    )
    await forgotten.click(texts.personal.forget_now())
    await world.settled()
    assert {who.status for who in (await world.loaded(SERIES)).state.entrants.values()} == {"withdrawn"}


async def report_all(world: World, evening: str) -> None:
    """Every player of an evening who has a game presses *I won* or confirms, on the posts as they stand."""
    for _ in range(12):
        loaded = await world.loaded(evening)
        if loaded.state.phase != "running":
            return
        for game in loaded.state.open_games():
            first, second = (world.sandbox.person(loaded.people[seat].name) for seat in game.seats)
            card = await first.slash("/me next", channel=LOBBY, tournament=evening)
            await press(world, await press(world, card, "Report"), "I won")
            theirs = await second.slash("/me next", channel=LOBBY, tournament=evening)
            await press(world, theirs, "Confirm")
        await world.jump(timedelta(minutes=3))


@pytest.mark.usefixtures("awake")
async def test_a_newcomer_gets_from_an_empty_server_to_the_second_evening_of_a_series(world: World) -> None:
    """Only what the bot's own answers name is typed; all else is pressed."""
    empty = await td(world, "/help")
    assert "/td tonight" in empty.text
    form = await td(world, "/td tonight")
    await form.submit({})
    await world.settled()
    for person in await world.players(*FRIENDS, "Dee"):
        await person.click("Sign up", in_=LOBBY)
    await world.director.click("Start", in_=LOBBY)
    await world.settled()
    await report_all(world, "t1")
    await world.jump(timedelta(minutes=10))
    assert (await world.loaded("t1")).state.phase == "finished"
    assert "/td series" in (await td(world, "/help", find="weekly")).text
    made = await td(world, "/td series", when="fri 20:00", zone="America/New_York", fewest=2)
    assert "comes back every week" in made.text
    for week, evening in enumerate(("t3", "t4")):
        await world.jump_to(FIRST + timedelta(weeks=week, hours=-2))
        await world.boards_settled()
        for name in FRIENDS:
            await world.sandbox.person(name).click("Sign up", in_=LOBBY)
        await world.jump_to(FIRST + timedelta(weeks=week))
        assert (await world.loaded(evening)).state.phase == "running"
        await report_all(world, evening)
        await world.jump(timedelta(minutes=10))
        assert (await world.loaded(evening)).state.phase == "finished"
    assert [held.outcome for held in (await series(world)).evenings][:2] == ["held", "held"]
    board = leaderboard(await series(world), frozenset())
    assert len(board) == len(FRIENDS)
    assert all(None not in line.by_evening for line in board)
    shown = await world.sandbox.person("Ana").slash("/tournament standings", channel=LOBBY, tournament=SERIES)
    assert all(name in shown.text for name in FRIENDS)


@pytest.mark.usefixtures("awake")
async def test_evenings_keep_their_hour_when_the_clocks_change(world: World) -> None:
    """New York changes on March 8, 2026: eight in the evening is an hour earlier in UTC from then on."""
    await made_series(world)
    await world.jump_to(datetime(2026, 3, 1, tzinfo=ZoneInfo("America/New_York")))
    starts = []
    for week in (0, 1, 2):
        await world.jump_to(datetime(2026, 3, 3, 22, 0, tzinfo=ZoneInfo("America/New_York")) + timedelta(weeks=week))
        starts.append((await series(world)).evenings[-1].start)
    local = [start.astimezone(ZoneInfo("America/New_York")) for start in starts]
    assert [(at.day, at.hour) for at in local] == [(6, 20), (13, 20), (20, 20)]
    assert (starts[1] - starts[0], starts[2] - starts[1]) == (timedelta(days=7, hours=-1), timedelta(days=7))


@pytest.mark.usefixtures("awake")
async def test_a_deleted_channel_holds_the_posts_and_the_series_goes_on(world: World) -> None:
    await made_series(world, fewest=2)
    await world.players("Ana", "Bo")
    world.sandbox.accidents.start("channel_gone", channel=world.server.channel(LOBBY))
    await world.jump_to(FIRST - timedelta(hours=72))
    assert (await world.loaded("t3")).state.phase == "registration"
    await world.director.slash("/td set-channel", channel="elsewhere", announce_in="elsewhere", tournament=SERIES)
    await world.jump_to(FIRST + timedelta(weeks=1, hours=-72))
    await world.boards_settled()
    assert [held.outcome for held in (await series(world)).evenings] == ["cancelled", "open"]
    assert (await world.loaded("t4")).row.channel_id == world.server.channel("elsewhere").id
    assert "Friday 2" in "\n".join(seen.text for seen in world.director.sees("elsewhere"))


@pytest.mark.usefixtures("awake")
async def test_a_series_keeps_its_rules_when_the_event_it_was_made_from_changes(world: World) -> None:
    await opened(world)
    await td(world, "/td series", when="fri 20:00", zone="America/New_York", tournament="t1")
    before = (await world.loaded(SERIES)).state.stages
    await td(world, "/td options", tournament="t1", capacity=4)
    assert (await world.loaded("t1")).state.settings.capacity == 4
    really = await td(world, "/td cancel", tournament="t1")
    await press(world, really, really.buttons[0].label)
    await world.jump_to(FIRST - timedelta(hours=72))
    evening = (await world.loaded("t3")).state
    assert evening.stages == before
    assert evening.settings.capacity is None
