"""`/team`: who plays in a team, and who speaks for a guest."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.ui import choices, resolve
from bot.ui.access import INVOLVED, allowed
from bot.ui.answers import Ask
from bot.ui.flows import teams
from formats.core.commands import ChangeMember

TEAM = app_commands.Group(name="team", description="Who plays in your team", guild_only=True)
WHICH = "Which tournament (default: this channel's)"
WHOSE = "Which team or guest (default: your team)"


@TEAM.command(name="add", description="Add a member to your team; directors: to any, or a guest's voice")
@app_commands.describe(member="Who joins", entrant=WHOSE, tournament=WHICH)
@app_commands.autocomplete(entrant=choices.still_in, tournament=choices.tournaments)
@allowed(INVOLVED.giving(ChangeMember))
async def add(
    interaction: discord.Interaction,
    member: discord.Member,
    entrant: str | None = None,
    tournament: str | None = None,
) -> None:
    """By the captain, or a director."""
    ask = Ask.of(interaction)
    await ask.think()
    await teams.add(ask, await resolve.tournament(ask, tournament), member, entrant)


@TEAM.command(name="remove", description="Take somebody out of your team, or yourself")
@app_commands.describe(member="Who goes (default: you)", entrant=WHOSE, tournament=WHICH)
@app_commands.autocomplete(entrant=choices.entrants, tournament=choices.tournaments)
@allowed(INVOLVED.giving(ChangeMember))
async def remove(
    interaction: discord.Interaction,
    member: discord.Member | None = None,
    entrant: str | None = None,
    tournament: str | None = None,
) -> None:
    """Remove a member from a team; for the captain, a director and the member."""
    ask = Ask.of(interaction)
    await ask.think()
    await teams.remove(ask, await resolve.tournament(ask, tournament), member, entrant)
