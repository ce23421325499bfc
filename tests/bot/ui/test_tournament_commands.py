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
from tests.bot.commands.desk import first_game, started, state_of, td
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


@pytest.mark.usefixtures("awake")
async def test_in_the_channel_of_a_finished_tournament_it_is_meant_whatever_is_played_elsewhere(world: World) -> None:
    await world.tournament("format:round_robin", "Cup", players=("Ana", "Bo"))
    for command in ("/td close", "/td advance"):
        await td(world, command)
    game = await first_game(world)
    await td(world, "/round result", game=game.id, winner=game.seats[0])
    await td(world, "/td advance")
    assert (await state_of(world)).phase == "finished"
    for title in ("Spring", "Summer"):
        await world.director.slash("/td create", channel="elsewhere", what="format:swiss", title=title)
        await world.director.slash("/td open", channel="elsewhere", tournament=title)
    for command in ("/tournament why", "/tournament standings", "/td audit", "/tournament info"):
        shown = await world.director.slash(command, channel=LOBBY)
        assert "Cup" in shown.text, command
        assert "Which tournament" not in shown.text
