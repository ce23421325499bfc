"""What Discord itself writes into a channel: somebody pinned a message, somebody started a thread."""

from __future__ import annotations

from bot.sandbox.world.message_json import gateway_message_json
from bot.sandbox.world.models import Channel, Json, Message, MessageKind
from bot.sandbox.world.store import World


def note(
    world: World, channel: Channel, author_id: int, kind: MessageKind, *, about: Json, content: str = ""
) -> Message:
    """Write a system message in somebody's name; `about` are the ids of its reference beside server and channel."""
    message = Message(world.ids.new(), channel.id, author_id, world.clock.now(), content, kind)
    guild = {"guild_id": str(channel.guild_id)} if channel.guild_id is not None else {}
    message.reference = {"type": 0, "channel_id": str(channel.id)} | guild | about
    channel.messages[message.id] = message
    channel.last_message_id = message.id
    world.tell("MESSAGE_CREATE", gateway_message_json(world, message), channel=channel, message=message)
    return message
