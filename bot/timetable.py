"""Wakes up when something is due and hands it to the service. What is due is derived from the logs, never stored."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta

from bot.alarms import Alarms
from bot.app.timetable.deadlines import ASK, NEXT_GAME, PAIR, Deadline, deadlines, failed
from bot.app.tournaments.loaded import Change, Order
from bot.app.tournaments.service import Service
from formats.core.commands import PassDeadline
from formats.core.errors import DeadlinePassedError, TournamentError
from formats.core.log import TIMETABLE
from formats.core.phases import NOT_OVER
from storage.errors import ClosedDatabaseError, LeaseLostError, StaleWriteError, UnusableDatabaseError

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

    def __init__(self, service: Service, alarms: Alarms, before_pairing: BeforePairing | None = None) -> None:
        self._service = service
        self._before_pairing = before_pairing
        self._alarms = alarms
        self._wanted = asyncio.Event()
        self._idle = asyncio.Event()
        self._busy = False
        self._known: dict[str, list[Deadline]] = {}
        self._doubtful: set[str] = set()
        self._look_everywhere = True
        self._stop_listening = service.clock.on_change(self._clock_changed)
        service.on_change(self._changed)

    def _changed(self, change: Change) -> None:
        self._doubtful.add(change.loaded.id)
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
        self._idle.clear()
        self._wanted.set()

    def late(self, now: datetime) -> timedelta:
        """For how long the first deadline has been due that is not dealt with; nothing where none is."""
        first = min((deadline.at for known in self._known.values() for deadline in known), default=now)
        return max(now - first, timedelta())

    async def settled(self) -> None:
        """Wait until everything that is due by now has been dealt with."""
        await self._idle.wait()

    async def run(self) -> None:
        """Keep the timetable until cancelled. Begins by catching up."""
        self.wake()
        try:
            while True:
                await self._wanted.wait()
                self._wanted.clear()
                try:
                    await self._catch_up()
                except Exception:
                    logger.exception("the timetable stumbled; trying again in a minute")
                    self._alarms.set("timetable", AFTER_A_STUMBLE, self.wake)
                if not self._wanted.is_set():
                    self._idle.set()
        finally:
            self._stop_listening()

    async def _catch_up(self) -> None:
        for _ in range(MOST_IN_A_ROW):
            ahead = await self._ahead()
            now = self._service.clock.now()
            due = [item for item in ahead if item[1].at <= now]
            if not due:
                self._look_forward(ahead)
                return
            await self._deal_with(*due[0])
        message = f"{MOST_IN_A_ROW} deadlines in a row"
        raise RuntimeError(message)

    async def _ahead(self) -> list[tuple[str, Deadline]]:
        """Every deadline of every living tournament, soonest first."""
        if self._look_everywhere:
            self._look_everywhere = False
            self._known.clear()
            living = await self._service.database.tournaments.all(phases=LIVING)
            # What changed while we asked stays in doubt as well.
            self._doubtful.update(row.id for row in living)
        while self._doubtful:
            tournament_id = self._doubtful.pop()
            self._known[tournament_id] = await self._of(tournament_id)
        found = [(tournament_id, deadline) for tournament_id, known in self._known.items() for deadline in known]
        return sorted(found, key=lambda item: (item[1].at, item[0], item[1].order, item[1].id))

    async def _of(self, tournament_id: str) -> list[Deadline]:
        try:
            state = (await self._service.loaded(tournament_id)).state
            return deadlines(state, self._service.engine) if state.phase in LIVING else []
        except TournamentError:
            # One log that cannot be read must not stop the clocks of all the others.
            logger.exception("the timetable of %s stands still", tournament_id)
            return []

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
            told = failed(deadline, error)
            await self._service.carry_out(tournament_id, _order(told, version))

    def _look_forward(self, ahead: list[tuple[str, Deadline]]) -> None:
        """Tell the clock what will happen, and set the alarm for the first of it."""
        self._busy = True
        try:
            self._service.clock.set_agenda((item.at, item.what) for _, item in ahead if item.what)
        finally:
            self._busy = False
        if ahead:
            wait = self._service.clock.real_seconds_until(ahead[0][1].at)
            self._set_alarm(wait)

    def _set_alarm(self, seconds: float | None) -> None:
        if seconds is not None:
            # What comes due follows from what is known; everything is looked at anew a few times a day.
            wait = timedelta(seconds=seconds)
            if wait < SLEEP_AT_MOST:
                self._alarms.set("timetable", wait, self._wake)
            else:
                self._alarms.set("timetable", SLEEP_AT_MOST, self.wake)


def _order(deadline: Deadline, version: int) -> Order:
    """The deadline as a command; its id holds the version it was derived from, so a tick can come again after undo.

    What keeps a tick from acting twice is the log itself: a deadline that has passed is refused.
    """
    return Order(
        command=deadline.command or PassDeadline(),
        actor=TIMETABLE,
        command_id=f"d:{deadline.id}:{version}",
        tick=deadline.tick,
    )
