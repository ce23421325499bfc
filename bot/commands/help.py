"""`/help`: works on the server and in direct messages."""

from __future__ import annotations

from typing import Any, cast

import discord
from discord import app_commands

from bot.ui.access import EVERYBODY, access_of, allowed
from bot.ui.answers import Ask
from bot.ui.flows import helping


@app_commands.command(name="help", description="What you can do now in this channel; find a command")
@app_commands.describe(find="What you are looking for, like: check-in, kick, report")
@allowed(EVERYBODY)
async def help_(interaction: discord.Interaction, find: app_commands.Range[str, 1, 100] | None = None) -> None:
    """Answer with what can be done now, or with the commands that fit."""
    ask = Ask.of(interaction)
    await ask.think()
    tree: app_commands.CommandTree[Any] = cast("Any", interaction.client).tree
    here = ask.herald.guild_commands
    known = [
        helping.Known(
            command.qualified_name,
            command.description,
            access_of(command.callback),
            here.mention(ask.guild_id, command.qualified_name),
        )
        for command in tree.walk_commands()
        if isinstance(command, app_commands.Command) and here.has(ask.guild_id, command.qualified_name)
    ]
    await helping.show_help(ask, known, find or "")
