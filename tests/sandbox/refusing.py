"""What the bot may do on a server, and what it is refused."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.sandbox.people import Server


def give_bot(server: Server, permissions: int) -> None:
    """Let the bot's own role allow exactly this."""
    role = next(role for role in server.guild.roles.values() if role.bot_id is not None)
    server.role(role.name, permissions)


async def refused(call: Any) -> tuple[int, int]:
    """Status and code of a refusal."""
    with pytest.raises(discord.HTTPException) as caught:
        await call
    return caught.value.status, caught.value.code
