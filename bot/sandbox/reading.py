"""Unread counts: how far each person has read, and which direct messages each has opened."""

from __future__ import annotations

from bot.sandbox.world.models import Channel

_MOST = 99


class Reading:
    """Unread state of all people."""

    def __init__(self) -> None:
        self._last: dict[tuple[int, int], int] = {}
        self.shown_dms: dict[int, set[int]] = {}

    def read(self, user_id: int, channel: Channel) -> None:
        """Mark all messages of a channel as read."""
        if channel.messages:
            self._last[user_id, channel.id] = next(reversed(channel.messages))

    def saved(self) -> list[list[int]]:
        """Return the last read messages: [person, channel, message]."""
        return [[user_id, channel_id, last] for (user_id, channel_id), last in self._last.items()]

    def restore(self, read: list[list[int]], shown_dms: dict[int, list[int]]) -> None:
        """Replace the state by a saved one."""
        self._last = {(user_id, channel_id): last for user_id, channel_id, last in read}
        self.shown_dms = {user_id: set(opened) for user_id, opened in shown_dms.items()}

    def unread(self, user_id: int, channel: Channel) -> int:
        """Return the number of unread messages of others in a channel, at most 99."""
        last = self._last.get((user_id, channel.id), 0)
        count = 0
        for message in reversed(channel.messages.values()):
            if message.id <= last or count >= _MOST:
                break
            if message.author_id != user_id and not message.dismissed and message.only_for in (None, user_id):
                count += 1
        return count
