"""What is due at the same moment is told once."""

from __future__ import annotations

from bot.announcements.post_builder import PostBuilder
from bot.schedule.deadlines import deadlines
from formats.core import events as ev


def due_together(builder: PostBuilder, event: ev.DeadlinePassed) -> list[str]:
    """The subjects of all ticks of a topic that are due by now; empty where an earlier one of them has told it all."""
    if _was_told(builder, event):
        return []
    ahead = deadlines(builder.before, builder.engine)
    return [deadline.subject for deadline in ahead if deadline.topic == event.topic and deadline.at <= builder.now]


def _was_told(builder: PostBuilder, event: ev.DeadlinePassed) -> bool:
    """Did a tick of the topic pass at this very moment before?"""
    first = builder.change.records[0].seq
    for record in reversed(builder.loaded.records):
        if record.at != builder.now:
            return False
        known = record.event
        if record.seq < first and isinstance(known, ev.DeadlinePassed) and known.topic == event.topic:
            return True
    return False
