"""The log of events: append-only, one transaction a command, everything a command causes inside it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from pydantic import ValidationError
from sqlalchemy import Row, and_, bindparam, func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from formats.core.chain import Payload
from formats.core.errors import NewerEventError
from formats.core.events import EVENT, Event, TournamentCreated
from formats.core.log import Record
from formats.core.log_file import first_problem
from storage.connections import Part, reads
from storage.dialect import alone, insert_on
from storage.errors import (
    AlreadyDoneError,
    StaleWriteError,
    TournamentExistsError,
    UnknownTournamentError,
    UnreadableEventError,
)
from storage.outbox import Post, queue
from storage.prepared import Prepared, Runner, Values, within
from storage.schema import commands, tournaments
from storage.schema import events as lines
from storage.tournaments import Bindings, apply_bindings, require_tournament

NO_BINDINGS = Bindings()
FIRST_PHASE = "draft"

BATCH = 100
"""How many events are read or written out before others get a turn on the event loop."""


class EventLog(Part):
    """Reads and appends to the logs of all tournaments."""

    async def create(
        self,
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
        title = created.title
        records = numbered(events, after=0, command_id=command_id, actor=actor, at=at)
        rows = await as_rows(records, engine=created.engine)

        def script(run: Runner) -> None:
            refuse_second_creation(run, command_id)
            add_tournament(run, tournament_id, title=title, at=at)
            write_rows(run, tournament_id, rows)
            apply_bindings(run, tournament_id, bindings)
            queue(run, tournament_id, command_id, posts, at=at)

        await self.connections.write_script(script)
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
        rows = await as_rows(records, engine=engine)

        def script(run: Runner) -> None:
            refuse_late(run, tournament_id, command_id, expected_seq)
            write_rows(run, tournament_id, rows)
            apply_bindings(run, tournament_id, bindings)
            queue(run, tournament_id, command_id, posts, at=at)

        try:
            await self.connections.write_script(script)
        except IntegrityError:
            # Where other processes write at the same moment, the primary keys decide; then say who was first.
            await self.connections.read(
                lambda connection: within(
                    connection, lambda run: refuse_late(run, tournament_id, command_id, expected_seq)
                )
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


_ADD_TOURNAMENT = Prepared(
    lambda dialect: insert_on(dialect, tournaments).on_conflict_do_nothing().inline(),
    columns=["id", "created_at", "title", "phase"],
)


def add_tournament(run: Runner, tournament_id: str, *, title: str, at: datetime) -> None:
    """A new line in the list of tournaments, within somebody's transaction; TournamentExistsError."""
    line = {"id": tournament_id, "created_at": at, "title": title, "phase": FIRST_PHASE}
    if run.run(_ADD_TOURNAMENT, line) == 0:
        raise TournamentExistsError(tournament_id=tournament_id)


@dataclass(frozen=True, slots=True)
class LogRows:
    """Lines of a log, and the commands that wrote them, as rows without their tournament."""

    commands: Sequence[Values]
    lines: Sequence[Values]


async def as_rows(records: Iterable[Record], *, engine: str) -> LogRows:
    """These lines as rows, made while others get their turns."""
    rows: list[Values] = []
    marks: dict[str, dict[str, Any]] = {}
    for index, record in enumerate(records, start=1):
        if index % BATCH == 0:
            await asyncio.sleep(0)
        rows.append(
            {
                "seq": record.seq,
                "command_id": record.command_id,
                "actor": record.actor,
                "at": record.at,
                "kind": record.event.kind,
                "payload": EVENT.dump_json(record.event).decode(),
                "engine": engine,
            }
        )
        mark = {"command_id": record.command_id, "first_seq": record.seq}
        marks.setdefault(record.command_id, mark)["last_seq"] = record.seq
    return LogRows(list(marks.values()), rows)


_MARK_COMMAND = Prepared(lambda _: insert(commands).inline(), columns=[column.name for column in commands.c])
_WRITE_LINE = Prepared(lambda _: insert(lines).inline(), columns=[column.name for column in lines.c])


def write_rows(run: Runner, tournament_id: str, rows: LogRows) -> None:
    """Write lines of a log and the commands that wrote them, within somebody's transaction."""
    here = {"tournament_id": tournament_id}
    run.run_each(_MARK_COMMAND, [{**here, **row} for row in rows.commands])
    run.run_each(_WRITE_LINE, [{**here, **row} for row in rows.lines])


_IN_TOURNAMENT = lines.c.tournament_id == bindparam("tournament")
_DONE = and_(commands.c.tournament_id == bindparam("tournament"), commands.c.command_id == bindparam("command"))
_HEAD_AND_COMMAND = Prepared(
    lambda _: select(
        select(func.max(lines.c.seq)).where(_IN_TOURNAMENT).scalar_subquery(),
        select(commands.c.first_seq).where(_DONE).scalar_subquery(),
    )
)
_COMMAND = Prepared(lambda _: select(commands.c.first_seq, commands.c.last_seq).where(_DONE))


def refuse_late(run: Runner, tournament_id: str, command_id: str, expected_seq: int) -> None:
    """Raise AlreadyDoneError, UnknownTournamentError or StaleWriteError where a command cannot be appended any more."""
    command = {"tournament": tournament_id, "command": command_id}
    head, done = run.first(_HEAD_AND_COMMAND, command) or (None, None)
    if done is not None:
        first_seq, last_seq = run.first(_COMMAND, command) or (done, done)
        raise AlreadyDoneError(tournament_id, command_id, first_seq, last_seq)
    if head is None:
        raise UnknownTournamentError(tournament_id=tournament_id)
    if head != expected_seq:
        raise StaleWriteError(tournament_id=tournament_id, expected=expected_seq, actual=head)


_ALONE = Prepared(lambda dialect: alone(dialect, "command"))
"""No key tells two creations by one command apart: only one of them at a time."""

_CREATION = Prepared(
    lambda _: select(commands.c.tournament_id, commands.c.last_seq).where(
        commands.c.command_id == bindparam("command"), commands.c.first_seq == 1
    )
)


def refuse_second_creation(run: Runner, command_id: str) -> None:
    """Raise AlreadyDoneError where this command has begun a tournament before."""
    run.first(_ALONE, {"command": command_id})
    row = run.first(_CREATION, {"command": command_id})
    if row is not None:
        tournament_id, last_seq = row
        raise AlreadyDoneError(tournament_id, command_id, 1, last_seq)


async def _head(connection: AsyncConnection, tournament_id: str) -> int:
    query = select(func.coalesce(func.max(lines.c.seq), 0)).where(lines.c.tournament_id == tournament_id)
    return int((await connection.execute(query)).scalar_one())


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
