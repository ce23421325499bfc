"""System messages: a user pinned a message or started a thread."""

from __future__ import annotations

from bot.sandbox.world.message_json import publish_message
from bot.sandbox.world.models import Channel, Json, Message, MessageKind
from bot.sandbox.world.store import World


def note(
    world: World, channel: Channel, author_id: int, kind: MessageKind, *, about: Json, content: str = ""
) -> Message:
    """Post a system message in a user's name; `about` are further ids of its message reference."""
    message = Message(world.ids.new(), channel.id, author_id, world.clock.now(), content, kind)
    message.reference = {"type": 0, "channel_id": str(channel.id)} | channel.guild_key | about
    append(world, channel, message)
    return message


def append(world: World, channel: Channel, message: Message) -> None:
    """Add a finished message to a channel."""
    channel.messages[message.id] = message
    channel.last_message_id = message.id
    publish_message(world, message, "MESSAGE_CREATE")
