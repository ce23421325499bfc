"""What people read of posts that cannot be delivered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.text.phrases import AnyMessage
from bot.text.texts import texts
from bot.text.wording.mishaps import UNREADABLE
from bot.text.wording.numbers import listed
from storage.holds import Hold, HoldCause

DISCORD_DOWN = texts.delivery.discord_down
ANNOUNCEMENT_WAITS = texts.delivery.announcement_waits
TITLE = texts.delivery.title
ALL_DELIVERED = texts.delivery.all_delivered
UNREACHED = texts.delivery.unreached
DEPARTED = texts.delivery.departed
TRIED = texts.delivery.tried
NOTHING_AGAIN = texts.delivery.nothing_again
REMOVED = texts.delivery.removed
BACK = texts.delivery.back


def not_posted(titles: Sequence[str]) -> str:
    """Rounds are paired, and could not be posted yet."""
    return texts.delivery.not_posted(titles=listed([f"**{title}**" for title in titles]), count=len(titles))


def waiting(count: int, why: str) -> str:
    """So many posts are held, and why."""
    return texts.delivery.waiting(count=count, why=why)


def expired(count: int) -> str:
    """So many posts came too late to be of use."""
    return texts.delivery.expired(count=count)


def refused(count: int) -> str:
    """So many posts Discord did not take."""
    return texts.delivery.refused(count=count)


def post_again(count: int) -> str:
    """So many are tried once more."""
    return texts.delivery.post_again(count=count)


HELD: Mapping[HoldCause, AnyMessage] = {
    "no_permission": texts.delivery.held_no_permission,
    "no_history": UNREADABLE,
    "no_channel": texts.delivery.held_no_channel,
    "no_server": texts.delivery.held_no_server,
    "dm_limit": texts.delivery.held_dm_limit,
    "quarantined": texts.delivery.held_quarantined,
    "event_limit": texts.delivery.held_event_limit,
    "thread_limit": texts.delivery.held_thread_limit,
    "moderation": texts.delivery.held_moderation,
}


def held(hold: Hold) -> str:
    """Why posts of a target wait, and what a director can do about it."""
    return HELD[hold.cause](channel=str(hold.target.channel_id or ""))
