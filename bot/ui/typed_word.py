"""Confirmation of dangerous acts by a form in which a word is typed."""

from __future__ import annotations

from typing import Any

from bot.ui.answers import Ask
from bot.ui.forms import TextField, open_form, text_of

FIELD = "word"
LONGEST = 20


async def ask_for_word(
    ask: Ask, action: str, tournament: str, argument: str, *, title: str, label: str, help_text: str = ""
) -> None:
    """Open the form; this must be the first answer. What is typed reaches the handler of the form's `action`."""
    field = TextField(FIELD, label, help=help_text, required=True, longest=LONGEST)
    await open_form(ask, action, tournament, argument, title, (field,))


def is_typed(values: dict[str, Any], word: str) -> bool:
    """Was that word typed, whatever its case and the spaces around it?"""
    return text_of(values, FIELD).casefold() == word.casefold()
