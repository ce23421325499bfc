"""Into which tables statements write: what the cache of reads relies on."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any, TypeVar

import pytest
from sqlalchemy import Dialect, Table, delete, insert, select, text, update
from sqlalchemy.dialects.sqlite.aiosqlite import SQLiteDialect_aiosqlite
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.schema import DropTable
from sqlalchemy.sql.elements import ClauseElement
from sqlalchemy.sql.visitors import iterate

from storage.connections import Connections
from storage.database import Database
from storage.dialect import insert_on
from storage.schema import metadata, people, settings
from storage.sql import ANY, Answer, Runner, Script, Statement, Values, from_row, sql_text, tables_written, values_of
from tests.case_files import PROJECT

OTHERS = select(people.c.id).where(people.c.name == "x")


@pytest.mark.parametrize(
    "statement, tables",
    [
        (insert(people), ("people",)),
        (insert_on(SQLiteDialect_aiosqlite(), people).on_conflict_do_nothing(), ("people",)),
        (update(settings).where(settings.c.value.in_(OTHERS)), ("settings",)),
        (delete(people), ("people",)),
        (OTHERS, ()),
        (OTHERS.union(OTHERS), ()),
        (sql_text("SELECT 1"), ()),
        (sql_text("DELETE FROM sqlite_sequence", "sqlite_sequence"), ("sqlite_sequence",)),
        (text("SELECT 1"), (ANY,)),
        (DropTable(people), (ANY,)),
        (None, (ANY,)),
    ],
)
def test_a_statement_declares_into_which_tables_it_writes(
    statement: ClauseElement | None, tables: tuple[str, ...]
) -> None:
    assert tables_written(statement) == tables


@pytest.mark.parametrize(
    "work, tables",
    [
        (lambda connection: connection.execute(delete(people)), {"people"}),
        (lambda connection: connection.execute(select(people)), set()),
        (lambda connection: connection.execute(text("SELECT 1")), {ANY}),
        (lambda connection: connection.execute(sql_text("SELECT 1")), set()),
        (lambda connection: connection.exec_driver_sql("DELETE FROM people"), {ANY}),
        (lambda connection: connection.begin_nested(), set()),
    ],
)
async def test_what_sqlalchemy_runs_is_noted_before_its_caller_goes_on(
    database: Database,
    work: Callable[[AsyncConnection], Coroutine[Any, Any, object]],
    tables: set[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    written: list[set[str]] = []
    monkeypatch.setattr(database.connections, "wrote", lambda found: written.append(set(found)))
    await database.connections.write(work)
    assert written == [tables]


T = TypeVar("T")


class Reading(Runner):
    """Finds nothing, and notes from which tables statements read."""

    def __init__(self, dialect: Dialect) -> None:
        self._dialect = dialect
        self.tables: set[str] = set()

    def _note(self, statement: Statement) -> None:
        found = iterate(statement._make(self._dialect))
        self.tables |= {part.name for part in found if isinstance(part, Table)}

    def first(self, statement: Statement, values: Values) -> Answer | None:
        self._note(statement)
        return None

    def rows(self, statement: Statement, values: Values) -> list[SimpleNamespace]:
        self._note(statement)
        return []

    def run(self, statement: Statement, values: Values) -> int:
        raise AssertionError(statement)

    def run_each(self, statement: Statement, rows: list[Values]) -> None:
        raise AssertionError(statement)

    def apart(self, script: Script[T]) -> T:
        raise AssertionError(script)


CACHED: list[Callable[[Database], Coroutine[Any, Any, object]]] = [
    lambda database: database.tournaments.all(guild_id=1, phases=["draft"]),
    lambda database: database.tournaments.channel_tournament(5),
    lambda database: database.people.find_discord(7),
    lambda database: database.exclusions._of_guild(1),
    lambda database: database.webhooks._is_any(),
    lambda database: database.waiting.targets(),
    lambda database: database.waiting.to_do(),
    lambda database: database.outbox.message("t1", "round:1"),
]


@pytest.mark.parametrize("ask", CACHED)
async def test_a_cached_read_declares_the_tables_that_it_reads(
    database: Database, ask: Callable[[Database], Coroutine[Any, Any, object]], monkeypatch: pytest.MonkeyPatch
) -> None:
    reading = Reading(database.connections._writer.engine.dialect)
    declared: set[str] = set()

    async def cached(_self: Connections, _key: object, tables: tuple[str, ...], read: Callable[[], Any]) -> object:
        declared.update(tables)
        return await read()

    async def read_script(_self: Connections, script: Script[object]) -> object:
        return script(reading)

    monkeypatch.setattr(Connections, "cached", cached)
    monkeypatch.setattr(Connections, "read_script", read_script)
    await ask(database)
    assert declared == reading.tables
    assert declared <= set(metadata.tables)


def test_every_cached_read_is_among_them() -> None:
    source = "".join(file.read_text(encoding="utf-8") for file in (PROJECT / "storage").glob("*.py"))
    assert source.count("    @caches(") == len(CACHED)


@dataclass(frozen=True, slots=True)
class _Kept:
    number: int
    words: tuple[str, ...] = ()


def test_a_row_becomes_a_dataclass_and_its_values_again() -> None:
    row = SimpleNamespace(number=3, words='["a"]', other="not a field")
    kept = from_row(_Kept, row, words=("a",))
    assert kept == _Kept(3, ("a",))
    assert values_of(kept, words=["a"], at=7) == {"number": 3, "words": ["a"], "at": 7}
    with pytest.raises(AttributeError, match="words"):
        from_row(_Kept, SimpleNamespace(number=3))
