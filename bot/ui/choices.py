"""Autocomplete: whatever has a name can be chosen from a list while typing."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.app.search import search
from bot.ui import finding
from bot.ui.answers import Ask
from formats import registry
from formats.core.errors import TournamentError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping

    from bot.app.service import Live

    Choices = list[app_commands.Choice[str]]
    Completer = Callable[[discord.Interaction, str], Awaitable[Choices]]

logger = logging.getLogger(__name__)


def _matching(labels: Mapping[str, str], typed: str) -> Choices:
    """At most 25 of these (value -> label), best match first."""
    candidates = [(label, value) for value, label in labels.items()]
    return [app_commands.Choice(name=label, value=value) for label, value in search(typed, candidates)]


async def tournaments(interaction: discord.Interaction, typed: str) -> Choices:
    """The tournaments of this server."""
    rows = await finding.tournaments_here(Ask(interaction))
    return _matching({row.id: row.title for row in rows}, typed)


async def _with_tournament(interaction: discord.Interaction) -> Live | None:
    """The tournament that the half-typed command means, or None while that is open."""
    try:
        return await finding.tournament(Ask(interaction), getattr(interaction.namespace, "tournament", None))
    except TournamentError:
        return None


async def entrants(interaction: discord.Interaction, typed: str) -> Choices:
    """Everybody in the tournament."""
    live = await _with_tournament(interaction)
    if live is None:
        return []
    names = finding.scene(Ask(interaction), live).names
    return _matching({entrant: names.full(entrant) for entrant in live.state.entrants}, typed)


async def games(interaction: discord.Interaction, typed: str) -> Choices:
    """The games of the tournament: open ones first, then the latest."""
    live = await _with_tournament(interaction)
    if live is None:
        return []
    scene = finding.scene(Ask(interaction), live)
    found: dict[str, str] = {}
    rounds = [(number, one) for number, log in enumerate(live.state.started) for one in log.rounds]
    listed = [(number, one, game) for number, one in reversed(rounds) for game in one.pairings.pairings]
    for number, one, game in sorted(listed, key=lambda item: item[2].id in item[1].results):
        players = " – ".join(map(scene.names.label, game.seats))
        found[game.id] = f"{scene.round_title(number, one)}: {players}"
    return _matching(found, typed)


async def presets(_interaction: discord.Interaction, typed: str) -> Choices:
    """The presets, and every format by itself."""
    found = {f"preset:{key}": preset.title for key, preset in registry.presets().items()}
    found.update({f"format:{key}": f"{system.title} (choose options)" for key, system in registry.systems().items()})
    return _matching(found, typed)
