"""Lanes: one task per target that sends its waiting rows in order, independently of the other targets.

Invariants:

- At most one lane per target; `Target in lanes` tells whether there is one.
- A row queued while its lane is about to end is not lost: the dispatcher's check with `in` marks the target as
  requested, and a lane that finds no row but the mark queries again. A mark set after that is covered by `ended`, which
  wakes the dispatcher.
- `ended` is called exactly once per started lane, also after cancellation.

All methods run in the event loop's thread, so there are no locks.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from storage.outbox import Outbox, OutboxRow
from storage.targets import Target
from storage.waiting import Waiting

logger = logging.getLogger(__name__)

Deliver = Callable[[OutboxRow, int | None], Awaitable[float | None]]
"""Sends a row to its target on behalf of a server, and records the outcome.

Returns the seconds (of real time) after which the lane continues, or None if the lane has to end because the target
must wait.
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
        """Start a lane for a target that has none."""
        task = asyncio.create_task(self._drain(waiting), name=f"lane {waiting.target.name}")
        self._running[waiting.target] = task
        self._begun[waiting.target] = waiting
        task.add_done_callback(lambda done: self._done(waiting, done))

    async def _drain(self, waiting: Waiting) -> None:
        """Send the rows of a target until none is left or `deliver` says to stop."""
        target, server = waiting.target, waiting.guild_id
        while True:
            self._requested.discard(target)
            row = await self._outbox.head(target, self._outbox.connections.shards)
            if row is None:
                if target in self._requested:
                    continue
                return
            rest = await self._deliver(row, server)
            if rest is None:
                return
            await asyncio.sleep(rest)

    def _done(self, waiting: Waiting, task: asyncio.Task[None]) -> None:
        """Remove an ended lane, log its exception and call `ended`."""
        target = waiting.target
        del self._running[target], self._begun[target]
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
