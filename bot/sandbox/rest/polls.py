"""Routes of polls: voters, and ending a poll early."""

from __future__ import annotations

from bot.sandbox.errors import refusal
from bot.sandbox.rest.call import Answer, Call, Route
from bot.sandbox.world.message_json import message_json
from bot.sandbox.world.permissions import Permission
from bot.sandbox.world.polls import end_poll
from bot.sandbox.world.render import user_json


async def voters(call: Call) -> Answer:
    """GET /channels/{channel_id}/polls/{message_id}/answers/{answer_id}: the voters in the order of ids."""
    message = call.message(call.channel(Permission.READ_MESSAGE_HISTORY))
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


_POLL = "/channels/{channel_id}/polls/{message_id}"

ROUTES: tuple[Route, ...] = (("GET", _POLL + "/answers/{answer_id}", voters), ("POST", _POLL + "/expire", expire))
