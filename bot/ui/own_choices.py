"""Autocomplete of the user's own games, their outcomes, forms and accounts."""

from __future__ import annotations

from collections.abc import Mapping

import discord

from bot.game_server_api.in_use import servers_in_use
from bot.parsing.open_forms import forms_for
from bot.service.loaded import LoadedTournament
from bot.text.format_texts import form_title
from bot.text.texts import texts
from bot.ui import resolve
from bot.ui.answers import Ask
from bot.ui.choices import Choices, matching, of_tournament, players_label
from bot.ui.resolve import TIE


async def game_servers(_interaction: discord.Interaction, typed: str) -> Choices:
    """The game servers on which accounts can be linked."""
    return matching({server.plugin.key: server.plugin.name for server in servers_in_use()}, typed)


@of_tournament
async def games(ask: Ask, loaded: LoadedTournament) -> Mapping[str, str]:
    """The person's own games that can still be talked about: open ones, oldest first."""
    context, person = resolve.context(ask, loaded), await ask.person()
    mine = set(loaded.entrants_of(person.id))
    found = [pairing.id for pairing in loaded.state.open_games() if mine & set(pairing.seats)]
    return {pairing: players_label(context, context.game(pairing)) for pairing in found}


@of_tournament
async def winners(ask: Ask, loaded: LoadedTournament) -> Mapping[str, str]:
    """Complete with the possible winners of the person's game."""
    entrant, game = await resolve.my_game(ask, loaded, getattr(ask.interaction.namespace, "game", None))
    context, opponent = resolve.context(ask, loaded), game.opponent(entrant)
    labels: dict[str, str] = {
        entrant: texts.playing.i_won(),
        opponent: texts.playing.other_won(name=context.names.label(opponent)),
    }
    if context.rules(context.game(game.id).stage).ties:
        labels[TIE] = texts.playing.tie()
    return labels


@of_tournament
async def forms(ask: Ask, loaded: LoadedTournament) -> Mapping[str, str]:
    """The forms the person can hand in now."""
    now = ask.service.clock.now()
    mine = resolve.entrants_of(loaded, await ask.person())[:1]
    found = [form for entrant in mine for form in forms_for(loaded.state, ask.service.engine, entrant, now)]
    return {form.key: form_title(form) for form in found}
