"""Statements compiled once per dialect, their declared reads and writes, and the interface of their runners.

Compiling a statement takes SQLAlchemy longer than running it, and a round trip to the thread of a connection for every
statement takes longer still. A `Script` is a function that runs such statements only. It does not know the connection,
so a whole script, and all waiting scripts together, run in one round trip.

Every statement declares into which tables it writes, for the cache of reads: one built by SQLAlchemy by its kind, SQL
text by `sql_text`. Text without a declaration counts as writing into every table.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields
from types import SimpleNamespace
from typing import Any, NamedTuple, TypeAlias, TypeVar, cast

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
"""Values by parameter."""

Answer: TypeAlias = tuple[Any, ...]
"""A row with the driver's values: numbers and texts unchanged, moments and JSON as the database stores them."""

Conversion: TypeAlias = Callable[[Any], Any] | None
"""Conversion between our value and the driver's; None if they are equal."""


ANY = "*"
"""Stands for every table, if a statement does not declare into which it writes."""

WRITES = "writes"
"""Execution option of a statement: the tables that it writes into."""

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
    """A statement for one dialect: text, parameters and columns with their conversions, and fixed values.

    `converted` are the parameters, by position, that need a conversion. `writes` are the tables it writes into.
    """

    text: str
    writes: tuple[str, ...]
    parameters: tuple[str, ...]
    converted: tuple[tuple[int, Callable[[Any], Any]], ...]
    fixed: Values
    columns: tuple[tuple[str, Conversion], ...]

    def bound(self, values: Values) -> Answer:
        """Return the driver's values, in order."""
        if self.fixed:
            values = {**self.fixed, **values}
        bound = [values[name] for name in self.parameters]
        for place, convert in self.converted:
            bound[place] = convert(bound[place])
        return tuple(bound)

    def named(self, row: Sequence[Any]) -> SimpleNamespace:
        """Return a row with our values, by column names."""
        pairs = zip(self.columns, row, strict=True)
        return SimpleNamespace(
            **{name: value if convert is None else convert(value) for (name, convert), value in pairs}
        )


class Statement:
    """A statement that is compiled once for each dialect.

    `make` returns it for a dialect. `columns` are those that an INSERT or UPDATE sets, to parameters of their names.
    """

    def __init__(self, make: Callable[[Dialect], ClauseElement], columns: Iterable[str] | None = None) -> None:
        self._make = make
        self._columns = None if columns is None else list(columns)
        self._compiled: dict[str, Compiled] = {}

    def on(self, dialect: Dialect) -> Compiled:
        """Return the compiled statement of this dialect."""
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


def from_row(kind: Callable[..., T], row: object, **others: Any) -> T:
    """Return a dataclass with the values of a row's columns of the same names; `others` are fields without one."""
    names = (field.name for field in fields(cast("Any", kind)))
    return kind(**{name: getattr(row, name) for name in names if name not in others}, **others)


def values_of(value: Any, **others: Any) -> dict[str, Any]:
    """Return the fields of a dataclass by name, as the values of a row; `others` are added or take their place."""
    return {field.name: getattr(value, field.name) for field in fields(value)} | others


def one_of(column: ColumnElement[Any], values: Iterable[Any]) -> ColumnElement[bool]:
    """Return the condition that a column has one of these values. Its text is fixed, unlike that of `in_`."""
    return or_(false(), *(column == literal(value) for value in sorted(values)))


class Runner(ABC):
    """Runs statements within a transaction. Raises what SQLAlchemy raises.

    Attributes:
        relies_on_keys: scripts need not read whether a row may be written if a key or reference would refuse it; a
            refused transaction is run again, with these reads, to find the cause.
    """

    relies_on_keys: bool = False

    @abstractmethod
    def first(self, statement: Statement, values: Values) -> Answer | None:
        """Return the first row, or None."""

    @abstractmethod
    def rows(self, statement: Statement, values: Values) -> list[SimpleNamespace]:
        """Return all rows of a SELECT, with our values by column names."""

    def row(self, statement: Statement, values: Values) -> SimpleNamespace | None:
        """Return the first of these rows, or None."""
        return next(iter(self.rows(statement, values)), None)

    @abstractmethod
    def run(self, statement: Statement, values: Values) -> int:
        """Run a statement that writes; return the number of rows."""

    @abstractmethod
    def apart(self, script: Script[T]) -> T:
        """Run a script in a savepoint, which is rolled back if it raises.

        After an error of the database itself (`reason_of`) the savepoint may be gone: roll back the transaction then.
        """

    @abstractmethod
    def run_each(self, statement: Statement, rows: list[Values]) -> None:
        """Run a statement once for each of these rows."""


Script: TypeAlias = Callable[[Runner], T]
