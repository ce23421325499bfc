"""Copy a whole database from a file to a server or back, and compare the copy with its source."""

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
from storage.schema import leases, metadata, settings, snapshots
from storage.settings import INSTALLATION

AT_ONCE = 500
"""Rows per batch."""

LOOK_SECONDS = 6.0
"""Seconds to wait for a heartbeat; a running bot writes one every four seconds."""

TABLES = tuple(table for table in metadata.sorted_tables if table is not leases and table is not snapshots)
"""All tables in order of their references, except leases and snapshots: a copy has no holder, and writes its own."""

COUNTED = ("people", "outbox", "webhooks")
"""Tables whose ids are never reused, not even those of deleted rows."""


@dataclass(frozen=True, slots=True)
class Contents:
    """Summary of a database.

    The number of rows of each table with an order-independent digest, and the hash of the last line of each
    tournament's log.
    """

    tables: Mapping[str, tuple[int, str]]
    heads: Mapping[str, str]


async def copy_database(source_place: str, target_place: str) -> Contents:
    """Copy everything into a new or empty database. Return the summary, equal on both sides.

    The source is migrated as at any start and otherwise not changed. Raises OccupiedPlaceError if the target is not
    empty, InUseError if a bot runs on the source, UncopiedTableError if the target rejects a row, CopyDiffersError if
    the copy differs (only then are rows left in the target), and what opening raises.
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
    """Return the hash of the last line of a log, or why it cannot be read."""
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
    """Copy one snapshot in one transaction."""

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
    """Yield all rows in batches: a log may not fit into memory."""
    key = list(table.primary_key)
    query = select(table).order_by(*key).limit(AT_ONCE)
    rows = (await connection.execute(query)).all()
    while rows:
        yield rows
        last = [literal(rows[-1]._mapping[column], type_=column.type) for column in key]  # noqa: SLF001 - public
        rows = (await connection.execute(query.where(tuple_(*key) > tuple_(*last)))).all()


async def _digest(connection: AsyncConnection, table: Table) -> tuple[int, str]:
    """Return the number of rows and the sum of their hashes, since databases sort texts differently."""
    count, total = 0, 0
    async for rows in _batches(connection, table):
        count += len(rows)
        total += await asyncio.to_thread(_sum, rows)
    return count, f"{total % 2**256:064x}"


def _sum(rows: Sequence[Row[Any]]) -> int:
    return sum(int.from_bytes(hashlib.sha256(_line(row).encode()).digest()) for row in rows)


def _line(row: Row[Any]) -> str:
    return json.dumps(list(row), sort_keys=True, default=_as_text)


def _as_text(value: object) -> str:
    if isinstance(value, bytes):
        return value.hex()
    if not isinstance(value, datetime):
        raise TypeError(type(value))
    return value.isoformat()
