"""Directors advance, pause, announce and answer, from sign-up to the final standings."""

from __future__ import annotations

import pytest

from tests.bot.commands.desk import FOUR, lobby, started, state_of, td
from tests.bot.world import World


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


async def test_a_question_is_answered_only_while_it_is_open(world: World) -> None:
    await started(world)
    assert "The next step is waiting for 2 results" in (await td(world, "/round answer")).text
    assert "Too late" in (await td(world, "/round answer", question="medal", answer="yes")).text
