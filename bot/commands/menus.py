"""Context menus of members: their card in the tournament of the channel."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.ui import resolve
from bot.ui.access import HERE, allowed
from bot.ui.answers import Ask
from bot.ui.flows import following, reading


@app_commands.context_menu(name="Tournament card")
@app_commands.guild_only()
@allowed(HERE)
async def card(interaction: discord.Interaction, member: discord.Member) -> None:
    """The member's rounds in this channel's tournament; of somebody who is not in it, what they have played here."""
    ask = Ask.of(interaction)
    await ask.think()
    loaded = await resolve.tournament(ask)
    person = await ask.service.person(member.id, member.display_name)
    entrants = resolve.entrants_of(loaded, person)
    if entrants:
        await reading.history(ask, loaded, entrants[0])
    else:
        await following.career(ask, person)
