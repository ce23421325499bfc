"""The server's events follow the rounds: planned, moved, begun, over, called off."""

from __future__ import annotations

from bot.announcements.post_builder import PostBuilder
from bot.announcements.round_event import PAYLOAD, EventKey, RoundEvent, moved, round_event
from bot.text.actions import round_argument
from formats.core import events as ev
from storage.outbox import Post

_MOVING = (
    ev.CommandUndone,
    ev.DeadlinePassed,
    ev.GameTimesSet,
    ev.PhaseChanged,
    ev.PlanChanged,
    ev.PlayTakenBack,
    ev.ResultCleared,
    ev.ResultRecorded,
    ev.RoundAmended,
    ev.RoundPaired,
)
"""What may change the event of a round."""

LANE = "events"
"""Events wait in a lane of their own, so that a server with too many of them gets all other posts."""

_ENDED = frozenset({"over", "off"})


def event_key(stage: int, number: int) -> str:
    """The key of a round's event in the outbox."""
    return f"event:{round_argument(stage, number)}"


def queue_round_events(builder: PostBuilder) -> None:
    """Queue every event as it should be now, where that changed."""
    row = builder.loaded.row
    if row.guild_id is None or row.channel_id is None or not builder.happened(*_MOVING):
        return
    for key in moved(builder.before, builder.after):
        before, after = (round_event(context, row.guild_id, key) for context in (builder.earlier, builder.context))
        wanted = _wanted(before, after)
        if wanted is not None:
            _queue(builder, row.channel_id, key, wanted)


def _wanted(before: RoundEvent | None, after: RoundEvent | None) -> RoundEvent | None:
    """What the event should become; None where it is right as it is, or there need not be any."""
    if after is None:
        return before.model_copy(update={"state": "off"}) if before is not None else None
    if after == before or (before is None and after.state in _ENDED):
        return None
    return after


def _queue(builder: PostBuilder, channel: int, key: EventKey, event: RoundEvent) -> None:
    name = event_key(*key)
    payload = {PAYLOAD: event.model_dump(mode="json")}
    builder.posts.append(Post(payload, channel_id=channel, thread=LANE, thread_name=LANE, key=name, edits=name))
