"""Finds a message that was sent but never noted: the process died in between, or Discord's answer was lost."""

from __future__ import annotations

from datetime import timedelta

import discord

from bot.app.speaking.messages import Message
from bot.delivery.missing_permissions import NOT_ALLOWED
from bot.ui.cards import embeds_of
from storage.outbox import Outbox, OutboxRow

SEARCH_BACK = timedelta(minutes=10)


class UnreadableHistoryError(Exception):
    """What was sent to a channel cannot be looked for: the bot may not read its history (`channel_id`).

    Whoever gets it neither sends again nor gives up, but waits until the history can be read.
    """

    def __init__(self, channel_id: int) -> None:
        super().__init__(f"the history of channel {channel_id} cannot be read")
        self.channel_id = channel_id


class FoundAgain:
    """Looks for what an earlier attempt may have sent."""

    def __init__(self, client: discord.Client, outbox: Outbox) -> None:
        self._client = client
        self._outbox = outbox

    async def message(
        self, row: OutboxRow, target: discord.abc.Messageable, message: Message
    ) -> discord.Message | None:
        """The message of a row, if an earlier attempt did send it; UnreadableHistoryError.

        Discord forgets nonces in minutes.
        """
        me = self._client.user
        if row.started_at is None or me is None:
            return None
        wanted = [embed.to_dict() for embed in embeds_of(message)]
        try:
            async for old in target.history(limit=50, after=row.started_at - SEARCH_BACK, oldest_first=False):
                mine = old.author.id == me.id
                if mine and str(old.nonce or "") == self._outbox.nonce(row.id):
                    return old
                same_words = old.content == message.content and [
                    (embed.title, embed.description) for embed in old.embeds
                ] == [(embed.get("title"), embed.get("description")) for embed in wanted]
                if mine and old.nonce is None and same_words and old.created_at >= row.started_at:
                    return old
        except discord.Forbidden as error:
            if error.code not in NOT_ALLOWED:
                raise
            raise UnreadableHistoryError(row.post.channel_id or 0) from error
        return None
