"""How people are called when their name is not known or not wanted."""

from __future__ import annotations

SOMEBODY = "that player"
"""For sentences about an entrant whose name is not at hand."""

TIMETABLE = "the timetable"
"""The actor of everything that nobody typed."""

UNKNOWN_PERSON = "somebody no longer known"


def nameless(entrant: str) -> str:
    """What to call an entrant without a name: erased, or not known here. `e7` is Entrant 7."""
    return f"Entrant {entrant.removeprefix('e')}"
