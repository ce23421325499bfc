"""Admission of interactions to the event loop's work: first answers before work, and little work at a time.

Discord accepts the first answer to an interaction for three seconds. When many people act in the same moment, or the
process stood still, their interactions arrive together and their work takes longer than that. So each interaction takes
a turn:

1. One that is old, or behind many others, is deferred at once (`Turn.begin`), before any of its work.
2. One that may be answered with a form cannot be deferred, since Discord opens forms as first answers only. It runs
   without waiting until its handler opens the form, or calls `Ask.think`: from then on it is work like any other.
3. Work waits for one of `AT_ONCE` places, and does not begin while first answers are being given.

Invariants: a place is given back after `LONGEST_TURN_SECONDS` at the latest, so that a simulation keeps nobody out;
work waits for first answers for `LONGEST_HOLD_SECONDS` at the most, so that a steady stream of presses cannot starve
it.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager, suppress
from typing import Protocol

from bot.runtime.in_flight import InFlight

AT_ONCE = 8
MANY_WAITING = 20
"""Interactions behind more than so many are deferred before their work."""

OLD_SECONDS = 0.5
"""So are those that have waited for so long when the bot gets to them."""

LONGEST_TURN_SECONDS = 0.5
LONGEST_HOLD_SECONDS = 1.0


class Waiting(Protocol):
    """A crowd's view of an interaction."""

    @property
    def may_open_form(self) -> bool:
        """Can it be answered with a form, so that it must not be deferred?"""
        ...

    @property
    def age(self) -> float:
        """Seconds since Discord made the interaction."""
        ...

    async def defer(self) -> None:
        """Ask Discord for time, unless something has been answered."""
        ...

    def defer_soon(self) -> None:
        """Ask for time in a quarter of a second, unless something has been answered by then."""
        ...


class Admission:
    """Lets a few interactions work at a time, and defers those that would be answered too late."""

    def __init__(self) -> None:
        self._room = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0
        self.first_answers = InFlight()

    @asynccontextmanager
    async def turn(self, waiting: Waiting) -> AsyncIterator[Turn]:
        """The turn of one interaction, in the order of arrival; its work begins at once unless it may open a form."""
        turn = Turn(self, waiting)
        try:
            if waiting.may_open_form:
                turn.answer_first()
            else:
                await turn.begin()
            yield turn
        finally:
            turn.end()

    async def admit(self, waiting: Waiting) -> None:
        """Wait for a place, deferred where that may take too long."""
        self._waiting += 1
        try:
            if self._waiting > MANY_WAITING or waiting.age > OLD_SECONDS:
                with self.first_answers.one():
                    await waiting.defer()
            elif self._room.locked() or not self.first_answers.idle:
                waiting.defer_soon()
            if not self.first_answers.idle:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.first_answers.settled(), LONGEST_HOLD_SECONDS)
            await self._room.acquire()
        finally:
            self._waiting -= 1

    def leave(self) -> None:
        """Give a place back."""
        self._room.release()


class Turn:
    """One interaction's turn. `begin` may be called more than once, `end` too."""

    def __init__(self, crowd: Admission, waiting: Waiting) -> None:
        self._crowd = crowd
        self._waiting = waiting
        self._begun = False
        self._held = False
        self._answering = ExitStack()
        self._over: asyncio.TimerHandle | None = None

    def answer_first(self) -> None:
        """Until its work begins, others' work waits for its answer."""
        self._answering.enter_context(self._crowd.first_answers.one())

    async def begin(self) -> None:
        """Begin the work of this interaction, which will open no form any more."""
        if self._begun:
            return
        self._begun = True
        self._answering.close()
        await self._crowd.admit(self._waiting)
        self._held = True
        self._over = asyncio.get_running_loop().call_later(LONGEST_TURN_SECONDS, self._leave)

    def end(self) -> None:
        """Everything is done."""
        self._answering.close()
        if self._over is not None:
            self._over.cancel()
        self._leave()

    def _leave(self) -> None:
        if self._held:
            self._held = False
            self._crowd.leave()
