"""Changes of threads: open, join, leave, archive, unarchive."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import timedelta

from bot.sandbox.errors import refusal
from bot.sandbox.ids import moment_of
from bot.sandbox.world.models import Channel, ChannelType, Message, MessageFlag, MessageKind, ThreadInfo
from bot.sandbox.world.notes import note
from bot.sandbox.world.render import channel_json, thread_member_json
from bot.sandbox.world.store import World


def open_thread(
    world: World,
    parent: Channel,
    owner_id: int,
    name: str,
    *,
    kind: ChannelType = ChannelType.PUBLIC_THREAD,
    source: Message | None = None,
    auto_archive_minutes: int | None = None,
    invitable: bool = True,
    slowmode: int | None = None,
    tag_ids: Iterable[int] = (),
) -> Channel:
    """Open a thread, standalone or on a message (it then has the message's id), or a post in a forum.

    A public standalone thread is announced by a system message in its channel.
    """
    guild = world.guild_of(parent)
    _check_active(world, parent)
    if source is not None and source.id in world.channels:
        raise refusal("thread_exists")
    now = world.clock.now()
    minutes = auto_archive_minutes or parent.default_archive_minutes or 1440
    thread = Channel(
        source.id if source else world.ids.new(),
        kind,
        name,
        guild_id=guild.id,
        parent_id=parent.id,
        slowmode=slowmode if slowmode is not None else parent.forum.thread_slowmode if parent.forum else 0,
        thread=ThreadInfo(
            owner_id, now, now, minutes, invitable=invitable, members={owner_id: now}, tag_ids=list(tag_ids)
        ),
    )
    guild.channels[thread.id] = world.channels[thread.id] = thread
    if source is not None:
        source.flags |= MessageFlag.HAS_THREAD
    world.publish("THREAD_CREATE", channel_json(world, thread) | {"newly_created": True}, channel=thread)
    if source is None and kind is not ChannelType.PRIVATE_THREAD and parent.forum is None:
        about = {"channel_id": str(thread.id)}
        note(world, parent, owner_id, MessageKind.THREAD_CREATED, about=about, content=name)
    return thread


def _check_active(world: World, place: Channel) -> None:
    """Raise the API error if the server has too many active threads."""
    threads = world.threads_of(world.guild_of(place))
    if sum(1 for item in threads if item.thread and not item.thread.archived) >= world.limits.active_threads:
        raise refusal("too_many_threads")


def join(world: World, thread: Channel, user_id: int) -> None:
    """Add a member to a thread."""
    info = _info(thread)
    if user_id not in info.members:
        info.members[user_id] = world.clock.now()
        _publish_members(world, thread, added=[user_id])


def leave(world: World, thread: Channel, user_id: int) -> None:
    """Remove a member from a thread."""
    info = _info(thread)
    if user_id in info.members:
        del info.members[user_id]
        _publish_members(world, thread, removed=[user_id])


def _publish_members(world: World, thread: Channel, added: Iterable[int] = (), removed: Iterable[int] = ()) -> None:
    body = {
        "id": str(thread.id),
        "guild_id": str(thread.guild_id),
        "member_count": min(50, len(_info(thread).members)),
        "added_members": [thread_member_json(thread, user_id) for user_id in added],
        "removed_member_ids": [str(user_id) for user_id in removed],
    }
    world.publish("THREAD_MEMBERS_UPDATE", body, channel=thread)


def set_archived(world: World, thread: Channel, *, archived: bool, locked: bool | None = None) -> None:
    """Archive or unarchive a thread, and lock or unlock it."""
    info = _info(thread)
    if info.archived and not archived:
        _check_active(world, thread)
    if archived != info.archived:
        info.archived = archived
        info.archive_changed_at = world.clock.now()
    if locked is not None:
        info.locked = locked
    world.publish("THREAD_UPDATE", channel_json(world, thread), channel=thread)


def unarchive(world: World, thread: Channel) -> None:
    """Unarchive a thread, as sending a message in it does."""
    if _info(thread).archived:
        set_archived(world, thread, archived=False)


def archive_idle(world: World) -> None:
    """Archive threads without activity for their auto-archive duration.

    Called periodically and after a jump of the clock.
    """
    now = world.clock.now()
    for guild in world.guilds.values():
        for thread in world.threads_of(guild):
            info = _info(thread)
            quiet_since = max(moment_of(thread.last_message_id or thread.id), info.archive_changed_at)
            if not info.archived and now - quiet_since >= timedelta(minutes=info.auto_archive_minutes):
                set_archived(world, thread, archived=True)


def _info(thread: Channel) -> ThreadInfo:
    if thread.thread is None:
        raise refusal("wrong_channel_type")
    return thread.thread
