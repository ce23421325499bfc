"""`/judge`: who was absent, what is played again, when games are played."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.commands.directing.groups import JUDGE, WHICH, Reason
from bot.ui import choices, resolve
from bot.ui.access import DIRECTORS, STAFF, allowed
from bot.ui.answers import Ask
from bot.ui.flows import (
    directing_games,
    game_questions,
    server_games,  # noqa: F401 - registers the buttons below its notices to directors
)
from formats.core.commands import MoveGame, OrderRematch, RuleForfeit


@JUDGE.command(name="forfeit", description="Forfeit a game: one player, or both, didn't show up")
@app_commands.describe(
    game="Which game", absent="Who was absent", reason="The reason; recorded and shown", tournament=WHICH
)
@app_commands.autocomplete(game=choices.games, absent=choices.absent, tournament=choices.tournaments)
@allowed(DIRECTORS.giving(RuleForfeit))
async def forfeit(
    interaction: discord.Interaction, game: str, absent: str, reason: Reason, tournament: str | None = None
) -> None:
    """A ruling: for directors."""
    ask = Ask.of(interaction)
    loaded = await resolve.tournament_in_time(ask, tournament)
    await directing_games.forfeit(ask, loaded, game, absent, reason)


@JUDGE.command(name="rematch", description="Order a rematch of a game in this round")
@app_commands.describe(game="Which game", reason="The reason; recorded and shown", tournament=WHICH)
@app_commands.autocomplete(game=choices.games, tournament=choices.tournaments)
@allowed(DIRECTORS.giving(OrderRematch))
async def rematch(interaction: discord.Interaction, game: str, reason: Reason, tournament: str | None = None) -> None:
    """A ruling: for directors."""
    ask = Ask.of(interaction)
    await directing_games.rematch(ask, await resolve.tournament_in_time(ask, tournament), game, reason)


@JUDGE.command(name="time", description="Set the time of a game")
@app_commands.describe(
    game="Which game",
    when="In your time, like: fri 19:00, or 5 jan 7pm",
    reason="The reason; recorded and shown",
    tournament=WHICH,
)
@app_commands.autocomplete(game=choices.open_games, tournament=choices.tournaments)
@allowed(STAFF.giving(MoveGame))
async def time(
    interaction: discord.Interaction, game: str, when: str, reason: Reason, tournament: str | None = None
) -> None:
    """Say how the time was understood, then set it."""
    ask = Ask.of(interaction)
    await directing_games.move(ask, await resolve.tournament_in_time(ask, tournament), game, when, reason)


@JUDGE.command(name="note", description="Note what happened in a game, if the format asks for it")
@app_commands.describe(game="Which game", tournament=WHICH)
@app_commands.autocomplete(game=choices.open_games, tournament=choices.tournaments)
@allowed(STAFF)
async def note(interaction: discord.Interaction, game: str, tournament: str | None = None) -> None:
    """A button for everything that can be noted now, for either player too."""
    ask = Ask.of(interaction)
    await game_questions.offer(ask, await resolve.tournament_in_time(ask, tournament), game)
