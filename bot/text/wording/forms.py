"""What entrants hand in: asking for it, saying it back, who has and who has not. Names come in ready to be shown."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from bot.text.texts import texts
from bot.text.wording.numbers import labelled
from bot.text.wording.times import stamp, stamp_with_distance

CORRECT, CHANGE = texts.forms.correct, texts.forms.change
WHICH_FORM = texts.forms.which_form
NOT_YET = texts.forms.not_yet
MISSING = texts.forms.missing
FORMS = texts.forms.forms
HANDED_IN_BY, STILL_MISSING = texts.forms.handed_in_by, texts.forms.still_missing
NOT_HANDED_IN = texts.forms.not_handed_in
NOBODY = texts.forms.nobody
SEALED_NOTE = texts.forms.sealed_note
NOTHING_THERE = texts.forms.nothing_there


def asked_publicly(title: str, help_text: str, count: int, due: datetime | None) -> str:
    """In the channel: a form is wanted."""
    text = texts.forms.asked_publicly(title=title, help_text=help_text)
    if due is not None:
        text = texts.forms.asked_publicly_due(title=title, help_text=help_text, due=stamp_with_distance(due))
    return f"{text} {texts.forms.how_many_asked(count=count)}" if count > 1 else text


def leave_instead(due: datetime, leave: str) -> str:
    """To somebody who says no after the deadline."""
    return texts.forms.leave_instead(due=stamp_with_distance(due), leave=leave)


def closed(title: str) -> str:
    """In the channel: a director ended the time for it."""
    return texts.forms.closed(title=title)


def asked(title: str, help_text: str, due: datetime | None) -> str:
    """To one player: a form is wanted."""
    text = f"**{title}**: {help_text}"
    return text if due is None else f"{text} {texts.forms.change_until(due=stamp_with_distance(due))}"


def reminder(title: str, due: datetime) -> str:
    """To somebody who has not handed a form in."""
    return texts.forms.reminder(title=title, due=stamp_with_distance(due))


def over(title: str, missing: Sequence[str]) -> str:
    """To directors once time is up."""
    return texts.forms.over(title=title, missing=", ".join(missing))


def everybody_has(title: str) -> str:
    """To directors once time is up."""
    return texts.forms.everybody_has(title=title)


def handed_in(title: str, lines: Sequence[str], due: datetime | None) -> str:
    """The echo: what arrived, and how long it can be changed."""
    until = texts.forms.you_can_change(due=stamp(due), distance=stamp(due, "R")) if due is not None else ""
    return "\n".join(filter(None, (texts.forms.arrived(title=title), *lines, until, texts.forms.see_receipts())))


def handed_in_for(name: str, title: str, lines: Sequence[str]) -> str:
    """The echo to a director."""
    return "\n".join((texts.forms.handed_in_for(title=title, name=name), *lines))


def by_director(title: str, lines: Sequence[str]) -> str:
    """To the player for whom a director handed something in."""
    return "\n".join((texts.forms.by_director(title=title), *lines))


def not_right(title: str, problems: Sequence[str]) -> str:
    """What is wrong, a line each; nothing is lost."""
    lines = [f"• {problem}" for problem in problems]
    return "\n".join((texts.forms.not_right(title=title), *lines))


def to_do(title: str) -> str:
    """On the card of what somebody owes."""
    return texts.forms.to_do(title=title)


def asking(title: str, count: int, due: datetime | None) -> str:
    """To the director who asks."""
    if due is None:
        return texts.forms.asking(title=title, count=count)
    return texts.forms.asking_due(title=title, count=count, due=stamp_with_distance(due))


def state_of(title: str, due: datetime | None, *, sealed: bool) -> str:
    """A form in the directors' list."""
    if due is None:
        return texts.forms.state(title=title, sealed=sealed)
    return texts.forms.state_due(title=title, due=stamp(due), sealed=sealed)


def missing_of(title: str, due: datetime | None) -> str:
    """The heading of those who have not handed a form in; until when, where that is said."""
    if due is None:
        return labelled(MISSING(), title)
    return texts.forms.missing_of(title=title, due=stamp_with_distance(due))


def looked_at(title: str) -> str:
    """Above what a director looks at."""
    return texts.forms.looked_at(title=title)


def taken_over(title: str, count: int) -> str:
    """After a list."""
    return texts.forms.taken_over(title=title, count=count)


def noted(game: str, label: str) -> str:
    """Something was noted about a game."""
    return texts.forms.noted(game=game, label=label)


def answer_for(name: str, label: str) -> str:
    """A player's answer, as a director gives it for them."""
    return f"{name}: {label}"


def reminder_due(title: str) -> str:
    """On the timetable."""
    return texts.forms.reminder_due(title=title)


def time_is_up(title: str) -> str:
    """On the timetable."""
    return texts.forms.time_is_up(title=title)
