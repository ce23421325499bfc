"""`/judge`: absences, replayed games, game times."""

from __future__ import annotations

from discord import app_commands

from bot.commands.directing.groups import JUDGE, Reason
from bot.service.loaded import LoadedTournament
from bot.ui import choices
from bot.ui.access import DIRECTORS, STAFF
from bot.ui.answers import Ask
from bot.ui.flows import (
    directing_games,
    game_questions,
    server_games,  # noqa: F401 - registers the buttons below its notices to directors
)
from bot.ui.tournament_commands import on_tournament
from formats.core.commands import MoveGame, OrderRematch, RuleForfeit


@JUDGE.command(name="forfeit", description="Forfeit a game: one player, or both, didn't show up")
@app_commands.describe(game="Which game", absent="Who was absent", reason="The reason; recorded and shown")
@app_commands.autocomplete(game=choices.games, absent=choices.absent)
@on_tournament(DIRECTORS.giving(RuleForfeit))
async def forfeit(ask: Ask, loaded: LoadedTournament, game: str, absent: str, reason: Reason) -> None:
    """A ruling: for directors."""
    await directing_games.forfeit(ask, loaded, game, absent, reason)


@JUDGE.command(name="rematch", description="Order a rematch of a game in this round")
@app_commands.describe(game="Which game", reason="The reason; recorded and shown")
@app_commands.autocomplete(game=choices.games)
@on_tournament(DIRECTORS.giving(OrderRematch))
async def rematch(ask: Ask, loaded: LoadedTournament, game: str, reason: Reason) -> None:
    """A ruling: for directors."""
    await directing_games.rematch(ask, loaded, game, reason)


@JUDGE.command(name="time", description="Set the time of a game")
@app_commands.describe(
    game="Which game", when="In your time, like: fri 19:00, or 5 jan 7pm", reason="The reason; recorded and shown"
)
@app_commands.autocomplete(game=choices.open_games)
@on_tournament(STAFF.giving(MoveGame))
async def time(ask: Ask, loaded: LoadedTournament, game: str, when: str, reason: Reason) -> None:
    """Say how the time was understood, then set it."""
    await directing_games.move(ask, loaded, game, when, reason)


@JUDGE.command(name="game-note", description="Note what happened in a game, if the format asks for it")
@app_commands.describe(game="Which game")
@app_commands.autocomplete(game=choices.open_games)
@on_tournament(STAFF)
async def note(ask: Ask, loaded: LoadedTournament, game: str) -> None:
    """A button for everything that can be noted now, for either player too."""
    await game_questions.offer(ask, loaded, game)
