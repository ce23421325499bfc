"""What directors and coordinators are told. Names, games and texts come in ready to be shown."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

from bot.app.speaking.wording.times import stamp

FAILED_STEPS: Mapping[str, str] = {
    "close_registration": "Sign-up could not be closed by itself.",
    "pair": "The next round could not be paired by itself.",
    "fix": "The final game times could not be set by themselves.",
    "silence": "A report that nobody disputed could not be made official.",
    "finish": "The standings could not be declared final by themselves.",
}
"""By topic, see `bot.app.timetable.deadlines`."""

FAILED_OTHER = "A step of the timetable could not be taken."
DO_IT_YOURSELF = "I will not try it again: please do it yourself with `/td advance` once the cause is gone."
WAITING_FOR = "Waiting for"


def what_went_wrong(text: str) -> str:
    """The refusal in words; already safe to show."""
    return f"What stood in the way: {text}"


def next_round_due(since: datetime) -> str:
    """The timetable wanted to pair and could not."""
    return f"The next round was due {stamp(since)} ({stamp(since, 'R')}) and cannot be paired yet."


def please_decide(players: str) -> str:
    """A dispute."""
    return f"**{players}** disagree about their game. Please decide."


def decided(score: str) -> str:
    """What becomes of a dispute that somebody decided."""
    return f"Decided: **{score}**."


def dispute_over() -> str:
    """What becomes of a dispute whose report was taken back or replaced, or whose game is played again."""
    return "No longer open: the report was taken back or replaced."


def appeal(name: str, text: str) -> str:
    """Somebody wants to be let back in."""
    return f"**{name}** appeals to be let back in: “{text}”"
