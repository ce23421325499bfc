"""Lanes: one task per target that sends its waiting rows in order, independently of the other targets.

Invariants:

- At most one lane per target; `Target in lanes` tells whether there is one.
- A row queued while its lane is about to end is not lost: the dispatcher's check with `in` marks the target as
  requested, and a lane that finds no row but the mark queries again. A mark set after that is covered by `ended`, which
  wakes the dispatcher.
- The transaction that records the outcome of a row also reads the next one. A mark set before `deliver` began is
  covered by that read, a later one makes the lane query.
- `ended` is called exactly once per started lane, also after cancellation.

All methods run in the event loop's thread, so there are no locks.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from storage.outbox import Outbox, OutboxRow
from storage.targets import Target
from storage.waiting import Waiting

logger = logging.getLogger(__name__)


class Sequel(NamedTuple):
    """How a lane continues after a row: after some seconds (of real time), with the next row if it was read already.

    `was_last` if the transaction that recorded the outcome found no other row of the target.
    """

    seconds: float = 0.0
    row: OutboxRow | None = None
    was_last: bool = False


Deliver = Callable[[OutboxRow, int | None], Awaitable[Sequel | None]]
"""Sends a row to its target on behalf of a server, and records the outcome.

Returns how the lane continues, or None if it has to end because the target must wait.
"""


class Lanes:
    """The running lanes.

    `deliver` sends one row. `ended` is called when a lane has ended, with whether it failed with an exception: for
    example, the database did not accept the outcome, and would not a moment later either.
    """

    def __init__(self, outbox: Outbox, deliver: Deliver, ended: Callable[[Waiting, bool], None]) -> None:
        self._outbox = outbox
        self._deliver = deliver
        self._ended = ended
        self._running: dict[Target, asyncio.Task[None]] = {}
        self._begun: dict[Target, Waiting] = {}
        self._requested: set[Target] = set()
        self.ended_so_far = 0
        """Number of lanes that have ended. While it is the same, no row has been sent that was read as waiting before,
        except by a running lane."""

    def __contains__(self, target: Target) -> bool:
        """Whether a target has a lane. If so, the lane is marked to check for rows that were queued in the meantime."""
        if target in self._running:
            self._requested.add(target)
            return True
        return False

    def __len__(self) -> int:
        """Return the number of running lanes."""
        return len(self._running)

    def busy_in(self, channel_id: int) -> bool:
        """Whether something is being sent to a channel or one of its threads."""
        return any(target.channel_id == channel_id for target in self._running)

    def opening_for(self, server: int | None) -> int:
        """Return how many lanes of a server started with a person who has no open direct-message channel."""
        return sum(not begun.is_open and begun.guild_id == server for begun in self._begun.values())

    def start(self, waiting: Waiting) -> None:
        """Start a lane for a target that has none. A `row` of `waiting` is sent without another query."""
        task = asyncio.create_task(self._drain(waiting), name=f"lane {waiting.target.name}")
        self._running[waiting.target] = task
        self._begun[waiting.target] = waiting
        task.add_done_callback(lambda done: self._done(waiting, done))

    async def _drain(self, waiting: Waiting) -> None:
        """Send the rows of a target until none is left or `deliver` says to stop."""
        target, server = waiting.target, waiting.guild_id
        row = waiting.row or await self._head(target)
        while row is not None:
            self._requested.discard(target)  # rows queued until now are found when the outcome is recorded
            sequel = await self._deliver(row, server)
            if sequel is None:
                return
            await asyncio.sleep(sequel.seconds)
            row = sequel.row
            if row is None and (not sequel.was_last or target in self._requested):
                row = await self._head(target)

    async def _head(self, target: Target) -> OutboxRow | None:
        """Query the oldest row of a target, again if the target was marked in the meantime."""
        while True:
            self._requested.discard(target)
            row = await self._outbox.head(target, self._outbox.connections.shards)
            if row is not None or target not in self._requested:
                return row

    def _done(self, waiting: Waiting, task: asyncio.Task[None]) -> None:
        """Remove an ended lane, log its exception and call `ended`."""
        target = waiting.target
        del self._running[target], self._begun[target]
        self.ended_so_far += 1
        self._requested.discard(target)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            logger.error("the lane to %s failed", target.name, exc_info=error)
        self._ended(waiting, error is not None)

    async def stop(self) -> None:
        """Cancel all lanes. Rows in progress are retried by the next process."""
        tasks = list(self._running.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
