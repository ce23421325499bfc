"""Changing messages where they stand, as long as Discord takes that."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import discord

T = TypeVar("T")

PATIENCE = 20.0
"""Seconds after which a change counts as one that Discord does not take: the library waits long when told to."""

TOO_MANY_EDITS = 30046
GONE = frozenset({10003, 10008})


class NotTakenError(Exception):
    """Discord takes no change of the message: there is none any more (`gone`), or it was changed too often.

    `cause` is what the library raised.
    """

    def __init__(self, cause: discord.HTTPException | TimeoutError) -> None:
        super().__init__(str(cause))
        self.cause = cause
        self.gone = isinstance(cause, discord.HTTPException) and cause.code in GONE


async def change(edit: Callable[[], Awaitable[T]]) -> T:
    """Do a change, and raise NotTakenError where a new message has to take the place of the old one."""
    try:
        async with asyncio.timeout(PATIENCE):
            return await edit()
    except TimeoutError as error:
        raise NotTakenError(error) from error
    except discord.HTTPException as error:
        if error.code not in {*GONE, TOO_MANY_EDITS}:
            raise
        raise NotTakenError(error) from error
