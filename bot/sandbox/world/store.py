"""In-memory store of everything that exists, with lookups and the bus that publishes changes."""

from __future__ import annotations

import secrets
from collections import deque
from typing import Any, TypeVar

from bot.sandbox.bus import Bus, WorldEvent
from bot.sandbox.clock import Clock
from bot.sandbox.errors import refusal
from bot.sandbox.ids import Snowflakes
from bot.sandbox.limits import LIMITS, Limits
from bot.sandbox.world.gateway_events import SENT
from bot.sandbox.world.models import (
    Attachment,
    Channel,
    ChannelType,
    Guild,
    Member,
    Message,
    Role,
    ScheduledEvent,
    User,
)

_T = TypeVar("_T")


class World:
    """All servers, people, channels and messages of one sandbox.

    `url` is the address it is served at, `secret` the key that signs addresses of files. `uploads` are files uploaded
    for a form or an option with the real time of the upload, oldest first.

    Lookups named `find_*` return None for unknown ids, the others raise Discord's API error.
    """

    def __init__(self, clock: Clock, *, bot_name: str, bot_permissions: int, limits: Limits = LIMITS) -> None:
        self.clock = clock
        self.ids = Snowflakes(clock)
        self.bus = Bus()
        self.limits = limits
        self.url = ""
        self.secret = secrets.token_bytes(32)
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.files: dict[int, Attachment] = {}
        self.open_polls: dict[int, Message] = {}
        self.uploads: deque[tuple[float, int]] = deque()
        self.bot_permissions = bot_permissions
        self.bot = self.add_user(bot_name, bot=True)

    @property
    def app_id(self) -> int:
        """The application's id, which equals its bot user's, as with real applications."""
        return self.bot.id

    # people

    def add_user(self, name: str, *, bot: bool = False, zone: str = "UTC", locale: str = "en-US") -> User:
        """Create a user; the unique user name is derived from `name`."""
        wanted = "".join(ch if ch.isalnum() and ch.isascii() else "_" for ch in name.lower()).strip("_") or "person"
        taken = {user.username for user in self.users.values()}
        username, number = wanted, 1
        while username in taken:
            number += 1
            username = f"{wanted}{number}"
        user = User(self.ids.new(), username, None if bot else name, bot=bot, zone=zone, locale=locale)
        if bot:
            user.username = name
        self.users[user.id] = user
        return user

    def user(self, user_id: int) -> User:
        """Return a user by id."""
        return _found(self.users.get(user_id), "unknown_user")

    # servers

    def guild(self, guild_id: int) -> Guild:
        """Return a server by id; servers that the bot has not joined are unknown."""
        guild = self.guilds.get(guild_id)
        if guild is None or self.bot.id not in guild.members:
            raise refusal("unknown_guild")
        return guild

    def guild_of(self, channel: Channel) -> Guild:
        """Return the server of a channel. Raises the API error for direct messages."""
        if channel.guild_id is None:
            raise refusal("unknown_guild")
        return self.guilds[channel.guild_id]

    def member(self, guild: Guild, user_id: int) -> Member:
        """Return a member by user id."""
        return _found(guild.members.get(user_id), "unknown_member" if user_id in self.users else "unknown_user")

    def role(self, guild: Guild, role_id: int) -> Role:
        """Return a role by id."""
        return _found(guild.roles.get(role_id), "unknown_role")

    def event(self, guild: Guild, event_id: int) -> ScheduledEvent:
        """Return a scheduled event by id."""
        return _found(guild.events.get(event_id), "unknown_event")

    def mutual_guilds(self, user_id: int, other_id: int) -> list[Guild]:
        """Return the servers that two users share."""
        return [guild for guild in self.guilds.values() if user_id in guild.members and other_id in guild.members]

    # channels

    def channel(self, channel_id: int) -> Channel:
        """Return a channel, thread or direct message by id."""
        return _found(self.channels.get(channel_id), "unknown_channel")

    def parent_of(self, thread: Channel) -> Channel:
        """Return the parent channel of a thread."""
        return self.channels[thread.parent_id or 0]

    def threads_of(self, guild: Guild) -> list[Channel]:
        """Return all threads of a server, including archived ones."""
        return [channel for channel in guild.channels.values() if channel.is_thread]

    def find_dm(self, user_id: int, other_id: int) -> Channel | None:
        """Return the direct-message channel of two users, or None."""
        for channel in self.channels.values():
            if channel.kind is ChannelType.DM and set(channel.recipients) == {user_id, other_id}:
                return channel
        return None

    def dm(self, user_id: int, other_id: int) -> Channel:
        """Return the direct-message channel of two users, creating it if needed."""
        if (known := self.find_dm(user_id, other_id)) is not None:
            return known
        channel = Channel(self.ids.new(), ChannelType.DM, "", recipients=(user_id, other_id))
        self.channels[channel.id] = channel
        return channel

    # messages

    def message(self, channel: Channel, message_id: int) -> Message:
        """Return a message by id; deleted and dismissed messages are unknown."""
        message = channel.messages.get(message_id)
        if message is None or message.dismissed:
            raise refusal("unknown_message")
        return message

    def find_message(self, message_id: int) -> Message | None:
        """Return a message by id in any channel, or None."""
        for channel in self.channels.values():
            if (message := channel.messages.get(message_id)) is not None and not message.dismissed:
                return message
        return None

    def name_of(self, user_id: int, guild: Guild | None = None) -> str:
        """Return a user's nickname in a server, or the display name."""
        if guild is not None and (member := guild.members.get(user_id)) is not None and member.nick:
            return member.nick
        user = self.users.get(user_id)
        return user.display_name if user else f"unknown {user_id}"

    # publishing

    def publish(
        self,
        name: str,
        data: dict[str, Any] | None = None,
        *,
        guild_id: int | None = None,
        channel: Channel | None = None,
        message: Message | None = None,
        user_ids: frozenset[int] | None = None,
    ) -> None:
        """Publish an event: one that the gateway sends, or with `@` before its name one for the page alone.

        With `channel`, the server is derived from it. Raises ValueError for a name that is not declared.
        """
        if not name.startswith("@") and name not in SENT:
            raise ValueError(f"{name} is not an event in gateway_events.SENT")
        if channel is not None:
            guild_id = channel.guild_id
        channel_id = channel.id if channel else None
        self.bus.publish(WorldEvent(name, data or {}, guild_id, channel_id, message, user_ids))


def _found(record: _T | None, error: str) -> _T:
    """Return a record that was looked up. Raises the API error of that name if there is none."""
    if record is None:
        raise refusal(error)
    return record
