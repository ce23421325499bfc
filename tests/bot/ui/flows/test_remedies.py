"""What a director can do where the field cannot play: leave players out, or open sign-up again."""

from __future__ import annotations

from datetime import timedelta

from bot.text.texts import texts
from tests.bot.commands.desk import coordinator, press, td
from tests.bot.faces.tiered_league.test_arrangement import closed, invited
from tests.bot.leagues.cycle import state_of
from tests.bot.world import World


async def test_where_no_league_has_a_place_a_director_may_leave_players_out(world: World) -> None:
    await closed(world, 12, guests=8)
    refused = await td(world, "/round preview")
    assert "12 players" in refused.text
    assert {button.label for button in refused.buttons} == {"Leave them out", "Open sign-up again"}

    asked = await press(world, refused, "Leave them out")
    assert "Leave out Guest 7 and Guest 6?" in asked.text
    assert len((await state_of(world)).active_entrants()) == 12
    done = await press(world, asked, "Leave out")
    assert "Left out: Guest 7 and Guest 6" in done.text
    assert len((await state_of(world)).active_entrants()) == 10
    assert "10 players, 1 league in 1 tier" in (await td(world, "/round preview")).text


async def test_a_director_may_open_sign_up_again(world: World) -> None:
    await closed(world, 12, guests=8)
    done = await press(world, await td(world, "/round preview"), "Open sign-up again")
    assert texts.remedies.reopened() in done.text
    assert (await state_of(world)).phase == "registration"


async def test_only_a_director_leaves_anybody_out(world: World) -> None:
    await closed(world, 12, guests=8)
    cora = await coordinator(world)
    refused = await press(world, await td(world, "/round preview", by=cora), "Leave them out")
    assert "directors" in refused.text
    assert len((await state_of(world)).active_entrants()) == 12


async def test_nobody_is_left_out_while_others_may_still_answer(world: World) -> None:
    await invited(world, 13, 12)
    refused = await td(world, "/round preview")
    assert "P13 may still answer until" in refused.text
    assert [button.label for button in refused.buttons] == ["Enter answers", "Open sign-up again"]
    await world.jump(timedelta(days=15))
    late = await td(world, "/round preview")
    assert {button.label for button in late.buttons} == {"Leave them out", "Open sign-up again"}
