"""What single people are told in direct messages. Names come in ready to be shown."""

from __future__ import annotations

from datetime import datetime

from bot.text.phrases import Phrase
from bot.text.texts import texts
from bot.text.wording.times import stamp, stamp_with_distance
from formats.core.events import FeeState

MISSING_TIMES = texts.direct.missing_times
FEES: dict[FeeState, Phrase] = {
    "unpaid": texts.direct.fees_unpaid,
    "paid": texts.direct.fees_paid,
    "returned": texts.direct.fees_returned,
    "kept": texts.direct.fees_kept,
}


def moved_up(title: str) -> str:
    """Somebody on the waiting list has a place."""
    return texts.direct.moved_up(title=title)


def out_of(title: str) -> str:
    """A director took somebody out."""
    return texts.direct.out_of(title=title)


def disqualified(title: str) -> str:
    """A director disqualified somebody."""
    return texts.direct.disqualified(title=title)


def out_after_forfeit(title: str) -> str:
    """A forfeit costs the place."""
    return texts.direct.out_after_forfeit(title=title)


def joined_late(title: str) -> str:
    """A director has entered somebody during play."""
    return texts.direct.joined_late(title=title)


def back_in(title: str) -> str:
    """A director let somebody back in."""
    return texts.direct.back_in(title=title)


def back_on_the_list(title: str) -> str:
    """Back, but there is no place."""
    return texts.direct.back_on_the_list(title=title)


def part_changed() -> str:
    """The round was changed."""
    return texts.direct.part_changed()


def round_taken_back(round_title: str) -> str:
    """The round no longer counts."""
    return texts.direct.round_taken_back(round_title=round_title)


def confirmed(score: str) -> str:
    """What becomes of the question for confirmation."""
    return texts.direct.confirmed(score=score)


def please_report_again() -> str:
    """The opponent took the report back."""
    return texts.direct.please_report_again()


def reported_anew() -> str:
    """The opponent has reported something else."""
    return texts.direct.reported_anew()


def more_time_for_you(opponent: str, until: datetime) -> str:
    """The opponent is patient."""
    return texts.direct.more_time_for_you(
        opponent=opponent, until_time=stamp(until, "t"), until_distance=stamp(until, "R")
    )


def appeal_decided(title: str, text: str, *, accepted: bool) -> str:
    """The directors' decision about one's appeal; the reason is safe to show."""
    return texts.direct.appeal_decided(title=title, text=text, accepted=accepted)


def question(text: str, due: datetime) -> str:
    """A format asks something."""
    return texts.direct.question(text=text, due=stamp_with_distance(due))


def drawn(number: str) -> str:
    """What the lots gave."""
    return texts.direct.drawn(number=number)


def answered(answer: str) -> str:
    """What becomes of the question."""
    return texts.direct.answered(answer=answer)
