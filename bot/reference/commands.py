"""Every slash command with its options and who may use it, from the commands themselves."""

from __future__ import annotations

from collections.abc import Iterator

import discord
from discord import AppCommandOptionType as Kind
from discord import app_commands

from bot import plugins
from bot.commands import add_commands, add_commands_of_faces
from bot.reference.markdown import code, page, table
from bot.ui.access import DIRECTORS, JUDGES, STAFF, access_of

Command = app_commands.Command[app_commands.Group, ..., None]
Top = Command | app_commands.Group


KINDS = {
    Kind.string: "text",
    Kind.integer: "whole number",
    Kind.number: "number",
    Kind.boolean: "yes or no",
    Kind.user: "member",
    Kind.channel: "channel",
    Kind.role: "role",
    Kind.attachment: "file",
}
EVERYBODY = "everybody"
MANAGERS = "members with the permission *Manage Events*"
STAFF_WORDS = "directors and coordinators of the tournament"
JUDGES_WORDS = "directors, coordinators and judges of the tournament"
DIRECTORS_WORDS = "directors of the tournament"


def command_tree() -> app_commands.CommandTree[discord.Client]:
    """The bot's commands, without a bot."""
    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents(guilds=True)))
    add_commands(tree)
    add_commands_of_faces(tree, plugins.FACES.packages)
    return tree


def top_commands() -> list[Top]:
    """Return the top-level commands and groups in alphabetical order."""
    top_level = command_tree().get_commands(type=discord.AppCommandType.chat_input)
    return sorted(top_level, key=lambda top: top.name)


def commands_under(top: Top) -> list[Command]:
    """All that can be called below a group, in the order of their names; a command alone is itself."""
    if not isinstance(top, app_commands.Group):
        return [top]
    under = [command for command in top.walk_commands() if not isinstance(command, app_commands.Group)]
    return sorted(under, key=lambda command: command.qualified_name)


def names() -> frozenset[str]:
    """The name of every command and group, without its slash: `td`, `td game`, `td game forfeit`."""
    known_names: set[str] = set()
    for top in top_commands():
        for command in commands_under(top):
            parts = command.qualified_name.split()
            known_names |= {" ".join(parts[: count + 1]) for count in range(len(parts))}
    return frozenset(known_names)


def commands_page() -> str:
    """The page of all commands."""
    lines: list[str] = []
    for top in top_commands():
        lines += [f"## /{top.name}", "", f"{top.description}. {_seen_by(top)}", ""]
        for command in commands_under(top):
            lines += _command_lines(command, alone=command is top)
    return page("Commands", "commands", lines)


def _seen_by(top: Top) -> str:
    """Where Discord offers the command, and to whom."""
    where = "On a server only" if top.guild_only else "On a server and in direct messages"
    needed = top.default_permissions
    if needed is None:
        return f"{where}."
    wanted = ", ".join(name.replace("_", " ").title() for name, asked in needed if asked)
    return f"{where}; shown to members with the permission *{wanted}*, unless the server's settings say otherwise."


def _command_lines(command: Command, *, alone: bool) -> Iterator[str]:
    if not alone:
        yield from (f"### /{command.qualified_name}", "", f"{command.description}.", "")
    whom = allowed(command)
    if whom != EVERYBODY:
        yield from (f"For {whom}.", "")
    rows = [
        (
            code(parameter.display_name),
            _kind(parameter),
            "yes" if parameter.required else "",
            str(parameter.description),
        )
        for parameter in command.parameters
    ]
    yield from table(("option", "kind", "needed", "what it is"), rows)


def _kind(parameter: app_commands.Parameter) -> str:
    if parameter.choices:
        return " or ".join(code(choice.name) for choice in parameter.choices)
    text = KINDS[parameter.type]
    low, high = parameter.min_value, parameter.max_value
    if low is None:
        return text
    if parameter.type is Kind.string:
        return f"{text}, {low:,} to {high:,} characters" if high else text
    return f"{text}, {low:,} to {high:,}" if high is not None else f"{text}, {low:,} or more"


def allowed(command: Command) -> str:
    """Describe the permission of a command, as its function declares it."""
    access = access_of(command.callback)
    if access.managing:
        return MANAGERS
    return {STAFF.roles: STAFF_WORDS, JUDGES.roles: JUDGES_WORDS, DIRECTORS.roles: DIRECTORS_WORDS}.get(
        access.roles, EVERYBODY
    )
