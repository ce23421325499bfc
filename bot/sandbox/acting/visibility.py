"""Visibility of channels and messages for a person, and lookup of channels and people by name."""

from __future__ import annotations

from bot.sandbox.refusals import PersonError
from bot.sandbox.world.models import Channel, ChannelType, Guild, Message, Role, User
from bot.sandbox.world.permissions import Permission, channel_permissions
from bot.sandbox.world.store import World


def sees_channel(world: World, channel: Channel, user_id: int) -> bool:
    """Whether a user can see a channel."""
    if channel.guild_id is not None and user_id not in world.guilds[channel.guild_id].members:
        return False
    return bool(channel_permissions(world, channel, user_id) & Permission.VIEW_CHANNEL)


def sees_message(message: Message, user_id: int) -> bool:
    """Whether a user who can see the channel can see the message."""
    return not message.dismissed and message.only_for in (None, user_id)


def visible_channel(world: World, channel_id: int, user_id: int) -> Channel:
    """Return a channel by id. Raises `PersonError` if the user cannot see it."""
    channel = world.channels.get(channel_id)
    if channel is None or not sees_channel(world, channel, user_id):
        raise PersonError(f"{world.name_of(user_id)} cannot see that channel.")
    return channel


def visible_message(world: World, message_id: int, user_id: int) -> tuple[Channel, Message]:
    """Return a message by id with its channel. Raises `PersonError` if the user cannot see it."""
    message = world.find_message(message_id)
    if message is None or not sees_message(message, user_id):
        raise PersonError(f"{world.name_of(user_id)} cannot see that message: it is gone or was never there.")
    return visible_channel(world, message.channel_id, user_id), message


def visible_messages(world: World, channel: Channel, user_id: int) -> list[Message]:
    """Return all messages of a channel that a user can see, oldest first."""
    if not sees_channel(world, channel, user_id):
        return []
    return [message for message in channel.messages.values() if sees_message(message, user_id)]


def guilds_of(world: World, user_id: int) -> list[Guild]:
    """Return the servers of a user, in the order of joining."""
    mine = [guild for guild in world.guilds.values() if user_id in guild.members]
    return sorted(mine, key=lambda guild: guild.members[user_id].joined_at)


def channel_named(world: World, name: str, user_id: int) -> Channel:
    """Return a visible channel or thread by name (with or without "#") or id; the newest of several threads."""
    name = name.removeprefix("#")
    if name.isdigit() and int(name) in world.channels:
        return visible_channel(world, int(name), user_id)
    channels = [
        channel
        for guild in guilds_of(world, user_id)
        for channel in guild.channels.values()
        if channel.name == name and channel.kind is not ChannelType.CATEGORY and sees_channel(world, channel, user_id)
    ]
    if not channels:
        raise PersonError(f"{world.name_of(user_id)} cannot see a channel called {name}.")
    ordinary = [channel for channel in channels if not channel.is_thread]
    return ordinary[0] if ordinary else max(channels, key=lambda channel: channel.id)


def role_named(guild: Guild, name: str) -> Role | None:
    """Return a role by name or id, or None."""
    return next((role for role in guild.roles.values() if name in (role.name, str(role.id))), None)


def user_named(world: World, name: str, guild: Guild | None) -> User:
    """Return a user by id, mention, user name, display name or nickname; members of the server take precedence."""
    bare = name.removeprefix("<@").removeprefix("!").removesuffix(">").removeprefix("@")
    if bare.isdigit() and int(bare) in world.users:
        return world.users[int(bare)]
    members = list(guild.members) if guild is not None else []
    others = [user_id for user_id in world.users if user_id not in members]
    for user_id in [*members, *others]:
        user = world.users[user_id]
        if bare in (user.username, user.global_name, world.name_of(user_id, guild)):
            return user
    raise PersonError(f"There is nobody called {name}.")
