"""The server's events follow the rounds: planned, moved, begun, over, called off."""

from __future__ import annotations

from bot.app.actions import round_argument
from bot.app.effects.desk import Desk
from bot.app.round_event import PAYLOAD, EventKey, RoundEvent, moved, round_event
from formats.core import events as ev
from storage.outbox import Post

_MOVING = (
    ev.CommandUndone,
    ev.DeadlinePassed,
    ev.GameTimesSet,
    ev.PhaseChanged,
    ev.PlanChanged,
    ev.ResultCleared,
    ev.ResultRecorded,
    ev.RoundAmended,
    ev.RoundPaired,
)
"""What may change the event of a round."""

_ENDED = frozenset({"over", "off"})


def event_key(stage: int, number: int) -> str:
    """The key of a round's event in the outbox."""
    return f"event:{round_argument(stage, number)}"


def follow(desk: Desk) -> None:
    """Queue every event as it should be now, where that changed."""
    row = desk.live.row
    if row.guild_id is None or row.channel_id is None or not desk.happened(*_MOVING):
        return
    for key in moved(desk.before, desk.after):
        before, after = (round_event(scene, row.guild_id, key) for scene in (desk.earlier, desk.scene))
        wanted = _wanted(before, after)
        if wanted is not None:
            _queue(desk, row.channel_id, key, wanted)


def _wanted(before: RoundEvent | None, after: RoundEvent | None) -> RoundEvent | None:
    """What the event should become; None where it is right as it is, or there need not be any."""
    if after is None:
        return before.model_copy(update={"state": "off"}) if before is not None else None
    if after == before or (before is None and after.state in _ENDED):
        return None
    return after


def _queue(desk: Desk, channel: int, key: EventKey, event: RoundEvent) -> None:
    name = event_key(*key)
    payload = {PAYLOAD: event.model_dump(mode="json")}
    desk.posts.append(Post(payload, channel_id=channel, key=name, edits=name))
