"""Create and update the scheduled events of rounds, tolerating manual changes and crashes.

A row contains the wanted event. It is compared with the server's events and only the differences are sent. Requests
that create an event accept no nonce, so they are not repeated by the library (`no_retry`); before a retry the server's
events are searched for one with the same name and start, and duplicates are deleted.
"""

from __future__ import annotations

import logging
from datetime import datetime
from typing import Any

import discord

from bot.announcements.round_event import PAYLOAD, RoundEvent
from bot.delivery.missing_permissions import NOT_ALLOWED, notify_directors
from bot.delivery.no_retry import no_retry
from bot.delivery.outcomes import NotInServerError
from bot.service.service import Service
from bot.shards.client import ShardedClient
from bot.text.texts import texts
from storage.outbox import OutboxRow

logger = logging.getLogger(__name__)

NOTE = "scheduled events"
"""Key under which it is recorded that the directors were notified of the missing permission."""

_OPEN = frozenset({discord.EventStatus.scheduled, discord.EventStatus.active})


def is_event(row: OutboxRow) -> bool:
    """Whether the row describes an event instead of a message."""
    return PAYLOAD in row.post.payload


class ScheduledEvents:
    """Creates, changes, starts and ends scheduled events.

    Without the permission no events are created, and the directors of the tournament are notified once.
    """

    def __init__(self, client: ShardedClient, service: Service) -> None:
        self._client = client
        self._service = service
        self._outbox = service.database.outbox
        self._sent = service.database.sent

    async def put(self, row: OutboxRow) -> int | None:
        """Create or update the event of a row. Return its id, or None if there is none."""
        wanted = RoundEvent.model_validate(row.post.payload[PAYLOAD])
        guild = self._client.get_guild(wanted.guild_id)
        if guild is None and not self._client.can_see(wanted.guild_id):
            # Temporary, so retried: an unknown server may only be one whose shard is still connecting.
            raise ConnectionError("the server's shard is not connected yet")
        if guild is None:
            raise NotInServerError(wanted.guild_id)
        mine = guild.me.guild_permissions
        if not (mine.create_events or mine.manage_events):
            await self._notify_directors(row)
            return None
        try:
            event = await self._known(row, guild, wanted)
            if event is None:
                return await self._create(row, guild, wanted)
            await self._change(event, wanted)
        except discord.Forbidden as error:
            if error.code not in NOT_ALLOWED:
                raise
            await self._notify_directors(row)
            return None
        return event.id

    async def _known(self, row: OutboxRow, guild: discord.Guild, wanted: RoundEvent) -> discord.ScheduledEvent | None:
        """Return the bot's event for the round if it has not ended; delete unrecorded duplicates."""
        place = await self._outbox.message(row.tournament_id, row.post.edits or "")
        if place is None and row.started_at is None:
            return None
        mine = [event for event in await guild.fetch_scheduled_events(with_counts=False) if _is_open_of(guild, event)]
        noted = [event for event in mine if place is not None and event.id == place.message_id]
        if noted:
            same = [event for event in mine if event != noted[0] and _is_same(event, noted[0])]
        else:
            # An earlier attempt may have created it without recording the id.
            wordings = {row.words, _words_of(wanted.name, wanted.starts)} if row.started_at is not None else set()
            same = [event for event in mine if _words_of(event.name, event.start_time) in wordings]
        unnoted = [event for event in same if not await self._sent.is_of_another(row.id, event.id)]
        events = noted + sorted(unnoted, key=lambda event: event.id)
        for spare in events[1:]:
            await spare.delete()
        return events[0] if events else None

    async def _create(self, row: OutboxRow, guild: discord.Guild, wanted: RoundEvent) -> int | None:
        """Create the event, unless it has begun or is over: Discord accepts none with a start in the past."""
        now = self._service.clock.now()
        if wanted.state not in {"planned", "on"} or wanted.starts <= now:
            return None
        await self._outbox.mark_started(row.id, at=now, words=_words_of(wanted.name, wanted.starts))
        with no_retry():
            event = await guild.create_scheduled_event(
                name=wanted.name,
                description=wanted.description,
                start_time=wanted.starts,
                end_time=wanted.ends,
                location=wanted.location,
                entity_type=discord.EntityType.external,
                privacy_level=discord.PrivacyLevel.guild_only,
            )
        if wanted.state == "on":
            await self._change(event, wanted)
        return event.id

    async def _change(self, event: discord.ScheduledEvent, wanted: RoundEvent) -> None:
        changes = self._differences(event, wanted)
        if changes:
            await event.edit(**changes)

    def _differences(self, event: discord.ScheduledEvent, wanted: RoundEvent) -> dict[str, Any]:
        """Return the fields to change.

        Discord accepts no time in the past, and no new start after the event has begun.
        """
        is_planned, now = event.status is discord.EventStatus.scheduled, self._service.clock.now()
        if wanted.state in {"over", "off"}:
            return {"status": discord.EventStatus.canceled if is_planned else discord.EventStatus.completed}
        changes: dict[str, Any] = {}
        if event.name != wanted.name:
            changes["name"] = wanted.name
        if event.description != wanted.description:
            changes["description"] = wanted.description
        if is_planned and event.start_time != wanted.starts and wanted.starts > now:
            changes["start_time"] = wanted.starts
        if event.end_time != wanted.ends and wanted.ends > now:
            changes["end_time"] = wanted.ends
        if wanted.state == "on" and is_planned:
            changes["status"] = discord.EventStatus.active
        return changes

    async def _notify_directors(self, row: OutboxRow) -> None:
        """Notify the directors, once per tournament, that the permission is missing."""
        sent = await notify_directors(self._service, row.tournament_id, row.command_id, NOTE, texts.files.no_events())
        if sent:
            logger.warning("no permission to create events in the server of %s", row.tournament_id)


def _is_open_of(guild: discord.Guild, event: discord.ScheduledEvent) -> bool:
    """Whether the bot created the event and it has not ended."""
    return event.creator_id == guild.me.id and event.status in _OPEN


def _words_of(name: str, starts: datetime) -> str:
    """Return the text by which an event is recognized."""
    return f"{starts.isoformat()} {name}"


def _is_same(event: discord.ScheduledEvent, other: discord.ScheduledEvent) -> bool:
    """Whether two events look the same to members."""
    return (event.name, event.start_time, event.description) == (other.name, other.start_time, other.description)
