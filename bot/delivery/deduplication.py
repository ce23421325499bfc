"""Finds a message that was sent but never noted: the process died in between, or Discord's answer was lost.

Discord forgets the nonce of a message within minutes, so one is recognised by what else is known of it: it is ours, no
answer to a command or button, no other post of ours is known to be it, and it says what the row says. Texts may be
equal (a pair meets twice): the ids of all posts that were noted tell them apart, since a target is posted to in order.
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
"""By how much Discord's clock and ours may be apart, and how long an answer may take."""


class UnreadableHistoryError(Exception):
    """What was sent to a channel cannot be looked for: the bot may not read its history (`channel_id`).

    Whoever gets it neither sends again nor gives up, but waits until the history can be read.
    """

    def __init__(self, channel_id: int) -> None:
        super().__init__(f"the history of channel {channel_id} cannot be read")
        self.channel_id = channel_id


class FoundAgain:
    """Looks for what an earlier attempt may have sent."""

    def __init__(self, client: discord.Client, database: Database) -> None:
        self._client = client
        self._database = database
        self._read_up_to: dict[int, int] = {}
        """How far a search for a row has come, also one that took too long: what is found later stands behind it."""

    async def message(
        self, row: OutboxRow, target: discord.abc.Messageable, message: Message
    ) -> discord.Message | None:
        """The message of a row, if an earlier attempt did send it; UnreadableHistoryError."""
        if row.started_at is None:
            return None
        nonce = self._database.outbox.nonce(row.id)
        wanted = {row.words, words_of(sending(message))}
        return await self.only(
            row,
            target,
            lambda old: str(old.nonce or "") == nonce or (old.nonce is None and _words_of_sent(old) in wanted),
        )

    async def only(
        self, row: OutboxRow, target: discord.abc.Messageable, is_it: Callable[[discord.Message], bool]
    ) -> discord.Message | None:
        """The oldest message that earlier attempts at a row sent; copies of it are deleted. UnreadableHistoryError."""
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
                    # Discord took it more than once: it had forgotten the nonce, or did not heed it.
                    logger.warning("message %s of %s stands twice: one is deleted", row.id, row.tournament_id)
                    await old.delete()
            if found is None:
                self._read_up_to[row.id] = old.id
        return found

    async def _bounds(self, row: OutboxRow, started_at: datetime) -> dict[str, Any]:
        """Between which messages to look: from before the row's last attempt on."""
        since = self._read_up_to.get(row.id) or await self._earliest(row, started_at)
        until = discord.utils.time_snowflake(started_at + CLOCKS_DIFFER, high=True)
        return {"after": discord.Object(id=since), "before": discord.Object(id=until)}

    async def _earliest(self, row: OutboxRow, started_at: datetime) -> int:
        """A snowflake before the message: of what was posted to the same target last, else of the time."""
        by_time = discord.utils.time_snowflake(started_at - CLOCKS_DIFFER)
        return max(by_time, await self._database.sent.last_before(row) or 0)

    async def _check_readable(self, target: discord.abc.Messageable) -> None:
        """Without the permission Discord gives an empty history, as if nothing had ever been written."""
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
    me: discord.Member | None = channel.guild.me
    if me is None:  # of a server that has not been heard of since the start
        return False
    allowed = channel.permissions_for(me)
    return allowed.view_channel and allowed.read_message_history


def _is_post_of(me: int, old: discord.Message) -> bool:
    """Did we post it unasked? Answers come through a webhook; of pins and threads Discord itself writes in our name."""
    return old.author.id == me and old.webhook_id is None and old.type is discord.MessageType.default


def words_of(shown: Mapping[str, Any]) -> str:
    """What a message says, in short: the same for the arguments of `send` and for what Discord made of them."""
    view: discord.ui.View | None = shown.get("view")
    buttons = [getattr(item, "custom_id", None) for item in view.children] if view is not None else []
    return _digest(shown.get("content", ""), shown.get("embeds", []), buttons)


def _words_of_sent(message: discord.Message) -> str:
    parts = [item for row in message.components for item in getattr(row, "children", [])]
    return _digest(message.content, message.embeds, [getattr(item, "custom_id", None) for item in parts])


def _digest(content: str, embeds: Iterable[discord.Embed], buttons: Iterable[str | None]) -> str:
    """A digest of words and buttons; Discord trims and joins white space."""
    texts = [content, *(text for embed in embeds for text in (embed.title, embed.description))]
    words = [[" ".join((text or "").split()) for text in texts], [button for button in buttons if button]]
    return hashlib.sha256(json.dumps(words).encode()).hexdigest()[:32]
