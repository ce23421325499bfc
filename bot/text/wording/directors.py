"""What directors and coordinators are told. Names, games and texts come in ready to be shown."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

from bot.text.phrases import Phrase
from bot.text.texts import texts
from bot.text.wording.times import stamp

FAILED_STEPS: Mapping[str, Phrase] = {
    "close_registration": texts.directors.failed_steps_close_registration,
    "pair": texts.directors.failed_steps_pair,
    "fix": texts.directors.failed_steps_fix,
    "silence": texts.directors.failed_steps_silence,
    "finish": texts.directors.failed_steps_finish,
}
"""By topic, see `bot.schedule.deadlines`."""

FAILED_OTHER = texts.directors.failed_other
DO_IT_YOURSELF = texts.directors.do_it_yourself
WAITING_FOR = texts.directors.waiting_for
BEACON_MISSING = texts.directors.beacon_missing


def what_went_wrong(text: str) -> str:
    """The refusal in words; already safe to show."""
    return texts.directors.what_went_wrong(text=text)


def next_round_due(since: datetime) -> str:
    """The timetable wanted to pair and could not."""
    return texts.directors.next_round_due(since=stamp(since), since_distance=stamp(since, "R"))


def please_decide(players: str) -> str:
    """A dispute."""
    return texts.directors.please_decide(players=players)


def decided(score: str) -> str:
    """What becomes of a dispute that somebody decided."""
    return texts.directors.decided(score=score)


def dispute_over() -> str:
    """What becomes of a dispute whose report was taken back or replaced, or whose game is played again."""
    return texts.directors.dispute_over()


def appeal(name: str, text: str) -> str:
    """Somebody wants to be let back in."""
    return texts.directors.appeal(name=name, text=text)
