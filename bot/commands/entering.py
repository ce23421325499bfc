"""`/join` and `/leave`."""

from __future__ import annotations

from discord import app_commands

from bot.service.loaded import LoadedTournament
from bot.ui.access import HERE, PLAYERS
from bot.ui.answers import Ask
from bot.ui.flows import joining
from bot.ui.tournament_commands import on_tournament
from formats.core.commands import RegisterEntrants, WithdrawEntrant


@app_commands.command(name="join", description="Sign up for a tournament")
@app_commands.guild_only()
@on_tournament(HERE.giving(RegisterEntrants), answers="form")
async def join(ask: Ask, loaded: LoadedTournament) -> None:
    """Sign up."""
    await joining.join(ask, loaded)


@app_commands.command(name="leave", description="Withdraw from a tournament")
@on_tournament(PLAYERS.giving(WithdrawEntrant))
async def leave(ask: Ask, loaded: LoadedTournament) -> None:
    """Withdraw, after one more question."""
    await joining.leave(ask, loaded)
