"""What directors and coordinators are told. Names, games and texts come in ready to be shown."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

from bot.text.catalogue import say
from bot.text.phrases import Phrase
from bot.text.wording.times import stamp

FAILED_STEPS: Mapping[str, Phrase] = {
    "close_registration": Phrase("directors-failed-steps-close-registration"),
    "pair": Phrase("directors-failed-steps-pair"),
    "fix": Phrase("directors-failed-steps-fix"),
    "silence": Phrase("directors-failed-steps-silence"),
    "finish": Phrase("directors-failed-steps-finish"),
}
"""By topic, see `bot.schedule.deadlines`."""

FAILED_OTHER = Phrase("directors-failed-other")
DO_IT_YOURSELF = Phrase("directors-do-it-yourself")
WAITING_FOR = Phrase("directors-waiting-for")
BEACON_MISSING = Phrase("directors-beacon-missing")


def what_went_wrong(text: str) -> str:
    """The refusal in words; already safe to show."""
    return say("directors-what-went-wrong", text=text)


def next_round_due(since: datetime) -> str:
    """The timetable wanted to pair and could not."""
    return say("directors-next-round-due", since=stamp(since), since_distance=stamp(since, "R"))


def please_decide(players: str) -> str:
    """A dispute."""
    return say("directors-please-decide", players=players)


def decided(score: str) -> str:
    """What becomes of a dispute that somebody decided."""
    return say("directors-decided", score=score)


def dispute_over() -> str:
    """What becomes of a dispute whose report was taken back or replaced, or whose game is played again."""
    return say("directors-dispute-over")


def appeal(name: str, text: str) -> str:
    """Somebody wants to be let back in."""
    return say("directors-appeal", name=name, text=text)
