"""Undo a command: what is shown before, who may do it, and what has to be typed."""

from __future__ import annotations

from typing import Any

import pytest

from bot.ui.flows.directing_undo import is_ruling
from formats.core import events as ev
from formats.core.log import Record
from tests.bot.commands.desk import FOUR, coordinator, first_game, lobby, press, started, state_of, td
from tests.bot.commands.rounds import PAIRED
from tests.bot.faces.swiss_elimination.test_judging import heat_over
from tests.bot.world import START, World


async def test_undo_names_the_step_and_takes_it_back(world: World) -> None:
    await started(world)
    undo = await td(world, "/td undo")
    assert "Omar" in undo.text
    assert "published World Championship, round 1" in undo.text

    done = await press(world, undo, "Undo")

    assert "Undone" in done.text
    assert (await state_of(world)).current_round is None
    assert "has undone" in lobby(world)


async def test_undo_of_something_else_than_what_was_seen_is_refused(world: World) -> None:
    await started(world)
    undo = await td(world, "/td undo")
    game = await first_game(world)
    await td(world, "/round result", game=game.id, winner=game.seats[0])
    refused = await undo.click("Undo")
    assert "Something else has happened since" in refused.text
    assert (await state_of(world)).current_round is not None


async def test_what_the_timetable_did_can_be_undone(world: World) -> None:
    await world.tournament(players=FOUR)
    await td(world, "/td close")
    await world.jump_to(PAIRED)
    assert (await state_of(world)).current_round is not None
    undo = await td(world, "/td undo")
    assert "the timetable" in undo.text
    await press(world, undo, "Undo")
    state = await state_of(world)
    assert state.current_round is None
    assert not state.timetable_running


async def test_a_coordinator_does_not_undo_what_a_director_ruled(world: World) -> None:
    await started(world)
    other = await coordinator(world)
    game = await first_game(world)
    await td(world, "/judge forfeit", game=game.id, absent=game.seats[0], reason="Did not come")
    undo = await td(world, "/td undo", by=other)
    refused = await undo.click("Undo")
    assert "Only directors" in refused.text
    assert game.id in (await state_of(world)).find(game.id)[1].results


@pytest.mark.usefixtures("awake")
async def test_nothing_to_undo_is_said(world: World) -> None:
    await td(world, "/td create", what="preset:arimaa_world_championship_2010")
    assert "nothing left to undo" in (await td(world, "/td undo")).text


async def test_a_judged_heat_is_thrown_away_only_by_typing_it(world: World) -> None:
    await heat_over(world)
    for _ in range(2):  # the two verdicts, one by one
        await press(world, await td(world, "/td undo"), "Undo")
    shown = await td(world, "/td undo")
    assert "entries made in its games since by one person would be lost" in shown.text
    assert [button.label for button in shown.buttons] == ["Discard them and undo"]
    refused = await (await shown.click("Discard them and undo")).submit({"word": "undo"})
    assert "Nothing was undone" in refused.text
    assert (await state_of(world)).current_round is not None
    assert lobby(world).count("A director has undone this") == 1  # the rank board of a round that goes on

    await (await shown.click("Discard them and undo")).submit({"word": "discard"})
    await world.settled()
    assert (await state_of(world)).current_round is None
    assert lobby(world).count("A director has undone this. It no longer counts.") == 2
    assert "~~⏱️ The clock started" in lobby(world)
    audit = (await td(world, "/td audit")).text
    assert "~~Ana – Dee: Ana turned in at 1:40~~" in audit.replace(".000", "")


@pytest.mark.parametrize(
    "kind, fields, is_rule",
    [
        (ev.ResultRecorded, {"source": "director"}, True),
        (ev.ResultRecorded, {"source": "agreed"}, False),
        (ev.RoundAmended, {"cause": "director"}, True),
        (ev.RoundAmended, {"cause": "withdrawal"}, False),
        (ev.EntrantStatusChanged, {"cause": "director"}, True),
        (ev.EntrantStatusChanged, {"cause": "reinstated"}, True),
        (ev.EntrantStatusChanged, {"cause": "appeal"}, True),
        (ev.EntrantStatusChanged, {"cause": "forfeit"}, False),
        (ev.ResultCleared, {}, True),
        (ev.Announced, {}, False),
    ],
)
def test_what_a_director_decided_is_a_ruling(kind: Any, fields: dict[str, str], *, is_rule: bool) -> None:
    other = Record(seq=1, command_id="c", actor="p1", at=START, event=ev.Announced(text="Hello"))
    assert is_ruling([other, other.model_copy(update={"event": kind.model_construct(**fields)})]) is is_rule
