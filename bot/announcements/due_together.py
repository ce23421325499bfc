"""Deduplication of reminders that are due at the same time: one post for all of them."""

from __future__ import annotations

from bot.announcements.post_builder import PostBuilder
from bot.schedule.deadlines import deadlines
from formats.core import events as ev


def due_together(builder: PostBuilder, event: ev.DeadlinePassed) -> list[str]:
    """Return the subjects of all ticks of a topic that are due.

    Empty if an earlier tick of the same time covered them.
    """
    if _was_posted(builder, event):
        return []
    ahead = deadlines(builder.before, builder.engine)
    return [deadline.subject for deadline in ahead if deadline.topic == event.topic and deadline.at <= builder.now]


def _was_posted(builder: PostBuilder, event: ev.DeadlinePassed) -> bool:
    """Return whether a tick of the topic with the same timestamp precedes this change in the log."""
    first = builder.change.records[0].seq
    for record in reversed(builder.loaded.records):
        if record.at != builder.now:
            return False
        known = record.event
        if record.seq < first and isinstance(known, ev.DeadlinePassed) and known.topic == event.topic:
            return True
    return False
