"""Slash commands, thin: read what was asked, hand it to a flow or the service, answer."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.commands import (
    entering,
    leagues,  # noqa: F401 - it adds its commands to a group
    playoff_views,  # noqa: F401 - it adds its commands to a group
)
from bot.commands.match import MATCH
from bot.commands.me import ME
from bot.commands.playoffs import PLAYOFFS
from bot.commands.td import TD
from bot.commands.tournament import TOURNAMENT


def add_commands(tree: app_commands.CommandTree[discord.Client]) -> None:
    """Put every command into the tree."""
    tree.add_command(entering.join)
    tree.add_command(entering.leave)
    tree.add_command(ME)
    tree.add_command(MATCH)
    tree.add_command(TOURNAMENT)
    tree.add_command(TD)
    tree.add_command(PLAYOFFS)
