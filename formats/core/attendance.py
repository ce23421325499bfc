"""Check-in before an event: who is here says so, and who has not when it closes is left out of the field.

It is a form that the engine itself asks for (`AskForForm` under this key), from its opening until play begins; the
clock opens and closes it where moments for that are set, or a director does. Entrants who are in while it is closed
need not have checked in: they came, or came back, afterwards.
"""

from __future__ import annotations

from collections.abc import Sequence

from formats.core.asking import Asked, EntrantForm, FormField
from formats.core.model import Entrant
from formats.core.state import FormAsk, TournamentState
from formats.core.values import EntrantId

CHECK_IN = "attendance"
"""The key of the form."""

FORM = EntrantForm(
    key=CHECK_IN,
    fields=(FormField("here", "yes", choices=("yes",)),),
)


def may_check_in(state: TournamentState) -> bool:
    """Can there be a check-in still? Until play begins."""
    return not state.started and state.phase in {"registration", "closed"}


def open_check_in(state: TournamentState) -> FormAsk | None:
    """The check-in that is open; None where there is none, or it has been closed."""
    ask = state.asked.get(CHECK_IN)
    return ask if ask is not None and not ask.closed and may_check_in(state) else None


def asked_of(state: TournamentState, field: Sequence[Entrant]) -> Asked:
    """Of everybody who is in, while it is open."""
    if open_check_in(state) is None:
        return Asked()
    everybody = frozenset(entrant.id for entrant in field)
    return Asked(may=everybody, should=everybody)


def absent(state: TournamentState) -> tuple[EntrantId, ...]:
    """Return the entrants who have not checked in, in order of registration; empty while no check-in is open."""
    if open_check_in(state) is None:
        return ()
    return tuple(entrant.id for entrant in state.active_entrants() if (CHECK_IN, entrant.id) not in state.forms)
