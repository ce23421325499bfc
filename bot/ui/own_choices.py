"""Autocomplete among what is one's own: games, their outcomes, time zones."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.game_server_api.in_use import servers_in_use
from bot.parsing.open_forms import forms_for
from bot.parsing.search import search
from bot.parsing.zones import find_zones, zone_label
from bot.service.loaded import LoadedTournament
from bot.text.context import Game, TournamentContext
from bot.text.format_texts import format_text
from bot.text.texts import texts
from bot.ui import resolve
from bot.ui.answers import Ask
from bot.ui.choices import Choices
from bot.ui.resolve import TIE
from bot.views.groups import game_named
from formats.core.errors import TournamentError
from formats.core.model import Pairing


async def game_servers(_interaction: discord.Interaction, typed: str) -> Choices:
    """The game servers on which accounts can be linked."""
    found = [(server.plugin.name, server.plugin.key) for server in servers_in_use()]
    return [app_commands.Choice(name=name, value=key) for name, key in search(typed, found)]


async def zones(interaction: discord.Interaction, typed: str) -> Choices:
    """Time zones with what their clocks show, best match first."""
    now = Ask.of(interaction).service.clock.now()
    return [app_commands.Choice(name=zone_label(zone, now), value=zone) for zone in find_zones(typed, now)]


async def games(interaction: discord.Interaction, typed: str) -> Choices:
    """The person's own games that can still be talked about: open ones, oldest first."""
    ask = Ask.of(interaction)
    loaded = await _tournament(ask, interaction)
    if loaded is None:
        return []
    context, person = resolve.context(ask, loaded), await ask.person()
    mine = set(loaded.entrants_of(person.id))
    found = [(context.game(pairing.id), pairing) for pairing in loaded.state.open_games() if mine & set(pairing.seats)]
    labels = [(_game_label(context, game, pairing), pairing.id) for game, pairing in found]
    return [app_commands.Choice(name=label, value=value) for label, value in search(typed, labels)]


def _game_label(context: TournamentContext, game: Game, pairing: Pairing) -> str:
    players = " – ".join(map(context.names.label, pairing.seats))
    return f"{game_named(context, game.stage, game.round, pairing.label)}: {players}"


async def winners(interaction: discord.Interaction, typed: str) -> Choices:
    """Complete with the possible winners of the person's game."""
    ask = Ask.of(interaction)
    loaded = await _tournament(ask, interaction)
    if loaded is None:
        return []
    try:
        entrant, game = await resolve.my_game(ask, loaded, getattr(interaction.namespace, "game", None))
    except TournamentError:
        return []
    context, opponent = resolve.context(ask, loaded), game.opponent(entrant)
    labels = [(texts.playing.i_won(), entrant), (texts.playing.other_won(name=context.names.label(opponent)), opponent)]
    if context.system(context.game(game.id).stage).ties:
        labels.append((texts.playing.tie(), TIE))
    return [app_commands.Choice(name=label, value=value) for label, value in search(typed, labels)]


async def forms(interaction: discord.Interaction, typed: str) -> Choices:
    """The forms the person can hand in now."""
    ask = Ask.of(interaction)
    loaded = await _tournament(ask, interaction)
    if loaded is None:
        return []
    now = ask.service.clock.now()
    mine = resolve.entrants_of(loaded, await ask.person())[:1]
    found = [form for entrant in mine for form in forms_for(loaded.state, ask.service.engine, entrant, now)]
    labels = [(format_text(form.form.title), form.key) for form in found]
    return [app_commands.Choice(name=label, value=value) for label, value in search(typed, labels)]


async def _tournament(ask: Ask, interaction: discord.Interaction) -> LoadedTournament | None:
    """The tournament that the half-typed command means, or None while that is open."""
    try:
        return await resolve.tournament(ask, getattr(interaction.namespace, "tournament", None))
    except TournamentError:
        return None
