"""A copy of a database that one can put away, taken while others write to it."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

from storage.dialect import copy_file, database_url
from storage.errors import DamagedImageError


def write_backup(place: str, target: Path) -> None:
    """Write one consistent file with everything committed by now, checked before it gets its name.

    The database is neither migrated nor changed, so that a backup can be taken before an update. Raises
    FileExistsError where `target` is there already, DamagedImageError where the copy is not sound, NoImageError for a
    database that is no file. Nothing but a whole backup is ever found under the name `target`.
    """
    with target.open("xb"):  # the name is ours from here on
        unfinished = target.with_name(f"{target.name}.unfinished")
    try:
        unfinished.unlink(missing_ok=True)
        copy_file(database_url(place), unfinished)
        _sync(unfinished)
        unfinished.replace(target)
    except BaseException as error:
        unfinished.unlink(missing_ok=True)
        target.unlink()
        if isinstance(error, sqlite3.DatabaseError):
            raise DamagedImageError(str(error)) from error
        raise


def _sync(file: Path) -> None:
    """Wait until the file is on the disk, not only on its way there."""
    with file.open("rb+") as written:
        os.fsync(written.fileno())
