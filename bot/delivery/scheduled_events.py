"""Makes the events of a server what they should be, whatever happened to them meanwhile."""

from __future__ import annotations

import logging
from datetime import datetime
from typing import Any

import discord

from bot.announcements.round_event import PAYLOAD, RoundEvent
from bot.delivery.asked_once import once
from bot.delivery.missing_permissions import NOT_ALLOWED, tell_directors
from bot.delivery.outcomes import NotInServerError
from bot.service.service import Service
from bot.shards.client import ShardedClient
from bot.text.texts import texts
from storage.outbox import OutboxRow

logger = logging.getLogger(__name__)

NOTE = "scheduled events"
"""Under this name it is kept that directors know of the missing permission."""

_OPEN = frozenset({discord.EventStatus.scheduled, discord.EventStatus.active})


def is_event(row: OutboxRow) -> bool:
    """Does the row hold an event instead of a message?"""
    return PAYLOAD in row.post.payload


class ScheduledEvents:
    """Creates, changes, begins and ends scheduled events.

    Without the permission for it there are none, and the directors of the tournament are told once.
    """

    def __init__(self, client: ShardedClient, service: Service) -> None:
        self._client = client
        self._service = service
        self._outbox = service.database.outbox
        self._sent = service.database.sent

    async def put(self, row: OutboxRow) -> int | None:
        """Make the event of a row what it should be; its id, or None where there is none."""
        wanted = RoundEvent.model_validate(row.post.payload[PAYLOAD])
        guild = self._client.get_guild(wanted.guild_id)
        if guild is None and not self._client.can_see(wanted.guild_id):
            raise ConnectionError("the server's shard is not connected yet")
        if guild is None:
            raise NotInServerError(wanted.guild_id)
        mine = guild.me.guild_permissions
        if not (mine.create_events or mine.manage_events):
            await self._tell_directors(row)
            return None
        try:
            event = await self._known(row, guild, wanted)
            if event is None:
                return await self._create(row, guild, wanted)
            await self._change(event, wanted)
        except discord.Forbidden as error:
            if error.code not in NOT_ALLOWED:
                raise
            await self._tell_directors(row)
            return None
        return event.id

    async def _known(self, row: OutboxRow, guild: discord.Guild, wanted: RoundEvent) -> discord.ScheduledEvent | None:
        """The event that was made for the round, if it is still to come or on; a second one of the same is deleted."""
        place = await self._outbox.message(row.tournament_id, row.post.edits or "")
        if place is None and row.started_at is None:
            return None
        mine = [event for event in await guild.fetch_scheduled_events(with_counts=False) if _is_open_of(guild, event)]
        noted = [event for event in mine if place is not None and event.id == place.message_id]
        if noted:
            same = [event for event in mine if event != noted[0] and _is_same(event, noted[0])]
        else:
            # An earlier attempt may have made it without noting that.
            wordings = {row.words, _words_of(wanted.name, wanted.starts)} if row.started_at is not None else set()
            same = [event for event in mine if _words_of(event.name, event.start_time) in wordings]
        unnoted = [event for event in same if not await self._sent.is_of_another(row.id, event.id)]
        events = noted + sorted(unnoted, key=lambda event: event.id)
        for spare in events[1:]:
            await spare.delete()
        return events[0] if events else None

    async def _create(self, row: OutboxRow, guild: discord.Guild, wanted: RoundEvent) -> int | None:
        """Make the event. Discord takes none that begins in the past, and there is no use for one that is over."""
        now = self._service.clock.now()
        if wanted.state not in {"planned", "on"} or wanted.starts <= now:
            return None
        await self._outbox.mark_started(row.id, at=now, words=_words_of(wanted.name, wanted.starts))
        with once():
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
        """What has to change. Discord moves nothing into the past, and no start of what has begun."""
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

    async def _tell_directors(self, row: OutboxRow) -> None:
        """One note a tournament that a permission is missing."""
        told = await tell_directors(self._service, row.tournament_id, row.command_id, NOTE, texts.files.no_events())
        if told:
            logger.warning("no permission to create events in the server of %s", row.tournament_id)


def _is_open_of(guild: discord.Guild, event: discord.ScheduledEvent) -> bool:
    """Did we make it, and is it still to come or on?"""
    return event.creator_id == guild.me.id and event.status in _OPEN


def _words_of(name: str, starts: datetime) -> str:
    """What an event is recognised by."""
    return f"{starts.isoformat()} {name}"


def _is_same(event: discord.ScheduledEvent, other: discord.ScheduledEvent) -> bool:
    """Do members see the same event twice?"""
    return (event.name, event.start_time, event.description) == (other.name, other.start_time, other.description)
