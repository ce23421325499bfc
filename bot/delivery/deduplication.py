"""Find messages that an earlier attempt sent but did not record, so that they are not sent twice.

Two events leave a message unrecorded: a crash between sending and `mark_sent`, and a request whose answer is lost. The
row then has `started_at` but no message id. A nonce alone does not solve this: Discord enforces it for a few minutes
only and does not return it in the history after that. So before a started row is sent again, the history of its target
is searched for a message that

- the bot posted itself (not an answer to an interaction, and not a system message);
- is not recorded as the message of another row;
- has the row's nonce; or, if it has none any more, the same digest of text and buttons, as sent or as it would be sent
  now.

Equal texts occur (two players meet twice). They are distinguished by the recorded ids: a target receives its rows in
order, so every message before this row is recorded. The search starts after the newest recorded message of the target,
and at most `CLOCKS_DIFFER` before the attempt.

Invariants: a row without `started_at` is never searched for, since `mark_started` precedes sending. If the history
cannot be read, the row waits (`UnreadableHistoryError`): a late message is better than a double one. Cost: one request
per 100 messages that were posted since; `_read_up_to` makes an interrupted search continue.
"""

from __future__ import annotations

import hashlib
import json
import logging
from collections.abc import Callable, Iterable, Mapping
from datetime import datetime, timedelta
from typing import Any

import discord

from bot.delivery.missing_permissions import NOT_ALLOWED
from bot.text.messages import Message
from bot.ui.cards import sending
from storage.database import Database
from storage.outbox import OutboxRow

logger = logging.getLogger(__name__)

CLOCKS_DIFFER = timedelta(days=1)
"""Maximum difference between Discord's clock and ours plus the time a request can take; bounds the search."""


class UnreadableHistoryError(Exception):
    """The history of a channel (`channel_id`) cannot be read, so an earlier message cannot be searched for.

    Callers neither send again nor give up: the post waits until the history can be read.
    """

    def __init__(self, channel_id: int) -> None:
        super().__init__(f"the history of channel {channel_id} cannot be read")
        self.channel_id = channel_id


class Deduplicator:
    """Searches for messages of earlier attempts."""

    def __init__(self, client: discord.Client, database: Database) -> None:
        self._client = client
        self._database = database
        self._read_up_to: dict[int, int] = {}
        """By row id: id of the last message searched without a match, also by a search that timed out.

        The next one starts after it.
        """

    async def find_message(
        self, row: OutboxRow, target: discord.abc.Messageable, message: Message
    ) -> discord.Message | None:
        """Return the message of a row if an earlier attempt sent it. May raise UnreadableHistoryError."""
        if row.started_at is None:
            return None
        nonce = self._database.outbox.nonce(row.id)
        wanted = {row.words, words_of(sending(message))}
        return await self.find_only(
            row,
            target,
            lambda old: str(old.nonce or "") == nonce or (old.nonce is None and _words_of_sent(old) in wanted),
        )

    async def find_only(
        self, row: OutboxRow, target: discord.abc.Messageable, is_it: Callable[[discord.Message], bool]
    ) -> discord.Message | None:
        """Return the oldest message sent for a row that satisfies `is_it`, and delete its copies.

        May raise UnreadableHistoryError.
        """
        me = self._client.user
        if row.started_at is None or me is None:
            return None
        if row.post.person_id is None:
            await self._check_readable(target)
        found: discord.Message | None = None
        async for old in target.history(limit=None, oldest_first=True, **await self._bounds(row, row.started_at)):
            if _is_post_of(me.id, old) and is_it(old) and not await self._database.sent.is_of_another(row.id, old.id):
                if found is None:
                    found = old
                else:
                    # Discord accepted it more than once: the nonce had expired or was not enforced.
                    logger.warning("message %s of %s was posted twice: deleting one", row.id, row.tournament_id)
                    await old.delete()
            if found is None:
                self._read_up_to[row.id] = old.id
        return found

    async def _bounds(self, row: OutboxRow, started_at: datetime) -> dict[str, Any]:
        """Return `after` and `before` for the history search: from before the row's last attempt to a day after it.

        `started_at` is that of the last attempt; messages of earlier ones were searched for before it began.
        """
        since = self._read_up_to.get(row.id) or await self._earliest(row, started_at)
        until = discord.utils.time_snowflake(started_at + CLOCKS_DIFFER, high=True)
        return {"after": discord.Object(id=since), "before": discord.Object(id=until)}

    async def _earliest(self, row: OutboxRow, started_at: datetime) -> int:
        """Return a snowflake before the message.

        It is the last recorded post of the target or, if that is later, a day before the attempt.
        """
        by_time = discord.utils.time_snowflake(started_at - CLOCKS_DIFFER)
        return max(by_time, await self._database.sent.last_before(row) or 0)

    async def _check_readable(self, target: discord.abc.Messageable) -> None:
        """Raise UnreadableHistoryError without the permissions for the history.

        Discord does not answer 403 to a reader without *Read Message History* but returns an empty list.
        """
        number = (await target._get_channel()).id  # noqa: SLF001 - the only way all targets name their channel
        try:
            channel = self._client.get_channel(number) or await self._client.fetch_channel(number)
        except discord.Forbidden as error:
            if error.code not in NOT_ALLOWED:
                raise
            raise UnreadableHistoryError(number) from error
        if isinstance(channel, discord.abc.GuildChannel | discord.Thread) and not _readable(channel):
            raise UnreadableHistoryError(number)


def _readable(channel: discord.abc.GuildChannel | discord.Thread) -> bool:
    """Whether the bot may view the channel and read its history. False while its member of the server is not known."""
    me: discord.Member | None = channel.guild.me
    if me is None:  # the server's data has not been received since the start
        return False
    allowed = channel.permissions_for(me)
    return allowed.view_channel and allowed.read_message_history


def _is_post_of(me: int, old: discord.Message) -> bool:
    """Whether the bot posted a message on its own.

    Answers to interactions have a webhook id; for pins and threads Discord creates system messages with the bot as
    author.
    """
    return old.author.id == me and old.webhook_id is None and old.type is discord.MessageType.default


def words_of(shown: Mapping[str, Any]) -> str:
    """Return a digest of a message's text and buttons.

    It is equal for the arguments of `send` and for the message that Discord returns (`_words_of_sent`).
    """
    view: discord.ui.View | None = shown.get("view")
    buttons = [getattr(item, "custom_id", None) for item in view.children] if view is not None else []
    return _digest(shown.get("content", ""), shown.get("embeds", []), buttons)


def _words_of_sent(message: discord.Message) -> str:
    """Return the same digest for a message received from Discord."""
    parts = [item for row in message.components for item in getattr(row, "children", [])]
    return _digest(message.content, message.embeds, [getattr(item, "custom_id", None) for item in parts])


def _digest(content: str, embeds: Iterable[discord.Embed], buttons: Iterable[str | None]) -> str:
    """Return a digest of texts and custom ids. White space is normalized, because Discord trims and joins it.

    Embeds without text hold pictures, of which a retry may have more or fewer.
    """
    written = [embed for embed in embeds if embed.title or embed.description]
    texts = [content, *(text for embed in written for text in (embed.title, embed.description))]
    words = [[" ".join((text or "").split()) for text in texts], [button for button in buttons if button]]
    return hashlib.sha256(json.dumps(words).encode()).hexdigest()[:32]
