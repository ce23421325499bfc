"""`/match`: commands of players about their game, by default the open one."""

from __future__ import annotations

from discord import app_commands

from bot.service.loaded import LoadedTournament
from bot.ui import choices, own_choices
from bot.ui.access import INVOLVED, PLAYERS
from bot.ui.answers import Ask
from bot.ui.flows import playing, presence, scoring
from bot.ui.tournament_commands import on_tournament
from formats.core.commands import (
    CheckIn,
    ClaimForfeit,
    ConfirmReport,
    ReportResult,
)

GAME = "Which game (default: your open one)"

MATCH = app_commands.Group(name="match", description="Your game: check in, report, confirm, dispute")


@MATCH.command(name="report", description="Say how your game ended")
@app_commands.describe(
    winner="Who won; leave empty to be asked", score="For scored games, yours first, like 412:380", game=GAME
)
@app_commands.autocomplete(winner=own_choices.winners, game=own_choices.games)
@on_tournament(PLAYERS.giving(ReportResult), answers="form")
async def report(
    ask: Ask, loaded: LoadedTournament, winner: str | None = None, score: str | None = None, game: str | None = None
) -> None:
    """Report a result."""
    if winner is None and score is None:
        await scoring.ask_result(ask, loaded, game)
    else:
        await ask.think()
        await scoring.report_typed(ask, loaded, winner, score, game)


@MATCH.command(name="confirm", description="Agree with your opponent's report")
@app_commands.describe(game=GAME)
@app_commands.autocomplete(game=own_choices.games)
@on_tournament(PLAYERS.giving(ConfirmReport))
async def confirm(ask: Ask, loaded: LoadedTournament, game: str | None = None) -> None:
    """Confirm a report."""
    await playing.confirm(ask, loaded, game)


@MATCH.command(name="here", description="Check in for your game")
@app_commands.describe(game=GAME, player="Directors: who is there")
@app_commands.autocomplete(game=own_choices.games, player=choices.entrants)
@on_tournament(INVOLVED.giving(CheckIn))
async def here(ask: Ask, loaded: LoadedTournament, game: str | None = None, player: str | None = None) -> None:
    """Check in."""
    await presence.here(ask, loaded, game, player)


@MATCH.command(name="claim-forfeit", description="Claim the game because your opponent didn't show up")
@app_commands.describe(game=GAME)
@app_commands.autocomplete(game=own_choices.games)
@on_tournament(PLAYERS.giving(ClaimForfeit))
async def claim_forfeit(ask: Ask, loaded: LoadedTournament, game: str | None = None) -> None:
    """Claim the game, after one more question."""
    await presence.ask_claim(ask, loaded, game)
