"""Discord is given the commands in every language, over real sockets."""

from __future__ import annotations

import pytest

from tests.bot.world import LOBBY, World

pytestmark = pytest.mark.usefixtures("awake")


async def test_people_read_the_commands_in_their_own_language(world: World) -> None:
    (join,) = [command for command in world.sandbox.services.commands.listed(None) if command["name"] == "join"]
    assert join["description"] == "Sign up for a tournament"
    descriptions = join["description_localizations"]
    assert descriptions["de"] == "Zu einem Turnier anmelden"
    assert descriptions["es-ES"] == descriptions["es-419"] == "Inscribirse en un torneo"
    assert {"fr", "ja", "ko", "pl", "pt-BR"} <= descriptions.keys()
    assert "en-US" not in descriptions
    names = join["name_localizations"]
    assert (names["de"], names["es-419"]) == ("mitmachen", "unirse")
    assert "en-US" not in names


async def test_a_command_is_used_by_its_name_in_one_s_own_language(world: World) -> None:
    await world.tournament(players=("Ana",))
    ana = world.sandbox.person("Ana")
    world.sandbox.services.world.users[ana.id].locale = "de"
    reply = await ana.slash("/turnier teilnehmerfeld", channel=LOBBY)
    assert "Ana" in reply.text
