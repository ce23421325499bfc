"""Render records as Discord's JSON. Field names of Discord's objects occur only here and in `message_json`."""

from __future__ import annotations

import hashlib
import json
from datetime import datetime
from pathlib import Path

from bot.sandbox.world.links import file_url
from bot.sandbox.world.models import (
    Attachment,
    Channel,
    ChannelType,
    ForumInfo,
    Guild,
    Json,
    Member,
    Role,
    ScheduledEvent,
    User,
)
from bot.sandbox.world.permissions import channel_permissions
from bot.sandbox.world.store import World

_EXTERNAL = 3
_PINNED_POST, _REQUIRE_TAG = 1 << 1, 1 << 4

FIXED: dict[str, Json] = json.loads(Path(__file__).with_name("fixed_fields.json").read_text(encoding="utf-8"))
"""Fields that the sandbox does not simulate, with their usual values, by kind of object."""


def stamp(at: datetime | None) -> str | None:
    """Return a moment as an ISO 8601 timestamp, as Discord writes it."""
    return at.isoformat(timespec="microseconds") if at is not None else None


def user_json(user: User) -> Json:
    """Return a user object."""
    body: Json = FIXED["user"] | {
        "id": str(user.id),
        "username": user.username,
        "discriminator": f"{user.id % 10000:04d}" if user.bot else "0",
        "global_name": user.global_name,
    }
    if user.bot:
        body["bot"] = True
    return body


def own_user_json(user: User) -> Json:
    """Return the bot's own user object, with fields that only it receives."""
    return user_json(user) | {"mfa_enabled": False, "locale": user.locale, "verified": True, "email": None}


def member_json(world: World, member: Member, *, user: bool = True) -> Json:
    """Return a guild member object; without `user` as in messages and resolved members."""
    body: Json = FIXED["member"] | {
        "joined_at": stamp(member.joined_at),
        "nick": member.nick,
        "roles": [str(role_id) for role_id in member.role_ids],
    }
    if user:
        body["user"] = user_json(world.users[member.user_id])
    return body


def role_json(role: Role) -> Json:
    """Return a role object."""
    body: Json = FIXED["role"] | {
        "id": str(role.id),
        "name": role.name,
        "permissions": str(role.permissions),
        "position": role.position,
        "color": role.color,
        "colors": {"primary_color": role.color, "secondary_color": None, "tertiary_color": None},
        "hoist": role.hoist,
        "managed": role.bot_id is not None,
        "mentionable": role.mentionable,
    }
    if role.bot_id is not None:
        body["tags"] = {"bot_id": str(role.bot_id)}
    return body


def channel_json(world: World, channel: Channel, *, viewer: int | None = None) -> Json:
    """Return a channel, thread or direct-message object.

    With `viewer`, with that person's permissions and recipients.
    """
    if channel.kind is ChannelType.DM:
        body = _dm_json(world, channel, viewer if viewer is not None else world.bot.id)
    elif channel.thread is not None:
        body = _thread_json(world, channel)
    else:
        body = _guild_channel_json(channel)
    if viewer is not None:
        body["permissions"] = str(channel_permissions(world, channel, viewer))
    return body


def _guild_channel_json(channel: Channel) -> Json:
    body: Json = {
        "id": str(channel.id),
        "type": int(channel.kind),
        "guild_id": str(channel.guild_id),
        "name": channel.name,
        "position": channel.position,
        "flags": 0,
        "parent_id": str(channel.parent_id) if channel.parent_id else None,
        "nsfw": channel.nsfw,
        "permission_overwrites": [
            {"id": str(item.id), "type": item.kind, "allow": str(item.allow), "deny": str(item.deny)}
            for item in channel.overwrites.values()
        ],
    }
    if channel.kind is not ChannelType.CATEGORY:
        body |= {
            "last_message_id": str(channel.last_message_id) if channel.last_message_id else None,
            "last_pin_timestamp": _last_pin(channel),
            "topic": channel.topic,
            "rate_limit_per_user": channel.slowmode,
        }
        if channel.default_archive_minutes:
            body["default_auto_archive_duration"] = channel.default_archive_minutes
    if channel.forum is not None:
        body |= _forum_json(channel.forum)
    if channel.kind in (ChannelType.VOICE, ChannelType.STAGE):
        body |= {"bitrate": 64000, "user_limit": 0, "rtc_region": None, "video_quality_mode": 1}
    return body


def _forum_json(forum: ForumInfo) -> Json:
    reaction = forum.default_reaction
    return {
        "flags": _REQUIRE_TAG if forum.needs_tag else 0,
        "available_tags": [
            {
                "id": str(tag.id),
                "name": tag.name,
                "moderated": tag.moderated,
                "emoji_id": None,
                "emoji_name": tag.emoji_name,
            }
            for tag in forum.tags
        ],
        "default_reaction_emoji": {"emoji_id": None, "emoji_name": reaction} if reaction else None,
        "default_sort_order": forum.sort_order,
        "default_forum_layout": forum.layout,
        "default_thread_rate_limit_per_user": forum.thread_slowmode,
    }


def _last_pin(channel: Channel) -> str | None:
    pinned = [message.pinned_at for message in channel.messages.values() if message.pinned_at]
    return stamp(max(pinned)) if pinned else None


def _thread_json(world: World, channel: Channel) -> Json:
    thread = channel.thread
    assert thread is not None  # noqa: S101 - checked by the caller
    metadata: Json = {
        "archived": thread.archived,
        "archive_timestamp": stamp(thread.archive_changed_at),
        "auto_archive_duration": thread.auto_archive_minutes,
        "locked": thread.locked,
        "create_timestamp": stamp(thread.created_at),
    }
    if channel.kind is ChannelType.PRIVATE_THREAD:
        metadata["invitable"] = thread.invitable
    body: Json = {
        "id": str(channel.id),
        "type": int(channel.kind),
        "guild_id": str(channel.guild_id),
        "parent_id": str(channel.parent_id),
        "owner_id": str(thread.owner_id),
        "name": channel.name,
        "last_message_id": str(channel.last_message_id) if channel.last_message_id else None,
        "last_pin_timestamp": _last_pin(channel),
        "rate_limit_per_user": channel.slowmode,
        "flags": _PINNED_POST if thread.pinned else 0,
        "applied_tags": [str(tag_id) for tag_id in thread.tag_ids],
        "thread_metadata": metadata,
        "message_count": sum(1 for message in channel.messages.values() if not message.ephemeral),
        "member_count": min(50, len(thread.members)),
        "total_message_sent": thread.total_sent,
    }
    if world.bot.id in thread.members:
        body["member"] = thread_member_json(channel, world.bot.id)
    return body


def thread_member_json(channel: Channel, user_id: int) -> Json:
    """Return a thread member object."""
    joined = channel.thread.members.get(user_id) if channel.thread else None
    return {"id": str(channel.id), "user_id": str(user_id), "join_timestamp": stamp(joined), "flags": 0}


def _dm_json(world: World, channel: Channel, viewer: int) -> Json:
    return {
        "id": str(channel.id),
        "type": int(channel.kind),
        "last_message_id": str(channel.last_message_id) if channel.last_message_id else None,
        "last_pin_timestamp": _last_pin(channel),
        "flags": 0,
        "recipients": [user_json(world.users[user_id]) for user_id in channel.recipients if user_id != viewer],
    }


def attachment_json(world: World, attachment: Attachment, *, lasting: bool = False) -> Json:
    """Return an attachment object; its address expires after a day unless `lasting`."""
    url = file_url(world, attachment, lasting=lasting)
    body: Json = {
        "id": str(attachment.id),
        "filename": attachment.filename,
        "size": len(attachment.data),
        "url": url,
        "proxy_url": url,
        "content_type": attachment.content_type,
    }
    if attachment.description is not None:
        body["description"] = attachment.description
    if attachment.width is not None:
        body |= {"width": attachment.width, "height": attachment.height}
    if attachment.ephemeral:
        body["ephemeral"] = True
    return body


def image_name(data: bytes | None) -> str | None:
    """Return the hash by which Discord names a picture."""
    return hashlib.md5(data, usedforsecurity=False).hexdigest() if data else None


def event_json(world: World, event: ScheduledEvent) -> Json:
    """Return a scheduled event object."""
    body: Json = FIXED["event"] | {
        "id": str(event.id),
        "guild_id": str(event.guild_id),
        "channel_id": str(event.channel_id) if event.channel_id else None,
        "creator_id": str(event.creator_id),
        "creator": user_json(world.users[event.creator_id]),
        "name": event.name,
        "description": event.description,
        "image": image_name(event.image),
        "scheduled_start_time": stamp(event.scheduled_start_time),
        "scheduled_end_time": stamp(event.scheduled_end_time),
        "privacy_level": event.privacy_level,
        "status": event.status,
        "entity_type": event.entity_type,
        "entity_metadata": {"location": event.location} if event.entity_type == _EXTERNAL else None,
        "user_count": len(event.interested),
    }
    return body


def guild_json(guild: Guild) -> Json:
    """Return a guild object as in GET /guilds/{id}."""
    return FIXED["guild"] | {
        "id": str(guild.id),
        "name": guild.name,
        "description": guild.description,
        "owner_id": str(guild.owner_id),
        "roles": [role_json(role) for role in guild.roles.values()],
        "preferred_locale": guild.locale,
        "approximate_member_count": len(guild.members),
        "approximate_presence_count": len(guild.members),
    }


def guild_create_json(world: World, guild: Guild, *, with_members: bool) -> Json:
    """Return the payload of GUILD_CREATE; without the presences intent it contains only the bot's own member."""
    bot = world.bot.id
    visible = [channel for channel in guild.channels.values() if channel_permissions(world, channel, bot)]
    members = guild.members.values() if with_members else [guild.members[bot]]
    body = FIXED["guild_create"] | guild_json(guild)
    return body | {
        "joined_at": stamp(guild.members[bot].joined_at),
        "member_count": len(guild.members),
        "members": [member_json(world, member) for member in members],
        "channels": [channel_json(world, channel) for channel in visible if not channel.is_thread],
        "threads": [
            channel_json(world, channel) for channel in visible if channel.thread and not channel.thread.archived
        ],
        "guild_scheduled_events": [event_json(world, event) for event in guild.events.values()],
    }
