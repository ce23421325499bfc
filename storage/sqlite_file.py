"""The file of an SQLite database: does it exist, is it Herald's and sound, and is it still the same file?"""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from storage.errors import UnusableDatabaseError

HEADER = b"SQLite format 3\0"
OURS = frozenset({"alembic_version", "events"})
"""Tables that every database of Herald has."""

PATIENCE_SECONDS = 10.0
"""Seconds that examining a file waits for a process with an exclusive lock."""

_REASONS = {
    sqlite3.SQLITE_BUSY: "busy",
    sqlite3.SQLITE_CANTOPEN: "closed_folder",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_IOERR: "full",
    sqlite3.SQLITE_LOCKED: "busy",
    sqlite3.SQLITE_NOTADB: "no_database",
    sqlite3.SQLITE_READONLY: "read_only",
}
_MOVED = 1032
"""SQLITE_READONLY_DBMOVED: SQLite noticed that the file was renamed or deleted."""


def reason_of(error: BaseException | None) -> str | None:
    """Return why SQLite could not use the file, as UnusableDatabaseError has it; None for an error in a statement."""
    code = getattr(error, "sqlite_errorcode", None)
    if code is None:
        return None
    return "gone" if code == _MOVED else _REASONS.get(code & 0xFF)


BEGINNING_SECONDS = 1.0
"""Seconds after which an empty file is no longer considered to be in creation."""


def examine(file: Path, *, to_write: bool = True) -> None:
    """Raise UnusableDatabaseError for a file that must not be created or written; a missing one is accepted.

    Nothing is changed.
    """
    if not file.parent.is_dir():
        raise UnusableDatabaseError(str(file), "no_folder")
    if not file.exists():
        if _log_of(file).exists():
            raise UnusableDatabaseError(str(file), "gone")
        return
    if file.is_dir():
        raise UnusableDatabaseError(str(file), "no_database")
    _wait_for_its_beginning(file)
    _look_at_its_beginning(file)
    try:
        with closing(sqlite3.connect(file, timeout=PATIENCE_SECONDS)) as connection:
            tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
            damage = [line for (line,) in connection.execute("PRAGMA quick_check(1)") if line != "ok"]
    except sqlite3.Error as error:
        raise UnusableDatabaseError(str(file), reason_of(error) or "damaged", str(error)) from error
    if tables and not tables >= OURS:
        raise UnusableDatabaseError(str(file), "foreign")
    if damage:
        detail = str(damage[0]).replace("*** in database main ***", "")
        raise UnusableDatabaseError(str(file), "damaged", " ".join(detail.split()))
    if to_write and not (os.access(file, os.W_OK) and os.access(file.parent, os.W_OK)):
        raise UnusableDatabaseError(str(file), "read_only")


def _wait_for_its_beginning(file: Path) -> None:
    """Wait while a file is empty because another process is creating it."""
    until = time.monotonic() + BEGINNING_SECONDS
    while time.monotonic() < until and file.exists() and file.stat().st_size == 0:
        time.sleep(BEGINNING_SECONDS / 50)


def _look_at_its_beginning(file: Path) -> None:
    try:
        with file.open("rb") as opened:
            beginning = opened.read(len(HEADER))
    except PermissionError as error:
        raise UnusableDatabaseError(str(file), "unreadable") from error
    except OSError as error:
        raise UnusableDatabaseError(str(file), "damaged", str(error)) from error
    if not beginning:
        raise UnusableDatabaseError(str(file), "empty")
    if beginning != HEADER:
        raise UnusableDatabaseError(str(file), "no_database")


class _Identity(NamedTuple):
    """Identity of the file behind a name: device and inode."""

    device: int
    number: int


class Whereabouts:
    """Detects that a database's file, or its write-ahead log, was deleted or replaced while open.

    The open files would still work then, but their contents would be lost.
    """

    def __init__(self, file: Path) -> None:
        self._file = file
        self._log_file = _log_of(file)
        self._known: _Identity | None = None
        self._log: _Identity | None = None

    def before_connecting(self, *, to_write: bool) -> None:
        """Raise UnusableDatabaseError instead of letting SQLite create a file in place of a missing one.

        After the writer has connected again, the log beside the file may be another one.
        """
        if self._known is not None and _identity(self._file) != self._known:
            raise UnusableDatabaseError(str(self._file), "replaced" if self._file.exists() else "gone")
        if to_write:
            self._log = None

    def check(self) -> None:
        """Record the identity the first time; later raise UnusableDatabaseError if it has changed."""
        identity, log = _identity(self._file), _identity(self._log_file)
        self._known, self._log = self._known or identity, self._log or log
        if identity != self._known or log != self._log:
            raise UnusableDatabaseError(str(self._file), "gone" if None in {identity, log} else "replaced")


def _identity(file: Path) -> _Identity | None:
    try:
        status = os.stat(file)  # noqa: PTH116 - asked at every commit
    except OSError:
        return None
    return _Identity(status.st_dev, status.st_ino)


def _log_of(file: Path) -> Path:
    """Return the path of the write-ahead log beside a file."""
    return file.with_name(f"{file.name}-wal")


def move_log_into_file(file: Path) -> bool:
    """Move the whole write-ahead log into its file and empty it; return False if a reader is in the way.

    Does not wait: it is tried again later. Raises UnusableDatabaseError, for example if the disk is full.
    """
    try:
        with closing(sqlite3.connect(file, timeout=0)) as connection:
            (busy, _, _) = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    except sqlite3.Error as error:
        reason = reason_of(error)
        if reason is None:
            raise
        if reason != "busy":
            raise UnusableDatabaseError(str(file), reason, str(error)) from error
        return False
    return not busy
