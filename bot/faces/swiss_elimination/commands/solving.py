"""`/me puzzles`: the online stage for its players."""

from __future__ import annotations

from bot.commands.me import ME
from bot.faces.swiss_elimination.flows import solving
from bot.service.loaded import LoadedTournament
from bot.ui.access import PLAYERS
from bot.ui.answers import Ask
from bot.ui.tournament_commands import on_tournament


@ME.command(name="puzzles", description="Playoffs online: start a puzzle, send in your answer")
@on_tournament(PLAYERS)
async def puzzles(ask: Ask, loaded: LoadedTournament) -> None:
    """Only the person sees it."""
    await solving.show_puzzles(ask, (loaded).id)
