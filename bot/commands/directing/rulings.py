"""Directors' rulings besides games and players: the pairings themselves, and appeals."""

from __future__ import annotations

from typing import Literal

import discord
from discord import app_commands

from bot.commands.directing.groups import JUDGE, WHICH, Reason
from bot.ui import choices, resolve
from bot.ui.access import DIRECTORS, allowed
from bot.ui.answers import Ask
from bot.ui.flows import directing_appeals, directing_override
from formats.core.commands import DecideAppeal, OverrideRound


@JUDGE.command(name="override", description="Pair the current or next round yourself")
@app_commands.describe(tournament=WHICH)
@app_commands.autocomplete(tournament=choices.tournaments)
@allowed(DIRECTORS.giving(OverrideRound), answers="form")
async def override(interaction: discord.Interaction, tournament: str | None = None) -> None:
    """A form with the present pairings; then a preview."""
    ask = Ask.of(interaction)
    loaded = await resolve.tournament(ask, tournament)  # a form cannot follow a deferred answer
    await directing_override.show_form(ask, loaded)


@JUDGE.command(name="appeal", description="Decide the appeal of a removed player")
@app_commands.describe(
    entrant="Whose appeal",
    decision="Accepting brings them back; the forfeited game stays lost",
    reason="The reason; recorded and shown to everybody",
    tournament=WHICH,
)
@app_commands.autocomplete(entrant=choices.appeals, tournament=choices.tournaments)
@allowed(DIRECTORS.giving(DecideAppeal))
async def appeal(
    interaction: discord.Interaction,
    entrant: str,
    decision: Literal["accept", "reject"],
    reason: Reason,
    tournament: str | None = None,
) -> None:
    """A ruling: for directors."""
    ask = Ask.of(interaction)
    loaded = await resolve.tournament_in_time(ask, tournament)
    who = resolve.entrant(ask, loaded, entrant)
    await directing_appeals.decide(ask, loaded, who, reason, accepted=decision == "accept")
