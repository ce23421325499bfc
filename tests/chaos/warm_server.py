"""Work that every bot of a run would repeat at its start, done once by the server they are forked from."""

from __future__ import annotations

import asyncio
import gc

import discord

from bot import plugins
from bot.commands import add_commands, add_commands_of_faces
from bot.hosting.command_tree import CommandTree
from bot.ui.command_translator import CommandTranslator
from tests.bot.crash import warm_server
from tests.chaos import bot_process, run

__all__ = ["run", "warm_server"]


async def commands() -> list[dict[str, object]]:
    """Every slash command in all languages, as a bot tells Discord of it."""
    tree = CommandTree(
        discord.Client(intents=discord.Intents.none()),
        allowed_installs=discord.app_commands.AppInstallationType(guild=True, user=False),
    )
    add_commands(tree)
    add_commands_of_faces(tree, plugins.FACES.packages)
    translator = CommandTranslator()
    return [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]


bot_process.COMMANDS.extend(asyncio.run(commands()))
gc.collect()
gc.freeze()
