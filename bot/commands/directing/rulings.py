"""Directors' rulings on pairings and appeals."""

from __future__ import annotations

from typing import Literal

from discord import app_commands

from bot.commands.directing.groups import JUDGE, Reason
from bot.service.loaded import LoadedTournament
from bot.ui import choices, resolve
from bot.ui.access import DIRECTORS
from bot.ui.answers import Ask
from bot.ui.flows import directing_appeals, directing_override
from bot.ui.tournament_commands import on_tournament
from formats.core.commands import DecideAppeal, OverrideRound


@JUDGE.command(name="override", description="Pair the current or next round yourself")
@on_tournament(DIRECTORS.giving(OverrideRound), answers="form")
async def override(ask: Ask, loaded: LoadedTournament) -> None:
    """A form with the present pairings; then a preview."""
    await directing_override.show_form(ask, loaded)


@JUDGE.command(name="appeal", description="Decide the appeal of a removed player")
@app_commands.describe(
    entrant="Whose appeal",
    decision="Accepting brings them back; the forfeited game stays lost",
    reason="The reason; recorded and shown to everybody",
)
@app_commands.autocomplete(entrant=choices.appeals)
@on_tournament(DIRECTORS.giving(DecideAppeal))
async def appeal(
    ask: Ask, loaded: LoadedTournament, entrant: str, decision: Literal["accept", "reject"], reason: Reason
) -> None:
    """A ruling: for directors."""
    who = resolve.entrant(ask, loaded, entrant)
    await directing_appeals.decide(ask, loaded, who, reason, accepted=decision == "accept")
