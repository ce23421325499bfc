"""What the timetable is going to do, in plain text without Discord's markup. Players are not named here."""

from __future__ import annotations

from bot.text.format_texts import format_text
from bot.text.texts import texts
from bot.text.wording.games import round_name


def pair(stage: str, number: int, name: str = "") -> str:
    """A round comes; `name` is its own, where it has one."""
    if name:
        return texts.agenda.pair_named(stage=stage, round=format_text(name))
    return texts.agenda.pair(stage=stage, number=number)


def fix(number: int, label: str) -> str:
    """Tentative times become final."""
    return texts.agenda.fix(number=round_name(number, label))


def lots() -> str:
    """A public draw is made."""
    return texts.agenda.lots()


def answer_default() -> str:
    """Nobody has answered in time."""
    return texts.agenda.answer_default()


def choice_default(board: str) -> str:
    """Nobody has chosen in time."""
    return texts.agenda.choice_default(board=board)
