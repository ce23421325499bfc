"""What people read of posts that cannot be delivered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.text.catalogue import say
from bot.text.phrases import Phrase
from bot.text.wording.mishaps import UNREADABLE
from bot.text.wording.numbers import listed
from storage.holds import Hold, HoldCause

DISCORD_DOWN = Phrase("delivery-discord-down")
ANNOUNCEMENT_WAITS = Phrase("delivery-announcement-waits")
TITLE = Phrase("delivery-title")
ALL_DELIVERED = Phrase("delivery-all-delivered")
UNREACHED = Phrase("delivery-unreached")
DEPARTED = Phrase("delivery-departed")
TRIED = Phrase("delivery-tried")
NOTHING_AGAIN = Phrase("delivery-nothing-again")
REMOVED = Phrase("delivery-removed")
BACK = Phrase("delivery-back")


def not_posted(titles: Sequence[str]) -> str:
    """Rounds are paired, and could not be posted yet."""
    return say("delivery-not-posted", titles=listed([f"**{title}**" for title in titles]), count=len(titles))


def waiting(count: int, why: str) -> str:
    """So many posts are held, and why."""
    return say("delivery-waiting", count=count, why=why)


def expired(count: int) -> str:
    """So many posts came too late to be of use."""
    return say("delivery-expired", count=count)


def refused(count: int) -> str:
    """So many posts Discord did not take."""
    return say("delivery-refused", count=count)


def post_again(count: int) -> str:
    """So many are tried once more."""
    return say("delivery-post-again", count=count)


HELD: Mapping[HoldCause, Phrase] = {
    "no_permission": Phrase("delivery-held-no-permission"),
    "no_history": UNREADABLE,
    "no_channel": Phrase("delivery-held-no-channel"),
    "no_server": Phrase("delivery-held-no-server"),
    "dm_limit": Phrase("delivery-held-dm-limit"),
    "quarantined": Phrase("delivery-held-quarantined"),
    "event_limit": Phrase("delivery-held-event-limit"),
    "thread_limit": Phrase("delivery-held-thread-limit"),
    "moderation": Phrase("delivery-held-moderation"),
}


def held(hold: Hold) -> str:
    """Why posts of a target wait, and what a director can do about it."""
    return HELD[hold.cause](channel=str(hold.target.channel_id or ""))
