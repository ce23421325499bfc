"""Routes of reactions."""

from __future__ import annotations

from bot.sandbox.errors import refusal
from bot.sandbox.rest.call import Answer, Call, Route
from bot.sandbox.world.messages import clear_reactions, react
from bot.sandbox.world.models import Channel, Message
from bot.sandbox.world.permissions import NOTHING, Permission
from bot.sandbox.world.render import user_json

_P = Permission


def _found(call: Call, needs: Permission = NOTHING) -> tuple[Channel, Message]:
    channel = call.channel(needs)
    call.unarchived(channel)
    return channel, call.message(channel)


async def add(call: Call) -> None:
    """PUT .../reactions/{emoji}/@me."""
    channel, message = _found(call, _P.READ_MESSAGE_HISTORY)
    emoji = call.text("emoji_name")
    if emoji not in message.reactions:
        call.allow_in(channel, _P.ADD_REACTIONS)
    if emoji.isascii() and ":" not in emoji:
        raise refusal("unknown_emoji")
    react(call.world, message, call.me, emoji, on=True)


async def remove_own(call: Call) -> None:
    """DELETE .../reactions/{emoji}/@me."""
    _, message = _found(call)
    react(call.world, message, call.me, call.text("emoji_name"), on=False)


async def remove(call: Call) -> None:
    """DELETE .../reactions/{emoji}/{user_id}."""
    _, message = _found(call, _P.MANAGE_MESSAGES)
    react(call.world, message, call.id("user_id"), call.text("emoji_name"), on=False)


async def clear_one(call: Call) -> None:
    """DELETE .../reactions/{emoji}."""
    _, message = _found(call, _P.MANAGE_MESSAGES)
    clear_reactions(call.world, message, call.text("emoji_name"))


async def clear(call: Call) -> None:
    """DELETE .../reactions."""
    _, message = _found(call, _P.MANAGE_MESSAGES)
    clear_reactions(call.world, message)


async def people(call: Call) -> Answer:
    """GET .../reactions/{emoji}: the users with this reaction, in the order of ids."""
    message = call.message(call.channel(_P.READ_MESSAGE_HISTORY))
    user_ids = call.page(message.reactions.get(call.text("emoji_name"), ()), default=25)
    return 200, [user_json(call.world.users[user_id]) for user_id in user_ids]


_ALL = "/channels/{channel_id}/messages/{message_id}/reactions"
_EMOJI = _ALL + "/{emoji_name}"

ROUTES: tuple[Route, ...] = (
    ("PUT", _EMOJI + "/@me", add),
    ("DELETE", _EMOJI + "/@me", remove_own),
    ("DELETE", _EMOJI + "/{user_id}", remove),
    ("DELETE", _EMOJI, clear_one),
    ("GET", _EMOJI, people),
    ("DELETE", _ALL, clear),
)
