"""Files that people hand in: looked at before they are fetched, and read apart from the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

import discord

from bot.app.asking.csv_import import MOST_BYTES
from bot.app.errors import FileTooLargeError

P = ParamSpec("P")
T = TypeVar("T")


async def content_of(file: discord.Attachment, most: int = MOST_BYTES) -> bytes:
    """What is in a file of at most so many bytes; `FileTooLargeError` before anything is fetched."""
    if file.size > most:
        raise FileTooLargeError(file.size, most)
    data = await file.read()
    if len(data) > most:
        raise FileTooLargeError(len(data), most)
    return data


async def apart(read: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """What a function makes of a file, in a thread of its own: everybody else goes on meanwhile."""
    return await asyncio.to_thread(read, *args, **kwargs)
