"""What entrants hand in: asking for it, saying it back, who has and who has not. Names come in ready to be shown."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from bot.text.texts import texts
from bot.text.wording.times import stamp, stamp_with_distance


def asked_publicly(title: str, help_text: str, count: int, due: datetime | None) -> str:
    """In the channel: a form is wanted."""
    text = texts.forms.asked_publicly(title=title, help_text=help_text)
    if due is not None:
        text = texts.forms.asked_publicly_due(title=title, help_text=help_text, due=stamp_with_distance(due))
    return f"{text} {texts.forms.how_many_asked(count=count)}" if count > 1 else text


def asked(title: str, help_text: str, due: datetime | None) -> str:
    """To one player: a form is wanted."""
    text = f"**{title}**: {help_text}"
    return text if due is None else f"{text} {texts.forms.change_until(due=stamp_with_distance(due))}"


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
        return texts.numbers.label(label=texts.forms.missing(), text=title)
    return texts.forms.missing_of(title=title, due=stamp_with_distance(due))


def answer_for(name: str, label: str) -> str:
    """A player's answer, as a director gives it for them."""
    return f"{name}: {label}"
