"""Mentions of players whose answer is awaited (`bot.announcements.calls`), and when they were posted.

Silence confirms a report some minutes after the opponent was mentioned. If that was later than the report, because the
post had to wait or the bot was down, the minutes count from the post.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from formats.core.plan import Settings
from formats.core.values import PairingId
from storage.outbox import Outbox

DISCORD_EPOCH_MS = 1_420_070_400_000
"""The ids of Discord's messages hold milliseconds since this moment, above their 22 lowest bits.

https://discord.com/developers/docs/reference#snowflakes
"""


def call_key(pairing: PairingId) -> str:
    """Return the post key of the mention of an opponent."""
    return f"confirm:{pairing}"


def missed_key(pairing: PairingId) -> str:
    """Return the post key of the mention of a player who is missed."""
    return f"missed:{pairing}"


async def silence_counts_at(
    outbox: Outbox, tournament: str, pairing: PairingId, settings: Settings, at: datetime, now: datetime
) -> datetime:
    """Return when silence confirms a report that would count `at`: later if the mention was, or still waits."""
    if settings.silence_confirms_minutes is None:
        return at
    if await outbox.waits(tournament, call_key(pairing)):
        return max(at, now + settings.silence_confirms_after)
    posted = await outbox.message(tournament, call_key(pairing))
    return at if posted is None else max(at, _posted_at(posted.message_id) + settings.silence_confirms_after)


def _posted_at(message_id: int) -> datetime:
    """Return when Discord made the id of a message."""
    return datetime.fromtimestamp(0, UTC) + timedelta(milliseconds=(message_id >> 22) + DISCORD_EPOCH_MS)
