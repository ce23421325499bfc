"""Routes of scheduled events."""

from __future__ import annotations

import base64
from datetime import datetime

from bot.sandbox.errors import FieldErrors, refusal, refuse_field
from bot.sandbox.rest.call import Answer, Call, Route
from bot.sandbox.world.events import make_event, publish_event, remove_event
from bot.sandbox.world.models import ChannelType, Guild, Json, ScheduledEvent
from bot.sandbox.world.permissions import Permission, guild_permissions
from bot.sandbox.world.render import event_json, member_json, user_json

_P = Permission
_STAGE, _VOICE, _EXTERNAL = 1, 2, 3
_GUILD_ONLY = 2
_OPEN = (1, 2)
# Allowed transitions of the status: scheduled -> active or cancelled, active -> completed.
_STATUS_STEPS = {1: (1, 2, 4), 2: (2, 3)}


async def listed(call: Call) -> Answer:
    """GET /guilds/{guild_id}/scheduled-events."""
    return 200, [event_json(call.world, event) for event in call.guild().events.values()]


async def one(call: Call) -> Answer:
    """GET one event."""
    return 200, event_json(call.world, call.world.event(call.guild(), call.id("event_id")))


async def create(call: Call) -> Answer:
    """POST /guilds/{guild_id}/scheduled-events."""
    guild = call.guild()
    if not guild_permissions(guild, call.me) & (_P.CREATE_EVENTS | _P.MANAGE_EVENTS):
        raise refusal("missing_permissions")
    body = call.body
    errors = FieldErrors()
    _check(call, errors, body, None)
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
        image=_image(body),
    )
    return 200, event_json(call.world, event)


def _moment(text: str) -> datetime:
    return datetime.fromisoformat(text)


def _check(call: Call, errors: FieldErrors, body: Json, event: ScheduledEvent | None) -> None:
    limits = call.world.limits
    for key in ("name", "scheduled_start_time", "privacy_level", "entity_type") if event is None else ():
        if not body.get(key):
            errors.required((key,))
    _check_place(call, errors, body, event)
    errors.choice(("privacy_level",), body.get("privacy_level"), (_GUILD_ONLY,), optional=True)
    errors.length(("name",), body.get("name"), least=1, most=limits.event_name)
    errors.text((), body, "description", limits.event_description)
    errors.text(("entity_metadata",), body.get("entity_metadata") or {}, "location", limits.event_location)
    if (start := body.get("scheduled_start_time")) and _moment(start) <= call.world.clock.now():
        errors.add(
            ("scheduled_start_time",), "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST", "Cannot schedule event in the past."
        )
    if start and (end := body.get("scheduled_end_time")) and _moment(end) <= _moment(start):
        errors.add(
            ("scheduled_end_time",),
            "GUILD_SCHEDULED_EVENT_END_BEFORE_START",
            "Cannot schedule event to end before start.",
        )


def _check_place(call: Call, errors: FieldErrors, body: Json, event: ScheduledEvent | None) -> None:
    """Check type and place: external events need a location and an end, others a channel of their kind."""
    kind = body.get("entity_type") or (event.entity_type if event else None)
    if kind not in (_STAGE, _VOICE, _EXTERNAL):
        errors.choice(("entity_type",), kind, (_STAGE, _VOICE, _EXTERNAL))
        return
    if event is not None and kind == event.entity_type and "channel_id" not in body:
        return
    if kind == _EXTERNAL:
        if not body.get("scheduled_end_time") and not (event and event.scheduled_end_time):
            errors.required(("scheduled_end_time",))
        if not (body.get("entity_metadata") or {}).get("location") and not (event and event.location):
            errors.required(("entity_metadata", "location"))
        if body.get("channel_id"):
            errors.add(("channel_id",), "CHANNEL_ID_NOT_NULL", "Channel must be null for external events")
    elif not body.get("channel_id"):
        errors.required(("channel_id",))
    else:
        channel = call.guild().channels.get(int(body["channel_id"]))
        wanted = ChannelType.STAGE if kind == _STAGE else ChannelType.VOICE
        if channel is None or channel.kind is not wanted:
            errors.add(("channel_id",), "INVALID_CHANNEL_TYPE", "The channel is of another kind than the event")


def _image(body: Json) -> bytes | None:
    """Return the picture of a data URI, or None if there is none."""
    text = body.get("image")
    if not text:
        return None
    try:
        head, data = str(text).split(",", 1)
        picture = base64.b64decode(data, validate=True)
    except ValueError:
        head, picture = "", b""
    if not head.startswith("data:image/") or not picture:
        raise refuse_field(("image",), "BASE_TYPE_BAD_IMAGE", "Invalid image data")
    return picture


def _own(call: Call) -> tuple[Guild, ScheduledEvent]:
    """Return the event. Raises `ApiError` unless the bot created it or may manage events."""
    guild = call.guild()
    event = call.world.event(guild, call.id("event_id"))
    allowed = guild_permissions(guild, call.me)
    if not allowed & _P.MANAGE_EVENTS and not (event.creator_id == call.me and allowed & _P.CREATE_EVENTS):
        raise refusal("missing_permissions")
    return guild, event


async def edit(call: Call) -> Answer:
    """PATCH one event."""
    _, event = _own(call)
    body = call.body
    if event.status not in _OPEN:
        raise refusal("event_over")
    errors = FieldErrors()
    _check(call, errors, body, event)
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
    if event.entity_type == _EXTERNAL:
        event.channel_id = None
    if "image" in body:
        event.image = _image(body)
    publish_event(call.world, event)
    return 200, event_json(call.world, event)


async def delete(call: Call) -> None:
    """DELETE one event."""
    guild, event = _own(call)
    remove_event(call.world, guild, event)


async def people(call: Call) -> Answer:
    """GET .../users: the interested users."""
    guild = call.guild()
    event = call.world.event(guild, call.id("event_id"))
    limit = call.number("limit", default=100, least=1, most=100)
    body = []
    for user_id in _page(call, sorted(event.interested), limit):
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


def _page(call: Call, ids: list[int], limit: int) -> list[int]:
    """Return the ids after or before an id; the last ones if only `before` is given."""
    after = call.number("after", default=0, least=0, most=1 << 63)
    before = call.number("before", default=1 << 63, least=0, most=1 << 63)
    within = [item for item in ids if after < item < before]
    backwards = "before" in call.request.query and "after" not in call.request.query
    return within[-limit:] if backwards else within[:limit]


async def count(call: Call) -> Answer:
    """GET .../users/counts: the number of interested users."""
    event = call.world.event(call.guild(), call.id("event_id"))
    return 200, {"guild_scheduled_event_count": len(event.interested), "guild_scheduled_event_exception_counts": {}}


_ALL = "/guilds/{guild_id}/scheduled-events"
_ONE = _ALL + "/{event_id}"

ROUTES: tuple[Route, ...] = (
    ("GET", _ALL, listed),
    ("POST", _ALL, create),
    ("GET", _ONE, one),
    ("PATCH", _ONE, edit),
    ("DELETE", _ONE, delete),
    ("GET", _ONE + "/users", people),
    ("GET", _ONE + "/users/counts", count),
)
