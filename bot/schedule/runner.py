"""Background task that carries out deadlines of all tournaments when they come due.

Deadlines are derived from the logs (`bot.schedule.deadlines`), never stored. The loop repeats: derive the deadlines of
every tournament marked as stale, take the earliest of all (by time, tournament, order, id), carry it out if it is due,
else set one alarm for it. So deadlines missed while the process was down, or skipped by a jump of the clock, are
carried out in the order of their times.

- A tournament becomes stale when its log grows here or in another process, and when its next deadline comes due.
- Exactly once: a tick whose deadline is in the log already is refused when the command is decided
  (`DeadlinePassedError`). So a crash between two steps repeats nothing.
- A refused step is logged as failed and directors are notified, so that it does not block later deadlines. Errors of
  the database are not refusals: the loop retries after a minute.
- Memory: a deadline keeps its whole tournament state alive. With a real clock only the first deadline of each
  tournament is kept, and only its time for tournaments not loaded since the start. A watched clock (in tests and in the
  sandbox) needs the complete agenda.
- Restart: the time of the next deadline is written beside each log as a checkpoint. At a start only logs that have
  grown since their checkpoint are read. Checkpoints of another version of the code are used until the tournament has
  been checked again in the background. If many logs have no checkpoint (a database of version 0.1), most are checked in
  the background too.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import replace
from datetime import datetime, timedelta

from bot.runtime.alarms import Alarms
from bot.runtime.checkpoint import WRITE_EVERY, Checkpoint
from bot.runtime.code_version import running_code
from bot.runtime.wakeable_loop import BackgroundTask, WakeableLoop
from bot.schedule.calls import silence_counts_at
from bot.schedule.deadlines import ASK, NEXT_GAME, PAIR, SILENCE, Deadline, deadlines, failed
from bot.service.loaded import Change, LoadedTournament
from bot.service.orders import CommandId, Order, Step
from bot.service.recompute_after_update import Review, at_once
from bot.service.service import Service
from formats.core.commands import PassDeadline
from formats.core.errors import DeadlinePassedError, TournamentError
from formats.core.log import TIMETABLE
from formats.core.phases import ON
from storage.checkpoints import CaughtUp
from storage.errors import (
    ClosedDatabaseError,
    LeaseLostError,
    StaleWriteError,
    UnusableDatabaseError,
)

logger = logging.getLogger(__name__)

PASSING = (UnusableDatabaseError, ClosedDatabaseError, LeaseLostError, StaleWriteError)
"""Errors that are independent of the deadline: a full disk, say, or another process that has taken the lease."""

LIVING = frozenset(ON)
MOST_IN_A_ROW = 2000
"""Maximum number of deadlines in one run of the loop, as protection against a step that makes itself due again."""
PAIRING_NEAR = frozenset({ASK, PAIR, NEXT_GAME})
"""Topics of the timetable when a round is paired, or soon will be."""

SLEEP_AT_MOST = timedelta(hours=6)
"""Interval after which all tournaments are read again, in case a notification was lost."""
RETRY_AFTER_FAILURE = timedelta(minutes=1)


BeforePairing = Callable[[str], Awaitable[object]]
"""Hook called before a round of a tournament is paired, early enough for directors to act on its result."""


class Timetable(BackgroundTask):
    """Carry out deadlines of all tournaments, with one alarm for the next one. After a clock jump they run in order.

    `before_pairing` must not raise.
    """

    def __init__(
        self,
        service: Service,
        alarms: Alarms,
        before_pairing: BeforePairing | None = None,
        review: Review | None = None,
    ) -> None:
        self._service = service
        self._before_pairing = before_pairing
        self._alarms = alarms
        self._loop = WakeableLoop(self._catch_up, self._failed)
        self._loop.wake()
        self._review = review or Review(service)
        self._busy = False
        self._agenda: list[Deadline] = []
        self._known: dict[str, list[Deadline]] = {}
        """Deadlines of each loaded tournament; without a watched clock only the first one."""
        self._next_due: dict[str, datetime] = {}
        """Time of the next deadline of tournaments that have not been loaded since the start."""
        self._checkpoint = Checkpoint(service.database.caught_up, "timetable")
        self._stale: set[str] = set()
        self._all_stale = True
        self._stop_listening = service.clock.on_change(self._clock_changed)
        service.on_change(self._changed)
        service.on_change_elsewhere(self._changed_elsewhere)

    def _changed(self, change: Change) -> None:
        """Mark a tournament as stale after a change in this process."""
        self._stale.add(change.loaded.id)
        self._wake()

    def _changed_elsewhere(self, tournament_id: str, server: int | None) -> None:
        """Mark a tournament of this process's shards as stale after a change in another process."""
        if self._service.shards.has(server):
            self._stale.add(tournament_id)
            self._wake()

    def _clock_changed(self) -> None:
        """Run the loop after a change of the clock, except one made by this object."""
        # `set_agenda` notifies the listeners of the clock, this one too: without the flag the loop would wake itself.
        if not self._busy:
            self._wake()

    def wake(self) -> None:
        """Run the loop soon, and read all tournaments again, including those written by other programs."""
        self._all_stale = True
        self._wake()

    def _wake(self) -> None:
        """Run the loop soon."""
        self._loop.wake()

    def late(self, now: datetime) -> timedelta:
        """Return how long the oldest deadline has been overdue; zero if none is."""
        soonest = [*(deadline.at for known in self._known.values() for deadline in known), *self._next_due.values()]
        return max(now - min(soonest, default=now), timedelta())

    def next_on_agenda(self) -> tuple[datetime, str] | None:
        """Return time and text of the next deadline that has a text for the agenda."""
        now = self._service.clock.now()
        return next(_agenda([entry for entry in self._agenda if entry.at > now]), None)

    async def _stop(self) -> None:
        self._stop_listening()

    def _failed(self, error: Exception) -> None:
        """Log an error of the loop, and retry in a minute."""
        logger.error("the timetable failed; retrying in a minute", exc_info=error)
        self._alarms.set("timetable", RETRY_AFTER_FAILURE, self.wake)

    async def _catch_up(self) -> None:
        """Carry out due deadlines one after the other, then set the alarm for the next one."""
        for _ in range(MOST_IN_A_ROW):
            await self._refresh()
            first = min(self._ahead(), key=_order_of, default=None)
            if first is None or first[1].at > self._service.clock.now():
                await self._checkpoint.write_when_it_is_time()
                self._look_forward(first)
                return
            await self._deal_with(*first)
        message = f"{MOST_IN_A_ROW} deadlines in a row"
        raise RuntimeError(message)

    def _ahead(self) -> Iterator[tuple[str, Deadline]]:
        """Yield every known deadline with its tournament."""
        return ((tournament_id, deadline) for tournament_id, known in self._known.items() for deadline in known)

    async def _refresh(self) -> None:
        """Derive the deadlines of every stale tournament."""
        if self._all_stale:
            self._all_stale = False
            await self._refresh_all()
        now = self._service.clock.now()
        self._stale.update(tournament_id for tournament_id, at in self._next_due.items() if at <= now)
        while self._stale:
            tournament_id = self._stale.pop()
            self._next_due.pop(tournament_id, None)
            self._known[tournament_id] = await self._of(tournament_id)

    async def _refresh_all(self) -> None:
        """Mark every unfinished tournament as stale, except those with a valid checkpoint of their next deadline."""
        await self._checkpoint.write()
        self._known.clear()
        self._next_due.clear()
        # Add, do not replace: a tournament may have changed while the query ran.
        if self._service.clock.is_watched:
            rows = await self._service.database.tournaments.all(phases=LIVING, shards=self._service.shards)
            self._stale.update(row.id for row in rows)
            return
        at_head = await self._service.database.caught_up.at_head(
            "timetable", running_code(), LIVING, self._service.shards
        )
        # Checkpoints of other code are valid until the tournament is checked again in the background.
        known = {**at_head.right, **at_head.by_other_code}
        self._next_due = {tournament_id: at for tournament_id, at in known.items() if at is not None}
        # Tournaments without a checkpoint are read now if they are few, otherwise in the background.
        now, behind = at_once(at_head.others)
        self._review.put(self.recheck, at_head.by_other_code, unknown=behind)
        self._stale.update(now)

    async def recheck(self, tournament_id: str) -> None:
        """Derive the deadlines of a tournament, and carry out those that are due. Must not raise."""
        self._stale.add(tournament_id)
        self._wake()
        await self.settled()
        self._unload(tournament_id)

    def _unload(self, tournament_id: str) -> None:
        """Keep only the time of a tournament's next deadline: a deadline keeps the whole state in memory."""
        if self._service.clock.is_watched or tournament_id in self._stale:
            return
        for first in self._known.pop(tournament_id, [])[:1]:
            self._next_due[tournament_id] = first.at

    async def _of(self, tournament_id: str) -> list[Deadline]:
        """Return the future deadlines of a tournament; only the first one without a watched clock."""
        try:
            async with self._service.for_a_moment(tournament_id) as loaded:
                state, is_ours = loaded.state, self._service.shards.has(loaded.row.guild_id)
                coming = deadlines(state, self._service.engine) if is_ours and state.phase in LIVING else []
                coming = [await self._after_mention(loaded, deadline) for deadline in coming]
        except TournamentError:
            # A log that cannot be read must not stop the timetable of all the others.
            logger.exception("the timetable of %s is stopped: its log cannot be read", tournament_id)
            return []
        if self._service.clock.is_watched or not is_ours:
            return coming
        first = sorted(coming, key=lambda deadline: _order_of((tournament_id, deadline)))[:1]
        self._checkpoint.add(CaughtUp(tournament_id, state.version, first[0].at if first else None))
        return first

    async def _after_mention(self, loaded: LoadedTournament, deadline: Deadline) -> Deadline:
        """Postpone a silence that is due, if the opponent was mentioned too late for it (`bot.schedule.calls`)."""
        now = self._service.clock.now()
        if deadline.topic != SILENCE or deadline.at > now:
            return deadline
        outbox, settings = self._service.database.outbox, loaded.state.settings
        at = await silence_counts_at(outbox, loaded.id, deadline.tick.subject, settings, deadline.at, now)
        return deadline if at == deadline.at else replace(deadline, at=at)

    async def write(self) -> None:
        """Write the checkpoints. Must not raise."""
        await self._checkpoint.write()

    async def _deal_with(self, tournament_id: str, deadline: Deadline) -> None:
        """Carry out a deadline; if it is refused, record the failure in the log instead."""
        if self._before_pairing is not None and deadline.topic in PAIRING_NEAR:
            await self._before_pairing(tournament_id)
        loaded = await self._service.loaded(tournament_id)
        if (await self._after_mention(loaded, deadline)).at > self._service.clock.now():
            self._stale.add(tournament_id)
            return
        version = loaded.state.version
        try:
            await self._service.carry_out(tournament_id, _order(deadline, version))
        except DeadlinePassedError:
            return
        except PASSING:
            raise  # not a fault of the deadline: it is retried once the database can be written
        except TournamentError as error:
            # It must not block later deadlines: the log records the failure, and directors are notified.
            logger.warning("deadline %s of %s was refused: %s", deadline.id, tournament_id, error)
            failure = failed(deadline, error)
            await self._service.carry_out(tournament_id, _order(failure, version))

    def _look_forward(self, first: tuple[str, Deadline] | None) -> None:
        """Publish the agenda to a watched clock, and set the alarm for the next deadline or checkpoint."""
        if self._service.clock.is_watched:
            self._busy = True
            try:
                self._agenda = [deadline for _, deadline in sorted(self._ahead(), key=_order_of)]
                self._service.clock.set_agenda(_agenda(self._agenda))
            finally:
                self._busy = False
        moments = [*([first[1].at] if first is not None else []), *self._next_due.values()]
        if self._checkpoint.write_at is not None:
            moments.append(self._service.clock.now() + timedelta(seconds=WRITE_EVERY))
        if moments:
            self._set_alarm(self._service.clock.real_seconds_until(min(moments)))

    def _set_alarm(self, seconds: float | None) -> None:
        """Set the alarm after this many seconds, at most `SLEEP_AT_MOST`."""
        if seconds is not None:
            # All tournaments are read again a few times a day, in case a notification of a change was lost.
            wait = timedelta(seconds=seconds)
            if wait < SLEEP_AT_MOST:
                self._alarms.set("timetable", wait, self._wake)
            else:
                self._alarms.set("timetable", SLEEP_AT_MOST, self.wake)


def _agenda(ahead: Sequence[Deadline]) -> Iterator[tuple[datetime, str]]:
    """Yield time and text of the deadlines that have a text; formatted lazily."""
    return ((deadline.at, what) for deadline in ahead if (what := deadline.what))


def _order_of(item: tuple[str, Deadline]) -> tuple[datetime, str, int, str]:
    """Return the sort key of a deadline among all tournaments."""
    tournament_id, deadline = item
    return deadline.at, tournament_id, deadline.order, deadline.id


def _order(deadline: Deadline, version: int) -> Order:
    """Return the deadline as an order for the service.

    The command's id contains the version of the log from which the deadline was derived, so that a tick can be repeated
    after an undo. The log itself prevents a tick from acting twice: a deadline that has passed is refused.
    """
    step = Step(deadline.command or PassDeadline(), tick=deadline.tick)
    return Order.of(step, actor=TIMETABLE, command_id=CommandId("d").part(deadline.id, version))
