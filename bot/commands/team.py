"""`/team`: members of a team, and who acts for a guest."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.service.loaded import LoadedTournament
from bot.ui import choices
from bot.ui.access import INVOLVED
from bot.ui.answers import Ask
from bot.ui.flows import teams
from bot.ui.options import Group
from bot.ui.tournament_commands import on_tournament
from formats.core.commands import ChangeMember, SeekTeam
from formats.core.possible.members import takes_teams

TEAM = Group(
    module=__name__,
    name="team",
    description="Who plays in your team",
    guild_only=True,
    needed=lambda context: takes_teams(context.state) or context.has_guests,
)
WHOSE = "Which team or guest (default: your team)"
GUEST = "A team member without a Discord account, by name"


@TEAM.command(name="add", description="Add a member to your team; directors: to any, or a guest's voice")
@app_commands.describe(member="Who joins", entrant=WHOSE, guest=GUEST)
@app_commands.autocomplete(entrant=choices.still_in)
@on_tournament(INVOLVED.giving(ChangeMember, SeekTeam))
async def add(
    ask: Ask,
    loaded: LoadedTournament,
    member: discord.Member | None = None,
    entrant: str | None = None,
    guest: str | None = None,
) -> None:
    """By the captain, or a director."""
    await teams.add(ask, loaded, teams.Named(member, guest), entrant)


@TEAM.command(name="remove", description="Take someone out of your team, or yourself")
@app_commands.describe(member="Who goes (default: you)", entrant=WHOSE, guest=GUEST)
@app_commands.autocomplete(entrant=choices.entrants)
@on_tournament(INVOLVED.giving(ChangeMember, SeekTeam))
async def remove(
    ask: Ask,
    loaded: LoadedTournament,
    member: discord.Member | None = None,
    entrant: str | None = None,
    guest: str | None = None,
) -> None:
    """Remove a member from a team; for the captain, a director and the member."""
    await teams.remove(ask, loaded, teams.Named(member, guest), entrant)
