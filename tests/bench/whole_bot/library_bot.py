"""A discord.py bot that sends what a game makes Herald send, and does nothing else (`tests/bench/bench_library.py`).

The addresses of a sandbox are its arguments. `/report` and `/confirm` are answered with one line each; a report edits
the first message of the channel, a confirmation that one and the second: two answers and three edits, as a game in
Herald makes (docs/performance.md).
"""

from __future__ import annotations

import gc
import os
import sys
from typing import Any

import discord
from discord import app_commands

from bot.sandbox.connect import Urls, redirect

CARD = "\n".join(f"{number}. Player {number} - Player {number + 30}" for number in range(1, 31))


class LibraryBot(discord.Client):
    """The client, with its two commands."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), member_cache_flags=discord.MemberCacheFlags.none())
        self.posts: list[discord.PartialMessage] = []
        self.edits = 0
        self.tree = app_commands.CommandTree(self)
        self.tree.command(name="report", description="Report a game.")(self.report)
        self.tree.command(name="confirm", description="Confirm a game.")(self.confirm)

    async def setup_hook(self) -> None:
        """Register the commands."""
        await self.tree.sync()

    async def report(self, interaction: discord.Interaction[Any]) -> None:
        """Answer, and edit one message."""
        await interaction.response.send_message("Reported.", ephemeral=True)
        await self.edit(interaction, 1)

    async def confirm(self, interaction: discord.Interaction[Any]) -> None:
        """Answer, and edit two messages."""
        await interaction.response.send_message("Confirmed.", ephemeral=True)
        await self.edit(interaction, 2)

    async def edit(self, interaction: discord.Interaction[Any], count: int) -> None:
        """Edit so many messages of the channel, which are posted where they are missing."""
        channel = interaction.channel
        assert isinstance(channel, discord.TextChannel)
        while len(self.posts) < count:
            self.posts.append(channel.get_partial_message((await channel.send(CARD)).id))
        for post in self.posts[:count]:
            self.edits += 1
            await post.edit(content=f"{CARD}\n{self.edits}")


if __name__ == "__main__":
    gc.disable()  # as Herald does
    redirect(discord, Urls(*sys.argv[1:]))
    LibraryBot().run(os.environ["DISCORD_TOKEN"], log_handler=None)
