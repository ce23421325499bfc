"""Command groups of directors; the other modules of this package add their commands to them.

Discord takes 25 commands in a group and 8,000 characters, descriptions in all languages counted one by one: what
directors do is four groups of at most 5,000, so that a language that needs more words has room. The owner of a server
can also open them to different people.
"""

from __future__ import annotations

import discord
from discord import app_commands

from bot.ui.options import Group, Needed


def for_directors(name: str, description: str, module: str = __name__, needed: Needed | None = None) -> Group:
    """Return a group that Discord shows, unless the server decides otherwise, to those who may manage its events."""
    return Group(
        module=module,
        name=name,
        description=description,
        guild_only=True,
        needed=needed,
        default_permissions=discord.Permissions(manage_events=True),
    )


TD = for_directors("td", "For directors: create a tournament, set it up, move it along")
ROUND = for_directors("round", "For directors: preview and publish rounds, enter results")
PLAYERS = for_directors("players", "For directors: enter, change, replace, withdraw players")
JUDGE = for_directors("judge", "For directors: forfeits, rematches, appeals, hand-made rounds")

Reason = app_commands.Range[str, 1, 1000]
"""A reason that is recorded."""
