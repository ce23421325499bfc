"""Directors take a tournament from sign-up to the final standings."""

from __future__ import annotations

import asyncio

import pytest

from formats.core.events import RoundPaired
from tests.bot.commands.desk import FOUR, coordinator, lobby, press, started, state_of, td
from tests.bot.world import World


async def rounds_published(world: World) -> int:
    """How many rounds the log has published."""
    return sum(isinstance(record.event, RoundPaired) for record in (await world.loaded()).records)


async def test_preview_shows_the_round_and_publishes_it_with_one_button(world: World) -> None:
    await world.tournament(players=FOUR)
    await td(world, "/td close")
    preview = await td(world, "/round preview")
    assert preview.ephemeral
    assert "Preview" in preview.text
    assert (await state_of(world)).current_round is None

    published = await press(world, preview, "Publish")

    assert "is up" in published.text
    assert [button.label for button in published.buttons] == ["What is missing"]
    assert await rounds_published(world) == 1
    assert "round 1" in lobby(world)


async def test_a_preview_that_no_longer_holds_is_shown_anew(world: World) -> None:
    await world.tournament(players=FOUR)
    await td(world, "/td close")
    preview = await td(world, "/round preview")
    withdrawal = await td(world, "/players withdraw", entrant="Dee")
    await press(world, withdrawal, "Take them out")

    again = await preview.click("Publish")

    assert await rounds_published(world) == 0
    assert "Please check it again" in again.text


async def test_preview_is_refused_before_sign_up_has_closed(world: World) -> None:
    await world.tournament(players=FOUR)
    refused = await td(world, "/round preview")
    assert "There is no round to preview yet. Next: close sign-up with 4 players." in refused.text


async def test_preview_of_a_round_in_play_lists_what_is_missing(world: World) -> None:
    await started(world)
    missing = await td(world, "/round preview")
    assert "waiting for 2 results" in missing.text
    assert len(missing.buttons) == 2


@pytest.mark.usefixtures("awake")
async def test_advance_goes_all_the_way(world: World) -> None:
    await td(world, "/td create", what="preset:arimaa_world_championship_2010", title="Cup")
    assert "open, and I've posted it" in (await td(world, "/td advance")).text
    for name in FOUR:
        await td(world, "/players add", guest=name)
    assert "closed with 4" in (await td(world, "/td advance")).text
    await td(world, "/td pause")
    for _ in range(12):
        reply = await td(world, "/td advance")
        state = await state_of(world)
        if state.phase == "finished":
            break
        assert "is up" in reply.text
        for game in state.open_games():
            await td(world, "/round result", game=game.id, winner=min(game.seats))
    assert "standings are final" in reply.text
    assert "there's no next step" in (await td(world, "/td advance")).text


async def test_two_directors_who_advance_at_once_publish_one_round(world: World) -> None:
    await world.tournament(players=FOUR)
    other = await coordinator(world)
    await td(world, "/td close")
    replies = await asyncio.gather(td(world, "/td advance"), td(world, "/td advance", by=other))
    assert await rounds_published(world) == 1
    assert sorted("is up" in reply.text for reply in replies) == [False, True]


async def test_two_directors_who_close_at_once_only_close(world: World) -> None:
    await world.tournament(players=FOUR)
    other = await coordinator(world)
    await asyncio.gather(td(world, "/td advance"), td(world, "/td advance", by=other))
    assert (await state_of(world)).phase == "closed"


async def test_a_preview_pressed_twice_publishes_once(world: World) -> None:
    await world.tournament(players=FOUR)
    await td(world, "/td close")
    first, other = await td(world, "/round preview"), await td(world, "/round preview")
    await press(world, first, "Publish")
    late = await press(world, other, "Publish")
    assert "already" in late.text
    assert await rounds_published(world) == 1


async def test_pause_and_resume_switch_the_timetable(world: World) -> None:
    await started(world)
    assert "paused" in (await td(world, "/td pause")).text
    assert not (await state_of(world)).timetable_running
    assert "nothing changed" in (await td(world, "/td pause")).text
    assert "is running" in (await td(world, "/td pause", resume=True)).text
    assert (await state_of(world)).timetable_running


async def test_announce_posts_what_was_typed(world: World) -> None:
    await started(world)
    await td(world, "/td announce", text="Servers are down until noon.")
    assert "Servers are down until noon." in lobby(world)


async def test_announce_without_text_opens_a_form(world: World) -> None:
    await started(world)
    form = await td(world, "/td announce")
    assert form.kind == "form"
    await form.submit({"What do you want to say?": "First line\n\nSecond paragraph"})
    await world.settled()
    assert "Second paragraph" in lobby(world)


async def test_audit_finds_by_person_kind_text_and_day(world: World) -> None:
    await started(world)
    other = await coordinator(world)
    await td(world, "/td announce", by=other, text="Hello there")
    everything = await td(world, "/td audit")
    assert "started play" in everything.text
    by_other = await td(world, "/td audit", who=(await actor(world, "Cora")))
    assert "Hello there" in by_other.text
    assert "started play" not in by_other.text
    by_kind = await td(world, "/td audit", what="StageStarted,RoundPaired,RoundAmended,MatchAdded,PlayTakenBack")
    assert "published" in by_kind.text
    assert "Ana entered" not in by_kind.text
    by_words = await td(world, "/td audit", what="hello")
    assert "Hello there" in by_words.text
    assert "published" not in by_words.text
    before = await td(world, "/td audit", until="2 jan 2026 10:00")
    assert "Nothing in the log" in before.text
    assert "Write it like" in (await td(world, "/td audit", since="whenever")).text


async def actor(world: World, name: str) -> str:
    """Whom the autocomplete offers under a name."""
    found = await world.director.autocomplete("/td audit", "who", name, channel="lobby")
    assert [choice.name for choice in found] == [name]
    return str(found[0].value)


async def test_audit_leafs_through_its_pages(world: World) -> None:
    await world.tournament()
    for number in range(14):
        await td(world, "/players add", guest=f"Guest {number:02}")
    first = await td(world, "/td audit")
    assert "Page 1 of" in first.text
    assert "Guest 13" in first.text
    older = await first.click("Older")
    assert "Page 2 of" in older.text
    assert older.message == first.message
    assert "Guest 00" in older.text


async def test_a_question_is_answered_only_while_it_is_open(world: World) -> None:
    await started(world)
    assert "The next step is waiting for 2 results" in (await td(world, "/round answer")).text
    assert "Too late" in (await td(world, "/round answer", question="medal", answer="yes")).text
