"""Changes of polls: creation, votes, end by time or by the author."""

from __future__ import annotations

from datetime import timedelta

from bot.sandbox.errors import refusal
from bot.sandbox.world.message_json import publish_message
from bot.sandbox.world.models import Channel, Json, Message, Poll, PollAnswer
from bot.sandbox.world.notes import append
from bot.sandbox.world.store import World

_HOURS = 24
_RESULT = 46


def new_poll(world: World, body: Json) -> Poll:
    """Create a poll from a validated request; by default it ends after a day."""
    answers = [
        PollAnswer(number, str(item["poll_media"]["text"]), item["poll_media"].get("emoji"))
        for number, item in enumerate(body["answers"], 1)
    ]
    ends = world.clock.now() + timedelta(hours=int(body.get("duration") or _HOURS))
    return Poll(str(body["question"]["text"]), answers, ends, bool(body.get("allow_multiselect")))


def vote(world: World, message: Message, user_id: int, answer_ids: set[int]) -> None:
    """Vote for exactly these answers of a poll; other votes of the user are withdrawn."""
    poll = _poll(message)
    if poll.ended or poll.ends <= world.clock.now():
        raise refusal("poll_expired")
    for answer in poll.answers:
        if (user_id in answer.voters) == (answer.id in answer_ids):
            continue
        added = answer.id in answer_ids
        (answer.voters.append if added else answer.voters.remove)(user_id)
        channel = world.channel(message.channel_id)
        body: Json = {
            "user_id": str(user_id),
            "channel_id": str(channel.id),
            "message_id": str(message.id),
            "answer_id": answer.id,
        }
        body |= channel.guild_key
        name = "MESSAGE_POLL_VOTE_ADD" if added else "MESSAGE_POLL_VOTE_REMOVE"
        world.publish(name, body, channel=channel, message=message)


def end_poll(world: World, message: Message) -> None:
    """End a poll and post a message with the result."""
    poll = _poll(message)
    if poll.ended:
        raise refusal("poll_expired")
    poll.ended = True
    poll.ends = min(poll.ends, world.clock.now())
    world.open_polls.pop(message.id, None)
    publish_message(world, message)
    _post_result(world, world.channel(message.channel_id), message, poll)


def end_due_polls(world: World) -> None:
    """End all polls whose time is over; called periodically and after a jump of the clock."""
    now = world.clock.now()
    for message in [item for item in world.open_polls.values() if item.poll and item.poll.ends <= now]:
        end_poll(world, message)


def _poll(message: Message) -> Poll:
    if message.poll is None:
        raise refusal("not_a_poll")
    return message.poll


def _post_result(world: World, channel: Channel, question: Message, poll: Poll) -> None:
    """Post the system message with the result; a winner is named only if there is exactly one."""
    most = max(len(answer.voters) for answer in poll.answers)
    first = [answer for answer in poll.answers if len(answer.voters) == most]
    fields = {
        "poll_question_text": poll.question,
        "victor_answer_votes": str(most),
        "total_votes": str(sum(len(answer.voters) for answer in poll.answers)),
    }
    if most and len(first) == 1:
        fields |= {"victor_answer_id": str(first[0].id), "victor_answer_text": first[0].text}
    message = Message(
        world.ids.new(),
        channel.id,
        question.author_id,
        world.clock.now(),
        kind=_RESULT,
        embeds=[{
            "type": "poll_result",
            "fields": [{"name": name, "value": value, "inline": False} for name, value in fields.items()],
        }],
        reference={"type": 0, "channel_id": str(channel.id), "message_id": str(question.id)},
    )  # fmt: skip
    append(world, channel, message)
