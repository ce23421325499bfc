"""What single people are told in direct messages. Names come in ready to be shown."""

from __future__ import annotations

from datetime import datetime

from bot.text.catalogue import say
from bot.text.phrases import Phrase
from bot.text.wording.times import stamp, stamp_with_distance
from formats.core.events import FeeState

MISSING_TIMES = Phrase("direct-missing-times")
FEES: dict[FeeState, Phrase] = {
    "unpaid": Phrase("direct-fees-unpaid"),
    "paid": Phrase("direct-fees-paid"),
    "returned": Phrase("direct-fees-returned"),
    "kept": Phrase("direct-fees-kept"),
}


def moved_up(title: str) -> str:
    """Somebody on the waiting list has a place."""
    return say("direct-moved-up", title=title)


def out_of(title: str) -> str:
    """A director took somebody out."""
    return say("direct-out-of", title=title)


def disqualified(title: str) -> str:
    """A director disqualified somebody."""
    return say("direct-disqualified", title=title)


def out_after_forfeit(title: str) -> str:
    """A forfeit costs the place."""
    return say("direct-out-after-forfeit", title=title)


def joined_late(title: str) -> str:
    """A director has entered somebody during play."""
    return say("direct-joined-late", title=title)


def back_in(title: str) -> str:
    """A director let somebody back in."""
    return say("direct-back-in", title=title)


def back_on_the_list(title: str) -> str:
    """Back, but there is no place."""
    return say("direct-back-on-the-list", title=title)


def part_changed() -> str:
    """The round was changed."""
    return say("direct-part-changed")


def round_taken_back(round_title: str) -> str:
    """The round no longer counts."""
    return say("direct-round-taken-back", round_title=round_title)


def confirmed(score: str) -> str:
    """What becomes of the question for confirmation."""
    return say("direct-confirmed", score=score)


def please_report_again() -> str:
    """The opponent took the report back."""
    return say("direct-please-report-again")


def reported_anew() -> str:
    """The opponent has reported something else."""
    return say("direct-reported-anew")


def more_time_for_you(opponent: str, until: datetime) -> str:
    """The opponent is patient."""
    return say(
        "direct-more-time-for-you", opponent=opponent, until_time=stamp(until, "t"), until_distance=stamp(until, "R")
    )


def appeal_decided(title: str, text: str, *, accepted: bool) -> str:
    """The directors' decision about one's appeal; the reason is safe to show."""
    return say("direct-appeal-decided", title=title, text=text, accepted=accepted)


def question(text: str, due: datetime) -> str:
    """A format asks something."""
    return say("direct-question", text=text, due=stamp_with_distance(due))


def drawn(number: str) -> str:
    """What the lots gave."""
    return say("direct-drawn", number=number)


def answered(answer: str) -> str:
    """What becomes of the question."""
    return say("direct-answered", answer=answer)
