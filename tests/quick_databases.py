"""Databases of tests need not outlive a power cut, and are asked the same few hundred things by thousands of tests.

So nothing waits for the disk, and a statement is turned into SQL once in a process, not once for every database.
Processes that tests start, to kill them or not, work as a host's do.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy.engine import Dialect
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from storage import dialect

SHIPPED = dialect.SYNCHRONOUS
"""What is written to the disk when, where nobody tests."""

_dialects: dict[str, Dialect] = {}
_compiled: Any = None


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
        yield
