"""`/tournament eligibility`, `ranks` and `puzzles`: what anybody may read of playoffs."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.commands.tournament import TOURNAMENT, WHICH
from bot.faces.swiss_elimination.eligible import eligibility_view
from bot.faces.swiss_elimination.rank_board import puzzles_view, rank_board_view
from bot.ui import choices, resolve
from bot.ui.access import HERE, allowed
from bot.ui.answers import Ask
from bot.ui.flows.reading import round_of
from bot.ui.showing import made, picture_refs_of, show


@TOURNAMENT.command(name="eligibility", description="Playoffs: who is eligible, seeded, or in reserve")
@app_commands.describe(tournament=WHICH)
@app_commands.autocomplete(tournament=choices.tournaments)
@allowed(HERE)
async def eligibility(interaction: discord.Interaction, tournament: str | None = None) -> None:
    """The table as it stands."""
    ask = Ask.of(interaction)
    await ask.think()
    await show(ask, await made(eligibility_view, resolve.context(ask, await resolve.tournament(ask, tournament))))


@TOURNAMENT.command(name="ranks", description="Playoffs: the rank board after a round, with everybody's path")
@app_commands.describe(round="After which round (default: the latest)", tournament=WHICH)
@app_commands.autocomplete(round=choices.rounds, tournament=choices.tournaments)
@allowed(HERE)
async def ranks(
    interaction: discord.Interaction,
    round: str | None = None,  # noqa: A002 - the option's name
    tournament: str | None = None,
) -> None:
    """Before and after, with arrows."""
    ask = Ask.of(interaction)
    await ask.think()
    loaded = await resolve.tournament(ask, tournament)
    stage, number = round_of(loaded.state, round)
    picture_refs = picture_refs_of(loaded, "strategy_path", stage=stage) if number else ()
    await show(ask, await made(rank_board_view, resolve.context(ask, loaded), stage, number), picture_refs=picture_refs)


@TOURNAMENT.command(name="puzzles", description="Playoffs: each round's puzzle, who picked it and why")
@app_commands.describe(tournament=WHICH)
@app_commands.autocomplete(tournament=choices.tournaments)
@allowed(HERE)
async def puzzles(interaction: discord.Interaction, tournament: str | None = None) -> None:
    """Round by round, with the rules."""
    ask = Ask.of(interaction)
    await ask.think()
    await show(ask, await made(puzzles_view, resolve.context(ask, await resolve.tournament(ask, tournament))))
