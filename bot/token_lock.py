"""One process on a machine uses a bot's token, also where each has a database of its own.

The lock is a file that the operating system lets go of when its holder ends, however it ends.
"""

from __future__ import annotations

import hashlib
import logging
import sqlite3
import tempfile
from collections.abc import Callable
from pathlib import Path

from bot.leasing import LOOK, MachinePulse, Pulse, this_process

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
        self._who = f"{this_process()} with the database {database}"
        self._pulse = pulse or MachinePulse()
        self._told = told
        self._held: sqlite3.Connection | None = None

    async def take(self) -> None:
        """Wait until nobody else on this machine uses the token."""
        told = False
        while not self._taken():
            if not told:
                self._told(
                    f"Another Herald on this machine uses this bot's token: {self._holder()}. "
                    f"This one waits and takes over by itself when that one ends."
                )
                told = True
            await self._pulse.sleep(LOOK)

    def _taken(self) -> bool:
        try:
            connection = sqlite3.connect(self._file, timeout=0, isolation_level=None, check_same_thread=False)
        except sqlite3.OperationalError as error:
            logger.warning("nothing can keep a second Herald from using this token: %s: %s", self._file, error)
            return True
        try:
            connection.execute("BEGIN EXCLUSIVE")
            self._note.write_text(self._who, encoding="utf-8")
        except sqlite3.OperationalError as error:
            connection.close()
            return error.sqlite_errorcode != sqlite3.SQLITE_BUSY
        except OSError as error:
            logger.warning("nobody will know who uses this token: %s", error)
        self._held = connection
        return True

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
