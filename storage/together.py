"""What several commands did, written in one transaction with everything that goes with it: all of it, or nothing."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import partial

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from formats.core.events import TournamentCreated
from formats.core.log import Record
from formats.core.values import EntrantId
from storage.database import Database
from storage.log import NO_BINDINGS, add_tournament, as_rows, refuse_late, refuse_second_creation, write_rows
from storage.outbox import Post, queue
from storage.people import add_guest, known_or_new
from storage.prepared import Runner, within
from storage.tournaments import Beside, Bindings, apply_bindings, beside_of, reserve_id


@dataclass(frozen=True, slots=True)
class Newcomer:
    """Whoever stands behind a new entrant: a guest of that name, or the person with an account, known here or not."""

    name: str
    account: int | None = None


@dataclass(frozen=True, slots=True)
class Done:
    """What one of the commands did: its lines of the log, who stands behind its new entrants, its rows beside it."""

    command_id: str
    records: tuple[Record, ...]
    newcomers: Mapping[EntrantId, Newcomer] = field(default_factory=dict)
    bindings: Bindings = NO_BINDINGS


async def write_together(
    database: Database,
    done: Sequence[Done],
    *,
    tournament_id: str | None,
    engine: str,
    at: datetime,
    posts: Callable[[Done, str, Beside], Awaitable[Sequence[Post]]],
) -> str:
    """Write them in their order; the tournament's id. None begins a tournament.

    `posts` says what is to be posted because of one, given the id and the rows beside the log with its own among them.
    Raises what appending a single one raises, or creating; then nothing is kept, nor where `posts` raises.
    """

    async def write(connection: AsyncConnection) -> str:
        where = await reserve_id(connection) if tournament_id is None else tournament_id
        await within(connection, lambda run: _begin(run, done[0], where, at=at, new=tournament_id is None))
        for write in done:
            people = {entrant: await _person(connection, newcomer) for entrant, newcomer in write.newcomers.items()}
            rows, bindings = await as_rows(write.records, engine=engine), replace(write.bindings, entrants=people)
            await within(connection, partial(write_rows, tournament_id=where, rows=rows))
            await within(connection, partial(apply_bindings, tournament_id=where, bindings=bindings))
            told = await posts(write, where, await within(connection, partial(beside_of, tournament_id=where)))
            await within(
                connection, partial(queue, tournament_id=where, command_id=write.command_id, posts=told, at=at)
            )
        return where

    try:
        return await database.connections.write(write)
    except IntegrityError:
        if tournament_id is not None:
            # Where other processes write at the same moment, the primary keys decide; then say who was first.
            await database.connections.read(
                lambda connection: within(connection, lambda run: _begin(run, done[0], tournament_id, at=at, new=False))
            )
        raise


def _begin(run: Runner, first: Done, where: str, *, at: datetime, new: bool) -> None:
    """Refuse what was done before; a new tournament gets its line in the list."""
    if new:
        refuse_second_creation(run, first.command_id)
        add_tournament(run, where, title=_title(first), at=at)
    else:
        refuse_late(run, where, first.command_id, first.records[0].seq - 1)


def _title(first: Done) -> str:
    created = first.records[0].event
    if not isinstance(created, TournamentCreated):
        raise ValueError("a tournament begins with TournamentCreated")  # noqa: TRY004 - right type, wrong event
    return created.title


async def _person(connection: AsyncConnection, newcomer: Newcomer) -> str:
    if newcomer.account is None:
        return (await add_guest(connection, newcomer.name)).id
    return (await known_or_new(connection, newcomer.account, newcomer.name)).id
