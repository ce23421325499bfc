"""Records of the simulated Discord, without knowledge of JSON, sockets or permissions."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from enum import IntEnum, IntFlag
from typing import Annotated, Any

from pydantic import PlainSerializer, PlainValidator

Json = dict[str, Any]
StoredBytes = Annotated[
    bytes, PlainSerializer(lambda data, info: info.context(data)), PlainValidator(lambda name, info: info.context(name))
]
"""Bytes that a saved sandbox stores in a file of their own; the context of pydantic stores and returns them."""


class ChannelType(IntEnum):
    """Discord's channel types supported by the sandbox."""

    TEXT = 0
    DM = 1
    VOICE = 2
    CATEGORY = 4
    ANNOUNCEMENT = 5
    ANNOUNCEMENT_THREAD = 10
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12
    STAGE = 13
    FORUM = 15
    MEDIA = 16


FORUMS = (ChannelType.FORUM, ChannelType.MEDIA)


class MessageKind(IntEnum):
    """Discord's message types supported by the sandbox."""

    ORDINARY = 0
    PINNED = 6
    THREAD_CREATED = 18
    REPLY = 19
    COMMAND = 20


SYSTEM = (MessageKind.PINNED, MessageKind.THREAD_CREATED)
"""System messages, which Discord writes in the name of the user who acted."""


class MessageFlag(IntFlag):
    """Discord's message flags supported by the sandbox."""

    CROSSPOSTED = 1 << 0
    SUPPRESS_EMBEDS = 1 << 2
    HAS_THREAD = 1 << 5
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    HAS_SNAPSHOT = 1 << 14
    COMPONENTS_V2 = 1 << 15


_LOADING = int(MessageFlag.LOADING)
"""LOADING as an int, because `IntFlag` operators are slow and waiting tests check this flag at every event."""


@dataclass(slots=True)
class User:
    """A person or the bot. `zone` is an IANA time zone, which Discord does not know."""

    id: int
    username: str
    global_name: str | None
    bot: bool = False
    zone: str = "UTC"
    locale: str = "en-US"
    dms_open: bool = True

    @property
    def display_name(self) -> str:
        """The name shown to others."""
        return self.global_name or self.username


@dataclass(slots=True)
class Role:
    """A role of a server; the role with the server's id is @everyone."""

    id: int
    guild_id: int
    name: str
    permissions: int
    position: int
    color: int = 0
    hoist: bool = False
    mentionable: bool = False
    bot_id: int | None = None


@dataclass(slots=True)
class Overwrite:
    """Permission overwrite of a channel for a role (kind 0) or a member (kind 1)."""

    id: int
    kind: int
    allow: int
    deny: int


@dataclass(slots=True)
class ThreadInfo:
    """Attributes of a thread. `members` maps user id to the moment of joining."""

    owner_id: int
    created_at: datetime
    archive_changed_at: datetime
    auto_archive_minutes: int = 1440
    archived: bool = False
    locked: bool = False
    invitable: bool = True
    members: dict[int, datetime] = field(default_factory=dict)
    total_sent: int = 0
    tag_ids: list[int] = field(default_factory=list)
    pinned: bool = False


@dataclass(slots=True)
class Tag:
    """A tag of forum posts. `moderated` tags can be set only by members who manage threads."""

    id: int
    name: str
    moderated: bool = False
    emoji_name: str | None = None


@dataclass(slots=True)
class ForumInfo:
    """Attributes of a forum, whose posts are threads."""

    tags: list[Tag] = field(default_factory=list)
    needs_tag: bool = False
    default_reaction: str | None = None
    sort_order: int | None = None
    layout: int = 0
    thread_slowmode: int = 0


@dataclass(slots=True)
class Attachment:
    """A file of a message. `ephemeral` files belong to forms and options."""

    id: int
    filename: str
    data: StoredBytes
    content_type: str
    description: str | None = None
    width: int | None = None
    height: int | None = None
    ephemeral: bool = False
    channel_id: int = 0


@dataclass(frozen=True, slots=True)
class Cause:
    """The interaction that caused a message. `name` is the command as typed, without the slash."""

    id: int
    kind: int
    user_id: int
    name: str | None = None
    source_message_id: int | None = None
    original_id: int | None = None
    trigger: Cause | None = None


@dataclass(slots=True)
class PollAnswer:
    """An answer of a poll and its voters."""

    id: int
    text: str
    emoji: Json | None = None
    voters: list[int] = field(default_factory=list)


@dataclass(slots=True)
class Poll:
    """A poll. `multiple` allows several answers per voter; after `ended` the votes are final."""

    question: str
    answers: list[PollAnswer]
    ends: datetime
    multiple: bool = False
    ended: bool = False


@dataclass(slots=True)
class Message:
    """A message. `only_for` is the only viewer of an ephemeral message.

    A forward holds a copy of what it forwards as its own content, and in `forwarded` the other fields of the snapshot.
    """

    id: int
    channel_id: int
    author_id: int
    timestamp: datetime
    content: str = ""
    kind: int = 0
    flags: int = 0
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    mention_ids: list[int] = field(default_factory=list)
    mention_role_ids: list[int] = field(default_factory=list)
    mention_everyone: bool = False
    edited: datetime | None = None
    pinned_at: datetime | None = None
    nonce: str | int | None = None
    tts: bool = False
    reply_to: int | None = None
    reference: Json | None = None
    forwarded: Json | None = None
    reactions: dict[str, list[int]] = field(default_factory=dict)
    only_for: int | None = None
    dismissed: bool = False
    cause: Cause | None = None
    poll: Poll | None = None

    @property
    def ephemeral(self) -> bool:
        """Whether only one person sees it."""
        return self.only_for is not None

    @property
    def loading(self) -> bool:
        """Whether it is the placeholder of a deferred answer."""
        return int(self.flags) & _LOADING != 0


@dataclass(slots=True)
class Channel:
    """A channel, category, thread or direct message (without a server, with two recipients)."""

    id: int
    kind: ChannelType
    name: str
    guild_id: int | None = None
    parent_id: int | None = None
    topic: str | None = None
    position: int = 0
    nsfw: bool = False
    slowmode: int = 0
    default_archive_minutes: int | None = None
    overwrites: dict[int, Overwrite] = field(default_factory=dict)
    recipients: tuple[int, ...] = ()
    messages: dict[int, Message] = field(default_factory=dict)
    thread: ThreadInfo | None = None
    forum: ForumInfo | None = None
    last_message_id: int | None = None

    @property
    def guild_key(self) -> Json:
        """The server's id as a key of an event about the channel; empty for direct messages."""
        return {} if self.guild_id is None else {"guild_id": str(self.guild_id)}

    @property
    def is_thread(self) -> bool:
        """Whether it is a thread."""
        return self.thread is not None


@dataclass(slots=True)
class Member:
    """A member of a server. `role_ids` does not contain @everyone."""

    user_id: int
    guild_id: int
    joined_at: datetime
    role_ids: list[int] = field(default_factory=list)
    nick: str | None = None


@dataclass(slots=True)
class ScheduledEvent:
    """A scheduled event of a server; fields are named as in Discord's JSON."""

    id: int
    guild_id: int
    creator_id: int
    name: str
    description: str | None
    scheduled_start_time: datetime
    scheduled_end_time: datetime | None
    entity_type: int
    channel_id: int | None
    location: str | None
    privacy_level: int = 2
    status: int = 1
    image: StoredBytes | None = None
    interested: Annotated[set[int], PlainSerializer(sorted)] = field(default_factory=set)


@dataclass(slots=True)
class Guild:
    """A server with its roles, channels, members and events."""

    id: int
    name: str
    owner_id: int
    roles: dict[int, Role] = field(default_factory=dict)
    channels: dict[int, Channel] = field(default_factory=dict)
    members: dict[int, Member] = field(default_factory=dict)
    events: dict[int, ScheduledEvent] = field(default_factory=dict)
    description: str | None = None
    locale: str = "en-US"

    @property
    def everyone(self) -> Role:
        """The role @everyone."""
        return self.roles[self.id]
