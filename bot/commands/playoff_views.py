"""`/tournament eligibility`, `ranks` and `puzzles`: what anybody may read of playoffs."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.app.playoffs.eligible import eligibility_view
from bot.commands.tournament import TOURNAMENT, WHICH
from bot.ui import choices, finding
from bot.ui.answers import Ask
from bot.ui.showing import show


@TOURNAMENT.command(name="eligibility", description="Playoffs: who is eligible, seeded, or in reserve")
@app_commands.describe(tournament=WHICH)
@app_commands.autocomplete(tournament=choices.tournaments)
async def eligibility(interaction: discord.Interaction, tournament: str | None = None) -> None:
    """The table as it stands."""
    ask = Ask(interaction)
    await ask.think()
    await show(ask, eligibility_view(finding.scene(ask, await finding.tournament(ask, tournament))))
