"""Slash commands as a discord.py tree: checks, errors, and which groups each server has.

A `Group` with `needed` is registered with the servers that need it only (see `guild_commands`); all others are
global. The tree finds both kinds by name alone, so an interaction that arrives before the registrations of its server
have been read is answered, too.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Collection, Mapping
from typing import Any, cast

import discord
from discord import app_commands

from bot.errors import StaleActionError
from bot.service.storable import make_storable
from bot.ui.access import access_of, check_command, may_complete
from bot.ui.answers import Ask
from bot.ui.error_answers import answer_error
from bot.ui.first_answer import declared, expect
from bot.ui.host import Host
from bot.ui.options import Group
from bot.ui.timing import ended_with, name_of, timed
from storage.errors import ClosedDatabaseError

Command = app_commands.Command[Any, ..., Any]
Registered = app_commands.Command[Any, ..., Any] | app_commands.Group | app_commands.ContextMenu


class CommandTree(app_commands.CommandTree[discord.Client]):
    """Slash commands whose checks and errors are handled like those of all other interactions.

    `groups_by_server` are the names of the groups that `sync` registers with each server, `global_ids` the ids that
    Discord gave the others; none in a process that did not register them.
    """

    def __init__(self, client: discord.Client, **options: Any) -> None:
        super().__init__(client, **options)
        self.groups_by_server: dict[int, Collection[str]] = {}
        self.global_ids: Mapping[str, int] = {}
        self._digests: dict[frozenset[str], str] = {}
        """By the names of the groups. Never invalidated: the commands of a tree do not change after the start."""

    @property
    def guild_groups(self) -> Mapping[str, Group]:
        """The groups that only some servers have, by name."""
        known = self.get_commands(type=discord.AppCommandType.chat_input)
        return {group.name: group for group in known if isinstance(group, Group) and group.needed is not None}

    def _get_all_commands(self, *, guild: discord.abc.Snowflake | None = None) -> list[Registered]:
        """Return what `sync` registers: globally, or with one server."""
        known = self.guild_groups
        if guild is None:
            return [command for command in super()._get_all_commands() if command.name not in known]
        return [known[name] for name in sorted(self.groups_by_server.get(guild.id, ())) if name in known]

    async def digest_of(self, names: Collection[str]) -> str:
        """Return a digest of the payload that registers these groups; equal for equal commands."""
        key = frozenset(names)
        if key not in self._digests:
            self._digests[key] = await self._digest_of(names)
        return self._digests[key]

    async def _digest_of(self, names: Collection[str]) -> str:
        known, translator = self.guild_groups, self.translator
        groups = [known[name] for name in sorted(names)]
        if translator is None:
            described = [group.to_dict(self) for group in groups]
        else:
            described = [await group.get_translated_payload(self, translator) for group in groups]
        return hashlib.sha256(json.dumps(described, sort_keys=True, default=str).encode()).hexdigest()[:16]

    async def interaction_check(self, interaction: discord.Interaction, /) -> bool:
        """Check whether the person may use the command, before it is called or offers completions."""
        command = interaction.command
        if command is None:
            return True
        access, guild_only = access_of(command.callback), _on_servers_only(command)
        if interaction.type is discord.InteractionType.autocomplete:
            may = await may_complete(interaction, access, guild_only=guild_only)
            if not may:
                await interaction.response.autocomplete([])
            return may
        ask = Ask.of(interaction)
        try:
            await check_command(ask, access, guild_only=guild_only)
        except Exception as error:  # noqa: BLE001 - as in every handler
            await answer_error(ask, error)
            return False
        return True

    async def _call(self, interaction: discord.Interaction) -> None:
        """Run a command or autocompletion, unless the bot is stopping or the interaction was delivered before."""
        herald = cast("Host", self.client)
        if not herald.deliveries.is_new(interaction.id):
            return
        make_storable(interaction.data)
        if not herald.in_flight.closing:
            if interaction.command is not None:
                expect(interaction, interaction.command.callback)
            ask = Ask.of(interaction)
            with herald.in_flight.one(), timed(interaction, name_of(interaction)):
                async with ask.turn():
                    await super()._call(interaction)
        elif interaction.type is discord.InteractionType.application_command:
            await answer_error(Ask.of(interaction), ClosedDatabaseError())

    async def resume(self, interaction: discord.Interaction, typed: Any) -> None:
        """Run a command that was typed earlier, in the interaction of a button; `StaleActionError` if it is gone.

        `typed` is Discord's payload of the command. discord.py resolves no command for a press of a button, so the slot
        of an interaction's command is set here.
        """
        command = self._typed_command(typed)
        slots: Any = interaction
        slots.data, slots._cs_command = typed, command  # noqa: SLF001 - see above
        if declared(command.callback) != "form":
            await Ask.of(interaction).think()
        await super()._call(interaction)

    def _typed_command(self, typed: Any) -> Command | app_commands.ContextMenu:
        """Return the command that a payload names; StaleActionError if it is not registered any more."""
        try:
            return self._get_context_menu(typed) or self._get_app_command_options(typed)[0]
        except app_commands.CommandNotFound as error:
            raise StaleActionError from error

    async def on_error(self, interaction: discord.Interaction, error: app_commands.AppCommandError, /) -> None:
        """Answer the person with the error in words."""
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        ended_with(interaction, cause)
        await answer_error(Ask.of(interaction), cause)


def _on_servers_only(command: Command | app_commands.ContextMenu) -> bool:
    if isinstance(command, app_commands.ContextMenu):
        return command.guild_only
    return command.guild_only or (command.root_parent is not None and command.root_parent.guild_only)
