"""What people are asked, who has to answer and until when. Names and questions come in ready to be shown."""

from __future__ import annotations

from datetime import datetime

from bot.text.catalogue import say
from bot.text.phrases import Phrase
from bot.text.wording.times import stamp_with_distance

BY_DIRECTOR = Phrase("asking-by-director")
TIME_IS_UP = Phrase("asking-time-is-up")
DIRECTORS = Phrase("asking-directors")
REMINDED = Phrase("asking-reminded")
WORD_TITLE, WORD_FIELD = Phrase("asking-word-title"), Phrase("asking-word-field")
WORD_HELP = Phrase("asking-word-help")
WAIVE_FIELD, WAIVE_HELP = Phrase("asking-waive-field"), Phrase("asking-waive-help")
WAIVED = Phrase("asking-waived")
WORD_GIVEN = Phrase("asking-word-given")


def choose_until(due: datetime) -> str:
    """How long there is a choice."""
    return say("asking-choose-until", due=stamp_with_distance(due))


def all_said() -> str:
    """What becomes of a call once everything is answered."""
    return say("asking-all-said")


def yours_until(due: datetime) -> str:
    """A reminder of choices that are one's own."""
    return say("asking-yours-until", due=stamp_with_distance(due))


def still_open(question: str, due: datetime) -> str:
    """Once more."""
    return say("asking-still-open", question=question, due=stamp_with_distance(due))


def choice(what: str, opponents: str) -> str:
    """What can be chosen: `A or B against Bo and Cy?`."""
    return say("asking-choice", what=what, opponents=opponents)


def choices_until(due: datetime) -> str:
    """Above those who may choose."""
    return say("asking-choices-until", due=stamp_with_distance(due))


def turn(who: str, what: str) -> str:
    """Whose turn it is to choose what."""
    return f"**{who}**: {what}"


def waits_for(question: str, who: str, due: datetime) -> str:
    """A question, whose turn it is and until when."""
    return say("asking-waits-for", question=question, who=who, due=stamp_with_distance(due))


def default_counts(answer: str) -> str:
    """What happens if nobody answers."""
    return say("asking-default-counts", answer=answer)
