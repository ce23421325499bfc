"""How people are called when their name is not known or not wanted."""

from __future__ import annotations

from bot.app.speaking.catalogue import Phrase, say

SOMEBODY = Phrase("people-somebody")
"""For sentences about an entrant whose name is not at hand."""

TIMETABLE = Phrase("people-timetable")
"""The actor of everything that nobody typed."""

UNKNOWN_PERSON = Phrase("people-unknown-person")


def nameless(entrant: str) -> str:
    """What to call an entrant without a name: erased, or not known here. `e7` is Entrant 7."""
    return say("people-nameless", value=entrant.removeprefix("e"))
