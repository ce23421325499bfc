"""The log of events: append-only, one transaction a command, everything a command causes inside it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Any

from pydantic import ValidationError
from sqlalchemy import Row, RowMapping, func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from formats.core.chain import Payload
from formats.core.errors import NewerEventError
from formats.core.events import EVENT, Event, TournamentCreated
from formats.core.log import Record
from formats.core.log_file import first_problem
from storage.connections import Part, reads, writes
from storage.errors import (
    AlreadyDoneError,
    StaleWriteError,
    TournamentExistsError,
    UnknownTournamentError,
    UnreadableEventError,
)
from storage.outbox import Post, queue
from storage.schema import commands, tournaments
from storage.schema import events as lines
from storage.tournaments import Bindings, apply_bindings, require_tournament

NO_BINDINGS = Bindings()
FIRST_PHASE = "draft"

BATCH = 100
"""How many events are read or written out before others get a turn on the event loop."""


class EventLog(Part):
    """Reads and appends to the logs of all tournaments."""

    @writes
    async def create(
        self,
        connection: AsyncConnection,
        tournament_id: str,
        *,
        command_id: str,
        actor: str,
        at: datetime,
        events: Sequence[Event],
        posts: Sequence[Post] = (),
        bindings: Bindings = NO_BINDINGS,
    ) -> tuple[Record, ...]:
        """Begin a tournament: its row, its first events (the first is TournamentCreated) and all that goes with them.

        Raises TournamentExistsError where the id is taken, and AlreadyDoneError, naming the tournament, where the same
        command created one before.
        """
        created = events[0] if events else None
        if not isinstance(created, TournamentCreated):
            raise ValueError("a tournament begins with TournamentCreated")  # noqa: TRY004 - right type, wrong event
        await _refuse_second_creation(connection, command_id)
        await add_tournament(connection, tournament_id, title=created.title, at=at)
        records = numbered(events, after=0, command_id=command_id, actor=actor, at=at)
        await write_records(connection, tournament_id, records, engine=created.engine)
        await apply_bindings(connection, tournament_id, bindings)
        await queue(connection, tournament_id, command_id, posts, at=at)
        return records

    async def append(
        self,
        tournament_id: str,
        *,
        expected_seq: int,
        command_id: str,
        actor: str,
        at: datetime,
        engine: str,
        events: Sequence[Event],
        posts: Sequence[Post] = (),
        bindings: Bindings = NO_BINDINGS,
    ) -> tuple[Record, ...]:
        """Add what a command did to the log, with its posts and bindings, all or nothing.

        `expected_seq` is the number of the last event the decision knew; `engine` the version that decided.
        Raises AlreadyDoneError where the command was carried out before, UnknownTournamentError, StaleWriteError where
        the log has grown since, UnknownPersonError where a post or binding names nobody. Nothing is written then.
        """
        if not events:
            raise ValueError("a command that did nothing has nothing to append")
        records = numbered(events, after=expected_seq, command_id=command_id, actor=actor, at=at)

        async def write(connection: AsyncConnection) -> None:
            await _refuse_late(connection, tournament_id, command_id, expected_seq)
            await write_records(connection, tournament_id, records, engine=engine)
            await apply_bindings(connection, tournament_id, bindings)
            await queue(connection, tournament_id, command_id, posts, at=at)

        try:
            await self.connections.write(write)
        except IntegrityError:
            # Where other processes write at the same moment, the primary keys decide; then say who was first.
            await self.connections.read(
                lambda connection: _refuse_late(connection, tournament_id, command_id, expected_seq)
            )
            raise
        return records

    async def load(self, tournament_id: str, *, after: int = 0) -> list[Record]:
        """The events after number `after`, oldest first; UnknownTournamentError, UnreadableEventError."""
        records = []
        for index, row in enumerate(await self._rows(tournament_id, after)):
            if index % BATCH == 0:
                await asyncio.sleep(0)
            records.append(_as_record(row))
        return records

    async def written(self, tournament_id: str) -> tuple[list[Record], list[Payload]]:
        """The whole log, and each event as it was first written, which is what hashes are over; the same errors."""
        records, payloads = [], []
        for index, row in enumerate(await self._rows(tournament_id, 0)):
            if index % BATCH == 0:
                await asyncio.sleep(0)
            records.append(_as_record(row))
            payloads.append(json.loads(row.payload))
        return records, payloads

    @reads
    async def _rows(self, connection: AsyncConnection, tournament_id: str, after: int) -> Sequence[Row[Any]]:
        await require_tournament(connection, tournament_id)
        query = select(lines).where(lines.c.tournament_id == tournament_id, lines.c.seq > after).order_by(lines.c.seq)
        return (await connection.execute(query)).all()

    @reads
    async def head(self, connection: AsyncConnection, tournament_id: str) -> int:
        """The number of the last event, or UnknownTournamentError."""
        await require_tournament(connection, tournament_id)
        return await _head(connection, tournament_id)

    @reads
    async def engine(self, connection: AsyncConnection, tournament_id: str) -> str:
        """The engine's version that decided the last event, or UnknownTournamentError."""
        query = select(lines.c.engine).where(lines.c.tournament_id == tournament_id).order_by(lines.c.seq.desc())
        await require_tournament(connection, tournament_id)
        return str((await connection.execute(query.limit(1))).scalar_one())


def numbered(decided: Sequence[Event], *, after: int, command_id: str, actor: str, at: datetime) -> tuple[Record, ...]:
    """A command's events as lines of the log, counted on from `after`."""
    return tuple(
        Record(seq=seq, command_id=command_id, actor=actor, at=at, event=event)
        for seq, event in enumerate(decided, start=after + 1)
    )


async def add_tournament(connection: AsyncConnection, tournament_id: str, *, title: str, at: datetime) -> None:
    """A new line in the list of tournaments, within somebody's transaction; TournamentExistsError."""
    try:
        await connection.execute(
            insert(tournaments).values(id=tournament_id, created_at=at, title=title, phase=FIRST_PHASE)
        )
    except IntegrityError:
        raise TournamentExistsError(tournament_id=tournament_id) from None


async def write_records(
    connection: AsyncConnection, tournament_id: str, records: Iterable[Record], *, engine: str
) -> None:
    """Write lines of a log and the commands that wrote them, within somebody's transaction."""
    rows: list[dict[str, Any]] = []
    marks: dict[str, dict[str, Any]] = {}
    for index, record in enumerate(records):
        if index % BATCH == 0:
            await asyncio.sleep(0)
        rows.append(
            {
                "tournament_id": tournament_id,
                "seq": record.seq,
                "command_id": record.command_id,
                "actor": record.actor,
                "at": record.at,
                "kind": record.event.kind,
                "payload": EVENT.dump_json(record.event).decode(),
                "engine": engine,
            }
        )
        mark = {"tournament_id": tournament_id, "command_id": record.command_id, "first_seq": record.seq}
        marks.setdefault(record.command_id, mark)["last_seq"] = record.seq
    for table, values in ((commands, list(marks.values())), (lines, rows)):
        for start in range(0, len(values), BATCH):
            await connection.execute(insert(table), values[start : start + BATCH])


async def _refuse_late(connection: AsyncConnection, tournament_id: str, command_id: str, expected_seq: int) -> None:
    row = await _command(connection, tournament_id, command_id)
    if row is not None:
        raise AlreadyDoneError(**row)
    actual = await _head(connection, tournament_id)
    if actual == 0:
        raise UnknownTournamentError(tournament_id=tournament_id)
    if actual != expected_seq:
        raise StaleWriteError(tournament_id=tournament_id, expected=expected_seq, actual=actual)


async def _refuse_second_creation(connection: AsyncConnection, command_id: str) -> None:
    query = select(commands).where(commands.c.command_id == command_id, commands.c.first_seq == 1)
    row = (await connection.execute(query)).mappings().first()
    if row is not None:
        raise AlreadyDoneError(**row)


async def _head(connection: AsyncConnection, tournament_id: str) -> int:
    query = select(func.coalesce(func.max(lines.c.seq), 0)).where(lines.c.tournament_id == tournament_id)
    return int((await connection.execute(query)).scalar_one())


async def _command(connection: AsyncConnection, tournament_id: str, command_id: str) -> RowMapping | None:
    query = select(commands).where(commands.c.tournament_id == tournament_id, commands.c.command_id == command_id)
    return (await connection.execute(query)).mappings().first()


def _as_record(row: Row[Any]) -> Record:
    try:
        event = EVENT.validate_json(row.payload)
    except NewerEventError as error:
        raise UnreadableEventError(row.tournament_id, row.seq, row.kind, str(error), newer=True) from error
    except ValidationError as error:
        raise UnreadableEventError(
            tournament_id=row.tournament_id, seq=row.seq, kind=row.kind, reason=first_problem(error)
        ) from error
    return Record(seq=row.seq, command_id=row.command_id, actor=row.actor, at=row.at, event=event)
