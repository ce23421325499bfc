"""What entrants hand in: asking for it, saying it back, who has and who has not. Names come in ready to be shown."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from bot.app.speaking.wording.numbers import counted
from bot.app.speaking.wording.times import stamp, stamp_with_distance

CORRECT, CHANGE = "Correct it", "Change it"
WHICH_FORM = "Which form? Each opens with what you have handed in so far."
NOT_YET = "Nothing handed in yet."
MISSING = "Not handed in"
FORMS = "Forms"
HANDED_IN_BY, STILL_MISSING = "Handed in", "Still missing"
NOBODY = "Nobody."
SEALED_NOTE = "Sealed: only directors may look inside, with `/players form look`, and the log says who did."
NOTHING_THERE = "Nothing has been handed in yet, so there was nothing to look at."


def asked_publicly(title: str, help_text: str, count: int, due: datetime | None) -> str:
    """In the channel: a form is wanted."""
    until = f", until {stamp_with_distance(due)}" if due is not None else ""
    who = f" {counted(count, 'player')} are asked." if count > 1 else ""
    return f"**{title}**{until}: {help_text}{who}"


def asked(title: str, help_text: str, due: datetime | None) -> str:
    """To one player: a form is wanted."""
    until = f" Until {stamp_with_distance(due)}; you can change it until then." if due is not None else ""
    return f"**{title}**: {help_text}{until}"


def reminder(title: str, due: datetime) -> str:
    """To somebody who has not handed a form in."""
    return f"**{title}** is still missing from you. It can be handed in until {stamp_with_distance(due)}."


def over(title: str, missing: Sequence[str]) -> str:
    """To directors once time is up."""
    return f"Time is up for **{title}**. Not handed in by: {', '.join(missing)}."


def everybody_has(title: str) -> str:
    """To directors once time is up."""
    return f"Time is up for **{title}**: everybody who should has handed it in."


def handed_in(title: str, lines: Sequence[str], due: datetime | None) -> str:
    """The echo: what arrived, and how long it can be changed."""
    until = f"You can change it until {stamp(due)} ({stamp(due, 'R')})." if due is not None else ""
    head = f"**{title}** has arrived. This is what I understood:"
    return "\n".join(filter(None, (head, *lines, until, "`/me receipts` shows when it arrived.")))


def handed_in_for(name: str, title: str, lines: Sequence[str]) -> str:
    """The echo to a director."""
    return "\n".join((f"**{title}** is handed in for **{name}**:", *lines))


def by_director(title: str, lines: Sequence[str]) -> str:
    """To the player for whom a director handed something in."""
    return "\n".join((f"A director has handed in **{title}** for you:", *lines))


def not_right(title: str, problems: Sequence[str]) -> str:
    """What is wrong, a line each; nothing is lost."""
    lines = [f"• {problem}" for problem in problems]
    return "\n".join((f"**{title}** is not right yet; nothing was saved:", *lines))


def to_do(title: str) -> str:
    """On the card of what somebody owes."""
    return f"Hand in **{title}**."


def asking(title: str, count: int, due: datetime | None) -> str:
    """To the director who asks."""
    until = f" until {stamp_with_distance(due)}" if due is not None else ""
    return f"**{title}** is asked for{until}: {counted(count, 'player')} told, those who have not handed it in."


def state_of(title: str, due: datetime | None, *, sealed: bool) -> str:
    """A form in the directors' list."""
    parts = [f"until {stamp(due)}" if due is not None else "no deadline", *(["sealed"] if sealed else [])]
    return f"**{title}** ({', '.join(parts)})"


def missing_of(title: str, due: datetime | None) -> str:
    """The heading of those who have not handed a form in; until when, where that is said."""
    return f"{MISSING}: {title}" + (f", until {stamp_with_distance(due)}" if due is not None else "")


def looked_at(title: str) -> str:
    """Above what a director looks at."""
    return f"{title}: what was handed in"


def taken_over(title: str, count: int) -> str:
    """After a list."""
    return f"**{title}** is handed in for {counted(count, 'player')}."


def noted(game: str, label: str) -> str:
    """Something was noted about a game."""
    return f"Noted for {game}: **{label}**."


def answer_for(name: str, label: str) -> str:
    """A player's answer, as a director gives it for them."""
    return f"{name}: {label}"


def reminder_due(title: str) -> str:
    """On the timetable."""
    return f"Whoever has not handed in “{title}” is reminded"


def time_is_up(title: str) -> str:
    """On the timetable."""
    return f"“{title}” can no longer be handed in"
