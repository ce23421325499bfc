"""Kinds of command options, and their values as Discord sends them, that discord.py lacks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

import discord
from discord import app_commands

from bot.text.context import TournamentContext

Needed: TypeAlias = Callable[[TournamentContext], bool]
"""Whether a tournament needs a group of commands."""


def where_played(system: str) -> Needed:
    """Return the need of commands of a format: tournaments with a stage of it have them."""
    return lambda context: any(plan.system == system for plan in context.state.stages)


def offered(labels: Mapping[str, str]) -> list[app_commands.Choice[str]]:
    """Return the choices of an option: what people read, by the value that the command gets."""
    return [app_commands.Choice(name=label, value=value) for value, label in labels.items()]


class Channels(app_commands.Transformer):
    """A channel option that offers only channels of some types.

    The channel is handed on as it was chosen: `resolve` refuses what is unsuitable in its own words.
    """

    def __init__(self, *types: discord.ChannelType) -> None:
        self._types = types

    @property
    def type(self) -> discord.AppCommandOptionType:
        """A channel."""
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        """The types of channels that Discord offers."""
        return [*self._types]

    async def transform(self, interaction: discord.Interaction, value: Any, /) -> app_commands.AppCommandChannel:
        """Return the chosen channel."""
        del interaction
        chosen: app_commands.AppCommandChannel = value
        return chosen


PostChannel = app_commands.Transform[
    app_commands.AppCommandChannel, Channels(discord.ChannelType.text, discord.ChannelType.news)
]
"""The annotation of an option for a channel in which the bot is to post."""

VoiceChannel = app_commands.Transform[app_commands.AppCommandChannel, Channels(discord.ChannelType.voice)]
"""The annotation of an option for a channel in which players talk."""


class Group(app_commands.Group):
    """A group of commands whose `accepted` files are sent to Discord, which then offers and uploads no others.

    discord.py 2.7 cannot send `file_types` (its pull request 10494 can). `module` is the one that makes the group
    (`__name__`), by which the commands of a face are found; discord.py finds it only for its own class.

    With `needed` only servers with such a tournament have the group (`bot.hosting.guild_commands`), which therefore
    does not exist in direct messages.
    """

    def __init__(self, *, module: str, needed: Needed | None = None, **arguments: Any) -> None:
        super().__init__(**arguments)
        self.module = module
        self.needed = needed

    def is_needed(self, context: TournamentContext) -> bool:
        """Whether a tournament needs this group; everybody has one without `needed`."""
        return self.needed is None or self.needed(context)

    def to_dict(self, tree: app_commands.CommandTree[Any]) -> dict[str, Any]:
        """Return the group as it is published, with the types of files."""
        return self._with_file_types(super().to_dict(tree))

    async def get_translated_payload(
        self, tree: app_commands.CommandTree[Any], translator: app_commands.Translator
    ) -> dict[str, Any]:
        """Return the group as it is published, translated, with the types of files."""
        return self._with_file_types(await super().get_translated_payload(tree, translator))

    def _with_file_types(self, payload: dict[str, Any]) -> dict[str, Any]:
        for described in payload["options"]:
            command = self.get_command(described["name"])
            types = command.extras.get("file_types", {}) if isinstance(command, app_commands.Command) else {}
            for option in described["options"] if types else ():
                if option["name"] in types:
                    option["file_types"] = list(types[option["name"]])
        return payload


def accepted(**endings: Sequence[str]) -> dict[str, Any]:
    """Return `extras` of a command that name the file name extensions (`.csv`) each of its file options accepts.

    Discord takes at most ten, and only those of a command in a `Group` of this module are sent. A client may have
    loaded the commands earlier, so `files.content_of` checks the name again.
    """
    return {"file_types": endings}
