"""Commands are published over real sockets once in a process; who gets the same ones again is handed them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import AppCommandType

from bot.hosting.bot_runner import Hosting
from bot.hosting.command_tree import CommandTree
from bot.sandbox.server import Sandbox
from bot.text import catalogue
from storage.database import Database

Json = dict[str, Any]
_published: dict[tuple[object, ...], list[Json]] = {}


class PublishedOnce(Hosting):
    """Keeps the bot of a world running.

    Attributes:
        known: the sandbox's commands in the state saved last.
    """

    sandbox: Sandbox
    known: Sequence[Json] = ()

    async def start(self, database: Database) -> None:
        """Start a bot that publishes its commands in the quickest way there is."""
        await super().start(database)
        tree, over_sockets = self.herald.tree, self.herald.tree.sync

        async def publish(*, guild: discord.abc.Snowflake | None = None) -> list[discord.app_commands.AppCommand]:
            if guild is not None:
                return await over_sockets(guild=guild)
            commands = self.sandbox.services.commands
            if self.known and not commands.listed(None):
                commands.restore(commands.saved() | {"": list(self.known)})
            published = _published.get(_name(tree))
            if published is None:
                made = await over_sockets(guild=guild)
                _published[_name(tree)] = self.sandbox.services.commands.listed(None)
                return made
            _hand_over(self.sandbox, published)
            return []

        tree.sync = publish  # type: ignore[method-assign]  # a bot's own tree


def _name(tree: CommandTree) -> tuple[object, ...]:
    """The same for trees that are published alike: commands are made once, when their module is imported."""
    walked = (*tree.walk_commands(), *tree.walk_commands(type=AppCommandType.user))
    return catalogue.languages(), *((command.qualified_name, command) for command in walked)


def _hand_over(sandbox: Sandbox, published: list[Json]) -> None:
    """Let the sandbox have commands it has taken before, as it would take them again: a known name keeps its id."""
    commands, ids = sandbox.services.commands, sandbox.services.world.ids
    known = {(command["type"], command["name"]): command["id"] for command in commands.listed(None)}
    taken = []
    for command in published:
        own = known.get((command["type"], command["name"])) or str(ids.new())
        taken.append(command | {"id": own, "version": str(ids.new())})
    commands.restore(commands.saved() | {"": taken})
