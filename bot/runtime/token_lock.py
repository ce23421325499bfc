"""One process on a machine uses a bot's token, also where each has a database of its own; or several with the same one.

The lock is a file that the operating system lets go of when its holder ends, however it ends.
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
    """The lock of one token. `database` tells people what its holder works with.

    The files lie in `folder`, by default where the machine keeps what is only for now. They do not give the token away.
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
        """Wait until nobody else on this machine uses the token, but for those who share our database where we do."""
        told = False
        while not (self._shared() if shared else self._taken()):
            if not told:
                self._told(
                    f"Another Herald on this machine uses this bot's token: {self._holder()}. "
                    f"This one waits and takes over by itself when that one ends."
                )
                told = True
            await self._pulse.sleep(LOOK)

    def _taken(self) -> bool:
        return self._got(self._alone)

    def _shared(self) -> bool:
        return self._got(self._together)

    def _got(self, lock: Callable[[sqlite3.Connection], bool]) -> bool:
        with suppress(OSError):  # it is there already; or it cannot be made, as is said below
            create_private(self._file)
        try:
            connection = sqlite3.connect(self._file, timeout=0, isolation_level=None, check_same_thread=False)
        except sqlite3.OperationalError as error:
            logger.warning("nothing can keep a second Herald from using this token: %s: %s", self._file, error)
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
        """Hold the file so that nobody else can even read it."""
        connection.execute("BEGIN EXCLUSIVE")
        self._write_note()
        return True

    def _together(self, connection: sqlite3.Connection) -> bool:
        """Read there which database its users share, and go on reading, so that nobody writes another there."""
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
            logger.warning("nobody will know who uses this token: %s", error)

    def _holder(self) -> str:
        try:
            return self._note.read_text(encoding="utf-8")
        except OSError:
            return "nobody knows which process"

    def release(self) -> None:
        """Let the next one have it."""
        if self._held is not None:
            self._held.close()
            self._held = None
