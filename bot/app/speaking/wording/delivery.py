"""What people read of posts that cannot be delivered."""

from __future__ import annotations

from bot.app.speaking.catalogue import say
from bot.app.speaking.wording.mishaps import UNREADABLE
from storage.holds import Hold


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
        case "quarantined":
            return say("delivery-held-quarantined")
