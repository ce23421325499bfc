"""`/join` and `/leave`."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.ui import choices, resolve
from bot.ui.access import HERE, PLAYERS, allowed
from bot.ui.answers import Ask
from bot.ui.flows import joining
from formats.core.commands import RegisterEntrants, WithdrawEntrant


@app_commands.command(name="join", description="Sign up for a tournament")
@app_commands.describe(tournament="Which tournament (default: this channel's)")
@app_commands.autocomplete(tournament=choices.tournaments)
@app_commands.guild_only()
@allowed(HERE.giving(RegisterEntrants), answers="form")
async def join(interaction: discord.Interaction, tournament: str | None = None) -> None:
    """Sign up."""
    ask = Ask.of(interaction)
    await joining.join(ask, await resolve.tournament(ask, tournament))


@app_commands.command(name="leave", description="Withdraw from a tournament")
@app_commands.describe(tournament="Which tournament (default: this channel's)")
@app_commands.autocomplete(tournament=choices.tournaments)
@allowed(PLAYERS.giving(WithdrawEntrant))
async def leave(interaction: discord.Interaction, tournament: str | None = None) -> None:
    """Withdraw, after one more question."""
    ask = Ask.of(interaction)
    await joining.leave(ask, await resolve.tournament(ask, tournament))
