"""Scripts that only read, on a connection to the file that is kept for them.

A transaction of SQLAlchemy's takes ten times as long as most of what is asked in it. A script is handed to the thread
of the file, and whoever asked is the first to run when it comes back.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeVar

from sqlalchemy import Dialect

from storage.driver_errors import is_of_database
from storage.errands import Connection
from storage.prepared import FileRunner, Script

T = TypeVar("T")


class NotReadError(Exception):
    """The file could not be read this way; what is wrong is told to whoever asks in the usual one."""


class ScriptReader:
    """Runs scripts one after the other, each with one unchanging picture. `connect` opens the file to read it."""

    def __init__(self, connect: Callable[[], Awaitable[Connection]], dialect: Dialect) -> None:
        self._connect = connect
        self._dialect = dialect
        self._file: Connection | None = None
        self._opening = asyncio.Lock()

    async def read(self, script: Script[T]) -> T:
        """What a script answers; NotReadError where the database stands in its way."""
        file = self._file or await self._opened()
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        answers: list[T] = []

        def errand(raw: sqlite3.Connection) -> None:
            try:
                answers.append(script(FileRunner(raw, self._dialect, set())))
            finally:
                raw.rollback()  # nothing was written

        def told(error: BaseException | None) -> None:
            if done.done():  # nobody waits any more
                return
            if error is None:
                done.set_result(answers[0])
            elif is_of_database(error):
                done.set_exception(NotReadError())
            else:
                done.set_exception(error)

        file.hand_over(errand, told)
        try:
            return await done
        except NotReadError:
            await self._let_go(file)
            raise

    async def _opened(self) -> Connection:
        async with self._opening:
            if self._file is None:
                try:
                    self._file = await self._connect()
                except (sqlite3.Error, OSError) as error:
                    raise NotReadError from error
            return self._file

    async def close(self) -> None:
        """Let go of the file, after what is being read."""
        if self._file is not None:
            await self._let_go(self._file)

    async def _let_go(self, file: Connection) -> None:
        if self._file is file:
            self._file = None
        with suppress(sqlite3.Error, ValueError):  # it is closed already
            await file.close()
