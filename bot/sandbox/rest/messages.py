"""Routes of messages, pins and polls."""

from __future__ import annotations

from datetime import datetime, timedelta

from bot.sandbox.checks.messages import Draft, check_message
from bot.sandbox.errors import FieldErrors, refusal, refuse_field
from bot.sandbox.rest.call import Answer, Call, Route
from bot.sandbox.world import messages as doing
from bot.sandbox.world.links import refreshed
from bot.sandbox.world.message_json import message_json
from bot.sandbox.world.models import FORUMS, SYSTEM, Channel, ChannelType, Message, MessageFlag
from bot.sandbox.world.permissions import NOTHING, Permission, can_send
from bot.sandbox.world.polls import end_poll
from bot.sandbox.world.render import stamp, user_json

_P = Permission


async def create(call: Call) -> Answer:
    """POST /channels/{channel_id}/messages."""
    channel = call.channel()
    draft = check_message(call.body, call.files, call.world.limits)
    _allow_sending(call, channel, draft)
    draft.flags &= ~MessageFlag.EPHEMERAL
    message = doing.post(call.world, channel, call.me, draft)
    return 200, message_json(call.world, message, call.me)


def _allow_sending(call: Call, channel: Channel, draft: Draft) -> None:
    """Raise `ApiError` unless the bot may send this draft."""
    world = call.world
    if draft.forwards is not None:
        call.allow_in(world.channel(draft.forwards[0]), _P.READ_MESSAGE_HISTORY)
    if channel.kind is ChannelType.DM:
        other = next(user_id for user_id in channel.recipients if user_id != call.me)
        if not world.users[other].dms_open or not world.mutual_guilds(call.me, other):
            raise refusal("cannot_message_user")
        return
    if channel.kind in (ChannelType.CATEGORY, *FORUMS):
        raise refusal("not_a_text_channel")
    if channel.thread is not None and channel.thread.locked and not can_send(world, channel, call.me):
        raise refusal("thread_locked")
    needs = _P.SEND_MESSAGES_IN_THREADS if channel.is_thread else _P.SEND_MESSAGES
    if draft.embeds:
        needs |= _P.EMBED_LINKS
    if draft.files:
        needs |= _P.ATTACH_FILES
    if draft.poll is not None:
        needs |= _P.SEND_POLLS
    if draft.reply_to is not None:
        needs |= _P.READ_MESSAGE_HISTORY
    call.allow_in(channel, needs)


async def listed(call: Call) -> Answer:
    """GET /channels/{channel_id}/messages, newest first."""
    channel = call.channel()
    limit = call.number("limit", default=50, least=1, most=call.world.limits.page)
    if not call.allow_in(channel, NOTHING) & _P.READ_MESSAGE_HISTORY:
        return 200, []
    messages = [message for message in channel.messages.values() if not message.ephemeral]
    chosen = _page(call, messages, limit)
    return 200, [message_json(call.world, message, call.me) for message in chosen]


def _page(call: Call, messages: list[Message], limit: int) -> list[Message]:
    bounds = {key: int(text) for key in ("before", "after", "around") if (text := call.request.query.get(key))}
    if "after" in bounds:
        return list(reversed([message for message in messages if message.id > bounds["after"]][:limit]))
    if "around" in bounds:
        near = sorted(messages, key=lambda message: abs(message.id - bounds["around"]))[:limit]
        return sorted(near, key=lambda message: -message.id)
    if "before" in bounds:
        messages = [message for message in messages if message.id < bounds["before"]]
    return list(reversed(messages[-limit:]))


async def one(call: Call) -> Answer:
    """GET /channels/{channel_id}/messages/{message_id}."""
    channel = call.channel(_P.READ_MESSAGE_HISTORY)
    return 200, message_json(call.world, call.message(channel), call.me)


async def edit(call: Call) -> Answer:
    """PATCH /channels/{channel_id}/messages/{message_id}: own messages, and flags of others."""
    channel = call.channel()
    message = call.message(channel)
    if message.author_id != call.me:
        if set(call.body) - {"flags"}:
            raise refusal("not_your_message")
        call.allow_in(channel, _P.MANAGE_MESSAGES)
    call.unarchived(channel)
    draft = check_message(call.body, call.files, call.world.limits, edited=message)
    if draft.files:
        call.allow_in(channel, _P.ATTACH_FILES)
    _allow_changing_old(call, message)
    return 200, message_json(call.world, doing.edit(call.world, message, draft), call.me)


def _allow_changing_old(call: Call, message: Message) -> None:
    """Raise `ApiError` if too many messages older than an hour were edited in the channel."""
    age = call.world.clock.now() - message.timestamp
    if age < timedelta(seconds=call.world.limits.old_message_seconds):
        return
    if wait := call.services.rates.change_old(message.channel_id):
        raise refusal("too_many_old_edits", retry_after=round(wait, 3), **{"global": False})


async def delete(call: Call) -> None:
    """DELETE /channels/{channel_id}/messages/{message_id}."""
    channel = call.channel()
    message = call.message(channel)
    if message.author_id != call.me:
        call.allow_in(channel, _P.MANAGE_MESSAGES)
    call.unarchived(channel)
    doing.delete(call.world, message)


async def bulk_delete(call: Call) -> None:
    """POST /channels/{channel_id}/messages/bulk-delete."""
    channel = call.channel(_P.MANAGE_MESSAGES)
    wanted = list(call.body.get("messages") or ())
    if not call.world.limits.bulk_delete_least <= len(wanted) <= call.world.limits.bulk_delete:
        raise refusal("bulk_delete_count")
    known = [channel.messages[int(item)] for item in wanted if int(item) in channel.messages]
    doing.delete_many(call.world, channel, [message for message in known if not message.ephemeral])


async def crosspost(call: Call) -> Answer:
    """POST /channels/{channel_id}/messages/{message_id}/crosspost: publish a message of an announcement channel."""
    channel = call.channel()
    message = call.message(channel)
    if channel.kind is not ChannelType.ANNOUNCEMENT:
        raise refusal("wrong_channel_type")
    call.allow_in(channel, _P.SEND_MESSAGES if message.author_id == call.me else _P.MANAGE_MESSAGES)
    if message.flags & MessageFlag.CROSSPOSTED:
        raise refusal("already_crossposted")
    doing.set_flag(call.world, message, MessageFlag.CROSSPOSTED)
    return 200, message_json(call.world, message, call.me)


async def refresh_urls(call: Call) -> Answer:
    """POST /attachments/refresh-urls: fresh addresses for expired ones."""
    urls = [str(url) for url in call.body.get("attachment_urls") or ()]
    errors = FieldErrors()
    errors.length(("attachment_urls",), urls, least=1, most=call.world.limits.refreshed_urls)
    errors.refuse_if_any()
    fresh = [(url, refreshed(call.world, url)) for url in urls]
    return 200, {"refreshed_urls": [{"original": url, "refreshed": renewed or url} for url, renewed in fresh]}


async def typing(call: Call) -> None:
    """POST /channels/{channel_id}/typing."""
    channel = call.channel(_P.SEND_MESSAGES_IN_THREADS if call.channel().is_thread else _P.SEND_MESSAGES)
    body = {
        "channel_id": str(channel.id),
        "user_id": str(call.me),
        "timestamp": int(call.world.clock.now().timestamp()),
    }
    call.world.publish("TYPING_START", body, channel=channel)


async def pins(call: Call) -> Answer:
    """GET /channels/{channel_id}/messages/pins, latest pin first."""
    channel = call.channel()
    limit = call.number("limit", default=50, least=1, most=50)
    pinned = _pinned(channel)
    if before := call.request.query.get("before"):
        pinned = [pair for pair in pinned if (stamp(pair[0]) or "") < before.replace(" ", "+")]
    items = [
        {"pinned_at": stamp(at), "message": message_json(call.world, message, call.me)}
        for at, message in pinned[:limit]
    ]
    return 200, {"items": items, "has_more": len(pinned) > limit}


def _pinned(channel: Channel) -> list[tuple[datetime, Message]]:
    """Return the pinned messages with the moment they were pinned, the latest first."""
    pinned = [(message.pinned_at, message) for message in channel.messages.values() if message.pinned_at]
    return sorted(pinned, key=lambda pair: pair[0], reverse=True)


async def old_pins(call: Call) -> Answer:
    """GET /channels/{channel_id}/pins, the deprecated route."""
    return 200, [message_json(call.world, message, call.me) for _, message in _pinned(call.channel())]


async def pin(call: Call) -> None:
    """PUT /channels/{channel_id}/messages/pins/{message_id}."""
    doing.set_pinned(call.world, _to_pin(call), pinned=True, by=call.me)


async def unpin(call: Call) -> None:
    """DELETE /channels/{channel_id}/messages/pins/{message_id}."""
    doing.set_pinned(call.world, _to_pin(call), pinned=False, by=call.me)


def _to_pin(call: Call) -> Message:
    """Return the message to pin or unpin. Raises `ApiError` for archived threads and system messages."""
    channel = call.channel(_P.PIN_MESSAGES)
    message = call.message(channel)
    call.unarchived(channel)
    if message.kind in SYSTEM:
        raise refuse_field(("message_id",), "MESSAGE_SYSTEM", "Cannot execute action on a system message")
    return message


async def voters(call: Call) -> Answer:
    """GET /channels/{channel_id}/polls/{message_id}/answers/{answer_id}: the voters in the order of ids."""
    message = call.message(call.channel(_P.READ_MESSAGE_HISTORY))
    if message.poll is None:
        raise refusal("not_a_poll")
    voted = next((answer.voters for answer in message.poll.answers if answer.id == call.id("answer_id")), [])
    return 200, {"users": [user_json(call.world.users[user_id]) for user_id in call.page(voted, default=25)]}


async def expire(call: Call) -> Answer:
    """POST /channels/{channel_id}/polls/{message_id}/expire: only for the bot's own polls."""
    message = call.message(call.channel())
    if message.poll is None:
        raise refusal("not_a_poll")
    if message.author_id != call.me:
        raise refusal("not_your_message")
    end_poll(call.world, message)
    return 200, message_json(call.world, message, call.me)


_ONE = "/channels/{channel_id}/messages/{message_id}"
_POLL = "/channels/{channel_id}/polls/{message_id}"
_PIN = "/channels/{channel_id}/messages/pins/{message_id}"

ROUTES: tuple[Route, ...] = (
    ("GET", "/channels/{channel_id}/messages/pins", pins),
    ("PUT", _PIN, pin),
    ("DELETE", _PIN, unpin),
    ("GET", "/channels/{channel_id}/pins", old_pins),
    ("PUT", "/channels/{channel_id}/pins/{message_id}", pin),
    ("DELETE", "/channels/{channel_id}/pins/{message_id}", unpin),
    ("POST", "/channels/{channel_id}/messages", create),
    ("GET", "/channels/{channel_id}/messages", listed),
    ("POST", "/channels/{channel_id}/messages/bulk-delete", bulk_delete),
    ("GET", _ONE, one),
    ("PATCH", _ONE, edit),
    ("DELETE", _ONE, delete),
    ("POST", "/channels/{channel_id}/typing", typing),
    ("POST", "/attachments/refresh-urls", refresh_urls),
    ("POST", _ONE + "/crosspost", crosspost),
    ("GET", _POLL + "/answers/{answer_id}", voters),
    ("POST", _POLL + "/expire", expire),
)
