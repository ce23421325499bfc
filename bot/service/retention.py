"""Retention: delete the texts of undeliverable messages, and the people of guilds that removed the bot."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import datetime, timedelta

from bot.runtime.alarms import Alarms
from bot.runtime.wakeable_loop import BackgroundTask, WakeableLoop
from bot.service.service import Service

logger = logging.getLogger(__name__)

DAYS = 30
EVERY = timedelta(days=1)
GONE_SINCE = "gone_since"


class Retention(BackgroundTask):
    """Looks once a day. `is_in` tells whether the bot is in a server; None where that cannot be said now."""

    def __init__(self, service: Service, alarms: Alarms, is_in: Callable[[int], bool | None], days: int = DAYS) -> None:
        self._service = service
        self._alarms = alarms
        self._is_in = is_in
        self._kept = timedelta(days=days)
        self._loop = WakeableLoop(self._look, self._failed)

    async def _look(self) -> None:
        await self.look()
        self._alarms.set("retention", EVERY, self.wake)

    def _failed(self, error: Exception) -> None:
        logger.error("what is old could not be dropped; trying again tomorrow", exc_info=error)
        self._alarms.set("retention", EVERY, self.wake)

    async def look(self) -> None:
        """Drop what has been kept long enough by now."""
        now, shards = self._service.clock.now(), self._service.shards
        if shards.has(None):
            await self._drop(now)
        rows = await self._service.database.tournaments.all(shards=shards)
        for server in {row.guild_id for row in rows} - {None}:
            await self._look_at(server or 0, now)

    async def _drop(self, now: datetime) -> None:
        dropped = await self._service.database.personal_data.drop_texts(before=now - self._kept)
        if dropped:
            logger.info("dropped the texts of %s messages that could not be delivered", dropped)
        ended = await self._service.database.exclusions.drop_ended(at=now)
        if ended:
            logger.info("dropped %s notes about exclusions that have ended", ended)

    async def _look_at(self, server: int, now: datetime) -> None:
        settings, scope = self._service.database.settings, f"guild:{server}"
        is_in = self._is_in(server)
        if is_in is None:
            return
        if is_in:
            if await settings.get(scope, GONE_SINCE) is not None:
                await settings.set(scope, GONE_SINCE, None)
            return
        since = datetime.fromisoformat(await settings.setdefault(scope, GONE_SINCE, now.isoformat()))
        if now - since < self._kept:
            return
        forgotten = await self._service.database.personal_data.forget_server(server)
        for person in forgotten:
            await self._service.erase(person)
        await settings.set(scope, GONE_SINCE, None)
        logger.warning("a server removed the bot %s days ago: forgot its %s people", (now - since).days, len(forgotten))
