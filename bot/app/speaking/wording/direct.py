"""What single people are told in direct messages. Names come in ready to be shown."""

from __future__ import annotations

from datetime import datetime

from bot.app.speaking.wording.times import stamp, stamp_with_distance
from formats.core.events import FeeState

MISSING_TIMES = (
    "You have not told me when you can play, so any time counts as good for you. Press **My times** to say which are."
)
FEES: dict[FeeState, str] = {
    "unpaid": "Your entry fee is marked as not paid yet.",
    "paid": "Your entry fee is marked as paid. Thank you!",
    "returned": "Your entry fee is marked as returned to you.",
    "kept": "Your entry fee is marked as kept, as the rules say.",
}


def moved_up(title: str) -> str:
    """Somebody on the waiting list has a place."""
    return f"Good news: a place in **{title}** is free and you are in."


def out_of(title: str) -> str:
    """A director took somebody out."""
    return f"A director has taken you out of **{title}**."


def disqualified(title: str) -> str:
    """A director disqualified somebody."""
    return f"A director has disqualified you from **{title}**."


def out_after_forfeit(title: str) -> str:
    """A forfeit costs the place."""
    return f"After the forfeit you are out of **{title}** and will not be paired again."


def back_in(title: str) -> str:
    """A director let somebody back in."""
    return f"You are back in **{title}** and will be paired from the next round on."


def back_on_the_list(title: str) -> str:
    """Back, but there is no place."""
    return f"You are back on the waiting list of **{title}**."


def part_changed() -> str:
    """The round was changed."""
    return "The pairings have changed; this is your part in the round now."


def round_taken_back(round_title: str) -> str:
    """The round no longer counts."""
    return f"**{round_title}** has been taken back; your game in it no longer counts. You will hear from me again."


def confirmed(score: str) -> str:
    """What becomes of the question for confirmation."""
    return f"Settled: **{score}**."


def please_report_again() -> str:
    """The opponent took the report back."""
    return "Your opponent has taken the report back. There is nothing to confirm for now."


def reported_anew() -> str:
    """The opponent has reported something else."""
    return "Your opponent has reported this game anew; see the next message."


def more_time_for_you(opponent: str, until: datetime) -> str:
    """The opponent is patient."""
    return f"**{opponent}** is waiting for you until {stamp(until, 't')} ({stamp(until, 'R')})."


def appeal_decided(title: str, text: str, *, accepted: bool) -> str:
    """The directors' decision about one's appeal; the reason is safe to show."""
    what = f"Your appeal is accepted: you are back in **{title}**." if accepted else "Your appeal is rejected."
    return f"{what} The directors' reason: {text}"


def question(text: str, due: datetime) -> str:
    """A format asks something."""
    return f"A question is to be answered before play goes on: {text} Please answer by {stamp_with_distance(due)}."


def drawn(number: str) -> str:
    """What the lots gave."""
    return f"Drawn: **{number}**."


def answered(answer: str) -> str:
    """What becomes of the question."""
    return f"Answered: **{answer}**."
