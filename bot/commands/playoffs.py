"""`/playoffs`: what directors and judges do in playoffs besides `/td`."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.ui import choices, finding
from bot.ui.answers import Ask
from bot.ui.flows import (
    click_to_rank,  # noqa: F401 - its buttons stand under the form
    judging,
)

WHICH = "Which tournament; leave empty for this channel's"

PLAYOFFS = app_commands.Group(
    name="playoffs",
    description="For directors of playoffs: puzzles, the reveal, the judge's panel",
    guild_only=True,
    default_permissions=discord.Permissions(manage_events=True),
)


@PLAYOFFS.command(name="judge", description="The judge's panel of the live heat that is being played")
@app_commands.describe(tournament=WHICH)
@app_commands.autocomplete(tournament=choices.tournaments)
async def judge(interaction: discord.Interaction, tournament: str | None = None) -> None:
    """Start and stop the clock, grade, announce; two matches side by side."""
    ask = Ask(interaction)
    await judging.open_panel(ask, await finding.staffed(ask, tournament))
