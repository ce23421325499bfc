"""Moves everything from one database to another, from a file to a server or back, and looks whether it arrived."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections import deque
from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import Row, Table, delete, func, insert, literal, select, tuple_
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from formats.core.chain import chained
from storage.database import Database
from storage.dialect import counter, database_url, file_of, name_of, set_counter
from storage.errors import (
    CopyDiffersError,
    InUseError,
    OccupiedPlaceError,
    UncopiedTableError,
    UnreadableEventError,
)
from storage.schema import leases, metadata, settings
from storage.settings import INSTALLATION

AT_ONCE = 500
"""Rows that are read and written at once."""

LOOK_SECONDS = 6.0
"""How long a heartbeat is waited for: a bot at work lets it beat every four seconds."""

TABLES = tuple(table for table in metadata.sorted_tables if table is not leases)
"""Everything there is, each after what it refers to; but nobody holds a lease of a copy."""

COUNTED = ("people", "outbox", "webhooks")
"""Tables whose ids are never given twice, also where the last rows are gone."""


@dataclass(frozen=True, slots=True)
class Contents:
    """What is in a database.

    Of each table the number of rows, and a digest of them in whatever order they come; of each tournament the hash of
    the last line of its log.
    """

    tables: Mapping[str, tuple[int, str]]
    heads: Mapping[str, str]


async def copy_database(source_place: str, target_place: str) -> Contents:
    """Copy everything into a new or empty database; what it holds then, which is just what the other one holds.

    The source is brought up to date as at any start, and else stays as it is. Raises OccupiedPlaceError where the
    target holds anything, InUseError where a bot works with the source, UncopiedTableError where the target does not
    take a row, CopyDiffersError where something else arrived (then alone does anything stay there), and what opening
    raises.
    """
    file = file_of(database_url(target_place))
    if file is not None and file.exists():
        raise OccupiedPlaceError(str(file))
    async with await Database.open(source_place) as source:
        await _refuse_in_use(source)
        async with await Database.open(target_place) as target:
            await _refuse_occupied(target)
            await source.connections.read(lambda reading: _copy(reading, target))
            before, after = await contents(source), await contents(target)
    differing = [name for name in before.tables if before.tables[name] != after.tables[name]]
    differing += [tournament for tournament in before.heads if before.heads[tournament] != after.heads.get(tournament)]
    if differing:
        raise CopyDiffersError(tuple(differing))
    return after


async def contents(database: Database) -> Contents:
    """Count and digest everything in a database."""

    async def look(connection: AsyncConnection) -> dict[str, tuple[int, str]]:
        return {table.name: await _digest(connection, table) for table in TABLES}

    tables = await database.connections.read(look)
    heads = {row.id: await _head(database, row.id) for row in await database.tournaments.all()}
    return Contents(tables, heads)


async def _head(database: Database, tournament_id: str) -> str:
    """The hash of the last line of a log, or why it cannot be read."""
    try:
        records, payloads = await database.log.written(tournament_id)
    except UnreadableEventError as error:
        return f"event {error.seq} cannot be read: {error.reason}"
    return await asyncio.to_thread(lambda: deque(chained(records, payloads), maxlen=1).pop())


async def _refuse_in_use(source: Database) -> None:
    before = await source.connections.read(_leases)
    if not before:
        return
    await asyncio.sleep(LOOK_SECONDS)
    for name, (who, beat) in (await source.connections.read(_leases)).items():
        if name in before and before[name] != (who, beat):
            raise InUseError(who)


async def _leases(connection: AsyncConnection) -> dict[str, tuple[str, int]]:
    return {row.name: (row.who, row.beat) for row in await connection.execute(select(leases))}


async def _refuse_occupied(target: Database) -> None:
    async def look(connection: AsyncConnection) -> list[str]:
        occupied = []
        for table in TABLES:
            query = select(func.count()).select_from(table)
            if table is settings:
                query = query.where(settings.c.key != INSTALLATION)
            if (await connection.execute(query)).scalar_one():
                occupied.append(table.name)
        return occupied

    if await target.connections.read(look):
        raise OccupiedPlaceError(name_of(target.connections.url))


async def _copy(reading: AsyncConnection, target: Database) -> None:
    """Everything that one transaction sees, in one transaction."""

    async def write(writing: AsyncConnection) -> None:
        await writing.execute(delete(settings))
        for table in TABLES:
            try:
                async for rows in _batches(reading, table):
                    await writing.execute(insert(table), [dict(row._mapping) for row in rows])  # noqa: SLF001 - public
            except DBAPIError as error:
                raise UncopiedTableError(table.name, str(error.orig)) from error
        for name in COUNTED:
            await set_counter(writing, name, await counter(reading, name))

    await target.connections.write(write)


async def _batches(connection: AsyncConnection, table: Table) -> AsyncIterator[Sequence[Row[Any]]]:
    """All rows, so many at once: a log may be larger than the memory."""
    key = list(table.primary_key)
    query = select(table).order_by(*key).limit(AT_ONCE)
    rows = (await connection.execute(query)).all()
    while rows:
        yield rows
        last = [literal(rows[-1]._mapping[column], type_=column.type) for column in key]  # noqa: SLF001 - public
        rows = (await connection.execute(query.where(tuple_(*key) > tuple_(*last)))).all()


async def _digest(connection: AsyncConnection, table: Table) -> tuple[int, str]:
    """How many rows there are, and the sum of their hashes: databases sort texts in different ways."""
    count, total = 0, 0
    async for rows in _batches(connection, table):
        count += len(rows)
        total += await asyncio.to_thread(_sum, rows)
    return count, f"{total % 2**256:064x}"


def _sum(rows: Sequence[Row[Any]]) -> int:
    return sum(int.from_bytes(hashlib.sha256(_line(row).encode()).digest()) for row in rows)


def _line(row: Row[Any]) -> str:
    return json.dumps(list(row), sort_keys=True, default=_of_moment)


def _of_moment(value: object) -> str:
    if not isinstance(value, datetime):
        raise TypeError(type(value))
    return value.isoformat()
