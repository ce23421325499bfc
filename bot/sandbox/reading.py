"""What each person has read, and which direct messages each has opened."""

from __future__ import annotations

from bot.sandbox.world.models import Channel

_MOST = 99


class Reading:
    """The unread marks of everybody."""

    def __init__(self) -> None:
        self._last: dict[tuple[int, int], int] = {}
        self.shown_dms: dict[int, set[int]] = {}

    def read(self, user_id: int, channel: Channel) -> None:
        """Everything in the channel has been read."""
        if channel.messages:
            self._last[user_id, channel.id] = next(reversed(channel.messages))

    def saved(self) -> list[list[int]]:
        """How far everybody has read: person, channel, message."""
        return [[user_id, channel_id, last] for (user_id, channel_id), last in self._last.items()]

    def put_back(self, read: list[list[int]], shown_dms: dict[int, list[int]]) -> None:
        """Take what was saved."""
        self._last = {(user_id, channel_id): last for user_id, channel_id, last in read}
        self.shown_dms = {user_id: set(opened) for user_id, opened in shown_dms.items()}

    def unread(self, user_id: int, channel: Channel) -> int:
        """How many messages of others are new in a channel the person sees; 99 at most are counted."""
        last = self._last.get((user_id, channel.id), 0)
        count = 0
        for message in reversed(channel.messages.values()):
            if message.id <= last or count >= _MOST:
                break
            if message.author_id != user_id and not message.dismissed and message.only_for in (None, user_id):
                count += 1
        return count
