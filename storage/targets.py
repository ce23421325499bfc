"""Targets of posts: a channel, one of its threads, or a person's direct messages."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import ColumnElement, Table


class Target(NamedTuple):
    """A channel (with `thread`, its thread of that key) or a person, not both."""

    channel_id: int | None = None
    thread: str | None = None
    person_id: str | None = None

    @property
    def name(self) -> str:
        """The name in the database: `p3`, `c12`, or `c12:` and the thread's key."""
        if self.person_id is not None:
            return self.person_id
        return f"c{self.channel_id}" if self.thread is None else f"c{self.channel_id}:{self.thread}"


def of_target(table: Table, target: Target) -> list[ColumnElement[bool]]:
    """Return the condition that rows of a table have this target."""
    if target.person_id is not None:
        return [table.c.person_id == target.person_id]
    same_thread = table.c.thread.is_(None) if target.thread is None else table.c.thread == target.thread
    return [table.c.channel_id == target.channel_id, same_thread]
