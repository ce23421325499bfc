"""Computation of permissions, as documented by Discord (*Permissions*, "Permission Overwrites").

Base permissions are the union of the member's roles; then the channel's overwrites apply in this order: @everyone, all
roles together (deny before allow), the member. Owner and administrators bypass everything. Threads use the overwrites
of their parent. Without permission to send, permissions that presuppose it are removed.
"""

from __future__ import annotations

from enum import IntFlag

from bot.sandbox.world.models import FORUMS, Channel, ChannelType, Guild
from bot.sandbox.world.store import World


class Permission(IntFlag):
    """Discord's permission bits."""

    CREATE_INSTANT_INVITE = 1 << 0
    KICK_MEMBERS = 1 << 1
    BAN_MEMBERS = 1 << 2
    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_AUDIT_LOG = 1 << 7
    PRIORITY_SPEAKER = 1 << 8
    STREAM = 1 << 9
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    SEND_TTS_MESSAGES = 1 << 12
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    CONNECT = 1 << 20
    SPEAK = 1 << 21
    USE_VAD = 1 << 25
    CHANGE_NICKNAME = 1 << 26
    MANAGE_NICKNAMES = 1 << 27
    MANAGE_ROLES = 1 << 28
    MANAGE_WEBHOOKS = 1 << 29
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_EVENTS = 1 << 33
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    MODERATE_MEMBERS = 1 << 40
    CREATE_EVENTS = 1 << 44
    SEND_VOICE_MESSAGES = 1 << 46
    SEND_POLLS = 1 << 49
    PIN_MESSAGES = 1 << 51


P = Permission
NOTHING = Permission(0)
ALL = sum(Permission)

# Default permissions of @everyone in a new server.
EVERYONE = int(
    P.CREATE_INSTANT_INVITE | P.ADD_REACTIONS | P.STREAM | P.VIEW_CHANNEL | P.SEND_MESSAGES | P.EMBED_LINKS
    | P.ATTACH_FILES | P.READ_MESSAGE_HISTORY | P.USE_EXTERNAL_EMOJIS | P.CONNECT | P.SPEAK | P.USE_VAD
    | P.CHANGE_NICKNAME | P.USE_APPLICATION_COMMANDS | P.CREATE_PUBLIC_THREADS | P.CREATE_PRIVATE_THREADS
    | P.SEND_MESSAGES_IN_THREADS | P.SEND_VOICE_MESSAGES | P.SEND_POLLS
)  # fmt: skip

# Default permissions of the bot's own role; not Administrator, so that missing permissions are noticed.
BOT = int(
    P.VIEW_CHANNEL | P.SEND_MESSAGES | P.EMBED_LINKS | P.ATTACH_FILES | P.READ_MESSAGE_HISTORY | P.MENTION_EVERYONE
    | P.ADD_REACTIONS | P.MANAGE_MESSAGES | P.PIN_MESSAGES | P.MANAGE_THREADS | P.CREATE_PUBLIC_THREADS
    | P.CREATE_PRIVATE_THREADS | P.SEND_MESSAGES_IN_THREADS | P.MANAGE_EVENTS | P.CREATE_EVENTS
)  # fmt: skip

DIRECT_MESSAGE = int(
    P.VIEW_CHANNEL | P.SEND_MESSAGES | P.EMBED_LINKS | P.ATTACH_FILES | P.READ_MESSAGE_HISTORY | P.ADD_REACTIONS
    | P.MENTION_EVERYONE | P.USE_EXTERNAL_EMOJIS | P.USE_APPLICATION_COMMANDS | P.PIN_MESSAGES | P.SEND_POLLS
)  # fmt: skip

_LOST_WITHOUT_SENDING = int(P.MENTION_EVERYONE | P.SEND_TTS_MESSAGES | P.ATTACH_FILES | P.EMBED_LINKS)


def guild_permissions(guild: Guild, user_id: int) -> int:
    """Return a member's permissions in the server; 0 for non-members."""
    member = guild.members.get(user_id)
    if member is None:
        return 0
    if user_id == guild.owner_id:
        return ALL
    allowed = guild.everyone.permissions
    for role_id in member.role_ids:
        allowed |= guild.roles[role_id].permissions
    return ALL if allowed & P.ADMINISTRATOR else allowed


def channel_permissions(world: World, channel: Channel, user_id: int) -> int:
    """Return a user's permissions in a channel, overwrites included; 0 if the user cannot see it."""
    if channel.kind is ChannelType.DM:
        return DIRECT_MESSAGE if user_id in channel.recipients else 0
    guild = world.guild_of(channel)
    base = guild_permissions(guild, user_id)
    if base & P.ADMINISTRATOR:
        return base
    place = world.parent_of(channel) if channel.thread else channel
    allowed = _with_overwrites(guild, place, user_id, base)
    if not allowed & P.VIEW_CHANNEL:
        return 0
    if channel.thread is not None and not _may_see_thread(channel, user_id, allowed):
        return 0
    sending = P.SEND_MESSAGES_IN_THREADS if channel.thread else P.SEND_MESSAGES
    if not allowed & sending:
        allowed &= ~_LOST_WITHOUT_SENDING
    return allowed


def _with_overwrites(guild: Guild, channel: Channel, user_id: int, base: int) -> int:
    """Apply the overwrites of a channel: @everyone, then all roles together, then the member."""
    if (everyone := channel.overwrites.get(guild.id)) is not None:
        base = base & ~everyone.deny | everyone.allow
    allow = deny = 0
    member = guild.members.get(user_id)
    for role_id in member.role_ids if member else ():
        if (overwrite := channel.overwrites.get(role_id)) is not None:
            allow |= overwrite.allow
            deny |= overwrite.deny
    base = base & ~deny | allow
    if (personal := channel.overwrites.get(user_id)) is not None:
        base = base & ~personal.deny | personal.allow
    return base


def _may_see_thread(channel: Channel, user_id: int, allowed: int) -> bool:
    """Whether a user who sees the parent can see the thread."""
    if channel.kind is not ChannelType.PRIVATE_THREAD or channel.thread is None:
        return True
    return user_id in channel.thread.members or bool(allowed & P.MANAGE_THREADS)


def can_send(world: World, channel: Channel, user_id: int) -> bool:
    """Whether a user may send messages. Sending unarchives a thread, unless it is locked."""
    allowed = channel_permissions(world, channel, user_id)
    if channel.kind in (ChannelType.CATEGORY, *FORUMS):
        return False
    if channel.thread is not None:
        if channel.thread.locked and not allowed & P.MANAGE_THREADS:
            return False
        return bool(allowed & P.SEND_MESSAGES_IN_THREADS)
    return bool(allowed & P.SEND_MESSAGES)


def top_position(guild: Guild, user_id: int) -> int:
    """Return the position of a member's highest role, which limits whom and what they can manage."""
    if user_id == guild.owner_id:
        return 1 << 30
    member = guild.members.get(user_id)
    return max((guild.roles[role_id].position for role_id in (member.role_ids if member else ())), default=0)
