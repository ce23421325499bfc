"""Statements that are compiled once per dialect, what they read and write, and what runs them.

To compile a statement takes SQLAlchemy longer than to run it, and a round trip to the thread of a connection for every
statement longer still. A `Script` is a function that runs such statements only: it knows no connection, so that a
whole script, and all scripts that wait, run in one round trip wherever the connection lives.

Every statement declares into which tables it writes, for the cache of reads: one built by SQLAlchemy by what it is,
SQL text by `sql_text`. Text without a declaration counts as writing into any table.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from types import SimpleNamespace
from typing import Any, NamedTuple, TypeAlias, TypeVar

from sqlalchemy import (
    ColumnElement,
    Dialect,
    Executable,
    ExecutionContext,
    Select,
    SelectBase,
    TableClause,
    TextClause,
    UpdateBase,
    false,
    literal,
    or_,
    text,
)
from sqlalchemy.sql.elements import ClauseElement, ReleaseSavepointClause, RollbackToSavepointClause, SavepointClause

T = TypeVar("T")
Values: TypeAlias = Mapping[str, Any]
"""The value of each parameter of a statement."""

Answer: TypeAlias = tuple[Any, ...]
"""A row as the driver has it: numbers and texts as they are, moments and JSON as the database keeps them."""

Conversion: TypeAlias = Callable[[Any], Any] | None
"""Makes the driver's value of ours, or ours of the driver's; None where they are the same."""


ANY = "*"
"""Stands for every table, where a statement does not declare into which it writes."""

WRITES = "writes"
"""The execution option of a statement with the tables that it writes into."""

_READ_ONLY = (SelectBase, SavepointClause, RollbackToSavepointClause, ReleaseSavepointClause)


def sql_text(sql: str, *writes: str) -> TextClause:
    """Return a statement in SQL that writes into these tables only."""
    return text(sql).execution_options(**{WRITES: writes})


def tables_written(statement: ClauseElement | None) -> tuple[str, ...]:
    """Return the tables that a statement writes into; `ANY` for DDL, and for text without a declaration."""
    if isinstance(statement, UpdateBase) and isinstance(statement.table, TableClause):
        return (statement.table.name,)
    declared: tuple[str, ...] = () if isinstance(statement, _READ_ONLY) else (ANY,)
    if isinstance(statement, Executable):
        declared = statement.get_execution_options().get(WRITES, declared)
    return declared


def tables_written_by(context: ExecutionContext) -> tuple[str, ...]:
    """Return the same for a statement that SQLAlchemy is about to run."""
    declared: tuple[str, ...] | None = context.execution_options.get(WRITES)
    if declared is not None:
        return declared
    return tables_written(None if context.compiled is None else context.compiled.statement)


class Compiled(NamedTuple):
    """A statement for one dialect: its text, its parameters and columns, each with its conversion, and fixed values.

    `converted` are those parameters, by their positions, whose values are not the driver's as they are. `writes` are
    the tables it writes into.
    """

    text: str
    writes: tuple[str, ...]
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


class Statement:
    """A statement that SQLAlchemy compiles once for each dialect.

    `make` returns it for a dialect. `columns` are those that an INSERT or UPDATE sets, to parameters of their names.
    """

    def __init__(self, make: Callable[[Dialect], ClauseElement], columns: Iterable[str] | None = None) -> None:
        self._make = make
        self._columns = None if columns is None else list(columns)
        self._compiled: dict[str, Compiled] = {}

    def on(self, dialect: Dialect) -> Compiled:
        """Return it as this dialect has it."""
        known = self._compiled.get(dialect.name)
        if known is None:
            known = self._compiled[dialect.name] = self._compile(dialect)
        return known

    def _compile(self, dialect: Dialect) -> Compiled:
        statement = self._make(dialect)
        compiled: Any = statement.compile(dialect=dialect, column_keys=self._columns)
        types = {name: compiled.binds[name].type for name in compiled.positiontup}
        columns: Iterable[Any] = statement.selected_columns if isinstance(statement, Select) else ()
        converters = (types[name].dialect_impl(dialect).bind_processor(dialect) for name in compiled.positiontup)
        return Compiled(
            str(compiled),
            tables_written(statement),
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
    """Runs statements within a transaction. Raises what SQLAlchemy raises."""

    @abstractmethod
    def first(self, statement: Statement, values: Values) -> Answer | None:
        """The first row it gives."""

    @abstractmethod
    def rows(self, statement: Statement, values: Values) -> list[SimpleNamespace]:
        """All rows that a SELECT gives, with our values by the names of the columns."""

    def row(self, statement: Statement, values: Values) -> SimpleNamespace | None:
        """The first of these rows."""
        return next(iter(self.rows(statement, values)), None)

    @abstractmethod
    def run(self, statement: Statement, values: Values) -> int:
        """Change something; how many rows."""

    @abstractmethod
    def run_each(self, statement: Statement, rows: list[Values]) -> None:
        """Change something once for each of these."""


Script: TypeAlias = Callable[[Runner], T]
