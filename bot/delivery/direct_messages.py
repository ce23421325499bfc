"""The channels of direct messages: opened at a pace of their own, and remembered.

Discord blocks bots that open many (its documents say only: not to everybody of a server). One that was opened once
costs nothing any more.
"""

from __future__ import annotations

import logging
from datetime import datetime, timedelta

import discord

from bot.delivery.pacing import Turns
from bot.service.service import Service

logger = logging.getLogger(__name__)

OPENING_TOO_FAST = 40003
SECONDS_BETWEEN = 6.0
"""Seconds between two channels that are opened, unless the host set something else."""

FIRST_PAUSE = timedelta(minutes=10)
LONGEST_PAUSE = timedelta(hours=1)


class OpeningTooFastError(Exception):
    """Discord opens no more channels for now; ask again in `seconds`."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"Discord opens no more direct messages; asking again in {seconds:.0f} s")
        self.seconds = seconds


class DirectMessages:
    """Opens channels to people. `seconds` is the time between two that are new; 0 for no limit."""

    def __init__(self, client: discord.Client, service: Service, seconds: float = SECONDS_BETWEEN) -> None:
        self._client = client
        self._service = service
        self._channels = service.database.direct_channels
        self._turns = Turns(1 / seconds) if seconds > 0 else None
        self._refusals = 0
        self._closed_until: datetime | None = None

    async def has_turn(self, person_id: str) -> bool:
        """May the channel to a person be opened without waiting? So it is where there is one, or none is opened now."""
        if self._turns is None or self._pause_left() is not None or await self._channels.get(person_id) is not None:
            return True
        return self._turns.at_once()

    def keep_to(self, share: float) -> None:
        """Open this part of what the whole bot may open in a time."""
        if self._turns is not None:
            self._turns.share = share

    async def turn(self, server: int | None) -> None:
        """Wait until a channel to somebody new may be opened."""
        if self._turns is not None:
            await self._turns.turn(server, public=False)

    async def channel(self, person_id: str, discord_id: int) -> discord.abc.Messageable:
        """The channel to a person. OpeningTooFastError where none may be opened now."""
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
        """The channel to a person is gone."""
        await self._channels.forget(person_id)

    def _paused(self) -> OpeningTooFastError:
        pause: timedelta = min(FIRST_PAUSE * 2 ** min(self._refusals, 10), LONGEST_PAUSE)
        self._refusals += 1
        self._closed_until = self._service.clock.now() + pause
        logger.warning("Discord opens no more direct messages; asking again in %s", pause)
        return OpeningTooFastError(pause.total_seconds())

    def _pause_left(self) -> float | None:
        if self._closed_until is None:
            return None
        left = (self._closed_until - self._service.clock.now()).total_seconds()
        return left if left > 0 else None
