"""`/guests`: players who are not on Discord, in tournaments that have some."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.commands.directing.groups import for_directors
from bot.service.loaded import LoadedTournament
from bot.ui import choices, resolve
from bot.ui.access import DIRECTORS
from bot.ui.answers import Ask
from bot.ui.flows import linking, same_person
from bot.ui.tournament_commands import on_tournament

GUESTS = for_directors("guests", "For directors: players without Discord", __name__, lambda context: context.has_guests)


@GUESTS.command(name="link", description="Secret page for someone without Discord, or a file for all")
@app_commands.describe(entrant="Whose; leave empty for all guests")
@app_commands.autocomplete(entrant=choices.still_in)
@on_tournament(DIRECTORS)
async def link(ask: Ask, loaded: LoadedTournament, entrant: str | None = None) -> None:
    """Create an entrant's personal link, or show how many guests have one."""
    if entrant:
        await linking.show_link(ask, loaded, resolve.entrant(ask, loaded, entrant))
    else:
        await linking.overview(ask, loaded)


@GUESTS.command(name="merge", description="A guest is on Discord now: their tournaments become the member's")
@app_commands.describe(guest="The guest", member="The member who is the same person")
@app_commands.autocomplete(guest=choices.entrants)
@on_tournament(DIRECTORS)
async def merge(ask: Ask, loaded: LoadedTournament, guest: str, member: discord.Member) -> None:
    """Preview giving a guest's tournaments to a member; a button does it, and it can be undone."""
    await same_person.propose(ask, loaded, resolve.entrant(ask, loaded, guest), member)
