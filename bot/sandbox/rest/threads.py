"""Routes of threads: open on a message or standalone, join, leave, list."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from bot.sandbox.errors import FieldErrors, refusal
from bot.sandbox.rest import forums
from bot.sandbox.rest.call import ARCHIVE_MINUTES, Answer, Call, Route
from bot.sandbox.world import threads as doing
from bot.sandbox.world.models import FORUMS, Channel, ChannelType, ThreadInfo
from bot.sandbox.world.permissions import Permission, channel_permissions
from bot.sandbox.world.render import channel_json, member_json, thread_member_json

_P = Permission
_KINDS = {
    ChannelType.TEXT: (ChannelType.PUBLIC_THREAD, ChannelType.PRIVATE_THREAD),
    ChannelType.ANNOUNCEMENT: (ChannelType.ANNOUNCEMENT_THREAD,),
}


def _check(call: Call) -> str:
    errors = FieldErrors()
    name = str(call.body.get("name") or "")
    errors.text((), {"name": name}, "name", call.world.limits.channel_name, needed=True)
    errors.choice(("auto_archive_duration",), call.body.get("auto_archive_duration"), ARCHIVE_MINUTES, optional=True)
    errors.refuse_if_any()
    return name


def _parent(call: Call) -> Channel:
    parent = call.channel()
    if parent.kind not in _KINDS:
        raise refusal("wrong_channel_type")
    return parent


def _open(call: Call, parent: Channel, kind: ChannelType, **details: Any) -> Answer:
    minutes, slowmode = call.body.get("auto_archive_duration"), int(call.body.get("rate_limit_per_user") or 0)
    details |= {"kind": kind, "auto_archive_minutes": minutes, "slowmode": slowmode}
    thread = doing.open_thread(call.world, parent, call.me, _check(call), **details)
    return 201, channel_json(call.world, thread)


async def on_message(call: Call) -> Answer:
    """POST /channels/{channel_id}/messages/{message_id}/threads."""
    parent = _parent(call)
    call.allow_in(parent, _P.CREATE_PUBLIC_THREADS | _P.READ_MESSAGE_HISTORY)
    return _open(call, parent, _KINDS[parent.kind][0], source=call.message(parent))


async def standalone(call: Call) -> Answer:
    """POST /channels/{channel_id}/threads; private by default, as documented by Discord."""
    parent = call.channel()
    if parent.kind in FORUMS:
        return await forums.post(call, parent, _check(call))
    kind = ChannelType(int(call.body.get("type") or ChannelType.PRIVATE_THREAD))
    if kind not in _KINDS.get(parent.kind, ()):
        raise refusal("wrong_channel_type")
    private = kind is ChannelType.PRIVATE_THREAD
    call.allow_in(parent, _P.CREATE_PRIVATE_THREADS if private else _P.CREATE_PUBLIC_THREADS)
    return _open(call, parent, kind, invitable=bool(call.body.get("invitable", True)))


def _thread(call: Call) -> tuple[Channel, ThreadInfo]:
    channel = call.channel()
    if channel.thread is None:
        raise refusal("wrong_channel_type")
    return channel, channel.thread


async def join(call: Call) -> None:
    """PUT /channels/{channel_id}/thread-members/@me."""
    doing.join(call.world, _unarchived_thread(call), call.me)


async def add(call: Call) -> None:
    """PUT /channels/{channel_id}/thread-members/{user_id}."""
    channel = _unarchived_thread(call)
    user_id = call.id("user_id")
    parent = call.world.parent_of(channel)
    if not channel_permissions(call.world, parent, user_id) & _P.VIEW_CHANNEL:
        raise refusal("missing_access")
    doing.join(call.world, channel, user_id)


def _unarchived_thread(call: Call) -> Channel:
    """Return the thread of the address. Raises `ApiError` if it is archived."""
    channel, _ = _thread(call)
    call.unarchived(channel)
    return channel


async def leave(call: Call) -> None:
    """DELETE /channels/{channel_id}/thread-members/@me."""
    doing.leave(call.world, _unarchived_thread(call), call.me)


async def remove(call: Call) -> None:
    """DELETE /channels/{channel_id}/thread-members/{user_id}."""
    channel = _unarchived_thread(call)
    if channel.thread is not None and channel.thread.owner_id != call.me:
        call.allow_in(channel, _P.MANAGE_THREADS)
    doing.leave(call.world, channel, call.id("user_id"))


async def members(call: Call) -> Answer:
    """GET /channels/{channel_id}/thread-members."""
    channel, info = _thread(call)
    return 200, [thread_member_json(channel, user_id) for user_id in info.members]


async def one_member(call: Call) -> Answer:
    """GET /channels/{channel_id}/thread-members/{user_id}."""
    channel, info = _thread(call)
    user_id = call.id("user_id")
    if user_id not in info.members:
        raise refusal("unknown_member")
    body = thread_member_json(channel, user_id)
    if call.request.query.get("with_member"):
        guild = call.world.guild_of(channel)
        body["member"] = member_json(call.world, call.world.member(guild, user_id))
    return 200, body


async def active(call: Call) -> Answer:
    """GET /guilds/{guild_id}/threads/active."""
    guild = call.guild()
    threads = [
        channel
        for channel in call.world.threads_of(guild)
        if channel.thread and not channel.thread.archived and channel_permissions(call.world, channel, call.me)
    ]
    return 200, _listed(call, threads, has_more=False)


def _listed(call: Call, threads: list[Channel], *, has_more: bool) -> dict[str, object]:
    return {
        "threads": [channel_json(call.world, channel) for channel in threads],
        "members": [
            thread_member_json(channel, call.me)
            for channel in threads
            if channel.thread and call.me in channel.thread.members
        ],
        "has_more": has_more,
    }


def _archived(call: Call, *kinds: ChannelType, mine: bool = False) -> Answer:
    parent = call.channel(_P.READ_MESSAGE_HISTORY)
    if ChannelType.PRIVATE_THREAD in kinds and not mine:
        call.allow_in(parent, _P.MANAGE_THREADS)
    archived = [
        (channel.thread.archive_changed_at, channel)
        for channel in call.world.threads_of(call.world.guild_of(parent))
        if channel.thread
        and channel.parent_id == parent.id
        and channel.kind in kinds
        and channel.thread.archived
        and (not mine or call.me in channel.thread.members)
    ]
    if before := call.request.query.get("before"):
        limit_moment = datetime.fromisoformat(before.replace(" ", "+"))
        archived = [pair for pair in archived if pair[0] < limit_moment]
    archived.sort(key=lambda pair: pair[0], reverse=True)
    limit = call.number("limit", default=50, least=2, most=100)
    return 200, _listed(call, [channel for _, channel in archived[:limit]], has_more=len(archived) > limit)


async def archived_public(call: Call) -> Answer:
    """GET /channels/{channel_id}/threads/archived/public."""
    return _archived(call, ChannelType.PUBLIC_THREAD, ChannelType.ANNOUNCEMENT_THREAD)


async def archived_private(call: Call) -> Answer:
    """GET /channels/{channel_id}/threads/archived/private."""
    return _archived(call, ChannelType.PRIVATE_THREAD)


async def archived_mine(call: Call) -> Answer:
    """GET /channels/{channel_id}/users/@me/threads/archived/private."""
    return _archived(call, ChannelType.PRIVATE_THREAD, mine=True)


_MEMBERS = "/channels/{channel_id}/thread-members"

ROUTES: tuple[Route, ...] = (
    ("POST", "/channels/{channel_id}/messages/{message_id}/threads", on_message),
    ("POST", "/channels/{channel_id}/threads", standalone),
    ("PUT", _MEMBERS + "/@me", join),
    ("DELETE", _MEMBERS + "/@me", leave),
    ("PUT", _MEMBERS + "/{user_id}", add),
    ("DELETE", _MEMBERS + "/{user_id}", remove),
    ("GET", _MEMBERS, members),
    ("GET", _MEMBERS + "/{user_id}", one_member),
    ("GET", "/guilds/{guild_id}/threads/active", active),
    ("GET", "/channels/{channel_id}/threads/archived/public", archived_public),
    ("GET", "/channels/{channel_id}/threads/archived/private", archived_private),
    ("GET", "/channels/{channel_id}/users/@me/threads/archived/private", archived_mine),
)
