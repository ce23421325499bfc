"""Routes of channels: get, create, edit, delete; permission overwrites."""

from __future__ import annotations

from typing import Any

from bot.sandbox.errors import FieldErrors, refusal
from bot.sandbox.rest import forums
from bot.sandbox.rest.call import ARCHIVE_MINUTES, Answer, Call, Route
from bot.sandbox.world.guilds import make_channel, publish_channel, remove_channel, set_overwrite
from bot.sandbox.world.models import FORUMS, Channel, ChannelType, ForumInfo, Json, Overwrite
from bot.sandbox.world.permissions import Permission, channel_permissions
from bot.sandbox.world.render import channel_json
from bot.sandbox.world.threads import set_archived

_P = Permission
_LONGEST_SLOWMODE = 21_600


async def one(call: Call) -> Answer:
    """GET /channels/{channel_id}."""
    return 200, channel_json(call.world, call.channel())


async def listed(call: Call) -> Answer:
    """GET /guilds/{guild_id}/channels: all channels except threads."""
    guild = call.guild()
    return 200, [channel_json(call.world, channel) for channel in guild.channels.values() if not channel.is_thread]


async def create(call: Call) -> Answer:
    """POST /guilds/{guild_id}/channels."""
    guild = call.guild(_P.MANAGE_CHANNELS)
    body = call.body
    _check(call, body, int(body.get("type") or 0), needs_name=True)
    parent = int(body["parent_id"]) if body.get("parent_id") else None
    if parent is not None:
        _check_parent(call, guild.channels.get(parent))
    kind = ChannelType(int(body.get("type") or 0))
    forum = ForumInfo() if kind in FORUMS else None
    if forum is not None:
        forums.apply_settings(call.world, forum, body)
    channel = make_channel(
        call.world,
        guild,
        _channel_name(kind, str(body["name"])),
        kind=kind,
        parent_id=parent,
        topic=body.get("topic"),
        position=body.get("position"),
        overwrites=[_overwrite(item) for item in body.get("permission_overwrites") or ()],
        forum=forum,
    )
    return 201, channel_json(call.world, channel)


def _channel_name(kind: ChannelType, name: str) -> str:
    """Convert a name to lower case with dashes, as Discord does for text channels and forums."""
    written = (ChannelType.TEXT, ChannelType.ANNOUNCEMENT, *FORUMS)
    return "-".join(name.lower().split()) if kind in written else name


def _check_parent(call: Call, parent: Channel | None, moved: Channel | None = None) -> None:
    """Raise `ApiError` unless the parent is a category with space for a new channel, or for the one `moved` into it."""
    errors, most = FieldErrors(), call.world.limits.category_channels
    if parent is None or parent.kind is not ChannelType.CATEGORY:
        errors.add(("parent_id",), "CHANNEL_PARENT_INVALID", "Category does not exist")
    elif sum(child.parent_id == parent.id and child is not moved for child in call.world.channels.values()) >= most:
        errors.add(("parent_id",), "CHANNEL_PARENT_MAX_CHANNELS", f"Maximum number of channels in category ({most})")
    errors.refuse_if_any()


def _check(call: Call, body: Json, kind: int, *, needs_name: bool) -> None:
    errors = FieldErrors()
    if needs_name and not body.get("name"):
        errors.required(("name",))
    if body.get("name") is not None:
        errors.length(("name",), str(body["name"]), least=1, most=call.world.limits.channel_name)
    limits = call.world.limits
    errors.length(("topic",), body.get("topic"), most=limits.forum_topic if kind in FORUMS else limits.topic)
    forums.check_settings(errors, call, body)
    errors.choice(("type",), body.get("type"), [0, 2, 4, 5, 13, 15, 16], optional=True)
    errors.number(("rate_limit_per_user",), body.get("rate_limit_per_user"), least=0, most=_LONGEST_SLOWMODE)
    errors.choice(("auto_archive_duration",), body.get("auto_archive_duration"), ARCHIVE_MINUTES, optional=True)
    errors.refuse_if_any()


def _overwrite(item: Json) -> Overwrite:
    return Overwrite(
        int(item["id"]), int(item.get("type") or 0), int(item.get("allow") or 0), int(item.get("deny") or 0)
    )


async def edit(call: Call) -> Answer:
    """PATCH /channels/{channel_id}, threads too."""
    channel = call.channel()
    _check(call, call.body, int(channel.kind), needs_name=False)
    if channel.kind is ChannelType.DM:
        raise refusal("wrong_channel_type")
    if channel.thread is not None:
        _edit_thread(call, channel)
    else:
        _edit_channel(call, channel)
    return 200, channel_json(call.world, channel)


def _edit_channel(call: Call, channel: Channel) -> None:
    call.allow_in(channel, _P.MANAGE_CHANNELS)
    fields: dict[str, str] = {
        "topic": "topic",
        "position": "position",
        "nsfw": "nsfw",
        "rate_limit_per_user": "slowmode",
        "default_auto_archive_duration": "default_archive_minutes",
    }
    if call.body.get("name"):
        channel.name = _channel_name(channel.kind, str(call.body["name"]))
    for key, attribute in fields.items():
        if key in call.body:
            value: Any = call.body[key]
            setattr(channel, attribute, value)
    if "parent_id" in call.body:
        parent = call.body["parent_id"]
        if parent is not None:
            _check_parent(call, call.world.channels.get(int(parent)), moved=channel)
        channel.parent_id = int(parent) if parent is not None else None
    if channel.forum is not None:
        forums.apply_settings(call.world, channel.forum, call.body)
    if call.body.get("permission_overwrites") is not None:
        items = [_overwrite(item) for item in call.body["permission_overwrites"]]
        channel.overwrites = {item.id: item for item in items}
    publish_channel(call.world, channel)


def _edit_thread(call: Call, channel: Channel) -> None:
    body, thread = call.body, channel.thread
    if thread is None:
        raise refusal("wrong_channel_type")
    manages = bool(channel_permissions(call.world, channel, call.me) & _P.MANAGE_THREADS)
    archived = bool(body.get("archived", thread.archived))
    if thread.archived and archived and set(body) - {"archived", "locked"}:
        raise refusal("thread_archived")
    if not manages and (thread.owner_id != call.me or thread.locked or "locked" in body):
        raise refusal("missing_permissions")
    if body.get("name"):
        channel.name = str(body["name"])
    if body.get("rate_limit_per_user") is not None:
        channel.slowmode = int(body["rate_limit_per_user"])
    if body.get("auto_archive_duration") is not None:
        thread.auto_archive_minutes = int(body["auto_archive_duration"])
    if body.get("invitable") is not None:
        thread.invitable = bool(body["invitable"])
    forums.edit_post(call, channel)
    set_archived(call.world, channel, archived=archived, locked=body.get("locked"))


async def delete(call: Call) -> Answer:
    """DELETE /channels/{channel_id}; a direct message is not deleted."""
    channel = call.channel()
    body = channel_json(call.world, channel)
    if channel.kind is not ChannelType.DM:
        call.allow_in(channel, _P.MANAGE_THREADS if channel.is_thread else _P.MANAGE_CHANNELS)
        remove_channel(call.world, channel)
    return 200, body


async def put_overwrite(call: Call) -> None:
    """PUT /channels/{channel_id}/permissions/{overwrite_id}."""
    channel = call.channel(_P.MANAGE_ROLES)
    target = call.id("overwrite_id")
    set_overwrite(call.world, channel, _overwrite(call.body | {"id": target}), target)


async def delete_overwrite(call: Call) -> None:
    """DELETE /channels/{channel_id}/permissions/{overwrite_id}."""
    set_overwrite(call.world, call.channel(_P.MANAGE_ROLES), None, call.id("overwrite_id"))


_ONE = "/channels/{channel_id}"
_OVERWRITE = "/channels/{channel_id}/permissions/{overwrite_id}"

ROUTES: tuple[Route, ...] = (
    ("GET", _ONE, one),
    ("PATCH", _ONE, edit),
    ("DELETE", _ONE, delete),
    ("GET", "/guilds/{guild_id}/channels", listed),
    ("POST", "/guilds/{guild_id}/channels", create),
    ("PUT", _OVERWRITE, put_overwrite),
    ("DELETE", _OVERWRITE, delete_overwrite),
)
