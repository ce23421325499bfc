"""Render messages as Discord's JSON, as one viewer sees them."""

from __future__ import annotations

from datetime import timedelta

from bot.sandbox.world.links import addressed
from bot.sandbox.world.models import Cause, Guild, Json, Message, MessageFlag, Poll
from bot.sandbox.world.render import FIXED, attachment_json, channel_json, member_json, stamp, user_json
from bot.sandbox.world.store import World

_COPIED = ("content", "mentions", "mention_roles", "attachments", "embeds", "components")
"""Fields of a snapshot that a forward holds; it shows them as empty itself."""


def message_json(
    world: World, message: Message, viewer: int, *, with_reply: bool = True, lasting: bool = False
) -> Json:
    """Return a message object.

    `viewer` determines which reactions and votes are marked as "me", `lasting` whether addresses of files expire.
    """
    body: Json = {
        "id": str(message.id),
        "type": message.kind,
        "channel_id": str(message.channel_id),
        "author": user_json(world.users[message.author_id]),
        "content": message.content,
        "timestamp": stamp(message.timestamp),
        "edited_timestamp": stamp(message.edited),
        "tts": message.tts,
        "mention_everyone": message.mention_everyone,
        "mentions": [user_json(world.users[user_id]) for user_id in message.mention_ids],
        "mention_roles": [str(role_id) for role_id in message.mention_role_ids],
        "attachments": [attachment_json(world, item, lasting=lasting) for item in message.attachments],
        "embeds": addressed(world, message.embeds, lasting=lasting),
        "components": addressed(world, message.components, lasting=lasting),
        "pinned": message.pinned_at is not None,
        "flags": message.flags,
    }
    if message.reactions:
        body["reactions"] = [_reaction_json(emoji, people, viewer) for emoji, people in message.reactions.items()]
    if message.poll is not None:
        body["poll"] = poll_json(message.poll, viewer)
    age = world.clock.now() - message.timestamp
    if message.nonce is not None and age <= timedelta(seconds=world.limits.nonce_seconds):
        body["nonce"] = message.nonce
    if message.cause is not None:
        body |= _cause_json(world, message.cause)
    if message.reference is not None:
        body["message_reference"] = message.reference
    if message.forwarded is not None:
        copied = {key: body[key] for key in _COPIED}
        body |= {key: type(value)() for key, value in copied.items()}
        body["message_snapshots"] = [{"message": copied | message.forwarded}]
    if message.reply_to is not None and with_reply:
        original = world.channel(message.channel_id).messages.get(message.reply_to)
        body["referenced_message"] = (
            message_json(world, original, viewer, with_reply=False, lasting=lasting) if original else None
        )
    if message.flags & MessageFlag.HAS_THREAD and (thread := world.channels.get(message.id)) is not None:
        body["thread"] = channel_json(world, thread)
    return body


def gateway_message_json(world: World, message: Message) -> Json:
    """Return a message as in gateway events: with the server and the author's member."""
    channel = world.channel(message.channel_id)
    body = message_json(world, message, world.bot.id)
    body["channel_type"] = int(channel.kind)
    if channel.guild_id is not None:
        guild = world.guilds[channel.guild_id]
        body["guild_id"] = str(guild.id)
        body["mentions"] = [_mention_json(world, guild, user_id) for user_id in message.mention_ids]
        if (member := guild.members.get(message.author_id)) is not None:
            body["member"] = member_json(world, member, user=False)
    return body


def publish_message(world: World, message: Message, name: str = "MESSAGE_UPDATE") -> None:
    """Publish that a message was created or changed."""
    channel = world.channel(message.channel_id)
    world.publish(name, gateway_message_json(world, message), channel=channel, message=message)


def _mention_json(world: World, guild: Guild, user_id: int) -> Json:
    body = user_json(world.users[user_id])
    if (member := guild.members.get(user_id)) is not None:
        body["member"] = member_json(world, member, user=False)
    return body


def poll_json(poll: Poll, viewer: int) -> Json:
    """Return a poll object; `viewer` determines which votes are marked as "me"."""
    answers = []
    for answer in poll.answers:
        media: Json = {"text": answer.text}
        if answer.emoji:
            media["emoji"] = {"id": answer.emoji.get("id"), "name": answer.emoji.get("name")}
        answers.append({"answer_id": answer.id, "poll_media": media})
    return {
        "question": {"text": poll.question},
        "answers": answers,
        "expiry": stamp(poll.ends),
        "allow_multiselect": poll.multiple,
        "layout_type": 1,
        "results": {
            "is_finalized": poll.ended,
            "answer_counts": [
                {"id": answer.id, "count": len(answer.voters), "me_voted": viewer in answer.voters}
                for answer in poll.answers
                if answer.voters
            ],
        },
    }


def emoji_json(emoji: str) -> Json:
    """Return the emoji of a reaction, given as a character or "name:id"."""
    name, _, emoji_id = emoji.partition(":")
    return {"id": emoji_id or None, "name": name}


def _reaction_json(emoji: str, people: list[int], viewer: int) -> Json:
    return FIXED["reaction"] | {
        "emoji": emoji_json(emoji),
        "count": len(people),
        "count_details": {"burst": 0, "normal": len(people)},
        "me": viewer in people,
    }


def _cause_json(world: World, cause: Cause) -> Json:
    body: Json = {"application_id": str(world.app_id), "webhook_id": str(world.app_id)}
    body["interaction_metadata"] = _metadata_json(world, cause)
    if cause.name is not None:
        body["interaction"] = {
            "id": str(cause.id),
            "type": cause.kind,
            "name": cause.name,
            "user": user_json(world.users[cause.user_id]),
        }
    return body


def _metadata_json(world: World, cause: Cause) -> Json:
    body: Json = {
        "id": str(cause.id),
        "type": cause.kind,
        "user": user_json(world.users[cause.user_id]),
        "authorizing_integration_owners": {},
    }
    if cause.original_id is not None:
        body["original_response_message_id"] = str(cause.original_id)
    if cause.source_message_id is not None and cause.trigger is None:
        body["interacted_message_id"] = str(cause.source_message_id)
    if cause.trigger is not None:
        body["triggering_interaction_metadata"] = _metadata_json(world, cause.trigger)
    return body
