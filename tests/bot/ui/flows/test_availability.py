from datetime import timedelta

import pytest

from bot.sandbox.people import Person, Reply
from bot.service.orders import CommandId, Order
from bot.text.texts import texts
from formats.core.commands import ChangePlan
from formats.toolkit.scheduling.availability import WHOLE_WEEK
from formats.toolkit.scheduling.availability_words import format_pattern
from tests.bot.commands.rounds import NAMES, PAIRED, board, entered, fixed, paired, pattern, state_of
from tests.bot.world import LOBBY, World

DAY = timedelta(days=1)
BERLIN = "Europe/Berlin"


@pytest.fixture
async def ada(world: World) -> Person:
    """A player who lives in Berlin, and has said so."""
    await entered(world)
    player = world.sandbox.person("Ada")
    await player.slash("/me timezone", channel=LOBBY, zone=BERLIN)
    return player


async def words(world: World, entrant: str = "e1") -> str:
    found = await pattern(world, entrant)
    assert found is not None
    return f"{format_pattern(found)} {found.zone}"


def all_options(form: Reply) -> list[str]:
    return [option["label"] for field in form.fields.values() for option in field["options"]]


async def test_the_form_holds_every_start_of_the_week_on_the_players_own_clock(world: World, ada: Person) -> None:
    form = await ada.slash("/me availability", channel=LOBBY)
    assert form.kind == "form"
    assert len(form.fields) == 5
    labels = all_options(form)
    assert (labels[0], labels[-1], len(labels)) == ("Thu 01:00", "Mon 23:00", 119)
    assert BERLIN in str(form.form)


async def test_marked_hours_are_saved_and_echoed_as_a_week(world: World, ada: Person) -> None:
    form = await ada.slash("/me availability", channel=LOBBY)
    thursday, friday, *_ = form.fields
    reply = await form.submit(
        {thursday: ["Thu 18:00", "Thu 19:00", "Thu 20:00", "Thu 21:00"], friday: ["Fri 20:00", "Fri 21:00"]}
    )
    assert await words(world) == f"Thu 18-22, Fri 20-22 {BERLIN}"
    assert reply.ephemeral
    assert "Thu 18-22, Fri 20-22" in reply.text
    assert "18-20" in reply.text
    assert [item.label for item in reply.buttons] == ["Change", "Type them", "My game"]


async def test_the_form_comes_back_with_what_was_handed_in_last(world: World, ada: Person) -> None:
    await ada.slash("/me availability", channel=LOBBY, hours="thu 18-20, sat 10-11")
    form = await ada.slash("/me availability", channel=LOBBY)
    marked = [option["label"] for field in form.fields.values() for option in field["options"] if option.get("default")]
    assert marked == ["Thu 18:00", "Thu 19:00", "Sat 10:00"]
    await form.submit()
    assert await words(world) == f"Thu 18-20, Sat 10-11 {BERLIN}"


async def test_a_line_of_text_is_saved_and_echoed(world: World, ada: Person) -> None:
    reply = await ada.slash("/me availability", channel=LOBBY, hours="thu 6-10pm; weekend 10-14")
    assert await words(world) == f"Thu 18-22, Sat-Sun 10-14 {BERLIN}"
    assert f"Thu 18-22, Sat-Sun 10-14** ({BERLIN})" in reply.text


async def test_a_rejected_line_comes_back_in_a_form_with_the_problem_named(world: World, ada: Person) -> None:
    refused = await ada.slash("/me availability", channel=LOBBY, hours="thu 18-22, blursday 10-14")
    assert "“blursday 10-14”" in refused.text
    assert await pattern(world, "e1") is None
    await world.restart_bot()
    form = await refused.click("Correct it")
    assert form.fields[texts.availability.field()]["value"] == "thu 18-22, blursday 10-14"
    await form.submit({texts.availability.field(): "thu 18-22, sat 10-14"})
    assert await words(world) == f"Thu 18-22, Sat 10-14 {BERLIN}"


async def test_a_form_with_nothing_marked_is_asked_about_before_anything_is_saved(world: World, ada: Person) -> None:
    form = await ada.slash("/me availability", channel=LOBBY)
    question = await form.submit()
    assert await pattern(world, "e1") is None
    await question.click("No time suits me")
    found = await pattern(world, "e1")
    assert found is not None
    assert found.spans == ()
    await question.click("Any time is fine")
    found = await pattern(world, "e1")
    assert found is not None
    assert found.spans == WHOLE_WEEK


async def test_whoever_has_no_zone_yet_is_asked_for_it_in_the_same_form(world: World) -> None:
    await entered(world)
    ben = world.sandbox.person("Ben")
    form = await ben.slash("/me availability", channel=LOBBY, hours="fri 20-23")
    assert form.fields[texts.availability.hours_optional()]["value"] == "fri 20-23"
    reply = await form.submit({texts.zones.field(): "tokyo"})
    assert await words(world, "e2") == "Fri 20-23 Asia/Tokyo"
    assert "Your clock now reads" in reply.text
    again = await ben.slash("/me availability", channel=LOBBY)
    assert all_options(again)[0] == "Thu 09:00"


async def test_a_zone_that_can_mean_several_is_asked_back_and_the_times_are_kept(world: World) -> None:
    await entered(world)
    ben = world.sandbox.person("Ben")
    form = await ben.slash("/me availability", channel=LOBBY, hours="fri 20-23")
    question = await form.submit({texts.zones.field(): "brazil"})
    wanted = next(item.label for item in question.buttons if item.label.startswith("America/Boa_Vista"))
    await question.click(wanted)
    assert await words(world, "e2") == "Fri 20-23 America/Boa_Vista"


async def test_a_zone_that_is_none_comes_back_to_be_corrected_with_the_times(world: World) -> None:
    await entered(world)
    ben = world.sandbox.person("Ben")
    form = await ben.slash("/me availability", channel=LOBBY, hours="fri 20-23")
    refused = await form.submit({texts.zones.field(): "Qwrtzplk"})
    assert "a time zone called “Qwrtzplk”" in refused.text
    form = await refused.click("Correct it")
    assert (form.fields[texts.zones.field()]["value"], form.fields[texts.availability.hours_optional()]["value"]) == (
        "Qwrtzplk",
        "fri 20-23",
    )


async def test_a_zone_can_be_named_with_the_times(world: World) -> None:
    await entered(world)
    await world.sandbox.person("Ben").slash("/me availability", channel=LOBBY, hours="sun any", zone="Asia/Tokyo")
    assert await words(world, "e2") == "Sun any Asia/Tokyo"


async def test_with_a_game_whose_time_is_tentative_the_opponents_shared_hours_are_shown(world: World) -> None:
    game = await paired(world)
    await game.first.slash("/me availability", channel=LOBBY, hours="thu 18-22", zone="America/New_York")
    reply = await game.second.slash("/me availability", channel=LOBBY, hours="thu 20-23", zone="America/New_York")
    assert f"2 of 3 start times shared with {game.first.name}" in reply.text
    assert "#" in reply.text


async def test_once_the_time_is_final_the_form_is_about_the_week_after(world: World) -> None:
    game = await fixed(world)
    form = await game.first.slash("/me availability", channel=LOBBY, hours="thu 18-22", zone="America/New_York")
    assert f"<t:{int((PAIRED + 7 * DAY).timestamp())}" in form.text
    assert "shared with" not in form.text


async def test_a_form_of_last_week_is_not_taken_for_this_one(world: World) -> None:
    game = await paired(world)
    await game.first.slash("/me timezone", channel=LOBBY, zone=BERLIN)
    form = await game.first.slash("/me availability", channel=LOBBY)
    await world.jump_to(PAIRED + DAY)
    late = await form.submit({next(iter(form.fields)): ["Thu 18:00"]})
    assert "another week" in late.text
    assert await pattern(world, game.seats[0]) is None


async def test_last_weeks_times_are_kept_with_one_click(world: World) -> None:
    game = await fixed(world)
    await game.first.slash("/me availability", channel=LOBBY, hours="thu 18-22", zone="America/New_York")
    await world.jump(DAY)
    for open_game in (await state_of(world)).open_games():
        await (await board(world, open_game.board)).first.slash(
            "/match report", channel=LOBBY, winner=open_game.seats[0]
        )
    await world.jump(2 * DAY)
    version = (await state_of(world)).version
    await world.jump_to(PAIRED + 5 * DAY + timedelta(hours=1))
    card = await game.first.slash("/me next", channel=LOBBY)
    reply = await card.click("Same times as before")
    assert "Thu 18-22" in reply.text
    state = await state_of(world)
    assert state.version > version
    assert state.forms["availability", game.seats[0]].at == world.clock.now()


async def test_a_tournament_without_a_timetable_asks_for_no_times(world: World) -> None:
    await world.tournament("format:round_robin", players=NAMES[:3])
    reply = await world.sandbox.person("Ada").slash("/me availability", channel=LOBBY)
    assert "no weekly timetable" in reply.text


async def test_whoever_has_left_hands_in_no_times(world: World, ada: Person) -> None:
    leaving = await ada.slash("/leave", channel=LOBBY)
    await leaving.click("Yes, take me out")
    reply = await ada.slash("/me availability", channel=LOBBY)
    assert reply.kind == "message"
    assert "has withdrawn" in reply.text


async def test_a_week_with_more_starts_than_a_form_holds_is_typed(world: World) -> None:
    loaded = await world.tournament(players=("Ada",))
    week = loaded.state.settings.week
    assert week is not None
    half_hours = loaded.state.settings.model_copy(update={"week": week.model_copy(update={"slot_minutes": 30})})
    order = Order.of(
        ChangePlan(settings=half_hours), actor=loaded.staff_ids("director")[0], command_id=CommandId("half hours")
    )
    await world.herald.service.carry_out(loaded.id, order)
    ada = world.sandbox.person("Ada")
    await ada.slash("/me timezone", channel=LOBBY, zone=BERLIN)
    form = await ada.slash("/me availability", channel=LOBBY)
    assert list(form.fields) == [texts.availability.field()]
    await form.submit({texts.availability.field(): "thu 18:30-20"})
    assert await words(world) == f"Thu 18:30-20 {BERLIN}"
