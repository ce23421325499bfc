"""Entries of the context menus of members."""

from __future__ import annotations

from tests.bot.commands.desk import started
from tests.bot.world import LOBBY, World

CARD = "Tournament card"


async def test_a_members_menu_shows_their_card_in_the_tournament_of_the_channel(world: World) -> None:
    await started(world)
    ana, bo = world.sandbox.person("Ana"), world.sandbox.person("Bo")
    seen = await ana.menu(CARD, bo, channel=LOBBY)
    assert "Bo" in seen.text
    assert seen.ephemeral


async def test_of_somebody_who_is_not_in_it_the_menu_shows_what_they_have_played_here(world: World) -> None:
    await started(world)
    zoe = await world.server.join("Zoe")
    seen = await zoe.menu(CARD, zoe, channel=LOBBY)
    assert "Zoe" in seen.text
    assert not seen.buttons
