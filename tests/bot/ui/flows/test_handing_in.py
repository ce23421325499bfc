"""Forms of a format, as people fill them in."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from tests.bot.commands.desk import entrant_of, lobby, name_of, press, state_of, td
from tests.bot.commands.wishing import GOOD, wishing
from tests.bot.world import LOBBY, START, World
from tests.formats.form_toy import COMING, WISH

pytestmark = pytest.mark.usefixtures("wishers")


async def stored(world: World, name: str, form: str = WISH) -> Any:
    entry = (await state_of(world)).forms.get((form, await entrant_of(world, name)))
    return None if entry is None else entry.content


async def test_a_form_is_filled_in_echoed_and_receipted(world: World) -> None:
    await wishing(world)
    ana = world.sandbox.person("Ana")
    form = await ana.slash("/me form", channel=LOBBY, form=WISH)
    assert form.title == "Your wish"
    echo = await form.submit(GOOD)
    assert echo.ephemeral
    assert "What: red" in echo.text
    assert await stored(world, "Ana") == {"what": "red", "why": "It is warm."}
    assert "wish" in (await ana.slash("/me sent", channel=LOBBY)).text


async def test_it_opens_as_it_was_handed_in_and_the_last_counts(world: World) -> None:
    await wishing(world)
    ana = world.sandbox.person("Ana")
    echo = await (await ana.slash("/me form", channel=LOBBY, form=WISH)).submit(GOOD)
    again = await echo.click("Change it")
    assert again.fields["Why"]["value"] == "It is warm."
    await again.submit({"What": "blue"})
    assert await stored(world, "Ana") == {"what": "blue", "why": "It is warm."}


async def test_what_is_wrong_is_named_in_plain_words_and_nothing_typed_is_lost(world: World) -> None:
    await wishing(world)
    ana = world.sandbox.person("Ana")
    form = await ana.slash("/me form", channel=LOBBY, form=WISH)
    refused = await form.submit({"What": "green", "Why": ""})
    assert "**green** is no colour here" in refused.text
    assert "**why** is missing" in refused.text
    assert await stored(world, "Ana") is None

    await world.restart_bot()
    again = await refused.click("Correct it")
    assert again.fields["What"]["value"] == "green"
    assert "is in. This is what I understood" in (await again.submit(GOOD)).text


async def test_several_forms_are_offered_and_a_choice_is_buttons(world: World) -> None:
    await wishing(world)
    ana = world.sandbox.person("Ana")
    offered = await ana.slash("/me form", channel=LOBBY)
    assert [button.label for button in offered.buttons] == ["Your wish", "Coming"]
    choice = await offered.click("Coming")
    assert [button.label for button in choice.buttons] == ["Yes", "No"]
    echo = await choice.click("No")
    assert "Answer: No" in echo.text
    assert await stored(world, "Ana", COMING) == {"answer": "no"}


async def test_no_after_the_deadline_leads_to_withdrawing_and_yes_is_refused(world: World) -> None:
    await wishing(world)
    ana = world.sandbox.person("Ana")
    await td(world, "/forms ask", form=COMING, until="in 1 day")
    choice = await ana.slash("/me form", channel=LOBBY, form=COMING)
    await world.jump(timedelta(days=1, minutes=1))
    assert "Too late" in (await choice.click("Yes")).text
    offered = await choice.click("No")
    assert "Answers were due" in offered.text
    assert [button.label for button in offered.buttons] == ["Withdraw"]
    assert "Leave **Cup**?" in (await offered.click("Withdraw")).text
    assert await stored(world, "Ana", COMING) is None


async def test_the_forms_open_for_me_are_offered_while_typing(world: World) -> None:
    await wishing(world)
    offered = await world.sandbox.person("Ana").autocomplete("/me form", "form", "", channel=LOBBY)
    assert {choice.value for choice in offered} == {WISH, COMING}


async def test_once_play_has_begun_there_is_nothing_to_fill_in(world: World) -> None:
    await wishing(world)
    ana = world.sandbox.person("Ana")
    form = await ana.slash("/me form", channel=LOBBY, form=WISH)
    await td(world, "/td close")
    await td(world, "/round publish")
    late = await form.submit(GOOD)
    assert "no form for you" in late.text
    assert "no form for you" in (await ana.slash("/me form", channel=LOBBY)).text
    assert "no form for you" in (await ana.slash("/me form", channel=LOBBY, form=WISH)).text


async def test_whoever_is_not_in_fills_in_nothing(world: World) -> None:
    await wishing(world)
    (eve,) = await world.players("Eve")
    assert "not in" in (await eve.slash("/me form", channel=LOBBY)).text


async def test_of_a_sealed_form_the_channel_calls_everybody_and_directors_see_who_is_missing(world: World) -> None:
    await wishing(world)
    ana, bo = world.sandbox.person("Ana"), world.sandbox.person("Bo")
    await (await ana.slash("/me form", channel=LOBBY, form=WISH)).submit(GOOD)
    told = await td(world, "/forms ask", form=WISH, until="in 3 days")
    assert "1 to answer, 1 asked in chat" in told.text
    assert "**Your wish**, until" in lobby(world)
    (call,) = [seen for seen in bo.sees(LOBBY) if "**Your wish**, until" in seen.text and not seen.ephemeral]
    assert "What you wish for." in call.text
    assert call.mentions == ["Ana", "Bo"]
    assert "Send in **Your wish**" in (await bo.slash("/me next", channel=LOBBY)).text
    assert "Send in **Your wish**" not in (await ana.slash("/me next", channel=LOBBY)).text

    await world.jump(timedelta(days=1, hours=1))
    reminders = [seen for seen in bo.sees(LOBBY) if "**Your wish**, until" in seen.text and not seen.ephemeral]
    assert [seen.mentions for seen in reminders] == [["Ana", "Bo"], ["Ana", "Bo"]]
    assert ana.dms == bo.dms == []
    digest = await td(world, "/forms list")
    assert "Still missing: Bo" in digest.text


async def test_who_has_left_stands_apart_and_after_the_last_day_nobody_waits_for_a_form(world: World) -> None:
    await wishing(world)
    ana = world.sandbox.person("Ana")
    await (await ana.slash("/me form", channel=LOBBY, form=WISH)).submit(GOOD)
    await td(world, "/forms ask", form=WISH, until="in 3 days")
    await td(world, "/players withdraw", entrant=await entrant_of(world, "Ana"))
    await press(world, world.director.sees(LOBBY)[-1], "Take them out")
    listed = (await td(world, "/forms list", form=WISH)).text
    assert "Sent in: Nobody." in listed
    assert "Withdrawn: Ana" in listed
    assert "Still missing: Bo" in listed
    await world.jump(timedelta(days=3, minutes=1))
    listed = (await td(world, "/forms list", form=WISH)).text
    assert "Never came in: Bo" in listed
    assert "Still missing" not in listed


async def test_who_enters_later_is_asked_in_the_answer_to_that(world: World) -> None:
    await wishing(world)
    await td(world, "/forms ask", form=WISH, until="in 3 days")
    (eve,) = await world.players("Eve")
    entered = await eve.slash("/join", channel=LOBBY)
    assert "What you wish for." in entered.text
    form = await entered.click("Fill in")
    assert form.kind == "form"
    assert eve.dms == []


async def test_the_directors_hear_who_is_missing_when_time_is_up(world: World) -> None:
    await wishing(world)
    bo = world.sandbox.person("Bo")
    await td(world, "/forms ask", form=WISH, until="in 3 days")
    form = await bo.slash("/me form", channel=LOBBY, form=WISH)
    await world.jump(timedelta(days=3, seconds=1))
    assert any("Missing: Ana, Bo" in seen.text for seen in world.director.dms)
    assert "Too late" in (await form.submit(GOOD)).text
    assert await stored(world, "Bo") is None
    assert "Too late" in (await bo.slash("/me form", channel=LOBBY, form=WISH)).text


async def test_the_button_of_the_call_works_after_a_restart(world: World) -> None:
    await wishing(world)
    bo = world.sandbox.person("Bo")
    await td(world, "/forms ask", form=COMING, until="in 3 days")
    await world.restart_bot()
    await bo.click("Yes", in_=LOBBY)
    assert await stored(world, "Bo", COMING) == {"answer": "yes"}


async def test_nobody_is_asked_until_a_moment_that_has_passed(world: World) -> None:
    await wishing(world)
    refused = await td(world, "/forms ask", form=WISH, until=f"<t:{int(START.timestamp()) - 60}:F>")
    assert "is in the past" in refused.text


async def test_players_do_not_ask_for_forms(world: World) -> None:
    await wishing(world)
    role = world.server.role("Staff", permissions=1 << 33)
    eve = await world.server.join("Eve", roles=(role,))
    for command in ("/forms ask", "/forms look", "/forms fill"):
        whose = {"entrant": await entrant_of(world, "Ana")} if command == "/forms fill" else {}
        options = {"form": WISH, **whose}
        assert "Only directors" in (await td(world, command, eve, **options)).text


async def test_who_looks_at_what_is_sealed_stands_in_the_log(world: World) -> None:
    await wishing(world)
    ana = world.sandbox.person("Ana")
    await (await ana.slash("/me form", channel=LOBBY, form=WISH)).submit(GOOD)
    assert "It is warm" not in (await td(world, "/forms list")).text
    assert "looked at" not in (await td(world, "/td audit")).text

    seen = await td(world, "/forms look", form=WISH)
    assert seen.ephemeral
    assert "Why: It is warm." in seen.text
    audit = await td(world, "/td audit")
    assert "read “Your wish” of everybody" in audit.text
    assert "It is warm" not in audit.text


async def test_a_coordinator_sees_who_but_not_what(world: World) -> None:
    await wishing(world)
    role = world.server.role("Staff", permissions=1 << 33)
    cora = await world.server.join("Cora", roles=(role,))
    await td(world, "/td staff", member=cora, role="coordinator")
    ana = world.sandbox.person("Ana")
    await (await ana.slash("/me form", channel=LOBBY, form=WISH)).submit(GOOD)

    assert "Sent in: Ana" in (await td(world, "/forms list", cora)).text
    assert "Only directors" in (await td(world, "/forms look", cora, form=WISH)).text
    assert "Only directors" in (await td(world, "/forms fill", cora, form=WISH, entrant="Ana")).text
    assert "sealed" in (await td(world, "/tournament export", cora, what="log")).text
    exported = await cora.slash("/tournament export", channel=LOBBY)
    assert not any(file.filename.endswith("jsonl") for file in exported.message.attachments)


async def test_a_director_who_takes_the_log_out_has_looked(world: World) -> None:
    await wishing(world)
    await (await world.sandbox.person("Ana").slash("/me form", channel=LOBBY, form=WISH)).submit(GOOD)
    exported = await td(world, "/tournament export", what="log")
    assert exported.message.attachments
    assert "read “Your wish” of everybody" in (await td(world, "/td audit")).text


async def test_a_director_hands_in_for_anybody_also_late(world: World) -> None:
    await wishing(world)
    await world.sandbox.person("Bo").slash("/me reminders", channel=LOBBY, on=True)
    await td(world, "/forms ask", form=WISH, until="in 1 hour")
    await world.jump(timedelta(hours=2))
    form = await td(world, "/forms fill", form=WISH, entrant="Bo")
    echo = await form.submit(GOOD)
    await world.settled()
    assert "for **Bo**" in echo.text
    assert await stored(world, "Bo") == {"what": "red", "why": "It is warm."}
    assert any("A director has sent in" in seen.text for seen in world.sandbox.person("Bo").dms)
    assert "sent in “Your wish” for Bo" in (await td(world, "/td audit")).text

    again = await td(world, "/forms fill", form=WISH, entrant="Bo")
    assert again.fields["Why"]["value"] == "It is warm."
    refused = await again.submit({"What": "green"})
    assert "no colour here" in refused.text
    fixed = await (await refused.click("Correct it")).submit({"What": "blue"})
    assert "for **Bo**" in fixed.text
    assert "read “Your wish” of Bo" in (await td(world, "/td audit")).text


async def test_a_form_that_is_not_sealed_opens_for_a_director_without_a_record(world: World) -> None:
    await wishing(world)
    await (await td(world, "/forms fill", form=COMING, entrant="Bo")).submit({"Answer": "yes"})
    assert await stored(world, "Bo", COMING) is not None

    again = await td(world, "/forms fill", form=COMING, entrant="Bo")
    assert "Answer" in again.fields
    assert "Coming" in (await td(world, "/forms look", form=COMING)).text
    assert "looked at" not in (await td(world, "/td audit")).text


async def test_notes_of_a_game_are_buttons_for_whom_they_concern(world: World) -> None:
    await wishing(world)
    await td(world, "/td close")
    await td(world, "/round publish")
    game = (await state_of(world)).open_games()[0]
    people = (await world.loaded()).people
    first, second = (world.sandbox.person(people[seat].name) for seat in game.seats)
    assert not [button for button in (await second.slash("/me next", channel=LOBBY)).buttons if button.label == "Red"]

    card, other = [await first.slash("/me next", channel=LOBBY) for _ in range(2)]
    noted = await card.click("Red")
    assert "Red" in noted.text
    (note,) = (await state_of(world)).notes[game.id]
    assert (note.note, note.by, note.content) == ("colour", game.seats[0], {"colour": "red"})
    assert "Too late for that" in (await other.click("Blue")).text


async def test_a_director_answers_for_a_player(world: World) -> None:
    await wishing(world)
    await td(world, "/td close")
    await td(world, "/round publish")
    game = (await state_of(world)).open_games()[0]
    offered = await td(world, "/judge game-note", game=game.id)
    assert "Who crossed the line?" in offered.text
    first, second = [await name_of(world, seat) for seat in game.seats]
    labels = [button.label for button in offered.buttons]
    assert labels == [f"{first}: Red", f"{first}: Blue", f"{second}: Line"]
    form = await offered.click(labels[-1])
    refused = await form.submit({"Line": "3"})
    assert "**who** is not known" in refused.text
    done = await (await refused.click("Correct it")).submit({"Line": "2"})
    await world.settled()
    assert "Noted for" in done.text
    state = await state_of(world)
    assert state.find(game.id)[1].results[game.id].half_points == (0, 2)
    assert state.notes[game.id][0].by == game.seats[1]
    assert "Too late for that" in (await press(world, offered, labels[-1])).text
