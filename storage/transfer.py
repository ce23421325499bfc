"""Export and import of tournaments."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

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
from storage.log import BATCH, NO_BINDINGS, LogEntry, numbered
from storage.outbox import Post
from storage.people import Newcomer
from storage.tournaments import Beside, Bindings, TournamentRow


@dataclass(frozen=True, slots=True)
class Imported:
    """An imported tournament: its id here, and the new person for each person of the file.

    `new_seed`: later draws use another seed, because the file did not contain it.
    """

    tournament_id: str
    people: Mapping[str, str]
    new_seed: bool = False


@dataclass(frozen=True, slots=True)
class Reannounced:
    """An imported tournament whose announced draws have another seed: its lines, and the new announcements."""

    tournament_id: str
    before: TournamentState
    records: tuple[Record, ...]
    state: TournamentState
    announced: tuple[Record, ...]
    beside: Beside


OVER = frozenset({"finished", "cancelled"})
"""The phases without further draws."""


async def export_log(database: Database, tournament_id: str, *, with_seed: bool = False) -> str:
    """Return a tournament's log as text (see `formats.core.log_file`), with the names of all who appear in it.

    The seed of an unfinished tournament is omitted, since it reveals all later draws; `with_seed` is for the host, who
    can read it anyway. Raises UnknownTournamentError, UnreadableEventError.
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
    """Import a log as a new tournament, its people as guests, in one transaction.

    `bindings` are its channel and staff here. Without a seed in the log of an unfinished tournament, later draws use a
    new one. Raises BadLogError, naming the line, and stores nothing, if the text is not a log, or was changed or cut
    after its export.
    """
    file = await asyncio.to_thread(read_log, text)
    return await import_file(database, file, at=at, bindings=bindings)


async def import_file(
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
    """Import a log that was parsed already, as `import_log` does.

    `also` returns lines to append, by people of this database; `beacon` is the randomness source of draws that have to
    be announced again, and `posts` returns the posts about those.
    """
    state = file.state
    engine = engine or registry.engine()
    reseeded = _with_new_seed(file, engine, at, beacon) if not state.seed and state.phase not in OVER else []
    state = fold(reseeded, state)
    names = {record.actor: "" for record in file.records if is_person(record.actor)}
    names |= dict.fromkeys(sorted(people_in(file.records)), "")
    names |= {old: person.name for old, person in file.header.people.items()}
    new = (await database.people.reserve([Newcomer(name) for name in names.values()])).new
    by_old = dict(zip(names, new, strict=True))
    people = {old: person.id for old, person in by_old.items()}
    records = tuple([_renamed(record, people) async for record in _unhurried(file.records)])
    entrants = {entrant: by_old[old] for old, person in file.header.people.items() for entrant in person.entrants}
    tournament_id = await database.tournaments.next_id()
    bound = replace(
        bindings,
        title=state.title,
        phase=state.phase,
        entrants={**{entrant: person.id for entrant, person in entrants.items()}, **bindings.entrants},
        members={who: [people[old] for old in theirs] for who, theirs in state.slice_of(Members).by_entrant.items()},
    )
    entries = [LogEntry(records, bound)]
    if reseeded:
        place = (bindings.guild_id, bindings.channel_id, bindings.voice_channel_id)
        row = TournamentRow(tournament_id, at, state.title, state.phase, *place)
        beside = Beside(row, entrants, tuple(bindings.staff_added))
        again = Reannounced(tournament_id, file.state, (*records, *reseeded), state, tuple(reseeded), beside)
        told = await asyncio.to_thread(posts, again) if len(reseeded) > 1 else ()
        entries.append(LogEntry(tuple(reseeded), posts=told))
    if following := also(state):
        entries.append(LogEntry(tuple(following)))
    await database.log.write(tournament_id, entries, engine=file.header.engine, at=at, people=new, is_import=True)
    return Imported(tournament_id, people, new_seed=bool(reseeded))


def _with_new_seed(file: LogFile, engine: Engine, at: datetime, beacon: BeaconChain | None) -> list[Record]:
    """Return a new random seed, and the announcements of draws that now depend on it."""
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
    """Return the record with the people of this database in place of those of the file."""
    event = record.event.with_people(people) if isinstance(record.event, AboutPeople) else record.event
    return record.model_copy(update={"actor": people.get(record.actor, record.actor), "event": event})


async def _unhurried(records: Sequence[Record]) -> AsyncIterator[Record]:
    """Iterate and let other tasks run in between."""
    for index, record in enumerate(records):
        if index % BATCH == 0:
            await asyncio.sleep(0)
        yield record
