"""Directors keep players apart: in a form, by name, and by what players say of their clubs."""

from __future__ import annotations

from typing import Any

import pytest

from bot.errors import NotKeptApartError
from bot.ui.flows.keeping_apart import with_pair
from formats.core.plan import StagePlan
from tests.bot.commands.desk import FOUR, entrant_of, lobby, press, state_of, td
from tests.bot.played import Played
from tests.bot.world import LOBBY, World

SWISS = "format:swiss"
APART: dict[str, Any] = {"entrant": "Ana", "other": "Cy"}


async def opponents(world: World) -> dict[str, str]:
    """Who plays whom, by name."""
    names = {entrant: person.name for entrant, person in (await world.loaded()).people.items()}
    round_ = (await state_of(world)).current_round
    assert round_ is not None
    seats = [[names[who] for who in game.seats] for game in round_.pairings.pairings]
    return {a: b for first, second in seats for a, b in ((first, second), (second, first))}


async def test_two_players_never_meet_and_everybody_reads_why(world: World) -> None:
    await world.tournament(SWISS, players=FOUR)
    said = await td(world, "/players keep-apart", **APART)
    assert "Ana" in said.text
    assert "not be paired" in said.text
    await td(world, "/td close")
    await td(world, "/round publish")
    assert (await opponents(world))["Ana"] != "Cy"
    why = await world.sandbox.person("Ana").slash("/tournament why", channel=LOBBY)
    assert "Ana does not meet Cy: the two are kept apart here (rule R15)." in why.text
    rules = await world.sandbox.person("Ana").slash("/tournament rules", channel=LOBBY)
    assert "Never paired against each other: a pair of players named by the directors." in rules.text
    assert "kept apart" not in lobby(world)


async def test_they_may_meet_again_and_undo_takes_that_back(world: World) -> None:
    await world.tournament(SWISS, players=FOUR)
    await td(world, "/players keep-apart", **APART)
    pair = " ".join([await entrant_of(world, "Ana"), await entrant_of(world, "Cy")])
    assert (await state_of(world)).stages[0].options["never_meet"] == [pair]
    await td(world, "/players keep-apart", **APART, how="may-meet")
    assert (await state_of(world)).stages[0].options["never_meet"] == []
    await press(world, await td(world, "/td undo"), "Undo")
    assert (await state_of(world)).stages[0].options["never_meet"] == [pair]


async def test_the_director_reads_who_is_kept_apart_by_name(world: World) -> None:
    await world.tournament(SWISS, players=FOUR)
    assert "Everybody may meet everybody" in (await td(world, "/players keep-apart")).text
    await td(world, "/players keep-apart", **APART, how="avoid")
    listed = (await td(world, "/players keep-apart")).text
    assert "only if there is no other way" in listed
    assert "Ana – Cy" in listed


async def test_the_form_names_them_and_takes_clubs_and_pairs(world: World) -> None:
    await world.tournament(SWISS, players=FOUR)
    await td(world, "/players keep-apart", **APART)
    form = await press(world, await td(world, "/td options"), "Who may meet")
    assert form.fields["Never meet"]["value"] == "Ana - Cy"
    saved = await form.submit({"Never meet": "club, Bo - Dee", "Never meet: rounds": "2"})
    assert "Club, Bo - Dee" in saved.text
    options = (await state_of(world)).stages[0].options
    pair = " ".join([await entrant_of(world, "Bo"), await entrant_of(world, "Dee")])
    assert (options["never_meet"], options["never_meet_rounds"]) == (["club", pair], 2)
    form = await press(world, await td(world, "/td options"), "Who may meet")
    refused = await form.submit({"Never meet": "Bo - Zoe"})
    assert "Never meet" in refused.text
    assert (await state_of(world)).stages[0].options == options


async def test_who_joins_is_asked_for_the_club_and_a_round_without_a_way_out_is_explained(world: World) -> None:
    await world.tournament(SWISS)
    form = await press(world, await td(world, "/td options"), "Who may meet")
    await form.submit({"Never meet": "club"})
    for person in await world.players(*FOUR):
        entry = await person.slash("/join", channel=LOBBY)
        await entry.submit({"Club": "Bonn" if person.name != "Dee" else "Ulm"})
    listed = await td(world, "/players keep-apart")
    assert "Club Bonn: Ana, Bo and Cy" in listed.text
    await td(world, "/td close")
    refused = await td(world, "/round publish")
    assert "These players never meet" in refused.text
    assert "/td options" in refused.text
    assert not (await state_of(world)).started


async def test_a_round_by_hand_may_have_them_meet_after_a_warning(world: World) -> None:
    await world.tournament(SWISS, players=FOUR)
    await td(world, "/players keep-apart", **APART)
    await td(world, "/td close")
    await td(world, "/round publish")
    form = await td(world, "/judge override")
    preview = await form.submit({"Pairings": "Ana - Cy\nBo - Dee", "Reason": "They asked for it"})
    assert "Ana and Cy meet, although the two should be kept apart." in preview.text
    await press(world, preview, "Change the round")
    assert (await opponents(world))["Ana"] == "Cy"


async def test_the_same_player_twice_is_refused(world: World) -> None:
    await world.tournament(SWISS, players=FOUR)
    assert "two different players" in (await td(world, "/players keep-apart", entrant="Ana", other="Ana")).text


async def test_a_format_with_a_schedule_says_that_it_cannot(world: World) -> None:
    await world.tournament("format:round_robin", players=FOUR)
    refused = await td(world, "/players keep-apart", **APART)
    assert "Round robin has a schedule" in refused.text


def test_every_stage_still_to_come_keeps_them_apart() -> None:
    played = Played().create().enter()
    change = with_pair(played.state, played.engine, ("e1", "e2"), "avoid")
    assert change.stages is not None
    assert [plan.options["avoid_meeting"] for plan in change.stages] == [["e1 e2"], ["e1 e2"]]
    played.do(change)
    again = with_pair(played.state, played.engine, ("e2", "e1"), "never")
    assert again.stages is not None
    assert [(plan.options["never_meet"], plan.options["avoid_meeting"]) for plan in again.stages] == [
        (["e2 e1"], []),
        (["e2 e1"], []),
    ]


def test_a_league_cannot() -> None:
    played = Played().create((StagePlan(system="tiered_league", title="League"),))
    with pytest.raises(NotKeptApartError) as refused:
        with_pair(played.state, played.engine, ("e1", "e2"), "never")
    assert refused.value.code == "schedule"
