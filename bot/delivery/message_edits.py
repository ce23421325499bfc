"""Edit and delete posted messages, and detect messages that accept no more edits."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import TypeVar

import discord

from bot.delivery.missing_permissions import NOT_ALLOWED
from bot.delivery.pacing import Spacing
from bot.delivery.time_limit import time_limit
from storage.outbox import SentMessage

logger = logging.getLogger(__name__)

T = TypeVar("T")

PATIENCE = 20.0
"""Timeout of an edit in seconds. After it the message counts as not editable: discord.py waits for long rate limits."""

TOO_MANY_EDITS = 30046
"""Discord's code *Maximum number of edits to messages older than 1 hour reached*."""

GONE = frozenset({10003, 10008})
"""Discord's codes for an unknown channel and an unknown message."""


class NotTakenError(Exception):
    """Discord accepts no edit of the message: it no longer exists (`gone`), or was edited too often.

    `cause` is the library's exception.
    """

    def __init__(self, cause: discord.HTTPException | discord.RateLimited | TimeoutError) -> None:
        super().__init__(str(cause))
        self.cause = cause
        self.gone = isinstance(cause, discord.HTTPException) and cause.code in GONE


OLD = timedelta(hours=1)
"""Age from which Discord limits the edits of a message more strictly."""


def is_old(message_id: int, now: datetime) -> bool:
    """Whether the message is older than an hour."""
    return now - discord.utils.snowflake_time(message_id) >= OLD


async def change(
    client: discord.Client, place: SentMessage, spacing: Spacing, now: datetime, edit: Callable[[], Awaitable[T]]
) -> T:
    """Run an edit, an old message's in its turn. NotTakenError if a new message has to replace the old one."""
    if is_old(place.message_id, now):
        await spacing.turn(place.channel_id)
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
    """Delete a replaced message. One that is gone or cannot be reached is left (and logged).

    Other errors are raised, so that the caller tries again.
    """
    try:
        await message.delete()
    except discord.HTTPException as error:
        if error.code not in {*GONE, *NOT_ALLOWED}:
            raise
        if error.code in NOT_ALLOWED:
            logger.warning("message %s could not be deleted: %s", message.id, error)
