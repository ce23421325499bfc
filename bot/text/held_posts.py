"""Why posts wait, in the language of the reader."""

from __future__ import annotations

from collections.abc import Mapping

from bot.text.phrases import AnyMessage
from bot.text.texts import texts
from storage.holds import Hold, HoldCause

HELD: Mapping[HoldCause, AnyMessage] = {
    "no_permission": texts.delivery.held_no_permission,
    "no_history": texts.mishaps.unreadable,
    "no_channel": texts.delivery.held_no_channel,
    "no_server": texts.delivery.held_no_server,
    "dm_limit": texts.delivery.held_dm_limit,
    "quarantined": texts.delivery.held_quarantined,
    "event_limit": texts.delivery.held_event_limit,
    "thread_limit": texts.delivery.held_thread_limit,
    "moderation": texts.delivery.held_moderation,
}


def held_text(hold: Hold) -> str:
    """Why posts of a target wait, and what a director can do about it."""
    return HELD[hold.cause](channel=str(hold.target.channel_id or ""))
