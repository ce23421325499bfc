"""Slash commands, thin: read what was asked, hand it to a flow or the service, answer.

Every command and group that stands in a module of this package is the bot's; nothing has to be entered anywhere.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from typing import Any

import discord
from discord import app_commands

Top = app_commands.Command[Any, ..., Any] | app_commands.Group


def add_commands(tree: app_commands.CommandTree[discord.Client]) -> None:
    """Put every command into the tree. Two of the same name are an error (`CommandAlreadyRegistered`)."""
    found = {id(one): one for one in _written_here()}
    for one in found.values():
        tree.add_command(one)


def _written_here() -> Iterator[Top]:
    """What stands directly behind the slash; a group once for each module that adds something to it."""
    for module in sorted(pkgutil.walk_packages(__path__, f"{__name__}."), key=lambda module: module.name):
        for value in vars(importlib.import_module(module.name)).values():
            if isinstance(value, app_commands.Command | app_commands.Group) and value.parent is None:
                yield value
