"""People without Discord act under their link with the rules, deadlines, receipts and refusals of chat."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from formats.systems.swiss_elimination.forms import PREFERENCES
from formats.toolkit.scheduling.availability_words import format_pattern
from formats.toolkit.scheduling.rounds import pattern_of
from tests.bot.commands.desk import entrant_of, lobby, press, state_of, td
from tests.bot.commands.rounds import PAIRED, begun, paired, start
from tests.bot.commands.wishing import wishing
from tests.bot.faces.swiss_elimination.evening import before_the_lists
from tests.bot.starting_points import from_starting_point
from tests.bot.ui.flows.test_answering import asked
from tests.bot.web.link_reader import LinkReader, link_of, pages, reader_of
from tests.bot.world import LOBBY, World
from tests.formats.form_toy import COMING, WISH
from tests.formats.toys import QUESTION


async def with_guests(world: World) -> None:
    """A tournament with two members and two guests, whose first round is published."""

    async def played() -> None:
        await world.tournament(players=("Ana", "Bo"))
        for name in ("Gustav", "Hilde"):
            await td(world, "/players add", guest=name)
        await td(world, "/td close")
        await td(world, "/round publish")

    await from_starting_point(world, "with guests", played)


async def opponent_of(world: World, name: str) -> tuple[str, str]:
    """The opponent of an entrant in the first round, by name, and the game."""
    loaded, entrant = await world.loaded(), await entrant_of(world, name)
    game = next(game for game in loaded.state.open_games() if entrant in game.seats)
    return loaded.people[game.opponent(entrant)].name, game.id


async def receipts(page: LinkReader) -> str:
    """What the person sees of what they sent."""
    return (await page.press("What I sent")).text


async def test_availability_is_taken_with_the_zone_and_receipted_as_sent_by_link(world: World) -> None:
    await with_guests(world)
    async with reader_of(world, "Gustav") as gustav:
        await gustav.press("My times")
        await gustav.press("Send", Where_do_you_live="Berlin", Your_times="sat 10-12")
        assert "✓ Taken." in gustav.text
        pattern = pattern_of(await state_of(world), await entrant_of(world, "Gustav"))
        assert pattern is not None
        assert (format_pattern(pattern), pattern.zone) == ("Sat 10-12", "Europe/Berlin")
        assert "(by your link)" in await receipts(gustav)
    log = (await td(world, "/td audit")).text
    assert "Gustav (by link)" in log
    assert "Omar (by link)" not in log
    assert (await world.loaded()).people[await entrant_of(world, "Gustav")].zone == "Europe/Berlin"


async def test_marked_hours_are_a_list_of_boxes(world: World) -> None:
    await with_guests(world)
    async with reader_of(world, "Gustav") as gustav:
        await gustav.press("My times")
        await gustav.press("Send", Where_do_you_live="Berlin")
        form = (await gustav.press("My times")).page.forms[0]
        (name, boxes), *_ = form.options.items()
        chosen = list(boxes.values())[:2]
        await gustav.send([*form.fixed, *((name, value) for value in chosen)])
        assert "✓ Taken." in gustav.text
        assert pattern_of(await state_of(world), await entrant_of(world, "Gustav")) is not None


async def test_a_line_that_cannot_be_read_is_refused_and_can_be_corrected(world: World) -> None:
    await with_guests(world)
    async with reader_of(world, "Gustav") as gustav:
        await gustav.press("My times")
        await gustav.press("Send", Where_do_you_live="Berlin", Your_times="xyz")
        assert "✓ Taken." not in gustav.text
        assert pattern_of(await state_of(world), await entrant_of(world, "Gustav")) is None
        correct = next(label for label in gustav.buttons if "orrect" in label)
        again = (await gustav.press(correct)).page.forms[0]
        assert ["xyz"] in again.values.values()


async def reported_by_opponent(world: World) -> str:
    """The opponent of Gustav reports after the start that they won; the game."""
    other, game = await opponent_of(world, "Gustav")
    await world.jump_to(PAIRED + timedelta(days=1))
    await world.jump_to(await start(world, game) + timedelta(hours=1))
    await world.sandbox.person(other).slash("/match report", channel=LOBBY, winner="me")
    await world.settled()
    return game


async def test_a_report_against_a_guest_with_a_link_waits_for_the_guest_who_confirms(world: World) -> None:
    await with_guests(world)
    async with reader_of(world, "Gustav") as gustav:
        game = await reported_by_opponent(world)
        assert game in (await state_of(world)).reports, "a guest without a link could not be asked"
        await gustav.look()
        await gustav.press("Confirm")
        await world.settled()
    rounds = [round_ for log in (await state_of(world)).started for round_ in log.rounds]
    assert any(game in round_.results for round_ in rounds)


async def test_a_guest_disputes_in_words(world: World) -> None:
    await with_guests(world)
    async with reader_of(world, "Gustav") as gustav:
        game = await reported_by_opponent(world)
        await gustav.look()
        await gustav.press("Dispute")
        label = next(iter(gustav.page.forms[0].fields))
        await gustav.press("Send", **{label: "I won."})
        assert "✓ Taken." in gustav.text
    report = (await state_of(world)).reports[game]
    assert report.disputed_by == await entrant_of(world, "Gustav")


async def reported(page: LinkReader) -> None:
    """Report a win before its time, which is asked about."""
    await page.press("Report")
    await page.press("I won")
    await page.press("That is right")


async def test_a_guest_reports_and_takes_back(world: World) -> None:
    await with_guests(world)
    _, game = await opponent_of(world, "Gustav")
    async with reader_of(world, "Gustav") as gustav:
        await reported(gustav)
        assert (await state_of(world)).reports[game].by == await entrant_of(world, "Gustav")
        await gustav.press("Take back")
        assert game not in (await state_of(world)).reports


async def test_what_is_sent_twice_counts_once_and_a_change_counts_again(world: World) -> None:
    await with_guests(world)
    async with reader_of(world, "Gustav") as gustav:
        await gustav.press("My times")
        await gustav.press("Send", Where_do_you_live="Berlin", Your_times="sat 10-12")
        version = (await state_of(world)).version
        sent = gustav.last
        await gustav.again()
        assert (await state_of(world)).version == version
        await gustav.send([(name, "sun 10-12" if value == "sat 10-12" else value) for name, value in sent])
        pattern = pattern_of(await state_of(world), await entrant_of(world, "Gustav"))
        assert pattern is not None
        assert format_pattern(pattern) == "Sun 10-12"


async def test_an_undone_act_does_not_come_back_by_sending_it_again(world: World) -> None:
    await with_guests(world)
    _, game = await opponent_of(world, "Gustav")
    async with reader_of(world, "Gustav") as gustav:
        await reported(gustav)
        undo = await press(world, await td(world, "/td undo"), "Undo")
        assert game not in (await state_of(world)).reports, undo.text
        version = (await state_of(world)).version
        await gustav.again()
        assert (await state_of(world)).version == version
        await gustav.look()
        await reported(gustav)
        assert game in (await state_of(world)).reports


@pytest.mark.usefixtures("wishers")
async def test_forms_are_handed_in_until_their_deadline_and_sealed_to_others(world: World) -> None:
    await wishing(world)
    await td(world, "/players add", guest="Gustav")
    await td(world, "/td close")
    await td(world, "/forms ask", form=WISH, until="in 3 days")
    ana = await world.sandbox.person("Ana").slash("/me form", channel=LOBBY, form=WISH)
    await ana.submit({"What": "red", "Why": "A secret of Ana"})
    async with reader_of(world, "Gustav") as gustav:
        await gustav.press("Your wish")
        await gustav.press("Send", What="green", Why="")
        assert "is no colour here" in gustav.text
        await gustav.look()
        await gustav.press("Your wish")
        await gustav.press("Send", What="blue", Why="Mine")
        assert "✓ Taken." in gustav.text
        entry = (await state_of(world)).forms[WISH, await entrant_of(world, "Gustav")]
        assert entry.content == {"what": "blue", "why": "Mine"}
        assert "A secret of Ana" not in gustav.html
        await gustav.look()
        await gustav.press("Your wish")
        await world.jump(timedelta(days=4))
        await gustav.press("Send", What="red", Why="Too late")
        assert "✓ Taken." not in gustav.text
        assert (await state_of(world)).forms[WISH, await entrant_of(world, "Gustav")] == entry
        assert "Too late" in gustav.html, "what was typed comes back"
    assert "blue" not in lobby(world)


@pytest.mark.usefixtures("wishers")
async def test_an_invitation_is_answered_with_a_button(world: World) -> None:
    await wishing(world)
    await td(world, "/players add", guest="Gustav")
    await td(world, "/td close")
    await td(world, "/forms ask", form=COMING, until="in 1 day")
    entrant = await entrant_of(world, "Gustav")
    async with reader_of(world, "Gustav") as gustav:
        title = next(label for label in gustav.buttons if "com" in label.lower())
        await gustav.press(title)
        answer = next(label for label in gustav.buttons if label.lower().startswith(("yes", "i'm", "coming")))
        await gustav.press(answer)
        assert "✓ Taken." in gustav.text
    assert (COMING, entrant) in (await state_of(world)).forms


async def test_a_preference_list_is_clicked_together(world: World) -> None:
    await before_the_lists(world)
    await td(world, "/forms ask", form=PREFERENCES, until="tomorrow 19:00")
    async with reader_of(world, "Ana") as ana:
        await ana.press("Click to rank")
        for puzzle in ("P3 Fill", "P1 Maze", "P2 Loop"):
            await ana.press(puzzle)
        await ana.press("Send in")
        assert "✓ Taken." in ana.text
    stored: Any = (await state_of(world)).forms[PREFERENCES, await entrant_of(world, "Ana")].content
    assert stored["lists"] == {"all": ["P3", "P1", "P2"]}


async def test_times_are_proposed_and_agreed_by_link(world: World) -> None:
    game = await paired(world)
    async with pages(world) as client:
        first = LinkReader(client, f"/me/{await link_of(world, game.first.name)}")
        second = LinkReader(client, f"/me/{await link_of(world, game.second.name)}")
        await game.second.slash("/me availability", channel=LOBBY, hours="fri 18-20", zone="Europe/Berlin")
        await game.first.slash("/me availability", channel=LOBBY, hours="thu 18-20", zone="America/New_York")
        await first.look()
        await first.press("Propose a time")
        await first.press("Send", **{next(iter(first.page.forms[0].fields)): "sat 15:00"})
        await first.press(f"Ask {game.second.name}")
        assert "✓ Taken." in first.text
        await second.look()
        assert "Sat 21:00 (Europe/Berlin)" in second.text
        await second.press("That suits me")
        assert "✓ Taken." in second.text
        assert "That suits me" not in (await second.look()).buttons
    await world.jump_to(PAIRED + timedelta(days=1))
    assert (await start(world, game.id)).hour == 20


async def test_checking_in_to_a_game(world: World) -> None:
    game = await begun(world)
    async with reader_of(world, game.first.name) as first:
        await first.press("I'm here")
        assert "✓ Taken." in first.text
        assert "isn't here yet" in first.text
    notes = (await state_of(world)).notes[game.id]
    assert [(note.note, note.by) for note in notes] == [("here", game.seats[0])]


@pytest.mark.usefixtures("neighbours")
async def test_a_question_of_the_format_is_asked_on_the_page_of_the_player_it_concerns(world: World) -> None:
    await asked(world, "choice")
    async with reader_of(world, "Ana") as ana, reader_of(world, "Bo") as other:
        assert "Answer" not in other.buttons
        assert "Which?" in ana.text
        before = set(ana.buttons)
        await ana.press("Answer")
        await ana.press(next(label for label in ana.buttons if label not in before))
        assert "✓ Taken." in ana.text
    assert (await state_of(world)).stage().answers[QUESTION].by == await entrant_of(world, "Ana")


async def test_the_page_speaks_the_readers_language(world: World) -> None:
    await with_guests(world)
    async with reader_of(world, "Gustav") as gustav:
        await gustav.look(lang="ja")
        assert gustav.headers["Content-Language"] == "ja"
        assert "Gustavさんのページ" in gustav.text
        assert "Withdraw" not in gustav.buttons
        await gustav.look()
        assert "The page of Gustav" in gustav.text


async def test_leaving_by_link_ends_the_link_and_an_undo_opens_it_again(world: World) -> None:
    await with_guests(world)
    async with reader_of(world, "Gustav") as gustav:
        await gustav.press("Withdraw")
        await gustav.press(gustav.starting("That is right", "Yes"))
        assert "✓ Taken." in gustav.text
        assert (await state_of(world)).entrant(await entrant_of(world, "Gustav")).status == "withdrawn"
        assert (await gustav.look()).status == 404
        assert "Gustav" not in gustav.text
        await td(world, "/players reinstate", entrant="Gustav")
        assert (await gustav.look()).status == 200


async def test_while_the_bot_is_away_the_form_comes_back_filled_in_and_can_be_sent_later(world: World) -> None:
    await with_guests(world)
    async with reader_of(world, "Gustav") as gustav:
        await gustav.press("My times")
        await world.stop_bot()
        await gustav.press("Send", Where_do_you_live="Berlin", Your_times="sat 10-12")
        assert gustav.status == 503
        assert "✓ Taken." not in gustav.text
        assert ["sat 10-12"] in gustav.page.forms[0].values.values()
        assert ["Berlin"] in gustav.page.forms[0].values.values()
        assert (await LinkReader(gustav.client, gustav.path).look()).status == 503
        await world.start_bot()
        await gustav.press("Send")
        assert "✓ Taken." in gustav.text
    pattern = pattern_of(await state_of(world), await entrant_of(world, "Gustav"))
    assert pattern is not None


async def test_a_button_pressed_while_the_bot_is_away_can_be_pressed_again(world: World) -> None:
    game = await begun(world)
    async with reader_of(world, game.first.name) as first:
        await world.stop_bot()
        await first.press("I'm here")
        assert first.status == 503
        await world.start_bot()
        await first.press("Send again")
        assert "✓ Taken." in first.text
    assert len((await state_of(world)).notes[game.id]) == 1


async def test_a_link_of_one_tournament_opens_nothing_of_another(world: World) -> None:
    await with_guests(world)
    async with reader_of(world, "Gustav") as gustav:
        sent = [(name, value) for form in gustav.page.forms for name, value in form.fixed]
        report = next(form.buttons["Report"] for form in gustav.page.forms if "Report" in form.buttons)
        assert report is not None
        seal, _, action = report[1].partition(" ")
        forged = [*sent, ("press", f"{seal} {action.replace(':t1:', ':t2:')}")]
        await gustav.send(forged)
        assert "out of date" in gustav.text
