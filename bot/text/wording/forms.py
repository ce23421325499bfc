"""What entrants hand in: asking for it, saying it back, who has and who has not. Names come in ready to be shown."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from bot.text.catalogue import say
from bot.text.phrases import Phrase
from bot.text.wording.numbers import labelled
from bot.text.wording.times import stamp, stamp_with_distance

CORRECT, CHANGE = Phrase("forms-correct"), Phrase("forms-change")
WHICH_FORM = Phrase("forms-which-form")
NOT_YET = Phrase("forms-not-yet")
MISSING = Phrase("forms-missing")
FORMS = Phrase("forms-forms")
HANDED_IN_BY, STILL_MISSING = Phrase("forms-handed-in-by"), Phrase("forms-still-missing")
NOT_HANDED_IN = Phrase("forms-not-handed-in")
NOBODY = Phrase("forms-nobody")
SEALED_NOTE = Phrase("forms-sealed-note")
NOTHING_THERE = Phrase("forms-nothing-there")


def asked_publicly(title: str, help_text: str, count: int, due: datetime | None) -> str:
    """In the channel: a form is wanted."""
    text = say("forms-asked-publicly", title=title, help_text=help_text)
    if due is not None:
        text = say("forms-asked-publicly-due", title=title, help_text=help_text, due=stamp_with_distance(due))
    return f"{text} {say('forms-how-many-asked', count=count)}" if count > 1 else text


def leave_instead(due: datetime, leave: str) -> str:
    """To somebody who says no after the deadline."""
    return say("forms-leave-instead", due=stamp_with_distance(due), leave=leave)


def closed(title: str) -> str:
    """In the channel: a director ended the time for it."""
    return say("forms-closed", title=title)


def asked(title: str, help_text: str, due: datetime | None) -> str:
    """To one player: a form is wanted."""
    text = f"**{title}**: {help_text}"
    return text if due is None else f"{text} {say('forms-change-until', due=stamp_with_distance(due))}"


def reminder(title: str, due: datetime) -> str:
    """To somebody who has not handed a form in."""
    return say("forms-reminder", title=title, due=stamp_with_distance(due))


def over(title: str, missing: Sequence[str]) -> str:
    """To directors once time is up."""
    return say("forms-over", title=title, missing=", ".join(missing))


def everybody_has(title: str) -> str:
    """To directors once time is up."""
    return say("forms-everybody-has", title=title)


def handed_in(title: str, lines: Sequence[str], due: datetime | None) -> str:
    """The echo: what arrived, and how long it can be changed."""
    until = say("forms-you-can-change", due=stamp(due), distance=stamp(due, "R")) if due is not None else ""
    return "\n".join(filter(None, (say("forms-arrived", title=title), *lines, until, say("forms-see-receipts"))))


def handed_in_for(name: str, title: str, lines: Sequence[str]) -> str:
    """The echo to a director."""
    return "\n".join((say("forms-handed-in-for", title=title, name=name), *lines))


def by_director(title: str, lines: Sequence[str]) -> str:
    """To the player for whom a director handed something in."""
    return "\n".join((say("forms-by-director", title=title), *lines))


def not_right(title: str, problems: Sequence[str]) -> str:
    """What is wrong, a line each; nothing is lost."""
    lines = [f"• {problem}" for problem in problems]
    return "\n".join((say("forms-not-right", title=title), *lines))


def to_do(title: str) -> str:
    """On the card of what somebody owes."""
    return say("forms-to-do", title=title)


def asking(title: str, count: int, due: datetime | None) -> str:
    """To the director who asks."""
    if due is None:
        return say("forms-asking", title=title, count=count)
    return say("forms-asking-due", title=title, count=count, due=stamp_with_distance(due))


def state_of(title: str, due: datetime | None, *, sealed: bool) -> str:
    """A form in the directors' list."""
    if due is None:
        return say("forms-state", title=title, sealed=sealed)
    return say("forms-state-due", title=title, due=stamp(due), sealed=sealed)


def missing_of(title: str, due: datetime | None) -> str:
    """The heading of those who have not handed a form in; until when, where that is said."""
    if due is None:
        return labelled(MISSING(), title)
    return say("forms-missing-of", title=title, due=stamp_with_distance(due))


def looked_at(title: str) -> str:
    """Above what a director looks at."""
    return say("forms-looked-at", title=title)


def taken_over(title: str, count: int) -> str:
    """After a list."""
    return say("forms-taken-over", title=title, count=count)


def noted(game: str, label: str) -> str:
    """Something was noted about a game."""
    return say("forms-noted", game=game, label=label)


def answer_for(name: str, label: str) -> str:
    """A player's answer, as a director gives it for them."""
    return f"{name}: {label}"


def reminder_due(title: str) -> str:
    """On the timetable."""
    return say("forms-reminder-due", title=title)


def time_is_up(title: str) -> str:
    """On the timetable."""
    return say("forms-time-is-up", title=title)
