"""Threads and forum posts opened and archived by people."""

from __future__ import annotations

from collections.abc import Sequence

from bot.sandbox.acting.visibility import visible_channel
from bot.sandbox.checks.messages import Draft
from bot.sandbox.refusals import PersonError
from bot.sandbox.services import Services
from bot.sandbox.world.messages import post
from bot.sandbox.world.models import FORUMS, Channel, ChannelType, ForumInfo
from bot.sandbox.world.permissions import Permission, channel_permissions
from bot.sandbox.world.threads import join, open_thread, set_archived

_P = Permission


def create_thread(
    services: Services,
    user_id: int,
    channel_id: int,
    name: str,
    *,
    message_id: int | None = None,
    private: bool = False,
    text: str = "",
    tags: Sequence[str] = (),
) -> Channel:
    """Open a thread (on a message, or standalone), or a forum post whose first message is `text`."""
    world = services.world
    parent = visible_channel(world, channel_id, user_id)
    allowed = channel_permissions(world, parent, user_id)
    if not 1 <= len(name.strip()) <= world.limits.channel_name:
        raise PersonError(f"A thread's name has 1 to {world.limits.channel_name} characters.")
    forum = parent.kind in FORUMS
    kinds = {ChannelType.TEXT: ChannelType.PUBLIC_THREAD, ChannelType.ANNOUNCEMENT: ChannelType.ANNOUNCEMENT_THREAD}
    if not forum and parent.kind not in kinds:
        raise PersonError(f"{parent.name} takes no threads.")
    needs = _P.SEND_MESSAGES if forum else _P.CREATE_PRIVATE_THREADS if private else _P.CREATE_PUBLIC_THREADS
    if not allowed & needs:
        raise PersonError(f"{world.name_of(user_id)} may not open threads in {parent.name}.")
    if forum and not text.strip():
        raise PersonError("A post begins with a message.")
    thread = open_thread(
        world,
        parent,
        user_id,
        name.strip(),
        kind=ChannelType.PRIVATE_THREAD if private else kinds.get(parent.kind, ChannelType.PUBLIC_THREAD),
        source=world.message(parent, message_id) if message_id is not None else None,
        tag_ids=_tags(parent, tags, allowed) if forum else (),
    )
    if text.strip():
        first = thread.id if forum else None
        post(world, thread, user_id, Draft(content=text.strip()), message_id=first)
    join(world, thread, user_id)
    return thread


def _tags(forum: Channel, names: Sequence[str], allowed: int) -> list[int]:
    """Return the ids of a post's tags. Raises `PersonError` for missing, unknown or moderated tags."""
    info = forum.forum or ForumInfo()
    if info.needs_tag and not names:
        raise PersonError(f"A post in {forum.name} needs a tag.")
    tag_ids = []
    for name in names:
        tag = next((item for item in info.tags if name in (item.name, str(item.id))), None)
        if tag is None or (tag.moderated and not allowed & _P.MANAGE_THREADS):
            raise PersonError(f"There is no tag {name} to set.")
        tag_ids.append(tag.id)
    return tag_ids


def archive_thread(services: Services, user_id: int, channel_id: int, *, on: bool) -> None:
    """Archive or reopen a thread; allowed for its owner and for people who manage threads."""
    world = services.world
    thread = visible_channel(world, channel_id, user_id)
    if thread.thread is None:
        raise PersonError(f"{thread.name} is no thread.")
    manages = bool(channel_permissions(world, thread, user_id) & _P.MANAGE_THREADS)
    if not manages and (thread.thread.locked or (on and thread.thread.owner_id != user_id)):
        raise PersonError(f"{world.name_of(user_id)} may not {'close' if on else 'open'} {thread.name}.")
    set_archived(world, thread, archived=on)
