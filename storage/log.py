"""Append-only event log. One command is one transaction with everything that it causes."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from types import SimpleNamespace
from typing import Any, TypeAlias

from pydantic import ValidationError
from sqlalchemy import Insert, Integer, and_, bindparam, case, exists, func, insert, or_, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from formats.core.chain import Payload
from formats.core.errors import NewerEventError
from formats.core.events import EVENT, Event, TournamentCreated
from formats.core.log import Record
from formats.core.log_file import first_problem
from storage.dialect import alone, insert_on
from storage.errors import (
    AlreadyDoneError,
    StaleWriteError,
    TournamentExistsError,
    UnknownTournamentError,
    UnreadableEventError,
)
from storage.outbox import Post, queue
from storage.parts import Part, reads, reads_script
from storage.people import Person, add_people
from storage.schema import commands, tournaments
from storage.schema import events as lines
from storage.sql import Runner, Statement, Values
from storage.tournaments import Bindings, apply_bindings, require_tournament

NO_BINDINGS = Bindings()
FIRST_PHASE = "draft"

Line: TypeAlias = SimpleNamespace
"""A row of a log."""

BATCH = 100
"""Number of events that are read or encoded before other tasks may run."""


@dataclass(frozen=True, slots=True)
class LogEntry:
    """Result of one command: its lines of the log, changes to the rows beside it, and posts."""

    records: tuple[Record, ...]
    bindings: Bindings = NO_BINDINGS
    posts: Sequence[Post] = ()


class EventLog(Part):
    """Reads and appends to the logs of all tournaments."""

    async def write(
        self,
        tournament_id: str,
        entries: Sequence[LogEntry],
        *,
        engine: str,
        at: datetime,
        people: Sequence[Person] = (),
        is_import: bool = False,
    ) -> None:
        """Append what commands did in one transaction: their events, the rows beside the log and their posts.

        `engine` is the version that decided. `people` are new, with ids from `People.reserve`. A first line of number 1
        creates the tournament. An import keeps the command ids of another database, so it is not compared with commands
        that created tournaments here.

        Raises AlreadyDoneError if the first command is in a log already, StaleWriteError if the log has grown since the
        decision or an account got a person meanwhile, UnknownTournamentError, TournamentExistsError, and
        UnknownPersonError if a post or binding refers to a missing person. Nothing is written then.
        """
        if not entries or not all(entry.records for entry in entries):
            raise ValueError("a command that did nothing has nothing to write")
        first = entries[0].records[0]
        title = _title_of(first.event) if first.seq == 1 else None
        rows = await as_rows([record for entry in entries for record in entry.records], engine=engine)

        def check(run: Runner) -> None:
            if title is None:
                refuse_late(run, tournament_id, first.command_id, first.seq - 1)
            elif not is_import:
                refuse_second_creation(run, first.command_id)

        def script(run: Runner) -> None:
            if title is not None or not run.relies_on_keys:
                check(run)
            if title is not None:
                add_tournament(run, tournament_id, title=title, at=at)
            if not add_people(run, people):
                raise StaleWriteError(tournament_id, first.seq - 1, first.seq - 1)
            write_rows(run, tournament_id, rows)
            for entry in entries:
                apply_bindings(run, tournament_id, entry.bindings)
                queue(run, tournament_id, entry.records[0].command_id, entry.posts, at=at)

        try:
            await self.connections.write_script(script, key=tournament_id)
        except IntegrityError:
            # Of concurrent processes the primary keys let one write; the others raise the specific error.
            await self.connections.read_script(check)
            raise

    async def load(self, tournament_id: str, *, after: int = 0) -> Sequence[Record]:
        """Return the events after number `after`, oldest first; UnknownTournamentError, UnreadableEventError."""
        records, _ = await self.written(tournament_id, after=after)
        return records

    async def written(self, tournament_id: str, *, after: int = 0) -> tuple[Sequence[Record], Sequence[Payload]]:
        """As `load`, with each event as it was first written, which is what hashes are over."""
        return await read_lines(await self._lines(tournament_id, after))

    @reads_script
    def _lines(self, run: Runner, tournament_id: str, after: int) -> Sequence[Line]:
        return lines_after(run, tournament_id, after)

    @reads
    async def head(self, connection: AsyncConnection, tournament_id: str) -> int:
        """Return the number of the last event, or raise UnknownTournamentError."""
        await require_tournament(connection, tournament_id)
        return await _head(connection, tournament_id)

    @reads
    async def engine(self, connection: AsyncConnection, tournament_id: str) -> str:
        """Return the engine version that decided the last event, or raise UnknownTournamentError."""
        query = select(lines.c.engine).where(lines.c.tournament_id == tournament_id).order_by(lines.c.seq.desc())
        await require_tournament(connection, tournament_id)
        return str((await connection.execute(query.limit(1))).scalar_one())


def numbered(decided: Sequence[Event], *, after: int, command_id: str, actor: str, at: datetime) -> tuple[Record, ...]:
    """Return a command's events as lines of the log, numbered from `after` + 1."""
    return tuple(
        Record(seq=seq, command_id=command_id, actor=actor, at=at, event=event)
        for seq, event in enumerate(decided, start=after + 1)
    )


def _title_of(event: Event) -> str:
    if not isinstance(event, TournamentCreated):
        raise ValueError("a tournament begins with TournamentCreated")  # noqa: TRY004 - right type, wrong event
    return event.title


_ADD_TOURNAMENT = Statement(
    lambda dialect: insert_on(dialect, tournaments).on_conflict_do_nothing().inline(),
    columns=["id", "created_at", "title", "phase"],
)


def add_tournament(run: Runner, tournament_id: str, *, title: str, at: datetime) -> None:
    """Insert a tournament into the list, within a transaction; TournamentExistsError."""
    line = {"id": tournament_id, "created_at": at, "title": title, "phase": FIRST_PHASE}
    if run.run(_ADD_TOURNAMENT, line) == 0:
        raise TournamentExistsError(tournament_id=tournament_id)


@dataclass(frozen=True, slots=True)
class LogRows:
    """Lines of a log and the commands that wrote them, as rows without the tournament."""

    commands: Sequence[Values]
    lines: Sequence[Values]


async def as_rows(records: Iterable[Record], *, engine: str) -> LogRows:
    """Return these lines as rows; other tasks may run in between."""
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


_MARK_COMMAND = Statement(lambda _: insert(commands).inline(), columns=[column.name for column in commands.c])
_WRITE_LINE = Statement(lambda _: insert(lines).inline(), columns=[column.name for column in lines.c])


def write_rows(run: Runner, tournament_id: str, rows: LogRows) -> None:
    """Insert lines of a log and the commands that wrote them, within a transaction."""
    here = {"tournament_id": tournament_id}
    run.run_each(_MARK_COMMAND, [{**here, **row} for row in rows.commands])
    if run.relies_on_keys:
        numbered_rows: list[Values] = [{**here, **row, "log": tournament_id, "line": row["seq"]} for row in rows.lines]
        run.run_each(_WRITE_NEXT_LINE, numbered_rows)
    else:
        run.run_each(_WRITE_LINE, [{**here, **row} for row in rows.lines])


def _insert_next_line() -> Insert:
    """Return an INSERT that the database refuses unless the line before is in the log: the number would be NULL.

    The primary key refuses a number that is taken, but not one that leaves a gap, as after a failover to a standby that
    had not received the last commits.
    """
    before, number = lines.alias(), bindparam("line", type_=Integer)
    is_there = exists().where(before.c.tournament_id == bindparam("log"), before.c.seq == number - 1)
    return insert(lines).values(seq=case((or_(number == 1, is_there), number))).inline()


_WRITE_NEXT_LINE = Statement(
    lambda _: _insert_next_line(), columns=[column.name for column in lines.c if column.name != "seq"]
)


_IN_TOURNAMENT = lines.c.tournament_id == bindparam("tournament")
_DONE = and_(commands.c.tournament_id == bindparam("tournament"), commands.c.command_id == bindparam("command"))
_HEAD_AND_COMMAND = Statement(
    lambda _: select(
        select(func.max(lines.c.seq)).where(_IN_TOURNAMENT).scalar_subquery(),
        select(commands.c.first_seq).where(_DONE).scalar_subquery(),
    )
)
_COMMAND = Statement(lambda _: select(commands.c.first_seq, commands.c.last_seq).where(_DONE))


def refuse_late(run: Runner, tournament_id: str, command_id: str, expected_seq: int) -> None:
    """Raise AlreadyDoneError, UnknownTournamentError or StaleWriteError if a command cannot be appended."""
    command = {"tournament": tournament_id, "command": command_id}
    head, done = run.first(_HEAD_AND_COMMAND, command) or (None, None)
    if done is not None:
        first_seq, last_seq = run.first(_COMMAND, command) or (done, done)
        raise AlreadyDoneError(tournament_id, command_id, first_seq, last_seq)
    if head is None:
        raise UnknownTournamentError(tournament_id=tournament_id)
    if head != expected_seq:
        raise StaleWriteError(tournament_id=tournament_id, expected=expected_seq, actual=head)


_ALONE = Statement(lambda dialect: alone(dialect, "command"))
"""Lock against concurrent creations by the same command, which no key would tell apart."""

_CREATION = Statement(
    lambda _: select(commands.c.tournament_id, commands.c.last_seq).where(
        commands.c.command_id == bindparam("command"), commands.c.first_seq == 1
    )
)


def refuse_second_creation(run: Runner, command_id: str) -> None:
    """Raise AlreadyDoneError if this command has created a tournament before."""
    run.first(_ALONE, {"command": command_id})
    row = run.first(_CREATION, {"command": command_id})
    if row is not None:
        tournament_id, last_seq = row
        raise AlreadyDoneError(tournament_id, command_id, 1, last_seq)


async def _head(connection: AsyncConnection, tournament_id: str) -> int:
    query = select(func.coalesce(func.max(lines.c.seq), 0)).where(lines.c.tournament_id == tournament_id)
    return int((await connection.execute(query)).scalar_one())


def lines_after(run: Runner, tournament_id: str, after: int) -> Sequence[Line]:
    """The rows of a log after this one, within somebody's transaction; UnknownTournamentError."""
    rows = run.rows(_LINES, {"tournament": tournament_id, "after": after})
    if not rows and run.first(_EXISTS, {"tournament": tournament_id}) is None:
        raise UnknownTournamentError(tournament_id=tournament_id)
    return rows


_LINES = Statement(
    lambda _: select(lines).where(_IN_TOURNAMENT, lines.c.seq > bindparam("after")).order_by(lines.c.seq)
)
_EXISTS = Statement(lambda _: select(tournaments.c.id).where(tournaments.c.id == bindparam("tournament")))


async def read_lines(rows: Sequence[Line]) -> tuple[Sequence[Record], Sequence[Payload]]:
    """Read rows of a log while others get their turns: records, and each event as it was first written."""
    records, payloads = list[Record](), list[Payload]()
    for index, row in enumerate(rows):
        if index % BATCH == 0:
            await asyncio.sleep(0)
        records.append(_as_record(row))
        payloads.append(json.loads(row.payload))
    return records, payloads


def _as_record(row: Line) -> Record:
    try:
        event = EVENT.validate_json(row.payload)
    except NewerEventError as error:
        raise UnreadableEventError(row.tournament_id, row.seq, row.kind, str(error), newer=True) from error
    except ValidationError as error:
        raise UnreadableEventError(
            tournament_id=row.tournament_id, seq=row.seq, kind=row.kind, reason=first_problem(error)
        ) from error
    return Record(seq=row.seq, command_id=row.command_id, actor=row.actor, at=row.at, event=event)
