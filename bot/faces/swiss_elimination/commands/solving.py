"""`/me puzzles`: the online stage for its players."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.commands.me import ME, WHICH
from bot.faces.swiss_elimination.flows import solving
from bot.ui import choices, resolve
from bot.ui.access import PLAYERS, allowed
from bot.ui.answers import Ask


@ME.command(name="puzzles", description="Playoffs online: start a puzzle, hand in your answer")
@app_commands.describe(tournament=WHICH)
@app_commands.autocomplete(tournament=choices.tournaments)
@allowed(PLAYERS)
async def puzzles(interaction: discord.Interaction, tournament: str | None = None) -> None:
    """Only the person sees it."""
    ask = Ask.of(interaction)
    await ask.think()
    await solving.show_puzzles(ask, (await resolve.tournament(ask, tournament)).id)
