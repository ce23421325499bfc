"""Wakes up when something is due and hands it to the service. What is due is derived from the logs.

What comes next in each tournament is also written down beside its log, once in a while: a start looks only into those
that have changed since, and into the rest when something comes due there. What other code has written down holds until
it has been looked at again. Where nothing is written down about many, as when a database of 0.1 is first opened, they
are looked at one after the other, and what came due in them is dealt with then.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterator, Sequence
from datetime import datetime, timedelta

from bot.runtime.alarms import Alarms
from bot.runtime.checkpoint import WRITE_EVERY, Progress
from bot.runtime.code_version import running_code
from bot.runtime.wakeable_loop import WakeableLoop
from bot.schedule.deadlines import ASK, NEXT_GAME, PAIR, Deadline, deadlines, failed
from bot.service.loaded import Change
from bot.service.orders import CommandId, Order, Step
from bot.service.recompute_after_update import Review, at_once
from bot.service.service import Service
from formats.core.commands import PassDeadline
from formats.core.errors import DeadlinePassedError, TournamentError
from formats.core.log import TIMETABLE
from formats.core.phases import NOT_OVER
from storage.checkpoints import CaughtUp
from storage.errors import (
    ClosedDatabaseError,
    LeaseLostError,
    StaleWriteError,
    UnusableDatabaseError,
)

logger = logging.getLogger(__name__)

PASSING = (UnusableDatabaseError, ClosedDatabaseError, LeaseLostError, StaleWriteError)
"""What says nothing of a deadline: the disk is full, say, or another process is at work."""

LIVING = frozenset(NOT_OVER)
MOST_IN_A_ROW = 2000
PAIRING_NEAR = frozenset({ASK, PAIR, NEXT_GAME})
"""What the timetable does when a round is paired, or soon will be."""

SLEEP_AT_MOST = timedelta(hours=6)
AFTER_A_STUMBLE = timedelta(minutes=1)


BeforePairing = Callable[[str], Awaitable[object]]
"""What is done before a round of a tournament is paired, and early enough for directors to act on it."""


class Timetable:
    """One alarm for the next deadline of all tournaments. When the clock jumps, what came due is caught up in order.

    `before_pairing` must not fail.
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
        self._lookout = WakeableLoop(self._catch_up, self._stumbled)
        self._lookout.wake()
        self._review = review or Review(service)
        self._busy = False
        self._agenda: list[Deadline] = []
        self._known: dict[str, list[Deadline]] = {}
        """What is ahead of a tournament; where nobody watches the clock, the first of it alone."""
        self._asleep: dict[str, datetime] = {}
        """When something comes due next in a tournament that nobody has looked into since the start."""
        self._progress = Progress(service.database.caught_up, "timetable")
        self._doubtful: set[str] = set()
        self._look_everywhere = True
        self._stop_listening = service.clock.on_change(self._clock_changed)
        service.on_change(self._changed)
        service.on_change_elsewhere(self._changed_elsewhere)

    def _changed(self, change: Change) -> None:
        self._doubtful.add(change.loaded.id)
        self._wake()

    def _changed_elsewhere(self, tournament_id: str, server: int | None) -> None:
        if self._service.shards.has(server):
            self._doubtful.add(tournament_id)
            self._wake()

    def _clock_changed(self) -> None:
        # Telling the clock our agenda is itself a change of the clock.
        if not self._busy:
            self._wake()

    def wake(self) -> None:
        """Look soon at what is due in all tournaments, also in those that somebody else wrote into the database."""
        self._look_everywhere = True
        self._wake()

    def _wake(self) -> None:
        self._lookout.wake()

    def late(self, now: datetime) -> timedelta:
        """For how long the first deadline has been due that is not dealt with; nothing where none is."""
        soonest = [*(deadline.at for known in self._known.values() for deadline in known), *self._asleep.values()]
        return max(now - min(soonest, default=now), timedelta())

    def next_on_agenda(self) -> tuple[datetime, str] | None:
        """When something will happen next that is told to whoever watches the clock, and what."""
        now = self._service.clock.now()
        return next(_agenda([entry for entry in self._agenda if entry.at > now]), None)

    async def settled(self) -> None:
        """Wait until everything that is due by now has been dealt with."""
        await self._lookout.settled()

    async def run(self) -> None:
        """Keep the timetable until cancelled. Begins by catching up."""
        self.wake()
        try:
            await self._lookout.run()
        finally:
            self._stop_listening()

    def _stumbled(self, error: Exception) -> None:
        logger.error("the timetable stumbled; trying again in a minute", exc_info=error)
        self._alarms.set("timetable", AFTER_A_STUMBLE, self.wake)

    async def _catch_up(self) -> None:
        for _ in range(MOST_IN_A_ROW):
            await self._look()
            first = min(self._ahead(), key=_order_of, default=None)
            if first is None or first[1].at > self._service.clock.now():
                await self._progress.write_when_it_is_time()
                self._look_forward(first)
                return
            await self._deal_with(*first)
        message = f"{MOST_IN_A_ROW} deadlines in a row"
        raise RuntimeError(message)

    def _ahead(self) -> Iterator[tuple[str, Deadline]]:
        """Every deadline that is known, with its tournament."""
        return ((tournament_id, deadline) for tournament_id, known in self._known.items() for deadline in known)

    async def _look(self) -> None:
        """Look at what is ahead of every tournament in which something may have changed, or comes due."""
        if self._look_everywhere:
            self._look_everywhere = False
            await self._look_at_all()
        now = self._service.clock.now()
        self._doubtful.update(tournament_id for tournament_id, at in self._asleep.items() if at <= now)
        while self._doubtful:
            tournament_id = self._doubtful.pop()
            self._asleep.pop(tournament_id, None)
            self._known[tournament_id] = await self._of(tournament_id)

    async def _look_at_all(self) -> None:
        """Every living tournament is in doubt, but for those of which it is written down what comes next."""
        await self._progress.write()
        self._known.clear()
        self._asleep.clear()
        # What changed while we asked stays in doubt as well.
        if self._service.clock.is_watched:
            rows = await self._service.database.tournaments.all(phases=LIVING, shards=self._service.shards)
            self._doubtful.update(row.id for row in rows)
            return
        at_head = await self._service.database.caught_up.at_head(
            "timetable", running_code(), LIVING, self._service.shards
        )
        # What other code found is dealt with when it said so; before that it is looked at again, behind all else.
        known = {**at_head.right, **at_head.by_other_code}
        self._asleep = {tournament_id: at for tournament_id, at in known.items() if at is not None}
        # What nobody has found out yet is looked at now where that is little, else as soon as everything else goes on.
        now, behind = at_once(at_head.others)
        self._review.put(self.look_again, at_head.by_other_code, unknown=behind)
        self._doubtful.update(now)

    async def look_again(self, tournament_id: str) -> None:
        """Look at what is ahead of a tournament, and deal with what is due. Must not fail."""
        self._doubtful.add(tournament_id)
        self._wake()
        await self.settled()
        self._let_sleep(tournament_id)

    def _let_sleep(self, tournament_id: str) -> None:
        """Know no more of it than when something comes due: a deadline keeps the whole tournament in memory."""
        if self._service.clock.is_watched or tournament_id in self._doubtful:
            return
        for first in self._known.pop(tournament_id, [])[:1]:
            self._asleep[tournament_id] = first.at

    async def _of(self, tournament_id: str) -> list[Deadline]:
        try:
            async with self._service.for_a_moment(tournament_id) as loaded:
                state, is_ours = loaded.state, self._service.shards.has(loaded.row.guild_id)
                coming = deadlines(state, self._service.engine) if is_ours and state.phase in LIVING else []
        except TournamentError:
            # One log that cannot be read must not stop the clocks of all the others.
            logger.exception("the timetable of %s stands still", tournament_id)
            return []
        if self._service.clock.is_watched or not is_ours:
            return coming
        first = sorted(coming, key=lambda deadline: _order_of((tournament_id, deadline)))[:1]
        self._progress.add(CaughtUp(tournament_id, state.version, first[0].at if first else None))
        return first

    async def write(self) -> None:
        """Write down what comes next. Must not fail."""
        await self._progress.write()

    async def _deal_with(self, tournament_id: str, deadline: Deadline) -> None:
        if self._before_pairing is not None and deadline.topic in PAIRING_NEAR:
            await self._before_pairing(tournament_id)
        version = (await self._service.loaded(tournament_id)).state.version
        try:
            await self._service.carry_out(tournament_id, _order(deadline, version))
        except DeadlinePassedError:
            return
        except PASSING:
            raise  # nothing is wrong with the deadline: it is dealt with as soon as something can be written
        except TournamentError as error:
            # It must not stand in the way of everything after it; the log says that it failed, directors are told.
            logger.warning("deadline %s of %s was refused: %s", deadline.id, tournament_id, error)
            failure = failed(deadline, error)
            await self._service.carry_out(tournament_id, _order(failure, version))

    def _look_forward(self, first: tuple[str, Deadline] | None) -> None:
        """Tell the clock what will happen, and set the alarm for the first of it."""
        if self._service.clock.is_watched:
            self._busy = True
            try:
                self._agenda = [deadline for _, deadline in sorted(self._ahead(), key=_order_of)]
                self._service.clock.set_agenda(_agenda(self._agenda))
            finally:
                self._busy = False
        moments = [*([first[1].at] if first is not None else []), *self._asleep.values()]
        if self._progress.write_at is not None:
            moments.append(self._service.clock.now() + timedelta(seconds=WRITE_EVERY))
        if moments:
            self._set_alarm(self._service.clock.real_seconds_until(min(moments)))

    def _set_alarm(self, seconds: float | None) -> None:
        if seconds is not None:
            # What comes due follows from what is known; everything is looked at anew a few times a day.
            wait = timedelta(seconds=seconds)
            if wait < SLEEP_AT_MOST:
                self._alarms.set("timetable", wait, self._wake)
            else:
                self._alarms.set("timetable", SLEEP_AT_MOST, self.wake)


def _agenda(ahead: Sequence[Deadline]) -> Iterator[tuple[datetime, str]]:
    """What whoever watches the clock is told, said when they look."""
    return ((deadline.at, what) for deadline in ahead if (what := deadline.what))


def _order_of(item: tuple[str, Deadline]) -> tuple[datetime, str, int, str]:
    tournament_id, deadline = item
    return deadline.at, tournament_id, deadline.order, deadline.id


def _order(deadline: Deadline, version: int) -> Order:
    """The deadline as a command; its id holds the version it was derived from, so a tick can come again after undo.

    What keeps a tick from acting twice is the log itself: a deadline that has passed is refused.
    """
    step = Step(deadline.command or PassDeadline(), tick=deadline.tick)
    return Order.of(step, actor=TIMETABLE, command_id=CommandId("d").part(deadline.id, version))
