"""Uploaded files: type and size are checked before they are fetched. `Service.read` parses them."""

from __future__ import annotations

import discord

from bot.errors import FileTooLargeError, FileTypeError
from bot.parsing.csv_import import MOST_BYTES

TABLES = (".csv", ".tsv", ".txt")
LOGS = (".jsonl", ".json", ".txt")
LISTS = (".txt", ".xml", ".csv", ".tsv", ".zip")
REPORTS = (".trf", ".trfx", ".txt")


async def content_of(file: discord.Attachment, endings: tuple[str, ...] = TABLES, most: int = MOST_BYTES) -> bytes:
    """Return the content of a file of at most so many bytes whose name ends in one of `endings`.

    Raises `FileTypeError` or `FileTooLargeError` before anything is fetched. Discord checks the type too
    (`options.accepted`), except in clients that loaded the commands before they had types.
    """
    if not file.filename.lower().endswith(endings):
        raise FileTypeError(endings)
    if file.size > most:
        raise FileTooLargeError(file.size, most)
    data = await file.read()
    if len(data) > most:
        raise FileTooLargeError(len(data), most)
    return data
