"""What happens to scheduled events: made, changed, begun, ended, and who is interested."""

from __future__ import annotations

from datetime import datetime, timedelta

from bot.sandbox.errors import refusal
from bot.sandbox.world.models import Guild, Json, ScheduledEvent
from bot.sandbox.world.render import event_json
from bot.sandbox.world.store import World

SCHEDULED, ACTIVE, COMPLETED, CANCELLED = 1, 2, 3, 4
EXTERNAL = 3
_OPEN = (SCHEDULED, ACTIVE)
# "After several hours", says Discord.
_NEVER_BEGUN = timedelta(hours=6)


def end_events(world: World) -> None:
    """End active events elsewhere at their end, as Discord does by itself."""
    now = world.clock.now()
    for event in _all(world):
        over = event.scheduled_end_time is not None and event.scheduled_end_time <= now
        if event.status == ACTIVE and event.entity_type == EXTERNAL and over:
            _set_status(world, event, COMPLETED)


def cancel_events_never_begun(world: World) -> None:
    """Cancel events nobody began in time.

    Not called at once when the clock jumps: a bot that is to begin an event has to get the time it would have had.
    """
    now = world.clock.now()
    for event in _all(world):
        if event.status == SCHEDULED and event.scheduled_start_time + _NEVER_BEGUN <= now:
            _set_status(world, event, CANCELLED)


def _all(world: World) -> list[ScheduledEvent]:
    return [event for guild in world.guilds.values() for event in guild.events.values()]


def _set_status(world: World, event: ScheduledEvent, status: int) -> None:
    event.status = status
    tell_event(world, event)


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
    """A new scheduled event."""
    if sum(1 for event in guild.events.values() if event.status in _OPEN) >= world.limits.events:
        raise refusal("too_many_events")
    event = ScheduledEvent(
        world.ids.new(), guild.id, creator_id, name, description, start, end, entity_type, channel_id, location
    )
    event.image = image
    guild.events[event.id] = event
    tell_event(world, event, "GUILD_SCHEDULED_EVENT_CREATE")
    return event


def tell_event(world: World, event: ScheduledEvent, name: str = "GUILD_SCHEDULED_EVENT_UPDATE") -> None:
    """Tell that an event appeared, changed or went."""
    world.tell(name, event_json(world, event), guild_id=event.guild_id)


def remove_event(world: World, guild: Guild, event: ScheduledEvent) -> None:
    """Delete an event."""
    del guild.events[event.id]
    tell_event(world, event, "GUILD_SCHEDULED_EVENT_DELETE")


def set_interest(world: World, event: ScheduledEvent, user_id: int, *, on: bool) -> None:
    """Somebody is interested in an event, or no more."""
    if on == (user_id in event.interested):
        return
    (event.interested.add if on else event.interested.discard)(user_id)
    body: Json = {
        "guild_scheduled_event_id": str(event.id),
        "user_id": str(user_id),
        "guild_id": str(event.guild_id),
    }
    world.tell(f"GUILD_SCHEDULED_EVENT_USER_{'ADD' if on else 'REMOVE'}", body, guild_id=event.guild_id)
