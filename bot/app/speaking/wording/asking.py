"""What people are asked, who has to answer and until when. Names and questions come in ready to be shown."""

from __future__ import annotations

from datetime import datetime

from bot.app.speaking.wording.times import stamp_with_distance

BY_DIRECTOR = "Noted by a director."
TIME_IS_UP = "Nobody chose in time, so this counts now."
DIRECTORS = "the directors"
REMINDED = "Reminded: everybody who can answer has a message."
REMIND = "Remind them"
GIVE_WORD = "Give a word"
WORD_TITLE, WORD_FIELD = "A word for the draw", "Your word"
WORD_HELP = "It is public, everybody has one, and it is mixed into the draw."
WORD_GIVEN = "Your word is in; everybody can see it."
NO_DRAW = "No draw is open just now. Words count from its announcement until it is made."


def choose_until(due: datetime) -> str:
    """How long there is a choice."""
    return (
        f"If a choice is yours, **My game** has the buttons. Choose until {stamp_with_distance(due)}; after that, what "
        "is shown counts."
    )


def yours_until(due: datetime) -> str:
    """A reminder of choices that are one's own."""
    return f"The choice is yours until {stamp_with_distance(due)}; after that, what the thread shows counts."


def still_open(question: str, due: datetime) -> str:
    """Once more."""
    return f"This is still to be answered: {question} It should be answered by {stamp_with_distance(due)}."


def choice(what: str, opponents: str) -> str:
    """What can be chosen: `A or B against Bo and Cy?`."""
    return f"{what} against {opponents}?"


def choices_until(due: datetime) -> str:
    """Above those who may choose."""
    return f"To be chosen until {stamp_with_distance(due)}"


def turn(who: str, what: str) -> str:
    """Whose turn it is to choose what."""
    return f"**{who}**: {what}"


def waits_for(question: str, who: str, due: datetime) -> str:
    """A question, whose turn it is and until when."""
    return f"{question} It is the turn of {who}, until {stamp_with_distance(due)}."


def default_counts(answer: str) -> str:
    """What happens if nobody answers."""
    return f"Without an answer, “{answer}” counts then."
