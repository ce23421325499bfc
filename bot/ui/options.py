"""Kinds of options of commands that discord.py has no annotation for."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands


class TextChannels(app_commands.Transformer):
    """A channel option that offers only what `check_channel` takes: text and announcement channels.

    The channel is handed on as it was chosen: the bot may not see it, which `check_channel` says in its own words.
    """

    @property
    def type(self) -> discord.AppCommandOptionType:
        """A channel."""
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        """What Discord lets people choose from."""
        return [discord.ChannelType.text, discord.ChannelType.news]

    async def transform(self, interaction: discord.Interaction, value: Any, /) -> app_commands.AppCommandChannel:
        """What was chosen."""
        del interaction
        chosen: app_commands.AppCommandChannel = value
        return chosen


PostChannel = app_commands.Transform[app_commands.AppCommandChannel, TextChannels]
"""The annotation of an option for a channel in which the bot is to post."""
