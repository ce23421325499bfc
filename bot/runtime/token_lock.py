"""Lock per bot token and machine, so that two processes with different databases do not use one token.

The lock is an SQLite file in the temporary folder, named by a hash of the token. SQLite's file locks are released by
the operating system when the holder ends for any reason, so there is no stale lock. Two modes:

- exclusive: the holder keeps a `BEGIN EXCLUSIVE` transaction open, so no other process can even read the file;
- shared: processes with the same (PostgreSQL) database keep a read transaction open. The file contains a hash of that
  database, and it can be replaced only when there are no readers.

A text file beside it describes the holder for messages; it has no effect on locking. If the lock file cannot be
created, a warning is logged and the lock counts as taken: a missing temporary folder must not stop the bot.
"""

from __future__ import annotations

import hashlib
import logging
import sqlite3
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from bot.runtime.leases import LOOK, MachinePulse, Pulse, this_process
from storage.private_files import create_private, write_private

logger = logging.getLogger(__name__)


class TokenLock:
    """The lock of one token. `database` describes the holder's database to people.

    `folder` contains the lock files, by default the system's temporary folder. The token cannot be derived from them.
    """

    def __init__(
        self,
        token: str,
        database: str,
        *,
        folder: Path | None = None,
        pulse: Pulse | None = None,
        told: Callable[[str], None] = logger.warning,
    ) -> None:
        name = hashlib.sha256(f"herald {token}".encode()).hexdigest()[:24]
        self._file = (folder or Path(tempfile.gettempdir())) / f"herald-{name}.lock"
        self._note = self._file.with_suffix(".txt")
        self._database = hashlib.sha256(database.encode()).hexdigest()
        self._who = f"{this_process()} with the database {database}"
        self._pulse = pulse or MachinePulse()
        self._told = told
        self._held: sqlite3.Connection | None = None

    async def take(self, *, shared: bool = False) -> None:
        """Wait until no other process on this machine uses the token.

        If `shared`, processes with the same database may use it.
        """
        told = False
        while not (self._shared() if shared else self._taken()):
            if not told:
                self._told(
                    f"Another Herald on this machine uses this bot's token: {self._holder()}. "
                    f"This one waits and takes over automatically when that one ends."
                )
                told = True
            await self._pulse.sleep(LOOK)

    def _taken(self) -> bool:
        return self._got(self._alone)

    def _shared(self) -> bool:
        return self._got(self._together)

    def _got(self, lock: Callable[[sqlite3.Connection], bool]) -> bool:
        with suppress(OSError):  # it exists, or cannot be created, which is reported below
            create_private(self._file)
        try:
            connection = sqlite3.connect(self._file, timeout=0, isolation_level=None, check_same_thread=False)
        except sqlite3.OperationalError as error:
            logger.warning(
                "cannot create the token lock, so a second Herald is not detected: %s: %s", self._file, error
            )
            return True
        try:
            got = lock(connection)
        except sqlite3.OperationalError as error:
            connection.close()
            return error.sqlite_errorcode != sqlite3.SQLITE_BUSY
        if got:
            self._held = connection
        else:
            connection.close()
        return got

    def _alone(self, connection: sqlite3.Connection) -> bool:
        """Take the exclusive lock: others cannot even read the file."""
        connection.execute("BEGIN EXCLUSIVE")
        self._write_note()
        return True

    def _together(self, connection: sqlite3.Connection) -> bool:
        """Take the shared lock: write this database's hash if the file is free, then keep a read transaction open."""
        if not self._reads_ours(connection):
            connection.execute("BEGIN EXCLUSIVE")
            connection.execute("CREATE TABLE IF NOT EXISTS shared (database TEXT)")
            connection.execute("DELETE FROM shared")
            connection.execute("INSERT INTO shared VALUES (?)", (self._database,))
            self._write_note()
            connection.execute("COMMIT")
            return self._reads_ours(connection)
        return True

    def _reads_ours(self, connection: sqlite3.Connection) -> bool:
        """Begin a read transaction; keep it open and return True if the file contains this database's hash."""
        connection.execute("BEGIN")
        known = connection.execute("SELECT 1 FROM sqlite_schema WHERE name = 'shared'").fetchall()
        if known and connection.execute("SELECT database FROM shared").fetchall() == [(self._database,)]:
            return True
        connection.execute("ROLLBACK")
        return False

    def _write_note(self) -> None:
        try:
            write_private(self._note, self._who.encode())
        except OSError as error:
            logger.warning("the description of the token's user could not be written: %s", error)

    def _holder(self) -> str:
        try:
            return self._note.read_text(encoding="utf-8")
        except OSError:
            return "unknown process"

    def release(self) -> None:
        """Release the lock."""
        if self._held is not None:
            self._held.close()
            self._held = None
