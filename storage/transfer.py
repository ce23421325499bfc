"""Taking a tournament out of a database, and bringing one in from somewhere else."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from functools import partial

from sqlalchemy.ext.asyncio import AsyncConnection

from formats import registry
from formats.core.commands import PassDeadline
from formats.core.decide.context import Case
from formats.core.decide.prompts import announced_again
from formats.core.engine import Engine
from formats.core.events import AboutPeople, BeaconChain, SeedReplaced
from formats.core.evolve import evolve, fold
from formats.core.log import TIMETABLE, Envelope, Record, is_person, people_in, people_of
from formats.core.log_file import LogFile, LogHeader, LogPerson, read_log, write_log
from formats.core.state import TournamentState
from formats.core.state_slices.members import Members
from storage.database import Database
from storage.log import BATCH, NO_BINDINGS, add_tournament, as_rows, numbered, write_rows
from storage.outbox import Post, queue
from storage.people import add_guest
from storage.prepared import Runner, within
from storage.tournaments import Beside, Bindings, apply_bindings, beside_of, reserve_id


@dataclass(frozen=True, slots=True)
class Imported:
    """A tournament that came in: its id here, and the new person for each person of the file.

    `new_seed`: its draws go on from another seed, which the file did not tell.
    """

    tournament_id: str
    people: Mapping[str, str]
    new_seed: bool = False


@dataclass(frozen=True, slots=True)
class Reannounced:
    """An imported tournament whose announced draws grow from another seed: its lines, and those that announce them."""

    tournament_id: str
    before: TournamentState
    records: tuple[Record, ...]
    state: TournamentState
    announced: tuple[Record, ...]
    beside: Beside


OVER = frozenset({"finished", "cancelled"})
"""The phases in which nothing is drawn any more."""


async def export_log(database: Database, tournament_id: str, *, with_seed: bool = False) -> str:
    """A tournament's log as text (see `formats.core.log_file`), with the names of all who appear in it.

    The seed of a tournament that is not over is left out, or whoever has the file would know all draws to come;
    `with_seed` is for the host, who has it anyway. Raises UnknownTournamentError, UnreadableEventError.
    """
    beside = await database.tournaments.beside(tournament_id)
    records, payloads = await database.log.written(tournament_id)
    entered = beside.people
    known = {person.id: person for person in entered.values()}
    known |= await database.people.many(people_of(records) - known.keys())
    people = {
        person_id: LogPerson(
            name=person.name,
            entrants=tuple(sorted(entrant for entrant, behind in entered.items() if behind.id == person_id)),
        )
        for person_id, person in sorted(known.items())
    }
    engine = await database.log.engine(tournament_id)
    header = LogHeader(tournament=tournament_id, title=beside.row.title, engine=engine, people=people)
    seed = with_seed or beside.row.phase in OVER
    return await asyncio.to_thread(write_log, header, records, payloads, seed=seed)


async def import_log(database: Database, text: str, *, at: datetime, bindings: Bindings = NO_BINDINGS) -> Imported:
    """Bring a log in as a new tournament, its people as guests, in one transaction.

    `bindings` say where it is played from now on and who directs it here. Where the log of a running tournament has no
    seed its draws go on from a new one. Raises BadLogError, naming the line, and keeps nothing, where the text is no
    log, or one that was changed or cut after it was exported.
    """
    file = await asyncio.to_thread(read_log, text)
    return await store_log(database, file, at=at, bindings=bindings)


async def store_log(
    database: Database,
    file: LogFile,
    *,
    at: datetime,
    engine: Engine | None = None,
    bindings: Bindings = NO_BINDINGS,
    beacon: BeaconChain | None = None,
    also: Callable[[TournamentState], Sequence[Record]] = lambda _state: (),
    posts: Callable[[Reannounced], Sequence[Post]] = lambda _again: (),
) -> Imported:
    """The same for a log that was read already.

    `also` gives lines that follow the last, by people of this database; `beacon` is the one from which draws take their
    randomness that have to be announced again, and `posts` says what is posted about those.
    """
    state = file.state
    engine = engine or registry.engine()
    reseeded = _with_new_seed(file, engine, at, beacon) if not state.seed and state.phase not in OVER else []
    state = fold(reseeded, state)

    async def write(connection: AsyncConnection) -> Imported:
        names = {record.actor: "" for record in file.records if is_person(record.actor)}
        names |= dict.fromkeys(sorted(people_in(file.records)), "")
        names |= {old: person.name for old, person in file.header.people.items()}
        people = {old: (await add_guest(connection, name)).id for old, name in names.items()}
        records = [_renamed(record, people) async for record in _unhurried(file.records)]
        records += reseeded
        entrants = {entrant: people[old] for old, person in file.header.people.items() for entrant in person.entrants}
        tournament_id = await reserve_id(connection)
        rows = await as_rows([*records, *also(state)], engine=file.header.engine)
        acting = {
            entrant: [people[person] for person in theirs]
            for entrant, theirs in state.trace(Members).by_entrant.items()
        }
        bound = replace(
            bindings,
            title=state.title,
            phase=state.phase,
            entrants={**entrants, **bindings.entrants},
            members=acting,
        )

        def script(run: Runner) -> None:
            add_tournament(run, tournament_id, title=state.title, at=at)
            write_rows(run, tournament_id, rows)
            apply_bindings(run, tournament_id, bound)

        await within(connection, script)
        if len(reseeded) > 1:
            beside = await within(connection, partial(beside_of, tournament_id=tournament_id))
            again = Reannounced(tournament_id, file.state, tuple(records), state, tuple(reseeded), beside)
            told = await asyncio.to_thread(posts, again)
            command_id = reseeded[0].command_id
            await within(
                connection, partial(queue, tournament_id=tournament_id, command_id=command_id, posts=told, at=at)
            )
        return Imported(tournament_id, people, new_seed=bool(reseeded))

    return await database.connections.write(write)


def _with_new_seed(file: LogFile, engine: Engine, at: datetime, beacon: BeaconChain | None) -> list[Record]:
    """A seed from the operating system's source of chance, and the announcements of draws that now grow from it."""
    last = file.records[-1]
    event = SeedReplaced(seed=secrets.token_hex(32), identity=file.state.identity)
    record = Record(seq=last.seq + 1, command_id="new-seed", actor=TIMETABLE, at=max(at, last.at), event=event)
    envelope = Envelope(
        command_id=record.command_id, actor=record.actor, at=record.at, command=PassDeadline(), beacon=beacon
    )
    announced = announced_again(Case(evolve(file.state, record), envelope, engine))
    following = numbered(announced, after=record.seq, command_id=record.command_id, actor=record.actor, at=record.at)
    return [record, *following]


def _renamed(record: Record, people: Mapping[str, str]) -> Record:
    """The record with the people of this database in place of those of the file."""
    event = record.event.with_people(people) if isinstance(record.event, AboutPeople) else record.event
    return record.model_copy(update={"actor": people.get(record.actor, record.actor), "event": event})


async def _unhurried(records: Sequence[Record]) -> AsyncIterator[Record]:
    """One after the other, letting others go on now and then."""
    for index, record in enumerate(records):
        if index % BATCH == 0:
            await asyncio.sleep(0)
        yield record
