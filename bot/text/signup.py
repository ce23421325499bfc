"""Sign-up: opening, closing, coming and going. Names come in ready to be shown."""

from __future__ import annotations

from datetime import datetime

from bot.text.texts import texts
from bot.text.times import stamp
from formats.core.possible.members import takes_teams
from formats.core.state import TournamentState


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


def entrants_text(state: TournamentState) -> str:
    """How many are in."""
    count, waiting, capacity = len(state.active_entrants()), len(state.waiting_list()), state.settings.capacity
    if capacity is None:
        text = (texts.teams.count if takes_teams(state) else texts.info.entrants)(count=count)
    else:
        text = (texts.teams.count_of if takes_teams(state) else texts.info.entrants_of)(count=count, capacity=capacity)
    return texts.info.entrants_waiting(entrants=text, waiting=waiting) if waiting else text
