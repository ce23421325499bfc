"""Texts of entrants' forms: requests, confirmations, who has handed them in. Names come in ready to be shown."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from bot.text.reach import Reach
from bot.text.texts import texts
from bot.text.times import stamp_with_distance


def not_right(title: str, problems: Sequence[str]) -> str:
    """List the problems of a form, a line each; the input is kept."""
    lines = [f"• {problem}" for problem in problems]
    return "\n".join((texts.forms.not_right(title=title), *lines))


def answer_for(name: str, label: str) -> str:
    """A player's answer, as a director gives it for them."""
    return texts.numbers.label(label=name, text=label)


def asked_text(title: str, help_text: str, due: datetime | None) -> str:
    """To one player: a form is wanted."""
    text = texts.numbers.labelled(label=title, text=help_text)
    return text if due is None else f"{text} {texts.forms.change_until(due=stamp_with_distance(due))}"


def asking_text(title: str, reach: Reach, due: datetime | None) -> str:
    """To directors: how many are asked for a form in which way, and how to answer for those who can't be reached."""
    reached = str(reach) or texts.forms.reached_chat(count=0)
    text = texts.forms.asking(title=title, count=reach.everybody, reached=reached)
    if due is not None:
        due_text = stamp_with_distance(due)
        text = texts.forms.asking_due(title=title, count=reach.everybody, reached=reached, due=due_text)
    return f"{text}\n{texts.forms.answer_for_them()}" if reach.none else text
