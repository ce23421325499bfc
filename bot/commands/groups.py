"""`/tournament league` and `career`: one league with its table and thread; a player's results in all cycles."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.commands.tournament import TOURNAMENT
from bot.service.loaded import LoadedTournament
from bot.ui.access import EVERYBODY, HERE, allowed
from bot.ui.answers import Ask
from bot.ui.flows import following, groups
from bot.ui.tournament_commands import on_tournament


@TOURNAMENT.command(name="league", description="The table of a league or group, with a link to its thread")
@app_commands.describe(league="Which league (default: your own)")
@app_commands.autocomplete(league=groups.complete)
@on_tournament(HERE)
async def league(ask: Ask, loaded: LoadedTournament, league: str | None = None) -> None:
    """A table as it stands."""
    if league is None:
        await groups.my_group(ask, loaded)
    else:
        await groups.named_group(ask, loaded, league)


@TOURNAMENT.command(name="career", description="A player's tournaments on this server, cycle after cycle")
@app_commands.describe(player="Whose (default: your own)")
@allowed(EVERYBODY)
async def career(interaction: discord.Interaction, player: discord.Member | None = None) -> None:
    """Where they came in, and what they won."""
    ask = Ask.of(interaction)
    await ask.think()
    person = await ask.person() if player is None else await ask.service.person(player.id, player.display_name)
    await following.career(ask, person)
