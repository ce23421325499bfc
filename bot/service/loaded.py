"""A loaded tournament with its records, people and staff, and the result of a change."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from functools import cached_property, reduce

from bot.service.snapshots import Snapshots, loaded_state, undone_state
from formats.core.chain import Head, Payload, chained, names_hash
from formats.core.changing import with_fields
from formats.core.events import EVENT, Event
from formats.core.evolve import undoes_before
from formats.core.log import Record, people_of
from formats.core.log_snapshot import LogSnapshot
from formats.core.memoize import memoize
from formats.core.model import Entrant
from formats.core.persistent import PersistentList, PersistentSet
from formats.core.state import TournamentState
from formats.core.state_slices.members import Members
from formats.core.values import EntrantId
from storage.exclusions import Exclusion
from storage.log import FIRST_PHASE, NO_BINDINGS
from storage.people import Person
from storage.tournaments import Bindings, Staff, TournamentRow
from storage.transfer import Reannounced

FEW_PLAYERS = 128
"""Up to so many, texts about one game are made in a few milliseconds even if nothing is cached."""


@dataclass(frozen=True)
class LoadedTournament:
    """A tournament as it stands: its log, what that adds up to, and the rows beside it.

    `line_hash` is the hash of the log's last line (see `formats.core.chain`). `others` are people, by their ids: all
    entrants, who have given commands or are named by events; `exclusions` what is noted of those who enter with the
    latest change; `linked` who has a personal link that opens, known only while posts of a requested form are composed.
    `stored_bytes` is how long the events of the log are as JSON. If it was loaded from a snapshot, those of the events
    after it; then `snapshot_size` is the length of the snapshot's JSON, and `packed_bytes` that of its packed blocks.
    """

    id: str
    records: Sequence[Record]
    state: TournamentState
    row: TournamentRow
    people: dict[str, Person]
    staff: tuple[Staff, ...]
    line_hash: str | None = None
    others: Mapping[str, Person] = field(default_factory=dict)
    exclusions: Mapping[str, Exclusion] = field(default_factory=dict)
    linked: frozenset[EntrantId] = frozenset()
    snapshots: Snapshots = field(default_factory=Snapshots, repr=False, compare=False)
    stored_bytes: int = field(default=0, repr=False, compare=False)
    snapshot_size: int = field(default=0, repr=False, compare=False)
    packed_bytes: int = field(default=0, repr=False, compare=False)
    _command_ids: PersistentSet[str] | None = field(default=None, repr=False, compare=False)
    _appearing: frozenset[str] | None = field(default=None, repr=False, compare=False)

    @property
    def place(self) -> Bindings:
        """The server and the channels, for a tournament that follows from this one."""
        row = self.row
        return Bindings(guild_id=row.guild_id, channel_id=row.channel_id, voice_channel_id=row.voice_channel_id)

    @property
    def is_small(self) -> bool:
        """Whether the texts about one game are made so fast that no thread is needed."""
        return len(self.people) <= FEW_PLAYERS

    @property
    def command_ids(self) -> PersistentSet[str]:
        """The commands that are in the log."""
        if self._command_ids is None:
            object.__setattr__(self, "_command_ids", PersistentSet(record.command_id for record in self.records))
        return self._command_ids or PersistentSet()

    @property
    def appearing(self) -> frozenset[str]:
        """Everybody who appears in the log as a person."""
        if self._appearing is None:
            object.__setattr__(self, "_appearing", people_of(self.records))
        return self._appearing or frozenset()

    def with_records(
        self,
        new: Sequence[Record],
        state: TournamentState,
        line_hash: str,
        snapshots: Snapshots | None = None,
        stored_bytes: int = 0,
    ) -> LoadedTournament:
        """Return the tournament with these lines more; with other `snapshots` where they take a command back."""
        before = self.records
        longer = before if isinstance(before, PersistentList) else PersistentList(before)
        commands = dict.fromkeys(record.command_id for record in new)
        done = reduce(PersistentSet.added, commands, self.command_ids) if before else PersistentSet(commands)
        kept = (self.snapshots if snapshots is None else snapshots).with_state(state)
        came = people_of(new) - self.appearing
        return with_fields(
            self,
            records=longer.added(new),
            state=state,
            line_hash=line_hash,
            snapshots=kept,
            stored_bytes=self.stored_bytes + stored_bytes,
            _command_ids=done,
            _appearing=self.appearing | came if came else self.appearing,
        )

    @property
    def head(self) -> Head:
        """The head of the log, with which an exported one can be checked."""
        last = self.line_hash if self.line_hash is not None else last_hash(self.records)
        return Head(
            self.state.version, last, _names_hash(self.state.entrants, self.people, self.others, self.appearing)
        )

    @property
    def as_snapshot(self) -> LogSnapshot:
        """The log and its state, as they are stored."""
        records = self.records if isinstance(self.records, PersistentList) else PersistentList(self.records)
        return LogSnapshot(records, self.state, self.line_hash or "", self.command_ids, self.appearing)

    def has_done(self, command_id: str) -> bool:
        """Is this command in the log already?"""
        return command_id in self.command_ids

    def entrants_of(self, person_id: str) -> tuple[str, ...]:
        """The entrants this person is, latest first, and then those for which they may act."""
        own = tuple(entrant for entrant, person in reversed(self.people.items()) if person.id == person_id)
        joined = self.state.slice_of(Members).entrants_of(person_id)
        return (*own, *(entrant for entrant in joined if entrant not in own)) if joined else own

    def acting_for(self, entrant: str) -> tuple[Person, ...]:
        """Return the people on Discord who may act for an entrant: the entrant first, then the members in order."""
        own = self.people.get(entrant)
        members = (self.others.get(person_id) for person_id in self.state.slice_of(Members).of(entrant))
        people = [person for person in (own, *members) if person is not None and person.discord_id is not None]
        return tuple({person.id: person for person in people}.values())

    def speaks_for(self, entrant: str) -> Person | None:
        """Return the person to address for an entrant: the first who may act for it, or a guest without an account."""
        return next(iter(self.acting_for(entrant)), self.people.get(entrant))

    def staff_ids(self, *roles: str) -> tuple[str, ...]:
        """The people with one of these roles."""
        return tuple(dict.fromkeys(member.person_id for member in self.staff if member.role in roles))


@dataclass(frozen=True)
class Change:
    """Outcome of one command. `repeated` means that it had been carried out before and nothing happened now."""

    before: TournamentState
    loaded: LoadedTournament
    records: tuple[Record, ...]
    repeated: bool = False

    @property
    def after(self) -> TournamentState:
        """The state after the command."""
        return self.loaded.state

    @cached_property
    def events(self) -> tuple[Event, ...]:
        """The events of the command."""
        return tuple(record.event for record in self.records)


@memoize(lambda *rests_on: rests_on)
def _names_hash(
    entrants: Mapping[str, Entrant],
    people: Mapping[str, Person],
    others: Mapping[str, Person],
    appearing: frozenset[str],
) -> str:
    """Return a hash of all names in the log, which changes when people enter or are renamed."""
    called = {entrant: people[entrant].name if entrant in people else "" for entrant in entrants}
    return names_hash(called, {person_id: others[person_id].name for person_id in appearing if person_id in others})


def last_hash(records: Sequence[Record], payloads: Sequence[Payload] | None = None, before: str = "") -> str:
    """The hash of the last of these lines, which follow the one with the hash `before`."""
    return deque(chained(records, payloads, before), maxlen=1).pop()


def extended(
    loaded: LoadedTournament, new: Sequence[Record], payloads: Sequence[Payload] | None = None
) -> LoadedTournament:
    """Fold further lines of a log, of any number of commands; `payloads` are their events as they were first written.

    Where they take back a command, the state is folded from a kept state before that command.
    """
    if loaded.records and undoes_before(new):
        state, snapshots = undone_state(loaded.records, new, loaded.snapshots)
    else:
        state, snapshots = loaded_state(new, loaded.state, loaded.snapshots)
    lines = [EVENT.dump_json(record.event) for record in new]
    line_hash = last_hash(new, payloads or [json.loads(line) for line in lines], loaded.line_hash or "")
    return loaded.with_records(new, state, line_hash, snapshots, stored_bytes=sum(map(len, lines)))


def not_created_yet(tournament_id: str, bindings: Bindings, at: datetime) -> LoadedTournament:
    """A tournament before its first line is written, with the rows that will be beside its log."""
    place = (bindings.guild_id, bindings.channel_id, bindings.voice_channel_id)
    row = TournamentRow(tournament_id, at, "", FIRST_PHASE, *place)
    return LoadedTournament(
        tournament_id, PersistentList(), TournamentState(), row=row, people={}, staff=tuple(bindings.staff_added)
    )


def restored(tournament_id: str, snapshot: LogSnapshot, length: int) -> LoadedTournament:
    """The tournament of a snapshot that is so many bytes long; the rows beside its log have yet to be read."""
    start = not_created_yet(tournament_id, NO_BINDINGS, snapshot.records[-1].at)
    return with_fields(
        start,
        records=snapshot.records,
        state=snapshot.state,
        line_hash=snapshot.line_hash,
        snapshots=Snapshots((snapshot.state,)),
        snapshot_size=snapshot.size,
        packed_bytes=length,
        _command_ids=snapshot.command_ids,
        _appearing=snapshot.appearing,
    )


def announced_again(imported: Reannounced) -> Change:
    """The announcements that an import made again, as the change of a tournament that people here can see."""
    beside = imported.beside
    loaded = LoadedTournament(
        imported.tournament_id,
        imported.records,
        imported.state,
        row=beside.row,
        people=beside.people,
        staff=beside.staff,
        others={person.id: person for person in beside.people.values()},
    )
    return Change(imported.before, loaded, imported.announced)
