"""Scheduled events: create, change, start, end, delete, and interested users."""

from __future__ import annotations

from datetime import datetime, timedelta

from bot.sandbox.errors import refusal
from bot.sandbox.world.models import Guild, Json, ScheduledEvent
from bot.sandbox.world.render import event_json
from bot.sandbox.world.store import World

SCHEDULED, ACTIVE, COMPLETED, CANCELLED = 1, 2, 3, 4
EXTERNAL = 3
_OPEN = (SCHEDULED, ACTIVE)
# Discord documents "several hours" without a number.
_NEVER_BEGUN = timedelta(hours=6)


def end_events(world: World) -> None:
    """Complete active external events whose end has passed, as Discord does automatically."""
    now = world.clock.now()
    for event in _all(world):
        over = event.scheduled_end_time is not None and event.scheduled_end_time <= now
        if event.status == ACTIVE and event.entity_type == EXTERNAL and over:
            _set_status(world, event, COMPLETED)


def cancel_events_never_begun(world: World) -> None:
    """Cancel events that were not started in time.

    Not called immediately after a jump of the clock: a bot that has to start an event needs the time it would have had.
    """
    now = world.clock.now()
    for event in _all(world):
        if event.status == SCHEDULED and event.scheduled_start_time + _NEVER_BEGUN <= now:
            _set_status(world, event, CANCELLED)


def _all(world: World) -> list[ScheduledEvent]:
    return [event for guild in world.guilds.values() for event in guild.events.values()]


def _set_status(world: World, event: ScheduledEvent, status: int) -> None:
    event.status = status
    publish_event(world, event)


def make_event(
    world: World,
    guild: Guild,
    creator_id: int,
    *,
    name: str,
    start: datetime,
    end: datetime | None,
    description: str | None,
    entity_type: int,
    channel_id: int | None,
    location: str | None,
    image: bytes | None = None,
) -> ScheduledEvent:
    """Create a scheduled event."""
    if sum(1 for event in guild.events.values() if event.status in _OPEN) >= world.limits.events:
        raise refusal("too_many_events")
    event = ScheduledEvent(
        world.ids.new(), guild.id, creator_id, name, description, start, end, entity_type, channel_id, location
    )
    event.image = image
    guild.events[event.id] = event
    publish_event(world, event, "GUILD_SCHEDULED_EVENT_CREATE")
    return event


def publish_event(world: World, event: ScheduledEvent, name: str = "GUILD_SCHEDULED_EVENT_UPDATE") -> None:
    """Publish that an event was created, changed or deleted."""
    world.publish(name, event_json(world, event), guild_id=event.guild_id)


def remove_event(world: World, guild: Guild, event: ScheduledEvent) -> None:
    """Delete an event."""
    del guild.events[event.id]
    publish_event(world, event, "GUILD_SCHEDULED_EVENT_DELETE")


def set_interest(world: World, event: ScheduledEvent, user_id: int, *, on: bool) -> None:
    """Add or remove a user's interest in an event."""
    if on == (user_id in event.interested):
        return
    (event.interested.add if on else event.interested.discard)(user_id)
    body: Json = {"guild_scheduled_event_id": str(event.id), "user_id": str(user_id), "guild_id": str(event.guild_id)}
    world.publish(f"GUILD_SCHEDULED_EVENT_USER_{'ADD' if on else 'REMOVE'}", body, guild_id=event.guild_id)
