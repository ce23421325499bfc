"""Changing messages where they stand, as long as Discord takes that."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

import discord

from bot.delivery.missing_permissions import NOT_ALLOWED
from bot.delivery.time_limit import time_limit

logger = logging.getLogger(__name__)

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


async def remove(message: discord.PartialMessage) -> None:
    """Delete a message another has taken the place of; where it cannot be reached any more it stays, which is noted.

    What Discord does not do just now is raised, and to be tried again.
    """
    try:
        await message.delete()
    except discord.HTTPException as error:
        if error.code not in {*GONE, *NOT_ALLOWED}:
            raise
        if error.code in NOT_ALLOWED:
            logger.warning("message %s could not be deleted: %s", message.id, error)
