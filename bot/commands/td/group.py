"""The groups themselves; the modules beside this one add their commands to them."""

from __future__ import annotations

import discord
from discord import app_commands

TD = app_commands.Group(
    name="td",
    description="For directors: create and run tournaments",
    guild_only=True,
    default_permissions=discord.Permissions(manage_events=True),
)
PLAYER = app_commands.Group(name="player", description="Enter, change, replace, withdraw players", parent=TD)
GAME = app_commands.Group(name="game", description="Forfeits, rematches, times of games", parent=TD)
STAFF = app_commands.Group(name="staff", description="Who directs and coordinates", parent=TD)
FORM = app_commands.Group(name="form", description="What players hand in: ask for it, look, fill it in", parent=TD)
LOG = app_commands.Group(name="log", description="Take a tournament to another installation", parent=TD)

WHICH = "Which one; empty: this channel's"
Reason = app_commands.Range[str, 1, 1000]
"""A reason that is recorded."""
