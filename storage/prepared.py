"""Statements that are put together once, for what is done all the time.

To put a statement together takes SQLAlchemy longer than to run it, and to go to the thread of a connection for every
statement longer still. A `Script` is work made of such statements alone: it knows no connection, so that all of it, and
all scripts that wait, are done in one go wherever the connection lives.
"""

from __future__ import annotations

import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from types import SimpleNamespace
from typing import Any, NamedTuple, TypeAlias, TypeVar

from sqlalchemy import ColumnElement, Connection, Dialect, Select, false, literal, or_
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql.elements import ClauseElement

from storage.driver_errors import translated
from storage.remembered_reads import written_by

T = TypeVar("T")
Values: TypeAlias = Mapping[str, Any]
"""The value of each parameter of a statement."""

Answer: TypeAlias = tuple[Any, ...]
"""A row as the driver has it: numbers and texts as they are, moments and JSON as the database keeps them."""

Conversion: TypeAlias = Callable[[Any], Any] | None
"""Makes the driver's value of ours, or ours of the driver's; None where they are the same."""


class _Compiled(NamedTuple):
    """The words of a statement, its parameters, its columns, each with its conversion, and what is fixed.

    `converted` are those parameters by their places whose values are not the driver's as they are.
    """

    words: str
    parameters: tuple[str, ...]
    converted: tuple[tuple[int, Callable[[Any], Any]], ...]
    fixed: Values
    columns: tuple[tuple[str, Conversion], ...]

    def bound(self, values: Values) -> Answer:
        """The driver's values, in order."""
        if self.fixed:
            values = {**self.fixed, **values}
        bound = [values[name] for name in self.parameters]
        for place, convert in self.converted:
            bound[place] = convert(bound[place])
        return tuple(bound)

    def named(self, row: Sequence[Any]) -> SimpleNamespace:
        """A row with our values, by the names of its columns."""
        pairs = zip(self.columns, row, strict=True)
        return SimpleNamespace(
            **{name: value if convert is None else convert(value) for (name, convert), value in pairs}
        )


class Prepared:
    """A statement of SQLAlchemy's that is put together once for each dialect.

    `make` gives it for a dialect. An INSERT or UPDATE names its `columns`: the parameters of these names.
    """

    def __init__(self, make: Callable[[Dialect], ClauseElement], columns: Iterable[str] | None = None) -> None:
        self._make = make
        self._columns = None if columns is None else list(columns)
        self._compiled: dict[str, _Compiled] = {}

    def on(self, dialect: Dialect) -> _Compiled:
        """As it is said to this kind of database."""
        known = self._compiled.get(dialect.name)
        if known is None:
            known = self._compiled[dialect.name] = self._compile(dialect)
        return known

    def _compile(self, dialect: Dialect) -> _Compiled:
        statement = self._make(dialect)
        compiled: Any = statement.compile(dialect=dialect, column_keys=self._columns)
        types = {name: compiled.binds[name].type for name in compiled.positiontup}
        columns: Iterable[Any] = statement.selected_columns if isinstance(statement, Select) else ()
        converters = (types[name].dialect_impl(dialect).bind_processor(dialect) for name in compiled.positiontup)
        return _Compiled(
            str(compiled),
            tuple(compiled.positiontup),
            tuple((place, convert) for place, convert in enumerate(converters) if convert is not None),
            {name: compiled.binds[name].value for name in types if not compiled.binds[name].required},
            tuple(
                (column.key, column.type.dialect_impl(dialect).result_processor(dialect, None)) for column in columns
            ),
        )


def one_of(column: ColumnElement[Any], values: Iterable[Any]) -> ColumnElement[bool]:
    """Is it one of these? Unlike `in_`, of which is known only at the end how many there are, this can be prepared."""
    return or_(false(), *(column == literal(value) for value in sorted(values)))


class Runner(ABC):
    """Runs prepared statements within a transaction. Raises what SQLAlchemy raises."""

    @abstractmethod
    def first(self, statement: Prepared, values: Values) -> Answer | None:
        """The first row it gives."""

    @abstractmethod
    def rows(self, statement: Prepared, values: Values) -> list[SimpleNamespace]:
        """All rows that a SELECT gives, with our values by the names of the columns."""

    def row(self, statement: Prepared, values: Values) -> SimpleNamespace | None:
        """The first of these rows."""
        return next(iter(self.rows(statement, values)), None)

    @abstractmethod
    def run(self, statement: Prepared, values: Values) -> int:
        """Change something; how many rows."""

    @abstractmethod
    def run_each(self, statement: Prepared, rows: list[Values]) -> None:
        """Change something once for each of these."""


Script: TypeAlias = Callable[[Runner], T]


class FileRunner(Runner):
    """Runs statements on a connection to an SQLite file, in the thread where that lives.

    The tables they write into are added to `tables`.
    """

    def __init__(self, file: sqlite3.Connection, dialect: Dialect, tables: set[str]) -> None:
        self._file = file
        self._dialect = dialect
        self._tables = tables

    def first(self, statement: Prepared, values: Values) -> Answer | None:
        """As `Runner` has it."""
        known = statement.on(self._dialect)
        cursor = self._execute(known, values)
        row: Answer | None = cursor.fetchone()
        cursor.close()
        return row

    def rows(self, statement: Prepared, values: Values) -> list[SimpleNamespace]:
        """As `Runner` has it."""
        known = statement.on(self._dialect)
        return [known.named(row) for row in self._execute(known, values).fetchall()]

    def run(self, statement: Prepared, values: Values) -> int:
        """As `Runner` has it."""
        return self._execute(statement.on(self._dialect), values).rowcount

    def run_each(self, statement: Prepared, rows: list[Values]) -> None:
        """As `Runner` has it."""
        known = statement.on(self._dialect)
        for row in rows:
            self._execute(known, row)

    def _execute(self, known: _Compiled, values: Values) -> sqlite3.Cursor:
        if table := written_by(known.words):
            self._tables.add(table)
        try:
            return self._file.execute(known.words, known.bound(values))
        except sqlite3.Error as error:
            raise translated(error, known.words) from error


class ConnectionRunner(Runner):
    """Runs statements on any connection of SQLAlchemy's."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def first(self, statement: Prepared, values: Values) -> Answer | None:
        """As `Runner` has it."""
        known = statement.on(self._connection.dialect)
        row = self._connection.exec_driver_sql(known.words, known.bound(values)).first()
        return None if row is None else tuple(row)

    def rows(self, statement: Prepared, values: Values) -> list[SimpleNamespace]:
        """As `Runner` has it."""
        known = statement.on(self._connection.dialect)
        result = self._connection.exec_driver_sql(known.words, known.bound(values))
        return [known.named(row) for row in result]

    def run(self, statement: Prepared, values: Values) -> int:
        """As `Runner` has it."""
        known = statement.on(self._connection.dialect)
        return self._connection.exec_driver_sql(known.words, known.bound(values)).rowcount

    def run_each(self, statement: Prepared, rows: list[Values]) -> None:
        """As `Runner` has it."""
        known = statement.on(self._connection.dialect)
        if rows:
            self._connection.exec_driver_sql(known.words, [known.bound(row) for row in rows])


async def within(connection: AsyncConnection, script: Script[T]) -> T:
    """Do a script within somebody's transaction."""
    return await connection.run_sync(lambda sync: script(ConnectionRunner(sync)))
