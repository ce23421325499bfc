"""A player who is alone at a game of an evening, and the opponent who comes or does not."""

from __future__ import annotations

from datetime import timedelta

import pytest

from tests.bot.commands.desk import state_of, td
from tests.bot.ui.flows.test_report_warnings_presses import begun, first_game, result
from tests.bot.world import LOBBY, World

pytestmark = pytest.mark.usefixtures("awake")


async def test_one_press_on_the_rounds_post_mentions_the_opponent_who_loses_when_time_is_up(world: World) -> None:
    await begun(world, "Ada", "Ben", "Cleo", "Dan")
    game, one, two = await first_game(world)
    answer = await one.click("Opponent isn't here", in_=LOBBY)
    assert answer.ephemeral
    assert f"**{two.name}**" in answer.text
    assert "win the game" in answer.text
    await world.settled()
    assert any(seen.find_button("I'm here") and not seen.ephemeral for seen in two.sees(LOBBY))
    await world.restart_bot()
    await world.jump(timedelta(minutes=10))
    found = await result(world, game)
    assert found is not None
    assert found.how == "forfeit"
    assert not any(seen.find_button("I'm here") and not seen.ephemeral for seen in two.sees(LOBBY))


async def test_the_opponent_comes_by_one_press_and_nothing_is_forfeited(world: World) -> None:
    await begun(world, "Ada", "Ben", "Cleo", "Dan")
    game, one, two = await first_game(world)
    await one.click("Opponent isn't here", in_=LOBBY)
    await world.settled()
    await two.click("I'm here", in_=LOBBY)
    await world.jump(timedelta(minutes=30))
    assert await result(world, game) is None


async def test_my_game_offers_it_too(world: World) -> None:
    await begun(world, "Ada", "Ben", "Cleo", "Dan")
    _, one, two = await first_game(world)
    mine = await one.click("My game", in_=LOBBY)
    assert "Opponent isn't here" in [button.label for button in mine.buttons]
    await mine.click("Opponent isn't here")
    theirs = await two.click("My game", in_=LOBBY)
    assert "I'm here" in [button.label for button in theirs.buttons]


async def test_a_guest_who_cannot_be_asked_loses_nothing_and_the_director_is_named(world: World) -> None:
    await world.tournament("preset:open_evening", players=("Ada",))
    await td(world, "/players add", guest="Gus")
    await td(world, "/td close")
    await td(world, "/round publish")
    ada, (game,) = world.sandbox.person("Ada"), (await state_of(world)).open_games()
    answer = await ada.click("Opponent isn't here", in_=LOBBY)
    assert "**Gus** is not on Discord" in answer.text
    assert "tell a director" in answer.text
    await world.jump(timedelta(minutes=30))
    assert game in (await state_of(world)).open_games()
