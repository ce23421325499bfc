"""The tournaments in memory: read when they are first asked for, let go when others are asked for instead."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from itertools import count

from bot.service.loaded import LoadedTournament, last_hash
from bot.service.snapshots import Snapshots, loaded_state
from formats.core.log import Record, people_of
from formats.core.persistent import GrowingSequence
from formats.core.state import TournamentState
from storage.database import Database
from storage.log import NO_BINDINGS
from storage.people import Person
from storage.tournaments import Bindings, TournamentRow

ANYBODY = ""
"""Stands for all tournaments."""

MOST_PEOPLE = 10_000
"""So many people stay in memory."""

MOST_EVENTS = 20_000
"""So many lines of logs stay in memory. Each takes some five kilobytes, with what follows from it."""


class Memory:
    """The loaded tournaments. Beyond `most_events` lines those that nobody has asked for longest are let go.

    The one asked for last stays, however long its log is.
    """

    def __init__(self, database: Database, most_events: int = MOST_EVENTS) -> None:
        self._database = database
        self._most_events = most_events
        self._kept: OrderedDict[str, LoadedTournament] = OrderedDict()
        self._events = 0
        self._reading = count(1)
        self._rows_read: dict[str, int] = {}
        """The reading of rows beside the log that is shown, by its number."""
        self._versions: dict[str, int] = {}
        """The newest version that was in memory since a tournament was read last, also when it was let go."""
        self._people: OrderedDict[str, Person] = OrderedDict()
        """People as they are called, for as long as nothing about them changes."""
        self._readings: dict[object, set[str]] = {}
        """Who was changed, or `ANYBODY`, since somebody began to read about people."""
        self._news: Counter[str] = Counter()
        """How often was heard that another process changed something about a tournament, or `ANYBODY`."""

    def known(self, tournament_id: str) -> LoadedTournament | None:
        """A tournament if it is in memory."""
        return self._kept.get(tournament_id)

    def drop(self, tournament_id: str) -> None:
        """Let a tournament go: it is read anew by whoever needs it next."""
        gone = self._kept.pop(tournament_id, None)
        self._events -= 0 if gone is None else len(gone.records)

    def heard_of(self, tournament_id: str) -> None:
        """Another process has written about a tournament; what is being read may be older."""
        self._news[tournament_id] += 1
        self.drop(tournament_id)

    def heard_of_person(self, person_id: str) -> None:
        """Another process has written about a person."""
        self._news[ANYBODY] += 1
        self._forget_person(person_id)
        for loaded in self._showing(person_id):
            self.drop(loaded.id)

    def forget(self) -> None:
        """Other processes may have written anything."""
        self._news[ANYBODY] += 1
        self._forget_person(ANYBODY, *self._people)
        for tournament_id in list(self._kept):
            self.drop(tournament_id)

    def _heard(self, tournament_id: str) -> tuple[int, int]:
        return self._news[tournament_id], self._news[ANYBODY]

    def _showing(self, person_id: str) -> list[LoadedTournament]:
        return [
            loaded
            for loaded in self._kept.values()
            if loaded.entrants_of(person_id)
            or person_id in loaded.staff_ids("director", "coordinator")
            or person_id in loaded.others
        ]

    def _keep(self, loaded: LoadedTournament) -> LoadedTournament:
        self.drop(loaded.id)
        self._kept[loaded.id] = loaded
        self._versions[loaded.id] = loaded.state.version
        self._events += len(loaded.records)
        while self._events > self._most_events and len(self._kept) > 1:
            self.drop(next(iter(self._kept)))
        return loaded

    async def loaded(self, tournament_id: str) -> LoadedTournament:
        """The tournament as it stood when this was asked, or later; `UnknownTournamentError`."""
        await self._database.connections.caught_up()
        known = self._kept.get(tournament_id)
        if known is None:
            return await self.read(tournament_id)
        self._kept.move_to_end(tournament_id)
        return known

    async def current(self, tournament_id: str) -> LoadedTournament:
        """The tournament as it stands, also where another process may have written; `UnknownTournamentError`."""
        known = self._kept.get(tournament_id)
        if known is not None and not self._database.connections.writes_alone:
            await self.is_head(known)
        return await self.loaded(tournament_id)

    async def is_head(self, loaded: LoadedTournament) -> bool:
        """Is this how the tournament stands in the database? If not, it is read anew by whoever needs it next."""
        if await self._database.log.head(loaded.id) == loaded.state.version:
            return True
        if self._kept.get(loaded.id) is loaded:
            self.drop(loaded.id)
        return False

    async def read(self, tournament_id: str) -> LoadedTournament:
        """Read a tournament with its whole log."""
        heard = self._heard(tournament_id)
        self._versions.pop(tournament_id, None)
        records, payloads = await self._database.log.written(tournament_id)
        state, snapshots = await asyncio.to_thread(loaded_state, records)
        last = await asyncio.to_thread(last_hash, records, payloads)
        return await self._with_rows(tournament_id, GrowingSequence(records), state, last, snapshots, heard)

    async def refresh(self, tournament_id: str) -> LoadedTournament:
        """Read the rows beside the log anew, after a name, a zone or a role changed there."""
        known = await self.loaded(tournament_id)
        heard = self._heard(tournament_id)
        return await self._with_rows(tournament_id, known.records, known.state, known.line_hash, known.snapshots, heard)

    async def refresh_person(self, person_id: str) -> None:
        """Read anew whatever shows this person; what is not in memory is read when it is wanted."""
        self._forget_person(person_id)
        await self._refresh_showing(person_id)

    async def _refresh_showing(self, person_id: str) -> None:
        for loaded in self._showing(person_id):
            if loaded.id in self._kept:
                await self.refresh(loaded.id)

    async def stored(self, loaded: LoadedTournament, bindings: Bindings) -> LoadedTournament:
        """Keep a tournament whose change was stored, with what changed beside the log.

        Of that nobody is read anew but those who came in: a crowd that signs up must not read itself again and again.
        """
        heard = self._heard(loaded.id)
        came = await self.named(set(bindings.entrants.values()))
        known = self._kept.get(loaded.id)
        staff_changed = bindings.staff_added or bindings.staff_removed
        if known is None or staff_changed or len(came) < len(set(bindings.entrants.values())):
            return await self._with_rows(
                loaded.id, loaded.records, loaded.state, loaded.line_hash, loaded.snapshots, heard
            )
        if self._heard(loaded.id) != heard:
            return await self.read(loaded.id)  # who came in may be called otherwise by now
        if bindings != NO_BINDINGS:
            # Whoever reads the rows at this moment may have read those from before.
            self._rows_read[loaded.id] = next(self._reading)
        # Somebody may have been renamed meanwhile.
        new = loaded.others.keys() - known.others.keys()
        others = {**loaded.others, **known.others} if new else known.others
        # Where nobody came it stays the very same object: everybody's names are derived from it.
        entered = {entrant: came[person] for entrant, person in bindings.entrants.items()}
        people = {**known.people, **entered} if entered else known.people
        return self._keep(
            replace(
                loaded,
                row=_bound(known.row, bindings),
                people=people,
                staff=known.staff,
                others=others,
                exclusions=known.exclusions,
            )
        )

    async def named(self, people: Collection[str]) -> Mapping[str, Person]:
        """These people, by their ids."""
        unknown = [person_id for person_id in people if person_id not in self._people]
        read: Mapping[str, Person] = {}
        if unknown:
            with self._reading_about_people() as changed:
                read = await self._database.people.many(unknown)
            self._know(read.values(), changed)
        found = {person_id: read.get(person_id) or self._people.get(person_id) for person_id in people}
        return {person_id: person for person_id, person in found.items() if person is not None}

    async def met(self, written: Callable[[], Awaitable[Person]]) -> Person:
        """Somebody who is being written down: whatever shows them is read anew, and they themselves need not be."""
        with self._reading_about_people() as changed:
            person = await written()
        self._forget_person(person.id)
        self._know([person], changed)
        await self._refresh_showing(person.id)
        return person

    @contextmanager
    def _reading_about_people(self) -> Iterator[set[str]]:
        """Whoever is changed meanwhile may be called otherwise than what is read says."""
        reading, changed = object(), set[str]()
        self._readings[reading] = changed
        try:
            yield changed
        finally:
            del self._readings[reading]

    def _know(self, people: Iterable[Person], changed: Collection[str]) -> None:
        if ANYBODY not in changed:
            self._people.update({person.id: person for person in people if person.id not in changed})
        while len(self._people) > MOST_PEOPLE:
            self._people.popitem(last=False)

    def _forget_person(self, *people: str) -> None:
        for changed in self._readings.values():
            changed.update(people)
        for person_id in people:
            self._people.pop(person_id, None)

    async def _with_rows(
        self,
        tournament_id: str,
        records: Sequence[Record],
        state: TournamentState,
        last: str | None,
        snapshots: Snapshots,
        heard: tuple[int, int],
    ) -> LoadedTournament:
        while True:
            began = next(self._reading)
            beside = await self._database.tournaments.beside(tournament_id)
            others = await self.named(people_of(records))
            if began > self._rows_read.get(tournament_id, 0):
                break
            # Somebody began later and is through already: these rows may be older than theirs.
        if self._heard(tournament_id) != heard:
            return await self.read(tournament_id)  # what was read may be older than what was heard of meanwhile
        # Nothing is waited for from here on: what was done while this was read must not be forgotten.
        self._rows_read[tournament_id] = began
        newest = self._kept.get(tournament_id)
        if newest is not None and newest.state.version > state.version:
            records, state, last, snapshots = newest.records, newest.state, newest.line_hash, newest.snapshots
            others = {**others, **newest.others}
        elif newest is None and state.version < self._versions.get(tournament_id, 0):
            return await self.read(tournament_id)  # it grew, and was let go, while this was read
        return self._keep(
            LoadedTournament(
                tournament_id,
                records,
                state,
                row=beside.row,
                people=beside.people,
                staff=beside.staff,
                line_hash=last,
                others=others,
                snapshots=snapshots,
            )
        )


def _bound(row: TournamentRow, bindings: Bindings) -> TournamentRow:
    """The row of a tournament after these changes to what stands in it."""
    named = {name: getattr(bindings, name) for name in ("title", "phase", "guild_id", "channel_id")}
    changed = {name: value for name, value in named.items() if value is not None}
    return replace(row, **changed) if changed else row
