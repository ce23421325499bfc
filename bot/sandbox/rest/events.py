"""Scheduled events of a server."""

from __future__ import annotations

from datetime import datetime

from bot.sandbox.errors import FieldErrors, refusal
from bot.sandbox.rest.call import NO_CONTENT, Answer, Call, Route
from bot.sandbox.world.guilds import make_event, remove_event, tell_event
from bot.sandbox.world.models import Guild, Json, ScheduledEvent
from bot.sandbox.world.permissions import Permission, guild_permissions
from bot.sandbox.world.render import event_json, member_json, user_json

_P = Permission
_EXTERNAL = 3
# From each status, where an event may go: planned -> active or cancelled, active -> over.
_STATUS_STEPS = {1: (1, 2, 4), 2: (2, 3), 3: (3,), 4: (4,)}


async def listed(call: Call) -> Answer:
    """GET /guilds/{guild_id}/scheduled-events."""
    return 200, [event_json(call.world, event) for event in call.guild().events.values()]


async def one(call: Call) -> Answer:
    """GET one."""
    return 200, event_json(call.world, call.world.event(call.guild(), call.id("event_id")))


async def create(call: Call) -> Answer:
    """POST /guilds/{guild_id}/scheduled-events."""
    guild = call.guild()
    if not guild_permissions(guild, call.me) & (_P.CREATE_EVENTS | _P.MANAGE_EVENTS):
        raise refusal("missing_permissions")
    body = call.body
    errors = FieldErrors()
    _check(call, errors, body, new=True)
    errors.refuse_if_any()
    event = make_event(
        call.world,
        guild,
        call.me,
        name=body["name"],
        start=_moment(body["scheduled_start_time"]),
        end=_moment(body["scheduled_end_time"]) if body.get("scheduled_end_time") else None,
        description=body.get("description"),
        entity_type=int(body["entity_type"]),
        channel_id=int(body["channel_id"]) if body.get("channel_id") else None,
        location=(body.get("entity_metadata") or {}).get("location"),
    )
    return 200, event_json(call.world, event)


def _moment(text: str) -> datetime:
    return datetime.fromisoformat(text)


def _check(call: Call, errors: FieldErrors, body: Json, *, new: bool) -> None:
    limits = call.world.limits
    if new:
        for key in ("name", "scheduled_start_time", "privacy_level", "entity_type"):
            if not body.get(key):
                errors.required((key,))
        if body.get("entity_type") == _EXTERNAL and not body.get("scheduled_end_time"):
            errors.required(("scheduled_end_time",))
        if body.get("entity_type") == _EXTERNAL and not (body.get("entity_metadata") or {}).get("location"):
            errors.required(("entity_metadata", "location"))
        if body.get("entity_type") in (1, 2) and not body.get("channel_id"):
            errors.required(("channel_id",))
    if body.get("name") is not None:
        errors.length(("name",), body["name"], least=1, most=limits.event_name)
    if body.get("description") is not None:
        errors.length(("description",), body["description"], most=limits.event_description)
    if location := (body.get("entity_metadata") or {}).get("location"):
        errors.length(("entity_metadata", "location"), location, most=limits.event_location)
    if (start := body.get("scheduled_start_time")) and _moment(start) <= call.world.clock.now():
        errors.add(
            ("scheduled_start_time",),
            "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST",
            "Cannot schedule event in the past.",
        )
    if start and (end := body.get("scheduled_end_time")) and _moment(end) <= _moment(start):
        errors.add(
            ("scheduled_end_time",),
            "GUILD_SCHEDULED_EVENT_END_BEFORE_START",
            "Cannot schedule event to end before start.",
        )


def _own(call: Call) -> tuple[Guild, ScheduledEvent]:
    """The event, which the bot made itself or may manage."""
    guild = call.guild()
    event = call.world.event(guild, call.id("event_id"))
    allowed = guild_permissions(guild, call.me)
    if not allowed & _P.MANAGE_EVENTS and not (event.creator_id == call.me and allowed & _P.CREATE_EVENTS):
        raise refusal("missing_permissions")
    return guild, event


async def edit(call: Call) -> Answer:
    """PATCH one."""
    _, event = _own(call)
    body = call.body
    errors = FieldErrors()
    _check(call, errors, body, new=False)
    if body.get("status") is not None and body["status"] not in _STATUS_STEPS[event.status]:
        errors.add(
            ("status",), "GUILD_SCHEDULED_EVENT_INVALID_STATUS_UPDATE", "Invalid Guild Scheduled Event Status Update"
        )
    errors.refuse_if_any()
    if body.get("scheduled_start_time"):
        event.scheduled_start_time = _moment(body["scheduled_start_time"])
    if "scheduled_end_time" in body:
        event.scheduled_end_time = _moment(body["scheduled_end_time"]) if body["scheduled_end_time"] else None
    for key in ("name", "description", "status", "entity_type"):
        if body.get(key) is not None:
            setattr(event, key, body[key])
    if "channel_id" in body:
        event.channel_id = int(body["channel_id"]) if body["channel_id"] else None
    if (metadata := body.get("entity_metadata")) is not None:
        event.location = metadata.get("location")
    tell_event(call.world, event)
    return 200, event_json(call.world, event)


async def delete(call: Call) -> Answer:
    """DELETE one."""
    guild, event = _own(call)
    remove_event(call.world, guild, event)
    return NO_CONTENT


async def people(call: Call) -> Answer:
    """GET .../users: who is interested."""
    guild = call.guild()
    event = call.world.event(guild, call.id("event_id"))
    limit = call.number("limit", default=100, least=1, most=100)
    body = []
    for user_id in sorted(event.interested)[:limit]:
        item: Json = {
            "guild_scheduled_event_id": str(event.id),
            "user_id": str(user_id),
            "user": user_json(call.world.users[user_id]),
            "response": 1,
            "guild_scheduled_event_exception_id": None,
        }
        if call.request.query.get("with_member") and user_id in guild.members:
            item["member"] = member_json(call.world, guild.members[user_id])
        body.append(item)
    return 200, body


_ALL = "/guilds/{guild_id}/scheduled-events"
_ONE = _ALL + "/{event_id}"

ROUTES: tuple[Route, ...] = (
    ("GET", _ALL, listed),
    ("POST", _ALL, create),
    ("GET", _ONE, one),
    ("PATCH", _ONE, edit),
    ("DELETE", _ONE, delete),
    ("GET", _ONE + "/users", people),
)
