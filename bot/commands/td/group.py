"""The group itself; the modules beside this one add their commands to it."""

from __future__ import annotations

import discord
from discord import app_commands

TD = app_commands.Group(
    name="td",
    description="For directors: create and run tournaments",
    guild_only=True,
    default_permissions=discord.Permissions(manage_events=True),
)
