"""Queue updates of the server's scheduled events: planned, moved, started, finished, cancelled."""

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
    ev.MatchAdded,
    ev.PhaseChanged,
    ev.PlanChanged,
    ev.PlayTakenBack,
    ev.ResultCleared,
    ev.ResultRecorded,
    ev.RoundAmended,
    ev.RoundPaired,
)
"""Events of the log that may change the server's event of a round."""

LANE = "events"
"""Separate lane of the outbox, so that Discord's limit of events per server does not delay other posts."""

_ENDED = frozenset({"over", "off"})


def event_key(stage: int, number: int) -> str:
    """Return the key of a round's event in the outbox."""
    return f"event:{round_argument(stage, number)}"


def queue_round_events(builder: PostBuilder) -> None:
    """Queue the desired state of every event that has changed."""
    row = builder.loaded.row
    if row.guild_id is None or row.channel_id is None or not builder.happened(*_MOVING):
        return
    for key in moved(builder.before, builder.after):
        before, after = (round_event(context, row.guild_id, key) for context in (builder.earlier, builder.context))
        wanted = _wanted(before, after)
        if wanted is not None:
            _queue(builder, row.channel_id, key, wanted)


def _wanted(before: RoundEvent | None, after: RoundEvent | None) -> RoundEvent | None:
    """Return the desired state; None if the event is up to date, or none is needed."""
    if after is None:
        return before.model_copy(update={"state": "off"}) if before is not None else None
    if after == before or (before is None and after.state in _ENDED):
        return None
    return after


def _queue(builder: PostBuilder, channel: int, key: EventKey, event: RoundEvent) -> None:
    """Add the event to the posts of the change."""
    name = event_key(*key)
    payload = {PAYLOAD: event.model_dump(mode="json")}
    builder.posts.append(Post(payload, channel_id=channel, thread=LANE, thread_name=LANE, key=name, edits=name))
