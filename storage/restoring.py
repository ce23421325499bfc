"""Restore a backup without the people who were erased after it was taken."""

from __future__ import annotations

import asyncio
from pathlib import Path

from storage.backup import BESIDE, require_room, restore_backup
from storage.database import Database
from storage.dialect import database_url
from storage.forgetting import ForgottenAgain, notes_beside

UNFINISHED = ".restoring"


async def restore_without_the_forgotten(backup: Path, place: str) -> ForgottenAgain:
    """Put a copy of a backup at the place of a missing database, and erase everybody whom the notes beside it name.

    The file gets its name after that. Raises what `restore_backup` and opening a database raise.
    """
    file = await asyncio.to_thread(require_room, place)
    unfinished = file.with_name(f"{file.name}{UNFINISHED}")
    await asyncio.to_thread(_remove, unfinished)  # what a restore left that was killed
    try:
        await asyncio.to_thread(restore_backup, backup, str(unfinished))
        done = await _forgotten_in(unfinished, file)
        await asyncio.to_thread(require_room, place)
        await asyncio.to_thread(unfinished.replace, file)
    except BaseException:
        await asyncio.to_thread(_remove, unfinished)
        raise
    return done


async def _forgotten_in(unfinished: Path, file: Path) -> ForgottenAgain:
    notes = notes_beside(database_url(file))
    if notes is None:
        raise RuntimeError("what is restored is a file")
    if not notes.file.exists():
        return ForgottenAgain(notes.file, is_noted=False)  # the backup stays of the version it is of
    async with await Database.open(unfinished) as database:
        database.people.notes = notes
        return await database.forget_again()


def _remove(file: Path) -> None:
    for end in BESIDE:
        file.with_name(file.name + end).unlink(missing_ok=True)
