"""What people are asked, who has to answer and until when. Names and questions come in ready to be shown."""

from __future__ import annotations

from datetime import datetime

from bot.text.texts import texts
from bot.text.wording.times import stamp_with_distance

BY_DIRECTOR = texts.asking.by_director
TIME_IS_UP = texts.asking.time_is_up
DIRECTORS = texts.asking.directors
REMINDED = texts.asking.reminded
WORD_TITLE, WORD_FIELD = texts.asking.word_title, texts.asking.word_field
WORD_HELP = texts.asking.word_help
WAIVE_FIELD, WAIVE_HELP = texts.asking.waive_field, texts.asking.waive_help
WAIVED = texts.asking.waived
WORD_GIVEN = texts.asking.word_given


def choose_until(due: datetime) -> str:
    """How long there is a choice."""
    return texts.asking.choose_until(due=stamp_with_distance(due))


def all_said() -> str:
    """What becomes of a call once everything is answered."""
    return texts.asking.all_said()


def yours_until(due: datetime) -> str:
    """A reminder of choices that are one's own."""
    return texts.asking.yours_until(due=stamp_with_distance(due))


def still_open(question: str, due: datetime) -> str:
    """Once more."""
    return texts.asking.still_open(question=question, due=stamp_with_distance(due))


def choice(what: str, opponents: str) -> str:
    """What can be chosen: `A or B against Bo and Cy?`."""
    return texts.asking.choice(what=what, opponents=opponents)


def choices_until(due: datetime) -> str:
    """Above those who may choose."""
    return texts.asking.choices_until(due=stamp_with_distance(due))


def turn(who: str, what: str) -> str:
    """Whose turn it is to choose what."""
    return f"**{who}**: {what}"


def waits_for(question: str, who: str, due: datetime) -> str:
    """A question, whose turn it is and until when."""
    return texts.asking.waits_for(question=question, who=who, due=stamp_with_distance(due))


def default_counts(answer: str) -> str:
    """What happens if nobody answers."""
    return texts.asking.default_counts(answer=answer)
