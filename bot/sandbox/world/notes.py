"""System messages: a user pinned a message or started a thread."""

from __future__ import annotations

from bot.sandbox.world.message_json import gateway_message_json
from bot.sandbox.world.models import Channel, Json, Message, MessageKind
from bot.sandbox.world.store import World


def note(
    world: World, channel: Channel, author_id: int, kind: MessageKind, *, about: Json, content: str = ""
) -> Message:
    """Post a system message in a user's name; `about` are further ids of its message reference."""
    message = Message(world.ids.new(), channel.id, author_id, world.clock.now(), content, kind)
    guild = {"guild_id": str(channel.guild_id)} if channel.guild_id is not None else {}
    message.reference = {"type": 0, "channel_id": str(channel.id)} | guild | about
    channel.messages[message.id] = message
    channel.last_message_id = message.id
    world.publish("MESSAGE_CREATE", gateway_message_json(world, message), channel=channel, message=message)
    return message
