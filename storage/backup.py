"""Write, rotate and restore backups of a database, also while other processes write to it."""

from __future__ import annotations

import os
import re
import sqlite3
from collections.abc import Sequence
from datetime import date, timedelta
from pathlib import Path

from storage.dialect import copy_file, database_url, file_of
from storage.errors import (
    DamagedImageError,
    MissingDatabaseError,
    NoBackupError,
    NoImageError,
    OccupiedPlaceError,
    UnusableDatabaseError,
)
from storage.private_files import create_private
from storage.sqlite_file import examine, reason_of

NOT_DAMAGED = frozenset({"busy", "full", "read_only", "closed_folder"})
"""Reasons for a failed copy that do not mean that the database is damaged."""

BESIDE = ("", "-wal", "-shm", "-journal")
"""Suffixes of the database's file and of the files that SQLite keeps beside it."""


def write_backup(place: str, target: Path) -> None:
    """Write one consistent file with everything committed by now, checked before it gets its name.

    The database is neither migrated nor changed, so that a backup can be taken before an update. `target` never names
    an incomplete file.

    Raises FileExistsError if `target` exists, DamagedImageError if the copy is not sound, NoImageError for a database
    that is not a file, UnusableDatabaseError if it is missing, locked by another program, or the disk of `target` is
    full.
    """
    url = database_url(place)
    source = file_of(url)
    if source is not None and not source.is_file():
        raise UnusableDatabaseError(str(source), "gone")
    create_private(target)  # the name is ours from here on
    unfinished = target.with_name(f"{target.name}.unfinished")
    try:
        unfinished.unlink(missing_ok=True)
        create_private(unfinished)
        copy_file(url, unfinished)
        _sync(unfinished)
        unfinished.replace(target)
    except BaseException as error:
        unfinished.unlink(missing_ok=True)
        target.unlink()
        if isinstance(error, sqlite3.DatabaseError):
            reason = reason_of(error)
            if reason in NOT_DAMAGED:
                raise UnusableDatabaseError(str(source if reason == "busy" else target), reason, str(error)) from error
            raise DamagedImageError(str(error)) from error
        raise


def require_room(place: str) -> Path:
    """Return the file of a database to restore; raise as `restore_backup` does if it exists."""
    url = database_url(place)
    file = file_of(url)
    if file is None:
        raise NoImageError(url.get_backend_name())
    for name in (file.with_name(file.name + end) for end in BESIDE):
        if name.exists():
            raise OccupiedPlaceError(str(name))
    if not file.parent.is_dir():
        raise UnusableDatabaseError(str(file), "no_folder")
    return file


def restore_backup(backup: Path, place: str) -> None:
    """Put a copy of a backup at the place of a missing database; the backup is not changed.

    Raises OccupiedPlaceError if any file of a database exists there (nothing is overwritten), NoBackupError if the
    backup is not sound or not Herald's, UnusableDatabaseError if there is no such folder, NoImageError for a database
    that is not a file.
    """
    file = require_room(place)
    if not backup.is_file():
        raise NoBackupError(str(backup), "there is no such file")
    try:
        examine(backup, to_write=False)
        write_backup(str(backup), file)
    except UnusableDatabaseError as error:
        if error.file == str(file):
            raise
        raise NoBackupError(str(backup), error.detail or error.reason) from error
    except DamagedImageError as error:
        raise NoBackupError(str(backup), error.detail) from error


def daily_backup(place: str, folder: Path, today: date, days: int) -> Path | None:
    """Write today's backup if it is missing and delete those older than `days`. Return the new file, or None.

    Files are named after the database and the day. The latest one is kept, however old it is. Raises what
    `write_backup` raises, and OSError.
    """
    file = file_of(database_url(place))
    if file is None:
        return None
    folder.mkdir(parents=True, exist_ok=True)
    target = folder / f"{file.stem}-{today.isoformat()}.db"
    made = None
    if not target.exists():
        write_backup(place, made := target)
    for old in backups_of(file, folder)[:-1]:
        if _day(old) <= today - timedelta(days=days):
            old.unlink()
    return made


def backups_of(file: Path, folder: Path) -> Sequence[Path]:
    """Return the daily backups of a database, oldest first."""
    named = re.compile(rf"{re.escape(file.stem)}-\d{{4}}-\d\d-\d\d\.db")
    return sorted(backup for backup in folder.glob("*.db") if named.fullmatch(backup.name) and backup.stat().st_size)


def _day(backup: Path) -> date:
    return date.fromisoformat(backup.stem[-10:])


def files_of(place: str, folder: Path | None) -> list[Path]:
    """Return every file with contents of a database: its own, those beside it, and the backups in a folder."""
    file = file_of(database_url(place))
    if file is None:
        return []
    return [file.with_name(file.name + end) for end in BESIDE] + list(backups_of(file, folder) if folder else [])


def refuse_to_begin_anew(place: str, folder: Path) -> None:
    """Raise MissingDatabaseError if the file is missing but has backups: it must not be replaced by an empty one."""
    file = file_of(database_url(place))
    if file is not None and not file.exists() and (backups := backups_of(file, folder)):
        raise MissingDatabaseError(str(file), str(backups[-1]))


def _sync(file: Path) -> None:
    """Flush a file to the disk (fsync)."""
    with file.open("rb+") as written:
        os.fsync(written.fileno())
