"""Commands about a tournament: one more option, and what the function is called with."""

from __future__ import annotations

from typing import Any

import pytest
from discord import AppCommandOptionType, app_commands

from bot.service.loaded import LoadedTournament
from bot.ui import choices
from bot.ui.access import STAFF, access_of
from bot.ui.answers import Ask
from bot.ui.first_answer import declared
from bot.ui.tournament_commands import WHICH, on_tournament
from tests.bot.commands.desk import started
from tests.bot.world import LOBBY, World


@on_tournament(STAFF, answers="form")
async def shout(ask: Ask, loaded: LoadedTournament, words: app_commands.Range[str, 1, 5], times: int = 2) -> None:
    """Shout."""


def test_the_option_is_added_last_with_its_text_and_its_completions() -> None:
    command: Any = app_commands.command(name="shout", description="Shout")(app_commands.describe(words="What")(shout))
    words, times, tournament = command.parameters
    assert (words.name, words.required, words.max_value, str(words.description)) == ("words", True, 5, "What")
    assert (times.name, times.required, times.type) == ("times", False, AppCommandOptionType.integer)
    assert (tournament.name, tournament.required, str(tournament.description)) == ("tournament", False, WHICH)
    assert command._params["tournament"].autocomplete is choices.tournaments
    assert not words.autocomplete


def test_access_and_first_answer_are_declared() -> None:
    assert access_of(shout) is STAFF
    assert declared(shout) == "form"


@pytest.mark.usefixtures("awake")
async def test_another_tournament_of_the_server_is_meant_by_its_title(world: World) -> None:
    await started(world)
    named = await world.director.slash("/tournament entrants", channel=LOBBY, tournament="Cup")
    assert named.text == (await world.director.slash("/tournament entrants", channel=LOBBY)).text
    refused = await world.director.slash("/tournament entrants", channel=LOBBY, tournament="Nowhere Cup")
    assert "Nowhere Cup" in refused.text
    assert refused.ephemeral
