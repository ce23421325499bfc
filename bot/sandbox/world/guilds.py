"""Changes of servers: creation, members, channels and roles."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bot.sandbox.errors import refusal
from bot.sandbox.world.models import FORUMS, Channel, ChannelType, ForumInfo, Guild, Member, Overwrite, Role, User
from bot.sandbox.world.permissions import EVERYONE
from bot.sandbox.world.render import channel_json, guild_json, member_json, role_json, user_json
from bot.sandbox.world.store import World


def make_guild(world: World, name: str, owner: User, *, channels: Iterable[str] = ("general",)) -> Guild:
    """Create a server with @everyone, the bot with its own role, and text channels."""
    guild = Guild(world.ids.new(), name, owner.id)
    guild.roles[guild.id] = Role(guild.id, guild.id, "@everyone", EVERYONE, 0)
    own = Role(world.ids.new(), guild.id, world.bot.username, world.bot_permissions, 1, bot_id=world.bot.id)
    guild.roles[own.id] = own
    now = world.clock.now()
    guild.members[owner.id] = Member(owner.id, guild.id, now)
    guild.members[world.bot.id] = Member(world.bot.id, guild.id, now, [own.id])
    world.guilds[guild.id] = guild
    for position, channel_name in enumerate(channels):
        channel = Channel(world.ids.new(), ChannelType.TEXT, channel_name, guild.id, position=position)
        guild.channels[channel.id] = world.channels[channel.id] = channel
    world.publish("@guild_join", guild_id=guild.id, user_ids=frozenset({world.bot.id}))
    return guild


def join_guild(world: World, guild: Guild, user: User, role_ids: Iterable[int] = ()) -> Member:
    """Add a member to a server. Idempotent."""
    if (member := guild.members.get(user.id)) is not None:
        return member
    member = Member(user.id, guild.id, world.clock.now(), list(role_ids))
    guild.members[user.id] = member
    if user.id == world.bot.id:
        world.publish("@guild_join", guild_id=guild.id, user_ids=frozenset({user.id}))
    else:
        body = member_json(world, member) | {"guild_id": str(guild.id)}
        world.publish("GUILD_MEMBER_ADD", body, guild_id=guild.id)
    return member


def leave_guild(world: World, guild: Guild, user_id: int) -> None:
    """Remove a member from a server; their messages stay."""
    world.member(guild, user_id)
    if user_id == world.bot.id:
        world.publish("GUILD_DELETE", {"id": str(guild.id)}, guild_id=guild.id)
        del guild.members[user_id]
        return
    del guild.members[user_id]
    for channel in guild.channels.values():
        channel.overwrites.pop(user_id, None)
        if channel.thread is not None:
            channel.thread.members.pop(user_id, None)
    body = {"guild_id": str(guild.id), "user": user_json(world.users[user_id])}
    world.publish("GUILD_MEMBER_REMOVE", body, guild_id=guild.id)


def change_member(world: World, guild: Guild, member: Member, **changes: Any) -> None:
    """Set `nick` or `role_ids` of a member."""
    for key, value in changes.items():
        setattr(member, key, value)
    publish_member(world, guild, member)


def publish_member(world: World, guild: Guild, member: Member) -> None:
    """Publish that a member changed."""
    world.publish("GUILD_MEMBER_UPDATE", member_json(world, member) | {"guild_id": str(guild.id)}, guild_id=guild.id)


def rename_user(world: World, user: User, name: str) -> None:
    """Change a user's display name in all servers."""
    user.global_name = name
    for guild in world.guilds.values():
        if (member := guild.members.get(user.id)) is not None:
            publish_member(world, guild, member)


def rename_guild(world: World, guild: Guild, name: str) -> None:
    """Change a server's name."""
    guild.name = name
    world.publish("GUILD_UPDATE", guild_json(guild), guild_id=guild.id)


def set_guild_locale(world: World, guild: Guild, locale: str) -> None:
    """Change a server's language."""
    guild.locale = locale
    world.publish("GUILD_UPDATE", guild_json(guild), guild_id=guild.id)


# channels


def make_channel(
    world: World,
    guild: Guild,
    name: str,
    *,
    kind: ChannelType = ChannelType.TEXT,
    parent_id: int | None = None,
    topic: str | None = None,
    position: int | None = None,
    overwrites: Iterable[Overwrite] = (),
    forum: ForumInfo | None = None,
) -> Channel:
    """Create a channel, forum or category."""
    existing = [channel for channel in guild.channels.values() if not channel.is_thread]
    if len(existing) >= world.limits.channels:
        raise refusal("too_many_guild_channels")
    channel = Channel(
        world.ids.new(),
        kind,
        name,
        guild.id,
        parent_id,
        topic,
        position if position is not None else len(existing),
        overwrites={item.id: item for item in overwrites},
        forum=forum or (ForumInfo() if kind in FORUMS else None),
    )
    guild.channels[channel.id] = world.channels[channel.id] = channel
    world.publish("CHANNEL_CREATE", channel_json(world, channel), channel=channel)
    return channel


def publish_channel(world: World, channel: Channel) -> None:
    """Publish that a channel changed."""
    name = "THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE"
    world.publish(name, channel_json(world, channel), channel=channel)


def remove_channel(world: World, channel: Channel) -> None:
    """Delete a channel with its threads, or a thread; children of a category are kept without it."""
    guild = world.guild_of(channel)
    for child in [item for item in guild.channels.values() if item.parent_id == channel.id]:
        if child.is_thread:
            remove_channel(world, child)
        else:
            child.parent_id = None
            publish_channel(world, child)
    body = channel_json(world, channel)
    world.publish("THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE", body, channel=channel)
    del guild.channels[channel.id], world.channels[channel.id]


def set_overwrite(world: World, channel: Channel, overwrite: Overwrite | None, target: int) -> None:
    """Set or (None) remove a permission overwrite of a role or member."""
    if overwrite is not None:
        channel.overwrites[target] = overwrite
    elif channel.overwrites.pop(target, None) is None:
        raise refusal("unknown_overwrite")
    publish_channel(world, channel)


# roles


def make_role(world: World, guild: Guild, name: str, permissions: int = 0, **details: Any) -> Role:
    """Create a role just above @everyone."""
    if len(guild.roles) >= world.limits.roles:
        raise refusal("too_many_roles")
    for other in guild.roles.values():
        if other.position >= 1:
            other.position += 1
    role = Role(world.ids.new(), guild.id, name, permissions, 1, **details)
    guild.roles[role.id] = role
    publish_role(world, role, "GUILD_ROLE_CREATE")
    return role


def publish_role(world: World, role: Role, name: str = "GUILD_ROLE_UPDATE") -> None:
    """Publish that a role was created or changed."""
    world.publish(name, {"guild_id": str(role.guild_id), "role": role_json(role)}, guild_id=role.guild_id)


def remove_role(world: World, guild: Guild, role: Role) -> None:
    """Delete a role and remove it from all members."""
    del guild.roles[role.id]
    for member in guild.members.values():
        if role.id in member.role_ids:
            change_member(world, guild, member, role_ids=[item for item in member.role_ids if item != role.id])
    world.publish("GUILD_ROLE_DELETE", {"guild_id": str(guild.id), "role_id": str(role.id)}, guild_id=guild.id)
