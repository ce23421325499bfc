"""Direct-message channels: opened at a limited rate, and stored.

Discord restricts bots that open many direct messages and does not document the limit ("You should not use this endpoint
to DM everyone in a server", *Create DM*); it answers 40003 when the bot opens them too fast. So new channels are opened
one in `SECONDS_BETWEEN` seconds. An id is stored when a channel has been opened, and writing to a known channel is not
limited in this way.

After a refusal no channel is opened for a pause of 10 minutes, doubled with each further refusal up to an hour.
Meanwhile posts to new people fail at once with OpeningTooFastError, and their targets are paused (`paused_targets`).
"""

from __future__ import annotations

import logging
from datetime import datetime, timedelta

import discord

from bot.delivery.pacing import RateLimiter
from bot.service.service import Service

logger = logging.getLogger(__name__)

OPENING_TOO_FAST = 40003
"""Discord's error code: "You are opening direct messages too fast"."""

SECONDS_BETWEEN = 6.0
"""Seconds between two opened channels, unless the host configures another value."""

FIRST_PAUSE = timedelta(minutes=10)
LONGEST_PAUSE = timedelta(hours=1)


class OpeningTooFastError(Exception):
    """Discord opens no more direct-message channels for now; retry after `seconds`."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"Discord opens no more direct messages; retrying in {seconds:.0f} s")
        self.seconds = seconds


class DirectMessages:
    """Opens and remembers direct-message channels. `seconds` is the time between two new ones; 0 for no limit."""

    def __init__(self, client: discord.Client, service: Service, seconds: float = SECONDS_BETWEEN) -> None:
        self._client = client
        self._service = service
        self._channels = service.database.direct_channels
        self._limiter = RateLimiter(1 / seconds) if seconds > 0 else None
        self._refusals = 0
        self._closed_until: datetime | None = None

    async def may_open(self, person_id: str) -> bool:
        """Whether `channel` can be called for a person without waiting.

        True if the channel is known, during a pause (the call fails at once), or if a token is available, which is then
        taken.
        """
        if self._limiter is None or self._pause_left() is not None or await self._channels.get(person_id) is not None:
            return True
        return self._limiter.try_acquire()

    def set_share(self, share: float) -> None:
        """Open channels at this fraction of the bot's rate (this process's share)."""
        if self._limiter is not None:
            self._limiter.share = share

    async def acquire(self, server: int | None) -> None:
        """Wait until a new channel may be opened."""
        if self._limiter is not None:
            await self._limiter.acquire(server, public=False)

    async def channel(self, person_id: str, discord_id: int) -> discord.abc.Messageable:
        """Return the channel to a person, opening it if necessary.

        OpeningTooFastError if Discord does not allow that now.
        """
        known = await self._channels.get(person_id)
        if known is not None:
            return self._client.get_partial_messageable(known)
        left = self._pause_left()
        if left is not None:
            raise OpeningTooFastError(left)
        try:
            opened = await self._client.create_dm(discord.Object(id=discord_id))
        except discord.HTTPException as error:
            if error.code != OPENING_TOO_FAST:
                raise
            raise self._paused() from error
        self._refusals = 0
        await self._channels.keep(person_id, opened.id)
        return self._client.get_partial_messageable(opened.id)

    async def forget(self, person_id: str) -> None:
        """Delete the stored channel of a person, which no longer exists."""
        await self._channels.forget(person_id)

    def _paused(self) -> OpeningTooFastError:
        """Start a pause after a refusal, and return the error to raise."""
        pause: timedelta = min(FIRST_PAUSE * 2 ** min(self._refusals, 10), LONGEST_PAUSE)
        self._refusals += 1
        self._closed_until = self._service.clock.now() + pause
        logger.warning("Discord opens no more direct messages; retrying in %s", pause)
        return OpeningTooFastError(pause.total_seconds())

    def _pause_left(self) -> float | None:
        """Return the remaining seconds of the pause, None without one."""
        if self._closed_until is None:
            return None
        left = (self._closed_until - self._service.clock.now()).total_seconds()
        return left if left > 0 else None
