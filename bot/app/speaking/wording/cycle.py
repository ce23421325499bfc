"""A cycle of leagues: invitations, whoever does not come, games that are not over."""

from __future__ import annotations

from datetime import datetime

from bot.app.speaking.wording.times import stamp, stamp_with_distance

INVITATIONS_GO_OUT = "Everybody who signed up is invited"
MAKES_ROOM = "Whoever does not come makes room for the next on the waiting list"
NEXT_GAME = "The next game is opened"
UNFINISHED = "Players are reminded of games that are not over"
DECLINED = "The invitation was declined."
NO_ANSWER = "The invitation was not answered in time."


def unfinished(until: datetime | None) -> str:
    """To those with games that are not over, above the list of them."""
    text = "These games have no result yet. If one is over, press **Report**."
    return f"{text} Please finish the others by {stamp_with_distance(until)}." if until is not None else text


def overdue(until: datetime) -> str:
    """The day has passed."""
    return f"These games should have been over by {stamp(until)}. Please report them, or tell a director what is wrong."


def overdue_for_directors(until: datetime) -> str:
    """To directors: it is their turn."""
    return (
        f"These games should have been over by {stamp(until)}. Rule with `/judge forfeit` or `/round result`, or give "
        "more time with `/td options`."
    )
