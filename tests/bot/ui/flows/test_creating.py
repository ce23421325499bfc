"""A tournament for tonight: a form, people join, one button starts it, and one goes on after each round."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from bot.parsing import tonight
from bot.sandbox.people import Person, Reply
from bot.sandbox.people.seen import SeenMessage
from bot.sandbox.world.guilds import remove_channel
from bot.sandbox.world.models import Channel
from bot.text.catalogue import in_language, languages
from bot.ui.flows.creating import Offered, everything, in_a_list
from formats import registry
from tests.bot.commands.desk import FOUR, lobby, press, state_of, td
from tests.bot.world import LOBBY, World

SECONDARY, SUCCESS = 2, 3
"""Grey and green."""

SINGLE = "Single elimination: A seeded bracket: lose a match and you are out."
SWISS = {"Kind": "swiss", "Rounds (Swiss only)": "2"}
"""Rounds of which each waits for the one before."""


def offered(world: World) -> list[str]:
    """The buttons of the cards that everybody in the lobby sees."""
    return [button.label for seen in world.director.sees(LOBBY) if not seen.ephemeral for button in seen.buttons]


def everybodys(world: World) -> list[SeenMessage]:
    """What everybody in the lobby sees, oldest first."""
    return [seen for seen in world.director.sees(LOBBY) if not seen.ephemeral]


def card_of(world: World, round_: str) -> SeenMessage:
    """The card of a round as it is now."""
    return next(seen for seen in everybodys(world) if seen.text.startswith(f"Friday · {round_}\n"))


def style_of(reply: Reply, label: str) -> int:
    """What a button looks like."""
    return next(button.style for button in reply.buttons if button.label == label)


def card(world: World) -> str:
    """The pinned card of the tournament."""
    return next(seen.text for seen in reversed(world.director.sees(LOBBY)) if seen.pinned)


async def opened(world: World, values: dict[str, str] | None = None) -> Reply:
    """The director fills in the form as it comes, but for these fields."""
    form = await td(world, "/td tonight")
    assert form.kind == "form"
    reply = await form.submit({"Name": "Friday", "Kind": SINGLE, **(values or {})})
    await world.settled()
    return reply


async def tonight_in(world: World, hall: Channel, *, is_deleted: bool) -> Reply:
    """The director names a voice channel, which may be deleted while the form is filled in."""
    form = await td(world, "/td tonight", voice=hall)
    if is_deleted:
        remove_channel(world.sandbox.world, hall)
        await world.settled()
    reply = await form.submit({"Name": "Friday", "Kind": SINGLE})
    await world.settled()
    return reply


async def joined(world: World, *names: str) -> list[Person]:
    """People who press *Sign up* on the card."""
    people = await world.players(*names)
    for person in people:
        await person.click("Sign up", in_=LOBBY)
    await world.settled()
    return people


@pytest.mark.usefixtures("awake")
async def test_five_friends_play_with_two_acts_of_the_director(world: World) -> None:
    reply = await opened(world)
    assert "Friday" in reply.text
    await joined(world, *FOUR)
    await world.director.click("Sign up", in_=LOBBY)
    started = await world.director.click("Start", in_=LOBBY)
    await world.settled()
    state = await state_of(world)
    assert (state.phase, len(state.active_entrants())) == ("running", 5)
    assert "**Quarter-finals** and **Semi-finals** are published." in started.text
    assert all(game.id for game in state.open_games())
    assert not [word for word in ("rating", "week", "zone", "fee") if word in lobby(world).casefold()]


@pytest.mark.usefixtures("awake")
async def test_the_form_can_be_handed_in_as_it_comes(world: World) -> None:
    form = await td(world, "/td tonight")
    await form.submit({})
    state = await state_of(world)
    assert (state.phase, state.title) == ("registration", "Tonight's tournament")
    assert [stage.system for stage in state.stages] == ["single_elimination"]


@pytest.mark.usefixtures("awake")
async def test_the_card_goes_on_to_the_end(world: World) -> None:
    await opened(world, SWISS)
    await joined(world, *FOUR)
    await world.director.click("Start", in_=LOBBY)
    for _ in range(2):
        for game in (await state_of(world)).open_games():
            await td(world, "/round result", game=game.id, winner=min(game.seats))
        await world.boards_settled()
        label = next(label for label in offered(world) if label in {"Pair round 2", "Make it final"})
        await world.director.click(label, in_=LOBBY)
        await world.settled()
    assert (await state_of(world)).phase == "finished"


@pytest.mark.usefixtures("awake")
async def test_the_next_round_comes_by_itself_unless_it_is_held(world: World) -> None:
    await opened(world, SWISS)
    people = await joined(world, *FOUR)
    await world.director.click("Start", in_=LOBBY)
    for game in (await state_of(world)).open_games():
        await td(world, "/round result", game=game.id, winner=min(game.seats))
    await world.boards_settled()
    assert "Next up: round 2" in lobby(world)
    refused = await people[0].click("Hold", in_=LOBBY)
    assert refused.ephemeral
    assert (await state_of(world)).timetable_running
    held = await world.director.click("Hold", in_=LOBBY)
    assert "nothing happens automatically" in held.text
    assert [button.label for button in held.buttons] == ["Pair round 2", "Let it go on"]
    await world.jump(timedelta(minutes=5))
    assert len((await state_of(world)).started[0].rounds) == 1
    await press(world, held, "Let it go on")
    await world.jump(timedelta(minutes=2))
    assert len((await state_of(world)).started[0].rounds) == 2


@pytest.mark.usefixtures("awake")
async def test_hold_stands_under_the_round_and_is_one_post_with_what_lets_it_go_on(world: World) -> None:
    await opened(world, SWISS)
    await joined(world, *FOUR)
    await world.director.click("Start", in_=LOBBY)
    for game in (await state_of(world)).open_games():
        await td(world, "/round result", game=game.id, winner=min(game.seats))
    card = card_of(world, "Round 1")
    assert "Next up: round 2" in card.text
    assert [button.label for button in card.buttons][:2] == ["Pair round 2", "Hold"]
    before = len(everybodys(world))
    held = await press(world, card, "Hold")
    assert len(everybodys(world)) == before + 1
    assert "On hold" in card_of(world, "Round 1").text
    post = everybodys(world)[-1]
    assert post.text.startswith("On hold")
    assert [button.label for button in post.buttons] == ["Pair round 2", "Let it go on"]
    await press(world, post, "Let it go on")
    assert len(everybodys(world)) == before + 1
    assert "Next up: round 2" in everybodys(world)[-1].text
    assert "On hold" not in card_of(world, "Round 1").text
    await press(world, held, "Pair round 2")
    assert [
        button.label for button in card_of(world, "Round 1").buttons if button.label in {"Hold", "Pair round 2"}
    ] == []


@pytest.mark.usefixtures("awake")
async def test_the_standings_are_posted_once_at_the_end(world: World) -> None:
    await opened(world, SWISS)
    await joined(world, *FOUR)
    await world.director.click("Start", in_=LOBBY)
    for label in ("Pair round 2", "Make it final"):
        for game in (await state_of(world)).open_games():
            await td(world, "/round result", game=game.id, winner=min(game.seats))
        assert "**Standings**" in card_of(world, "Round 2" if label == "Make it final" else "Round 1").text
        await world.boards_settled()
        await world.director.click(label, in_=LOBBY)
        await world.settled()
    assert "**Standings**" not in card_of(world, "Round 2").text
    (end,) = [seen for seen in everybodys(world) if "Final standings" in seen.text]
    assert "thank" in end.text.casefold()
    await press(world, await td(world, "/td undo"), "Undo")
    assert "**Standings**" in card_of(world, "Round 2").text


@pytest.mark.usefixtures("awake")
async def test_create_with_a_closing_date_opens_sign_up_at_once(world: World) -> None:
    created = await td(world, "/td create", what="format:round_robin", closes="in 2 hours")
    assert "It closes automatically then" in created.text
    assert (await state_of(world)).phase == "registration"
    await joined(world, *FOUR)
    await world.jump(timedelta(hours=2))
    assert (await state_of(world)).phase == "closed"


@pytest.mark.usefixtures("awake")
async def test_a_closing_date_that_has_passed_creates_nothing(world: World) -> None:
    for typed in ("2020-01-01 19:00", "31 feb 19:00"):
        refused = await td(world, "/td create", what="format:round_robin", closes=typed)
        assert refused.ephemeral
        assert await world.database.tournaments.all() == []


@pytest.mark.usefixtures("awake")
async def test_only_directors_start(world: World) -> None:
    await opened(world)
    (ana, *_) = await joined(world, *FOUR)
    refused = await ana.click("Start", in_=LOBBY)
    assert refused.ephemeral
    assert (await state_of(world)).phase == "registration"


@pytest.mark.usefixtures("awake")
async def test_nothing_is_closed_where_too_few_have_joined(world: World) -> None:
    await opened(world)
    await joined(world, "Ana")
    refused = await world.director.click("Start", in_=LOBBY)
    assert refused.ephemeral
    assert (await state_of(world)).phase == "registration"


@pytest.mark.usefixtures("awake")
async def test_what_the_kind_does_not_have_comes_back_filled_in(world: World) -> None:
    reply = await opened(world, {"Rounds (Swiss only)": "5"})
    assert "doesn't have this" in reply.text
    assert await world.database.tournaments.all() == []
    again = await reply.click("Correct")
    assert again.kind == "form"
    await again.submit({"Rounds (Swiss only)": ""})
    assert (await state_of(world)).title == "Friday"


@pytest.mark.usefixtures("awake")
async def test_create_with_nothing_chosen_is_a_menu(world: World) -> None:
    menu = await td(world, "/td create")
    assert [button.label for button in menu.buttons] == ["Tonight", "Choose one", "Which format fits?", "Two stages"]
    form = await press(world, menu, "Choose one")
    created = await form.submit({"what": "format:round_robin", tonight.NAME: "Friday"})
    assert "Friday" in created.text
    assert "you direct it" in created.text
    assert [button.label for button in created.buttons] == ["Open sign-up"]


async def test_an_announced_date_is_asked_about(world: World) -> None:
    await world.tournament(players=FOUR)
    saved = await td(world, "/td options", closes="10 jan 19:00")
    await press(world, saved, "Save")
    asked = await td(world, "/td advance")
    assert "stays open until" in asked.text
    assert (await state_of(world)).phase == "registration"
    closed = await press(world, asked, "Close it now")
    assert (await state_of(world)).phase == "closed"
    assert [button.label for button in closed.buttons] == ["Pair round 1"]


async def test_the_next_step_stands_out_only_where_it_waits_for_somebody(world: World) -> None:
    await world.tournament(players=FOUR)
    assert style_of(await td(world, "/td advance", look=True), "Close sign-up") == SUCCESS
    await press(world, await td(world, "/td options", closes="10 jan 19:00"), "Save")
    assert style_of(await td(world, "/td advance", look=True), "Close sign-up") == SECONDARY
    await td(world, "/td pause")
    assert style_of(await td(world, "/td advance", look=True), "Close sign-up") == SUCCESS


async def test_sign_up_opened_again_is_said_to_close_or_to_have_no_end(world: World) -> None:
    await world.tournament(players=FOUR)
    await press(world, await td(world, "/td options", closes="10 jan 19:00"), "Save")
    await td(world, "/td close")
    again = await td(world, "/td open")
    assert "It closes automatically" in again.text
    assert style_of(again, "Close sign-up") == SECONDARY
    await world.jump(timedelta(days=9))
    assert (await state_of(world)).phase != "registration"
    endless = await td(world, "/td open")
    assert "stays open until you close it" in endless.text
    assert style_of(endless, "Close sign-up") == SUCCESS
    await world.herald.boards.settled()
    assert "Sign-up closes" not in card(world)


async def test_next_says_what_it_will_do_and_does_it_once(world: World) -> None:
    await world.tournament(players=FOUR)
    shown = await td(world, "/td advance", look=True)
    assert "close sign-up with 4" in shown.text
    await press(world, shown, "Close sign-up")
    late = await press(world, shown, "Close sign-up")
    assert "done already" in late.text
    assert [button.label for button in late.buttons] == ["Pair round 1"]
    assert (await state_of(world)).phase == "closed"


async def test_rounds_known_by_their_names_alone_have_no_number_on_the_next_step(world: World) -> None:
    sixteen = (*FOUR, *(f"Player {letter}" for letter in "ABCDEFGHIJKL"))  # fewer cannot be grouped
    await world.tournament("preset:pentolla_freestyle", players=sixteen)
    closed = await td(world, "/td close")
    assert [button.label for button in closed.buttons] == ["Pair the next games"]
    assert "Next: pair the next games." in (await td(world, "/td advance", look=True)).text
    named = {key for key, system in registry.systems().items() if not system.numbered_rounds}
    assert named == {"group_rounds", "swiss_elimination", "tiered_league"}


async def test_before_dates_are_saved_the_first_weekly_pairing_is_named_and_old_dates_are_no_news(world: World) -> None:
    await world.tournament(players=FOUR)
    now = world.clock.now()
    await press(world, await td(world, "/td options", closes="in 3 days"), "Save")
    await world.jump(timedelta(days=4))
    starts = (now + timedelta(days=9)).strftime("%Y-%m-%d 12:00")
    asked = await td(world, "/td options", first_round=starts)
    assert "in the past" not in asked.text
    named = re.search(r"Round 1 is paired <t:(\d+):F>", asked.text)
    assert named is not None
    pair_at = datetime.fromtimestamp(int(named[1]), UTC)
    assert f"{pair_at.astimezone(ZoneInfo('America/New_York')):%a %H:%M}" == "Mon 19:00"
    assert now + timedelta(days=8) < pair_at <= now + timedelta(days=17)
    late = await td(world, "/td options", ratings_fixed=now.strftime("%Y-%m-%d 12:00"))
    assert "Ratings and seeds are fixed is in the past" in late.text


@pytest.mark.usefixtures("awake")
async def test_the_sign_up_card_says_what_is_played_and_no_post_of_an_evening_shows_hashes(world: World) -> None:
    await opened(world, {"A match is": "3"})
    shown = card(world)
    assert "**Single elimination** · best of 3" in shown
    await joined(world, *FOUR)
    await world.director.click("Start", in_=LOBBY)
    await world.settled()
    for game in (await state_of(world)).open_games():
        await td(world, "/round result", game=game.id, winner=game.seats[0])
    await world.boards_settled()
    posts = "\n".join(seen.text for seen in everybodys(world)) + shown
    assert not re.search(r"SHA-256|[0-9a-f]{32}|tournament's seed|Fingerprint", posts)


def test_a_list_without_room_leaves_out_formats_that_are_presets_alone() -> None:
    offered = {
        "Presets": (Offered("preset:a", "A", "", ("x",)), Offered("preset:b", "B", "", ("y", "z"))),
        "Formats": tuple(Offered(f"format:{key}", key, "", (key,)) for key in "xyz"),
    }
    assert [offer.title for offer in in_a_list(offered, 5)] == ["A", "B", "x", "y", "z"]
    assert [offer.title for offer in in_a_list(offered, 4)] == ["A", "B", "y", "z"]
    assert [offer.title for offer in in_a_list(offered, 3)] == ["A", "B", "y"]


@pytest.mark.usefixtures("awake")
async def test_an_evening_with_a_start_opens_check_in_and_begins_by_the_clock(world: World) -> None:
    form = await td(world, "/td tonight", starts="in 1 hour")
    reply = await form.submit({"Name": "Friday"})
    assert "It starts" in reply.text
    settings = (await state_of(world)).settings
    start = settings.first_round
    assert start is not None
    assert start == settings.registration_closes == settings.check_in_closes
    assert settings.check_in_opens == start - timedelta(minutes=15)
    await world.boards_settled()
    people = await joined(world, *FOUR)
    await world.jump(timedelta(minutes=46))
    await world.boards_settled()
    for person in people[:3]:
        await person.click("I'm here!", in_=LOBBY)
    await world.jump(timedelta(minutes=15))
    await world.boards_settled()
    state = await state_of(world)
    assert (state.phase, state.started[0].seeds) == ("running", ("e1", "e2", "e3"))
    assert "3 here, 1 missing: Dee. Here we go!" in lobby(world)


@pytest.mark.usefixtures("awake")
async def test_a_start_that_has_passed_or_is_no_time_is_refused(world: World) -> None:
    assert "past" in (await td(world, "/td tonight", starts="2 jan 2026 12:00")).text
    assert (await td(world, "/td tonight", starts="soon")).kind == "message"


@pytest.mark.usefixtures("awake")
async def test_a_voice_channel_stands_on_the_card_and_with_the_matches_and_comes_back_next_week(world: World) -> None:
    refused = await tonight_in(world, world.server.voice("Gone"), is_deleted=True)
    assert "choose a voice channel" in refused.text
    assert await world.database.tournaments.all() == []
    hall = world.server.voice("Hall")
    await tonight_in(world, hall, is_deleted=False)
    voice = f"Voice: <#{hall.id}>"
    await joined(world, *FOUR)
    await world.boards_settled()
    assert voice in card(world)
    await world.director.click("Start", in_=LOBBY)
    await world.settled()
    assert voice in everybodys(world)[-1].text
    assert hall.id == (await world.loaded()).row.voice_channel_id
    while games := (await state_of(world)).open_games():
        await td(world, "/round result", game=games[0].id, winner=min(games[0].seats))
    await world.jump(timedelta(minutes=5))
    post = next(seen for seen in reversed(world.director.sees(LOBBY)) if "is over" in seen.text)
    await press(world, post, "Same again next week")
    assert (await world.loaded("t2")).row.voice_channel_id == hall.id
    await td(world, "/td series", when="fri 20:00", tournament="t2")
    for _ in range(7):
        await world.jump(timedelta(days=1))
    rows = {row.id: row for row in await world.database.tournaments.all()}
    assert {rows[name].voice_channel_id for name in ("t1", "t2", "t3", "t4")} == {hall.id}


@pytest.mark.parametrize("code", languages())
def test_no_two_things_that_can_be_created_have_the_same_name(code: str) -> None:
    with in_language(code):
        titles = [offer.title for found in everything().values() for offer in found]
    assert sorted(titles) == sorted(set(titles))
