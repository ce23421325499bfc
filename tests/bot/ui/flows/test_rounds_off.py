"""Rounds off in chat: asked for by players, guests and directors, and seen by nobody else before the round."""

from __future__ import annotations

from datetime import timedelta

import pytest

from formats.core.rounds_off import wishes_of
from tests.bot.commands.desk import entrant_of, lobby, press, state_of, td
from tests.bot.starting_points import from_starting_point
from tests.bot.web.link_reader import reader_of
from tests.bot.world import LOBBY, World

SWISS = "preset:classic_swiss"
FIVE = ("Ana", "Bo", "Cy", "Dee", "Eve")


async def closed(world: World) -> None:
    """Five members and a guest are in a Swiss, and sign-up is closed."""

    async def played() -> None:
        await world.tournament(SWISS, players=FIVE)
        await td(world, "/players add", guest="Gustav")
        await td(world, "/td close")

    await from_starting_point(world, "a Swiss with a guest", played)


async def wishes(world: World, name: str) -> set[int]:
    return {number for _, number in wishes_of(await state_of(world), await entrant_of(world, name))}


async def test_a_player_sits_out_a_round_and_everybody_reads_it_with_the_round(world: World) -> None:
    await closed(world)
    before = lobby(world)
    ana = world.sandbox.person("Ana")
    reply = await ana.slash("/me round-off", channel=LOBBY, round=1)
    await world.settled()
    assert "You sit out: round 1" in reply.text
    assert reply.ephemeral
    assert lobby(world) == before
    preview = await td(world, "/round preview")
    assert "Ana: round off" in preview.text.replace("**", "")
    await td(world, "/round publish")
    assert "Ana: round off" in lobby(world).replace("**", "")
    assert "no points" not in lobby(world)


async def test_a_player_takes_the_wish_back_by_a_button(world: World) -> None:
    await closed(world)
    bo = world.sandbox.person("Bo")
    shown = await bo.slash("/me round-off", channel=LOBBY)
    assert "You play every round" in shown.text
    taken = await press(world, shown, "Sit out round 1")
    assert "You sit out: round 1" in taken.text
    assert await wishes(world, "Bo") == {1}
    back = await press(world, taken, "Play every round")
    assert "You play every round" in back.text
    assert await wishes(world, "Bo") == set()


async def test_several_rounds_in_a_row_are_chosen_at_once_and_add_to_those_before(world: World) -> None:
    await closed(world)
    cy = world.sandbox.person("Cy")
    await cy.slash("/me round-off", channel=LOBBY, round=2, through=3)
    reply = await cy.slash("/me round-off", channel=LOBBY, round=1)
    assert "round 1 (no points), round 2 (no points) and round 3 (no points)" in reply.text
    assert await wishes(world, "Cy") == {1, 2, 3}


async def test_a_round_that_is_out_is_refused_with_those_that_are_left(world: World) -> None:
    await closed(world)
    await td(world, "/round publish")
    refused = await world.sandbox.person("Ana").slash("/me round-off", channel=LOBBY, round=1)
    assert "Round 1 can't be changed here. Choose a round from 2 to" in refused.text
    assert await wishes(world, "Ana") == set()


async def test_an_old_button_of_a_round_that_is_out_is_refused(world: World) -> None:
    await closed(world)
    shown = await world.sandbox.person("Dee").slash("/me round-off", channel=LOBBY)
    await td(world, "/round publish")
    assert "can't be changed here" in (await press(world, shown, "Sit out round 1")).text


async def test_a_guest_sits_out_by_the_personal_link(world: World) -> None:
    await closed(world)
    async with reader_of(world, "Gustav") as gustav:
        await gustav.press("Round off")
        await gustav.press("Sit out round 1")
        assert "You sit out: round 1" in gustav.text
    assert await wishes(world, "Gustav") == {1}
    await td(world, "/round publish")
    assert "Gustav: round off" in lobby(world).replace("**", "")


async def test_a_guest_has_the_points_of_the_options_while_rounds_follow_by_the_clock(world: World) -> None:
    """Bo and Cy never meet, Gustav has round 2 off with half a point, and no director publishes that round."""
    await closed(world)
    form = await (await td(world, "/td options")).click("Rounds off")
    await form.submit({"stage.0.option.rounds_off": "1"})
    form = await (await td(world, "/td options")).click("Dates: Hours to answer questions …")
    await form.submit({"Minutes until it goes on": "5"})
    await td(world, "/players keep-apart", entrant="Bo", other="Cy")
    async with reader_of(world, "Gustav") as gustav:
        await td(world, "/round publish")
        await gustav.look()
        await gustav.press("Round off")
        await gustav.press("Sit out round 2")
        for game in (await state_of(world)).open_games():
            await td(world, "/round result", game=game.id, winner=game.seats[0])
        await world.jump(timedelta(minutes=6))
        await world.settled()
        state, me = await state_of(world), await entrant_of(world, "Gustav")
        current = state.current_round
        assert current is not None
        assert current.number == 2
        assert [(bye.entrant, bye.kind) for bye in current.pairings.byes if bye.is_round_off] == [(me, "half")]
        await gustav.look()
        assert "½" in gustav.text
    apart = {await entrant_of(world, name) for name in ("Bo", "Cy")}
    games = [game for round_ in state.started[0].rounds for game in round_.pairings.pairings]
    assert all(set(game.seats) != apart for game in games)


async def test_a_director_gives_a_round_off_and_sees_who_has_one(world: World) -> None:
    await closed(world)
    assert "Nobody sits out" in (await td(world, "/players round-off")).text
    reply = await td(world, "/players round-off", entrant="Gustav", round=1, through=2)
    assert "Gustav sits out: round 1 (no points) and round 2 (no points)" in reply.text.replace("**", "")
    assert "Gustav sits out" in (await td(world, "/players round-off")).text.replace("**", "")
    cleared = await press(world, await td(world, "/players round-off", entrant="Gustav"), "Play every round")
    assert "Gustav plays every round" in cleared.text.replace("**", "")
    assert await wishes(world, "Gustav") == set()


async def test_a_format_with_fixed_pairings_refuses_by_a_sentence(world: World) -> None:
    await world.tournament("format:round_robin", players=FIVE)
    refused = await world.sandbox.person("Ana").slash("/me round-off", channel=LOBBY, round=1)
    assert "Nobody can take a round off in this format" in refused.text


async def test_what_a_player_asked_for_is_in_their_receipts_and_data_and_in_no_public_log(world: World) -> None:
    await closed(world)
    ana = world.sandbox.person("Ana")
    await ana.slash("/me round-off", channel=LOBBY, round=1)
    assert "Round off" in (await ana.slash("/me sent", channel=LOBBY)).text
    (data,) = (await ana.slash("/me data", channel=LOBBY)).message.attachments
    assert "round_off" in data.data.decode()
    log = await world.sandbox.person("Bo").slash("/tournament history", channel=LOBBY, entrant="Ana")
    assert "Round off" not in log.text


async def test_a_wish_outlives_a_restart_and_an_undone_round(world: World) -> None:
    await closed(world)
    await world.sandbox.person("Ana").slash("/me round-off", channel=LOBBY, round=1)
    await world.restart_bot()
    await td(world, "/round publish")
    assert "Ana: round off" in lobby(world).replace("**", "")
    await press(world, await td(world, "/td undo"), "Undo")
    await td(world, "/round publish")
    current = (await state_of(world)).current_round
    assert current is not None
    assert [bye.entrant for bye in current.pairings.byes if bye.is_round_off] == [await entrant_of(world, "Ana")]


async def test_a_director_pairs_by_hand_with_a_round_off(world: World) -> None:
    await closed(world)
    await td(world, "/round publish")
    form = await td(world, "/judge override")
    lines = "Ana - Bo; Cy - Dee; bye Eve; off Gustav"
    await press(world, await form.submit({"Pairings": lines, "Reason": "As agreed"}), "Change the round")
    current = (await state_of(world)).current_round
    assert current is not None
    kinds = {bye.entrant: bye.kind for bye in current.pairings.byes}
    assert kinds == {await entrant_of(world, "Eve"): "allocated", await entrant_of(world, "Gustav"): "zero"}


@pytest.mark.usefixtures("awake")
async def test_players_of_an_event_for_tonight_sit_out_too(world: World) -> None:
    form = await td(world, "/td tonight")
    await form.submit({"Name": "Friday", "Kind": "swiss", "Rounds (Swiss only)": "2"})
    await world.settled()
    for person in await world.players("Ana", "Bo", "Cy", "Dee"):
        await person.click("Sign up", in_=LOBBY)
    await world.settled()
    await world.sandbox.person("Dee").slash("/me round-off", channel=LOBBY, round=1)
    await world.director.click("Start", in_=LOBBY)
    await world.settled()
    current = (await state_of(world)).current_round
    assert current is not None
    assert {bye.entrant: bye.kind for bye in current.pairings.byes} == {
        await entrant_of(world, "Cy"): "allocated",
        await entrant_of(world, "Dee"): "zero",
    }
