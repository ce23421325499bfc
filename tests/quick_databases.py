"""Databases of tests need not outlive a power cut, and are asked the same few hundred things by thousands of tests.

So nothing waits for the disk, a statement is turned into SQL once in a process, not once for every database, and what
is asked of a file is done at once: where nobody waits for the disk, the way to the thread of a connection and back
takes longer than what is done there. The tests of `storage` go that way (`by_thread`), and so do the programs that
tests start, to kill them or not, which wait for the disk too.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Self

import pytest
from sqlalchemy.engine import Dialect
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from storage import dialect
from storage.errands import Connection

SHIPPED = dialect.SYNCHRONOUS
"""What is written to the disk when, where nobody tests."""

_dialects: dict[str, Dialect] = {}
_compiled: Any = None


class ThreadlessConnection(Connection):
    """Does everything where it is asked for, after whatever else is ready to run: others come between as they do else.

    Where another connection writes, the loop waits with it for as long as SQLite waits by itself.
    """

    async def opened(self) -> Self:
        """Connect; raises what connecting raised."""
        self._connection: sqlite3.Connection | None = self._connector()
        return self

    async def _execute(self, fn: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        await asyncio.sleep(0)
        if not self._running or self._connection is None:
            raise ValueError("Connection closed")
        return fn(*args, **kwargs)

    async def close(self) -> None:
        """Close it, now or before."""
        self.stop()

    def stop(self) -> None:
        """Close it: there is no thread to be stopped."""
        self._running = False
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def by_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    """For one test, connections live in threads of their own, as they do in a running bot."""
    monkeypatch.setattr(dialect, "Connection", Connection)


def _with_shared_statements(*args: Any, **options: Any) -> AsyncEngine:
    """An engine that knows the SQL of what another one of its kind was asked: SQLAlchemy keeps that by dialect."""
    global _compiled  # noqa: PLW0603 - one in a process
    made = create_async_engine(*args, **options)
    engine: Any = made.sync_engine
    engine.dialect = _dialects.setdefault(engine.dialect.name, engine.dialect)
    engine.pool._dialect = engine.dialect
    _compiled = engine._compiled_cache = _compiled or engine._compiled_cache
    return made


@contextmanager
def quick_databases() -> Iterator[None]:
    """Every database opened in this process meanwhile is such a one."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(dialect, "SYNCHRONOUS", "OFF")
        patch.setattr(dialect, "create_async_engine", _with_shared_statements)
        patch.setattr(dialect, "Connection", ThreadlessConnection)
        yield
