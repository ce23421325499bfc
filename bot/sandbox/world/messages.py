"""Changes of messages: post, edit, delete, pin, react."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import timedelta
from typing import Any

from bot.sandbox.checks.components import stored, walk
from bot.sandbox.checks.messages import FORWARD, Draft
from bot.sandbox.errors import refusal, refuse_field
from bot.sandbox.world.files import forget_files, store_file
from bot.sandbox.world.links import mark
from bot.sandbox.world.message_json import emoji_json, publish_message
from bot.sandbox.world.models import SYSTEM, Attachment, Cause, Channel, Json, Message, MessageFlag, MessageKind
from bot.sandbox.world.notes import note
from bot.sandbox.world.permissions import Permission, channel_permissions
from bot.sandbox.world.polls import new_poll
from bot.sandbox.world.render import member_json, stamp
from bot.sandbox.world.store import World
from bot.sandbox.world.threads import unarchive

_USER_MENTION = re.compile(r"<@!?(\d+)>")
_ROLE_MENTION = re.compile(r"<@&(\d+)>")
_EVERYONE = re.compile(r"@(everyone|here)\b")
_ATTACHED = "attachment://"


def post(
    world: World,
    channel: Channel,
    author_id: int,
    draft: Draft,
    *,
    cause: Cause | None = None,
    only_for: int | None = None,
    flags: int = 0,
    message_id: int | None = None,
) -> Message:
    """Add a message to a channel and publish it. `message_id` is given for the first message of a forum post.

    With `enforce_nonce`, a repeated nonce returns the earlier message instead, as at Discord for some minutes.
    """
    if draft.enforce_nonce and (earlier := _same_nonce(world, channel, author_id, draft.nonce)) is not None:
        return earlier
    message = Message(
        message_id or world.ids.new(),
        channel.id,
        author_id,
        world.clock.now(),
        flags=draft.flags | flags | (MessageFlag.EPHEMERAL if only_for is not None else 0),
        nonce=draft.nonce,
        tts=draft.tts,
        only_for=only_for,
        cause=cause,
    )
    if draft.poll is not None:
        message.poll = new_poll(world, draft.poll)
        world.open_polls[message.id] = message
    _set_reply(channel, message, draft)
    if draft.forwards is not None:
        _set_forward(world, message, *draft.forwards)
    else:
        _apply(world, channel, message, draft)
    channel.messages[message.id] = message
    if only_for is not None:
        _forget_old_ephemeral(world, channel, only_for)
    else:
        channel.last_message_id = message.id
        if channel.thread is not None:
            unarchive(world, channel)
            channel.thread.total_sent += 1
    publish_message(world, message, "MESSAGE_CREATE")
    return message


def _forget_old_ephemeral(world: World, channel: Channel, viewer: int) -> None:
    """Delete the oldest ephemeral messages of a viewer above a limit.

    A real client forgets all of them when it is reloaded; without a limit they would accumulate in a long test.
    """
    own = [message for message in channel.messages.values() if message.only_for == viewer]
    for message in own[: -world.limits.ephemeral_kept]:
        if not message.loading:
            del channel.messages[message.id]
            forget_files(world, message.attachments)


def _same_nonce(world: World, channel: Channel, author_id: int, nonce: str | int | None) -> Message | None:
    """Return the author's recent message with this nonce, or None."""
    if nonce is None:
        return None
    oldest = world.clock.now() - timedelta(seconds=world.limits.nonce_seconds)
    for message in reversed(channel.messages.values()):
        if message.timestamp < oldest:
            return None
        if message.author_id == author_id and message.nonce == nonce:
            return message
    return None


def _set_reply(channel: Channel, message: Message, draft: Draft) -> None:
    if draft.reply_to is None:
        return
    if draft.reply_to in channel.messages:
        message.kind = MessageKind.REPLY
        message.reply_to = draft.reply_to
        place = {"channel_id": str(channel.id), "message_id": str(draft.reply_to)}
        message.reference = {"type": 0} | place | channel.guild_key
    elif draft.reply_must_exist:
        raise refuse_field(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message")


def _set_forward(world: World, message: Message, channel_id: int, original_id: int) -> None:
    """Copy the original as it is now: later edits, and its deletion, leave a forward as it is."""
    channel = world.channel(channel_id)
    original = world.message(channel, original_id)
    if original.ephemeral or original.poll is not None or original.kind in SYSTEM or original.forwarded is not None:
        raise refusal("cannot_forward")
    copies = {
        mark(item): store_file(
            world, item.filename, item.data, description=item.description, channel_id=message.channel_id
        )
        for item in original.attachments
    }
    place = {"channel_id": str(channel_id), "message_id": str(original_id)}
    message.reference = {"type": FORWARD} | place | channel.guild_key
    message.flags |= MessageFlag.HAS_SNAPSHOT
    message.content = original.content
    message.attachments = list(copies.values())
    message.embeds, message.components = (
        _replace_marks(part, {old: mark(new) for old, new in copies.items()})
        for part in (original.embeds, original.components)
    )
    message.mention_ids, message.mention_role_ids = [*original.mention_ids], [*original.mention_role_ids]
    message.forwarded = {
        "type": int(original.kind),
        "flags": int(original.flags),
        "timestamp": stamp(original.timestamp),
        "edited_timestamp": stamp(original.edited),
    }


def _replace_marks(value: Any, marks: Mapping[str, str]) -> Any:
    """Copy embeds or components with the markers of other files."""
    if isinstance(value, dict):
        return {key: _replace_marks(item, marks) for key, item in value.items()}
    if isinstance(value, list):
        return [_replace_marks(item, marks) for item in value]
    return marks.get(value, value) if isinstance(value, str) else value


def _apply(world: World, channel: Channel, message: Message, draft: Draft) -> None:
    """Apply a draft to a message; fields that the draft does not mention stay unchanged."""
    if draft.kept is not None:
        forget_files(world, [item for item in message.attachments if item.id not in draft.kept])
        message.attachments = [item for item in message.attachments if item.id in draft.kept]
        for item in message.attachments:
            item.description = draft.kept[item.id]
    message.attachments += [
        store_file(world, file.filename, file.data, description=file.description, channel_id=channel.id)
        for file in draft.files
    ]
    if draft.content is not None:
        message.content = draft.content
    if draft.embeds is not None:
        message.embeds = [_stored_embed(message, embed) for embed in draft.embeds]
    if draft.components is not None:
        message.components = stored(draft.components, lambda url: _media(world, message, url))
    message.flags |= draft.flags & MessageFlag.COMPONENTS_V2
    if draft.sets_flags:
        message.flags = message.flags & ~MessageFlag.SUPPRESS_EMBEDS | draft.flags & MessageFlag.SUPPRESS_EMBEDS
    if draft.content is not None or draft.components is not None:
        _set_mentions(world, channel, message, draft.allowed_mentions)


def _attached(message: Message, url: str) -> Attachment | None:
    name = url.removeprefix(_ATTACHED)
    return next((item for item in message.attachments if item.filename == name), None)


def _media(world: World, message: Message, url: str) -> Json:
    """Return a media object of a component, resolving `attachment://` references."""
    if not url.startswith(_ATTACHED):
        return {"id": str(world.ids.new()), "url": url, "proxy_url": url}
    attachment = _attached(message, url)
    if attachment is None:
        raise refuse_field(
            ("components",), "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", f"No attachment for {url}"
        )
    address = mark(attachment)
    return {
        "id": str(attachment.id),
        "url": address,
        "proxy_url": address,
        "width": attachment.width,
        "height": attachment.height,
        "content_type": attachment.content_type,
        "attachment_id": str(attachment.id),
        "loading_state": 2,
        "placeholder": None,
        "flags": 0,
        "filename": attachment.filename,
        "size": len(attachment.data),
    }


def _stored_embed(message: Message, embed: Json) -> Json:
    """Return an embed as Discord returns it, resolving `attachment://` references."""
    made: Json = {"type": "rich"} | {key: value for key, value in embed.items() if value not in (None, [], "")}
    if "timestamp" in made:
        made["timestamp"] = str(made["timestamp"]).replace("Z", "+00:00")
    if "fields" in made:
        made["fields"] = [{"inline": False} | item for item in made["fields"]]
    for key in ("image", "thumbnail"):
        if (
            isinstance(made.get(key), dict)
            and (attachment := _attached(message, str(made[key].get("url", "")))) is not None
        ):
            address = mark(attachment)
            made[key] = {"url": address, "proxy_url": address, "width": attachment.width, "height": attachment.height}
            made[key] = {name: value for name, value in made[key].items() if value is not None}
    return made


def _set_mentions(world: World, channel: Channel, message: Message, allowed: Json | None) -> None:
    """Compute who is notified from the text, `allowed_mentions` and the author's permissions."""
    texts = [message.content]
    texts += [str(item.get("content") or "") for item in walk(message.components) if "content" in item]
    text = "\n".join(texts)
    parse = set((allowed or {}).get("parse", ("users", "roles", "everyone") if allowed is None else ()))
    users = {int(item) for item in (allowed or {}).get("users", ())}
    roles = {int(item) for item in (allowed or {}).get("roles", ())}
    mentioned = dict.fromkeys(int(item) for item in _USER_MENTION.findall(text))
    message.mention_ids = [item for item in mentioned if item in world.users and ("users" in parse or item in users)]
    if message.reply_to is not None and (allowed or {}).get("replied_user", allowed is None):
        replied = channel.messages[message.reply_to].author_id
        if replied not in message.mention_ids:
            message.mention_ids.append(replied)
    if channel.guild_id is None:
        return
    guild = world.guilds[channel.guild_id]
    may_all = bool(channel_permissions(world, channel, message.author_id) & Permission.MENTION_EVERYONE)
    named = dict.fromkeys(int(item) for item in _ROLE_MENTION.findall(text))
    message.mention_role_ids = [
        item
        for item in named
        if item in guild.roles and ("roles" in parse or item in roles) and (may_all or guild.roles[item].mentionable)
    ]
    message.mention_everyone = may_all and "everyone" in parse and bool(_EVERYONE.search(text))


def edit(world: World, message: Message, draft: Draft, *, finishes: bool = False) -> Message:
    """Edit a message; `finishes` completes a deferred answer, which is not marked as edited."""
    _apply(world, world.channel(message.channel_id), message, draft)
    if finishes:
        message.flags &= ~MessageFlag.LOADING
    else:
        message.edited = world.clock.now()
    publish_message(world, message)
    return message


def set_flag(world: World, message: Message, flag: MessageFlag) -> None:
    """Set a flag of a message without marking it as edited."""
    message.flags |= flag
    publish_message(world, message)


def delete(world: World, message: Message) -> None:
    """Delete a message."""
    channel = world.channel(message.channel_id)
    del channel.messages[message.id]
    world.open_polls.pop(message.id, None)
    forget_files(world, message.attachments)
    remaining = [item.id for item in channel.messages.values() if not item.ephemeral]
    channel.last_message_id = remaining[-1] if remaining else None
    body = {"id": str(message.id), "channel_id": str(channel.id)} | channel.guild_key
    world.publish("MESSAGE_DELETE", body, channel=channel, message=message)


def delete_many(world: World, channel: Channel, messages: list[Message]) -> None:
    """Delete several messages with one event."""
    for message in messages:
        del channel.messages[message.id]
        world.open_polls.pop(message.id, None)
        forget_files(world, message.attachments)
    body: Json = {"ids": [str(item.id) for item in messages], "channel_id": str(channel.id)} | channel.guild_key
    world.publish("MESSAGE_DELETE_BULK", body, channel=channel)


def set_pinned(world: World, message: Message, *, pinned: bool, by: int) -> None:
    """Pin or unpin a message; pinning adds a system message that names the user."""
    channel = world.channel(message.channel_id)
    if pinned == (message.pinned_at is not None):
        return
    if pinned and sum(1 for item in channel.messages.values() if item.pinned_at) >= world.limits.pins:
        raise refusal("too_many_pins")
    message.pinned_at = world.clock.now() if pinned else None
    publish_message(world, message)
    body = {"channel_id": str(channel.id), "last_pin_timestamp": stamp(message.pinned_at)} | channel.guild_key
    world.publish("CHANNEL_PINS_UPDATE", body, channel=channel)
    if pinned:
        note(world, channel, by, MessageKind.PINNED, about={"message_id": str(message.id)})


def react(world: World, message: Message, user_id: int, emoji: str, *, on: bool) -> None:
    """Add or remove a user's reaction. Idempotent."""
    channel = world.channel(message.channel_id)
    people = message.reactions.get(emoji, [])
    if on == (user_id in people):
        return
    if on:
        if emoji not in message.reactions and len(message.reactions) >= world.limits.reactions:
            raise refusal("too_many_reactions")
        message.reactions.setdefault(emoji, []).append(user_id)
    else:
        people.remove(user_id)
        if not people:
            del message.reactions[emoji]
    body: Json = {
        "user_id": str(user_id),
        "channel_id": str(channel.id),
        "message_id": str(message.id),
        "emoji": emoji_json(emoji),
        "burst": False,
        "type": 0,
    } | channel.guild_key
    if on:
        body["message_author_id"] = str(message.author_id)
        if channel.guild_id is not None and user_id in world.guilds[channel.guild_id].members:
            body["member"] = member_json(world, world.guilds[channel.guild_id].members[user_id])
    world.publish("MESSAGE_REACTION_ADD" if on else "MESSAGE_REACTION_REMOVE", body, channel=channel, message=message)


def clear_reactions(world: World, message: Message, emoji: str | None = None) -> None:
    """Remove all reactions, or all of one emoji."""
    channel = world.channel(message.channel_id)
    body: Json = {"channel_id": str(channel.id), "message_id": str(message.id)} | channel.guild_key
    if emoji is None:
        message.reactions.clear()
        world.publish("MESSAGE_REACTION_REMOVE_ALL", body, channel=channel, message=message)
    elif message.reactions.pop(emoji, None) is not None:
        body["emoji"] = emoji_json(emoji)
        world.publish("MESSAGE_REACTION_REMOVE_EMOJI", body, channel=channel, message=message)
