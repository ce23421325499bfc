"""What people read of posts that cannot be delivered."""

from __future__ import annotations

from collections.abc import Sequence

from bot.app.speaking.catalogue import Phrase, say
from bot.app.speaking.wording.mishaps import UNREADABLE
from bot.app.speaking.wording.numbers import listed
from storage.holds import Hold

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


def held(hold: Hold) -> str:
    """Why posts of a target wait, and what a director can do about it."""
    channel = str(hold.target.channel_id or "")
    match hold.cause:
        case "no_permission":
            return say("delivery-held-no-permission", channel=channel)
        case "no_history":
            return UNREADABLE(channel=channel)
        case "no_channel":
            return say("delivery-held-no-channel")
        case "no_server":
            return say("delivery-held-no-server")
        case "dm_limit":
            return say("delivery-held-dm-limit")
        case "quarantined":
            return say("delivery-held-quarantined")
