"""Files that people hand in: their size is checked before they are fetched. `Service.read` parses them."""

from __future__ import annotations

import discord

from bot.errors import FileTooLargeError
from bot.parsing.csv_import import MOST_BYTES


async def content_of(file: discord.Attachment, most: int = MOST_BYTES) -> bytes:
    """What is in a file of at most so many bytes; `FileTooLargeError` before anything is fetched."""
    if file.size > most:
        raise FileTooLargeError(file.size, most)
    data = await file.read()
    if len(data) > most:
        raise FileTooLargeError(len(data), most)
    return data
