"""Directors create tournaments, set options, invite, and say where things are announced."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from bot.sandbox.people import Reply
from bot.sandbox.people.person import Choice
from bot.sandbox.world.guilds import make_channel, remove_channel
from bot.sandbox.world.models import Overwrite
from bot.sandbox.world.permissions import Permission
from tests.bot.commands.desk import FOUR, coordinator, lobby, press, started, state_of, td
from tests.bot.world import ARIMAA, LOBBY, World


async def group(world: World, title: str) -> Reply:
    """The form of a group of options."""
    return await (await td(world, "/td options")).click(title)


@pytest.mark.usefixtures("awake")
async def test_presets_and_formats_are_offered(world: World) -> None:
    found = await world.director.autocomplete("/td create", "what", "arimaa", channel=LOBBY)
    assert [choice.value for choice in found] == [ARIMAA]


@pytest.mark.usefixtures("awake")
async def test_an_unknown_preset_is_refused(world: World) -> None:
    assert "There is no format or preset" in (await td(world, "/td create", what="chess960")).text


@pytest.mark.usefixtures("awake")
async def test_a_channel_where_the_bot_may_not_post_is_refused(world: World) -> None:
    nobody = Overwrite(world.server.id, 0, 0, int(Permission.VIEW_CHANNEL))
    hidden = make_channel(world.director.world, world.server.guild, "hidden", overwrites=[nobody])
    for_board = await world.director.slash("/td create", channel=LOBBY, options={"what": ARIMAA, "channel": hidden})
    assert "I can't post in that channel" in for_board.text
    assert await world.database.tournaments.all() == []


async def test_quick_options_are_set_at_once(world: World) -> None:
    await world.tournament()
    reply = await td(world, "/td options", capacity=12, silence_hours=48)
    assert "not set → 12" in reply.text
    settings = (await state_of(world)).settings
    assert (settings.capacity, settings.silence_confirms_hours) == (12, 48)
    assert "Nothing changed" in (await td(world, "/td options", capacity=12)).text


async def test_times_are_echoed_before_they_are_saved(world: World) -> None:
    await world.tournament()
    asked = await td(world, "/td options", closes="10 jan 19:00")
    at = datetime(2026, 1, 11, 0, 0, tzinfo=UTC)
    assert f"<t:{int(at.timestamp())}:F>" in asked.text
    assert (await state_of(world)).settings.registration_closes is None
    await press(world, asked, "Save")
    assert (await state_of(world)).settings.registration_closes == at


async def test_quick_options_name_what_is_wrong(world: World) -> None:
    await world.tournament()
    reply = await td(world, "/td options", closes="sometime", zone="Narnia")
    assert "I don't understand" in reply.text
    assert "a time zone called" in reply.text


async def test_a_larger_capacity_lets_people_in(world: World) -> None:
    await world.tournament()
    await td(world, "/td options", capacity=2)
    for name in FOUR:
        await td(world, "/players add", guest=name)
    assert len((await state_of(world)).waiting_list()) == 2
    await td(world, "/td options", capacity=4)
    assert (await state_of(world)).waiting_list() == ()


async def test_forms_hold_what_is_set(world: World) -> None:
    await world.tournament()
    form = await group(world, "Event")
    assert form.fields["Title"]["value"] == "Cup"
    assert form.fields["Time zone"]["value"] == "America/New_York"
    week = await group(world, "Week")
    assert week.fields["Games start from - to"]["value"] == "wed 19:00 - mon 17:00"


async def test_a_form_changes_what_was_changed_in_it(world: World) -> None:
    await world.tournament()
    form = await group(world, "Event")
    saved = await form.submit({"Title": "Winter Cup", "Switches": ["director_may_play", "coordinator_may_play"]})
    assert "Cup → Winter Cup" in saved.text
    state = await state_of(world)
    assert state.title == "Winter Cup"
    assert state.settings.director_may_play
    assert state.settings.week is not None
    assert "Winter Cup" in (await world.director.slash("/tournament list", channel=LOBBY)).text


async def test_a_rejected_form_comes_back_filled_in(world: World) -> None:
    await world.tournament()
    form = await group(world, "Money")
    refused = await form.submit({"Entry fee": "a lot", "Prizes": "1: A cup"})
    assert "has to be an amount" in refused.text
    again = await refused.click("Correct")
    assert again.fields["Entry fee"]["value"] == "a lot"
    assert again.fields["Prizes"]["value"] == "1: A cup"
    await again.submit({"Entry fee": "15 EUR"})
    settings = (await state_of(world)).settings
    assert settings.fee is not None
    assert (settings.fee.minor, settings.fee.currency) == (1500, "EUR")
    assert [prize.text for prize in settings.prizes] == ["A cup"]


async def test_an_impossible_week_is_named(world: World) -> None:
    await world.tournament()
    form = await group(world, "Week")
    refused = await form.submit({"Game times become final": "sun 12:00"})
    assert "Counted from the pairing" in refused.text
    assert [button.label for button in refused.buttons] == ["Correct"]


async def test_a_week_can_be_taken_out(world: World) -> None:
    await world.tournament()
    form = await group(world, "Week")
    await form.submit(dict.fromkeys(form.fields, ""))
    assert (await state_of(world)).settings.week is None


async def test_options_of_a_stage_are_set_with_bounds(world: World) -> None:
    await world.tournament()
    form = await group(world, "Open Classic")
    refused = await form.submit({"Rounds": "400"})
    assert "40 or less" in refused.text
    again = await refused.click("Correct")
    await again.submit({"Rounds": "4", "Time control": "90+30"})
    stage = (await state_of(world)).stages[0]
    assert stage.options["rounds"] == 4
    assert stage.time_control == "90+30"


async def test_a_stage_that_has_begun_is_no_longer_offered(world: World) -> None:
    await started(world)
    labels = [button.label for button in (await td(world, "/td options")).buttons]
    assert "Open Classic" not in labels
    assert "World Championship" not in labels


async def test_invite_posts_the_button_for_everybody(world: World) -> None:
    await world.tournament()
    reply = await world.director.slash("/td invite", channel="elsewhere", tournament="t1")
    assert not reply.ephemeral
    ana = await world.server.join("Ana")
    await ana.click("Sign up", in_="elsewhere")
    await world.settled()
    assert len((await state_of(world)).entrants) == 1


async def test_invite_is_refused_when_sign_up_is_closed(world: World) -> None:
    await world.tournament()
    await td(world, "/td close")
    assert "has its field" in (await td(world, "/td invite")).text


async def test_announcements_move_to_another_channel(world: World) -> None:
    await world.tournament()
    await td(world, "/td set-channel", announce_in=world.server.channel("elsewhere"), means_here=False)
    await td(world, "/td announce", text="We have moved", tournament="t1")
    assert "We have moved" not in lobby(world)
    assert any("We have moved" in seen.text for seen in world.director.sees("elsewhere"))


async def test_a_channel_means_one_of_several_tournaments(world: World) -> None:
    await world.tournament(title="First")
    await td(world, "/td create", what=ARIMAA, title="Second")
    assert "Which tournament" in (await td(world, "/td audit")).text
    await td(world, "/td set-channel", tournament="Second")
    assert "Second" in (await td(world, "/td audit")).text
    await td(world, "/td set-channel", means_here=False, tournament="Second")
    assert "Which tournament" in (await td(world, "/td audit")).text


async def test_calling_off_asks_once_more(world: World) -> None:
    await world.tournament(players=FOUR)
    asked = await td(world, "/td cancel")
    assert (await state_of(world)).phase == "registration"
    await press(world, asked, "Yes, call it off")
    assert (await state_of(world)).phase == "cancelled"


async def test_staff_is_added_and_removed_and_stands_in_the_log(world: World) -> None:
    await world.tournament()
    other = await coordinator(world)
    assert len((await world.loaded()).staff_ids("coordinator")) == 1
    assert "Cora is now a coordinator." in lobby(world)
    await td(world, "/td staff", member=other, role="director")
    loaded = await world.loaded()
    assert len(loaded.staff_ids("director")) == 2
    assert loaded.staff_ids("coordinator") == ()
    person = next(choice.value for choice in await staff_offered(world) if choice.name == "Cora")
    await td(world, "/td staff", remove=person)
    assert len((await world.loaded()).staff_ids("director", "coordinator")) == 1
    assert "took the role of director away from Cora" in (await td(world, "/td audit")).text


async def staff_offered(world: World) -> list[Choice]:
    """Whom the autocomplete offers to remove."""
    return await world.director.autocomplete("/td staff", "remove", channel=LOBBY)


async def test_the_last_director_stays(world: World) -> None:
    await world.tournament()
    person = (await staff_offered(world))[0].value
    assert "needs a director" in (await td(world, "/td staff", remove=person)).text
    assert "needs a director" in (await td(world, "/td staff", member=world.director, role="coordinator")).text
    assert len((await world.loaded()).staff_ids("director")) == 1


async def test_a_player_does_not_become_director(world: World) -> None:
    await world.tournament(players=FOUR)
    ana = world.sandbox.person("Ana")
    assert "may not play" in (await td(world, "/td staff", member=ana, role="director")).text
    await td(world, "/td staff", member=ana, role="coordinator")
    assert len((await world.loaded()).staff_ids("coordinator")) == 1


async def test_a_new_coordinator_who_cannot_see_the_commands_is_mentioned(world: World) -> None:
    await world.tournament()
    ana = await world.server.join("Ana")
    assert "Integrations" in (await td(world, "/td staff", member=ana, role="coordinator")).text
    assert "Integrations" not in (await td(world, "/td staff", member=world.director, role="director")).text


async def test_a_log_is_taken_to_another_tournament_with_the_same_standings(world: World) -> None:
    await started(world)
    for game in (await state_of(world)).open_games():
        await td(world, "/round result", game=game.id, winner=min(game.seats))
    exported = await td(world, "/tournament export", what="log")
    file = exported.message.attachments[0]
    assert file.filename == "cup-log.jsonl"
    imported = await td(world, "/td import", file=(file.filename, file.data))
    assert "`t2`" in imported.text
    assert "paused" in imported.text
    engine = world.herald.service.engine
    old, new = await world.loaded("t1"), await world.loaded("t2")
    assert engine.standings(new.state) == engine.standings(old.state)
    assert new.people["e1"].name == "Ana"
    assert not new.state.timetable_running


async def test_a_file_that_is_no_log_is_refused(world: World) -> None:
    await world.tournament()
    assert "not an exported tournament" in (await td(world, "/td import", file=("a.jsonl", b"{}"))).text
    assert "can't be read" in (await td(world, "/td import", file=("a.json", b"\x89PNG\0\0"))).text
    assert "can't be continued" in (await td(world, "/td import", file=("a.txt", b"\x89PNG\0\0"))).text
    assert len(await world.database.tournaments.all()) == 1


def card(world: World) -> str:
    """The pinned card of the tournament."""
    return next(seen.text for seen in reversed(world.director.sees(LOBBY)) if seen.pinned)


@pytest.mark.usefixtures("awake")
async def test_a_voice_channel_is_named_on_the_card_until_it_is_removed_or_deleted(world: World) -> None:
    await world.tournament()
    hall = world.server.voice("Hall")
    named = await td(world, "/td set-channel", voice=hall)
    assert f"names <#{hall.id}>" in named.text
    await world.boards_settled()
    assert f"Voice: <#{hall.id}>" in card(world)
    assert (await world.loaded()).row.channel_id != hall.id
    assert "no voice channel any more" in (await td(world, "/td set-channel", no_voice=True)).text
    await world.boards_settled()
    assert f"<#{hall.id}>" not in card(world)
    await td(world, "/td set-channel", voice=hall)
    remove_channel(world.sandbox.world, hall)
    await world.herald.guild_removals.check()
    await world.boards_settled()
    assert (await world.loaded()).row.voice_channel_id is None
    assert f"<#{hall.id}>" not in card(world)
