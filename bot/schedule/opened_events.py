"""Background task that creates the events that other logs have opened, and records their results there.

Theory of operation. A log opens an event: a series its evenings, a tournament the branches that are played beside it.
Each run of the loop brings what is beside such a log up to date: the event is created if it is missing, and recorded if
it stands otherwise than was recorded, also after a correction. Nothing is remembered between runs: what is missing is
found by comparing logs, so a crash at any point is repaired by the next run.

Invariants:

- An event is created once. The id of the command that creates it is made of what opened it, and the log refuses it a
  second time.
- A record is idempotent: its command does nothing where the log knows it already.
- Logs that do not end well do not stop the others: an error is logged, and the log is read again at the next run.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from datetime import timedelta
from typing import Protocol

from bot.runtime.alarms import Alarms
from bot.runtime.wakeable_loop import BackgroundTask, WakeableLoop
from bot.service.loaded import Change, LoadedTournament
from bot.service.opened_events import Link
from bot.service.service import Service
from formats.core.errors import TournamentError
from storage.tournaments import TournamentRow

logger = logging.getLogger(__name__)

RETRY_AFTER = timedelta(minutes=1)

EVERY = 0
"""In place of the number of an event: the log that opens them has changed, so all its events are compared with it."""


class EventKind(Protocol):
    """One kind of events that a log opens, each with a number from 1 on."""

    link: Link

    def concerns(self, change: Change) -> bool:
        """Return whether a change of either log may leave the other behind."""
        ...

    async def parents(self) -> Iterable[str]:
        """Return the tournaments that open such events, as far as they may be behind after a start."""
        ...

    async def opened_by(self, event: str) -> tuple[str, int] | None:
        """Return the tournament that opened an event, and the event's number there; None for any other tournament."""
        ...

    def opens(self, row: TournamentRow) -> bool:
        """Return whether such a row may be of a tournament that opens events of this kind."""
        ...

    def numbers(self, parent: LoadedTournament) -> Iterable[int]:
        """Return the numbers of the events that have, or should have, a tournament."""
        ...

    async def bring_up_to_date(self, parent: LoadedTournament, number: int, child: LoadedTournament | None) -> None:
        """Create an event, or record how it stands."""
        ...


class OpenedEvents(BackgroundTask):
    """Keeps the opened events of this process's servers. Wakes itself when one of them, or its opener, has changed."""

    def __init__(self, service: Service, alarms: Alarms, kinds: Sequence[EventKind]) -> None:
        self._service = service
        self._alarms = alarms
        self._kinds = kinds
        self._loop = WakeableLoop(self._look, self._failed)
        self._due: set[tuple[EventKind, str]] = set()
        """Tournaments that have changed: those that open events, and whatever may be such an event."""
        self._all = True
        service.on_change(self._changed)
        service.on_change_elsewhere(self._changed_elsewhere)

    def _changed(self, change: Change) -> None:
        self._mark(change.loaded.id, [kind for kind in self._kinds if kind.concerns(change)])

    def _changed_elsewhere(self, tournament: str, server: int | None) -> None:
        if self._service.shards.has(server):
            self._mark(tournament, self._kinds)

    def _mark(self, tournament: str, kinds: Sequence[EventKind]) -> None:
        if kinds:
            self._due.update((kind, tournament) for kind in kinds)
            self._loop.wake()

    def wake(self) -> None:
        """Read all tournaments that open events again."""
        self._all = True
        self._loop.wake()

    def _failed(self, error: Exception) -> None:
        logger.error("opened events failed; retrying in a minute", exc_info=error)
        self._alarms.set("opened events", RETRY_AFTER, self.wake)

    async def _look(self) -> None:
        """Bring everything that may be behind up to date."""
        due, self._due = self._due, set()
        if self._all:
            self._all = False
            due.update([(kind, parent) for kind in self._kinds for parent in await kind.parents()])
        for kind in self._kinds:
            behind: dict[str, set[int]] = {}
            for tournament in (tournament for of, tournament in due if of is kind):
                behind.setdefault(tournament, set()).add(EVERY)
                opened_by = await kind.opened_by(tournament)
                if opened_by is not None:
                    behind.setdefault(opened_by[0], set()).add(opened_by[1])
            for parent, numbers in sorted(behind.items()):
                row = await self._service.database.tournaments.get(parent)
                if kind.opens(row) and self._service.shards.has(row.guild_id):
                    await self._bring_up_to_date(kind, parent, numbers)

    async def _bring_up_to_date(self, kind: EventKind, tournament: str, due: set[int]) -> None:
        """Bring the events with these numbers, or `EVERY` one, up to date. An error does not keep other logs behind."""
        try:
            for number in kind.numbers(await self._service.loaded(tournament)):
                if due.isdisjoint({number, EVERY}):
                    continue
                parent = await self._service.loaded(tournament)
                known = await kind.link.child_of(self._service.database, tournament, number)
                child = None if known is None else await self._service.loaded(known)
                await kind.bring_up_to_date(parent, number, child)
        except TournamentError:
            logger.exception("the events opened by %s are behind", tournament)
            self._alarms.set("opened events", RETRY_AFTER, self.wake)
