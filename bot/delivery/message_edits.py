"""Changing messages where they stand, as long as Discord takes that."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

import discord

from bot.delivery.time_limit import time_limit

T = TypeVar("T")

PATIENCE = 20.0
"""Seconds after which a change counts as one that Discord does not take: the library waits long when told to."""

TOO_MANY_EDITS = 30046
GONE = frozenset({10003, 10008})


class NotTakenError(Exception):
    """Discord takes no change of the message: there is none any more (`gone`), or it was changed too often.

    `cause` is what the library raised.
    """

    def __init__(self, cause: discord.HTTPException | discord.RateLimited | TimeoutError) -> None:
        super().__init__(str(cause))
        self.cause = cause
        self.gone = isinstance(cause, discord.HTTPException) and cause.code in GONE


async def change(client: discord.Client, edit: Callable[[], Awaitable[T]]) -> T:
    """Do a change, and raise NotTakenError where a new message has to take the place of the old one."""
    try:
        async with time_limit(client, PATIENCE):
            return await edit()
    except (TimeoutError, discord.RateLimited) as error:
        raise NotTakenError(error) from error
    except discord.HTTPException as error:
        if error.code not in {*GONE, TOO_MANY_EDITS}:
            raise
        raise NotTakenError(error) from error
