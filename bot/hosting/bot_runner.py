"""Run one bot: take lock and lease, connect, and restart on another database when a saved sandbox is loaded."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from bot.hosting.client import Herald
from bot.hosting.database_maintenance import Backups, DatabaseMaintenance
from bot.runtime.leases import Leaseholder, Pulse
from bot.runtime.token_lock import TokenLock
from bot.service.clock import Clock
from bot.shards.agreement import agreement
from storage.database import Database
from storage.shards import Shards

SideTask = Callable[[Herald], Coroutine[Any, Any, None]]


class Hosting:
    """One bot at a time with its background tasks. It works only while it holds the lease of its database.

    `ended` is done when the bot has ended without `stop`, with its error: LeaseLostError if another process has taken
    over.

    Args:
        folder: an empty folder for databases of loaded sandboxes; each gets a new file.
        clock: the clock of every bot.
        token: the bot's token.
        side_task: returns a coroutine that runs as long as the bot.
        backups: where daily backups of the database go, if wanted.
        pulse: the clock of heartbeats.
        token_lock: held while the token is used.
        shards: those of this process, where others run the rest; None to work alone.
        options: passed to every bot.
    """

    def __init__(
        self,
        folder: Path,
        clock: Clock,
        token: str,
        side_task: SideTask | None = None,
        *,
        backups: Backups | None = None,
        pulse: Pulse | None = None,
        token_lock: TokenLock | None = None,
        shards: Shards | None = None,
        **options: Any,
    ) -> None:
        self._folder = folder
        self._clock = clock
        self._token = token
        self._side_task = side_task
        self._backups = backups
        self._pulse = pulse
        self._token_lock = token_lock
        self._shards = shards
        self._options = options
        self._tasks: list[asyncio.Task[None]] = []
        self._loaded = 0
        self._next: Database | None = None
        self.herald: Herald
        self.database: Database
        self.maintenance: DatabaseMaintenance
        self._leaseholder: Leaseholder
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def start(self, database: Database) -> None:
        """Start a bot on a database. `stop` closes the database."""
        self.database = database
        agreed = "" if self._shards is None else agreement()
        self._leaseholder = Leaseholder(database, self._shards, agreed=agreed, pulse=self._pulse)
        self.herald = Herald(database, self._clock, shards=self._shards, **self._options)
        self.herald.alarms.start()
        self.maintenance = DatabaseMaintenance(
            database, self._clock, self.herald.alarms, self._backups, in_flight=self.herald.in_flight
        )
        self._tasks = [asyncio.create_task(self._work(self.herald, self._leaseholder, self.maintenance), name="herald")]
        if self._side_task is not None:
            self._tasks.append(asyncio.create_task(self._side_task(self.herald), name="side_task"))
        for task in self._tasks:
            task.add_done_callback(self._ended)

    async def _work(self, herald: Herald, leaseholder: Leaseholder, maintenance: DatabaseMaintenance) -> None:
        """Wait for token lock and lease, then run the bot until one of its parts ends."""
        if self._token_lock is not None:
            await self._token_lock.take(shared=self._shards is not None)
        await leaseholder.take()
        parts = [herald.start(self._token), leaseholder.keep(), maintenance.run()]
        database = herald.service.database
        if database.file is None:
            parts.append(
                database.news(
                    changed=herald.changed_elsewhere, forget=herald.forget, back=herald.check_everything
                ).run()
            )
        tasks = [asyncio.create_task(part) for part in parts]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    def _ended(self, task: asyncio.Task[None]) -> None:
        """Pass the end of a task on to `ended`, unless `stop` caused it."""
        if task not in self._tasks or task.cancelled() or self.ended.done():
            return
        error = task.exception()
        if error is None:
            self.ended.set_result(None)
        else:
            self.ended.set_exception(error)

    async def stop(self) -> None:
        """Stop the bot, release lease and lock, and close the database. Idempotent."""
        if not self._tasks:
            return
        (bot, *side_tasks), self._tasks = self._tasks, []
        for task in side_tasks:
            task.cancel()
        await asyncio.gather(*side_tasks, return_exceptions=True)
        await self.herald.close()
        bot.cancel()
        await asyncio.gather(bot, return_exceptions=True)
        await self._leaseholder.release()
        if self._token_lock is not None:
            self._token_lock.release()
        await self.database.close()

    # Saving and loading together with the sandbox.

    def save(self) -> bytes:
        """Return the bot's database at this moment."""
        return self.database.image()

    async def prepare(self, image: bytes | None) -> None:
        """Stop the bot before another sandbox is loaded. `image` is its database, None for an empty one.

        DamagedImageError and NewerDatabaseError are raised before anything is stopped.
        """
        self._loaded += 1
        self._next = await Database.from_image(image or b"", self._folder / f"loaded-{self._loaded}.db")
        await self.stop()

    async def load(self, _image: bytes | None) -> None:
        """Start the bot on the database that was prepared."""
        database, self._next = self._next, None
        if database is None:
            raise RuntimeError("load was called without prepare")
        await self.start(database)
