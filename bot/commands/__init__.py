"""Slash commands and entries of context menus. Each is thin: parse the input, call a flow or the service, answer.

Every command and group in a module of this package, or of a face, is registered automatically. A face adds to a group
of another module by importing it.
"""

from __future__ import annotations

import importlib
import logging
import pkgutil
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

import discord
from discord import app_commands

from bot.ui.flows import import_flows

logger = logging.getLogger(__name__)
Top = app_commands.Command[Any, ..., Any] | app_commands.ContextMenu | app_commands.Group

KINDS = (app_commands.Command, app_commands.ContextMenu, app_commands.Group)
"""The classes of it."""


def add_commands(tree: app_commands.CommandTree[discord.Client]) -> None:
    """Put every command into the tree, and let every button have its handler.

    Two commands of the same name are an error (`CommandAlreadyRegistered`).
    """
    import_flows()
    commands = {id(command): command for command in _written_here()}
    for command in commands.values():
        tree.add_command(command)


def _written_here() -> Iterator[Top]:
    """Yield the top-level commands and groups; a group once for each module that adds something to it."""
    for module in _modules(__name__, tuple(__path__)):
        yield from _standing_in(module)


@cache
def _modules(package: str, folders: tuple[str, ...]) -> tuple[str, ...]:
    """Return the names of a package in these folders and of all modules below it."""
    return package, *sorted(module.name for module in pkgutil.walk_packages(folders, f"{package}."))


def _standing_in(module: str) -> Iterator[Top]:
    for value in vars(importlib.import_module(module)).values():
        if isinstance(value, KINDS) and getattr(value, "parent", None) is None:
            yield value


def add_commands_of_faces(tree: app_commands.CommandTree[discord.Client], packages: Iterable[str]) -> None:
    """Put into the tree what stands behind the slash in these packages, which have been imported whole.

    One whose name is taken is left out, by name: a face stops no other.
    """
    for package in packages:
        modules = _modules(package, tuple(sys.modules[package].__path__))
        own = {
            id(command): command for module in modules for command in _standing_in(module) if command.module in modules
        }
        for command in own.values():
            try:
                tree.add_command(command)
            except app_commands.CommandAlreadyRegistered:
                logger.exception("%s adds a command /%s, which there is already", package, command.name)


def forget_commands(package: str) -> None:
    """Remove the commands of a package from the groups they were added to, as if it had never been imported."""
    for top in {id(command): command for command in _written_here()}.values():
        for command in list(top.walk_commands()) if isinstance(top, app_commands.Group) else ():
            if command.parent is not None and f"{command.module}.".startswith(f"{package}."):
                command.parent.remove_command(command.name)
