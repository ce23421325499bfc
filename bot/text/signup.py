"""Sign-up: opening, closing, coming and going. Names come in ready to be shown."""

from __future__ import annotations

from datetime import datetime

from bot.text.texts import texts
from bot.text.times import stamp


def fee_text(amount: str, *, returned: bool) -> str:
    """Return the text of the fee."""
    return texts.signup.fee_returned_2(amount=amount) if returned else texts.signup.fee(amount=amount)


def closed_text(title: str, entered: int, waiting: int, *, teams: bool = False) -> str:
    """Sign-up is over."""
    if waiting:
        said = texts.teams.closed_waiting if teams else texts.signup.closed_waiting
        return said(title=title, entered=entered, waiting=waiting)
    return (texts.teams.closed if teams else texts.signup.closed)(title=title, entered=entered)


def _when(at: datetime) -> str:
    """Shorter than elsewhere: the board is read on phones."""
    return f"{stamp(at, 'f')} ({stamp(at, 'R')})"


def due_text(what: str, at: datetime) -> str:
    """A line of what comes next."""
    return texts.numbers.label(label=what, text=_when(at))
