"""Request to directors to decide a claim on time that the accused player did not answer in time."""

from __future__ import annotations

from collections.abc import Iterator

from bot.announcements.post_builder import PostBuilder
from bot.announcements.reminder import Reminder
from bot.announcements.time_claims import ask_directors, is_asked
from bot.schedule.reminder import Due, Outlook, board, stamped
from bot.text.texts import texts
from formats.core import events as ev
from formats.core.possible.time_claims import time_claims


def _when(outlook: Outlook) -> Iterator[Due]:
    """Yield the end of the answer time of every open claim."""
    for claim in time_claims(outlook.state):
        if claim.due is not None and not claim.answered:
            yield Due(stamped("time_claim", claim.pairing.id, at=claim.due), claim.due, claim.pairing.id)


def _agenda(outlook: Outlook, due: Due) -> str:
    """Return the agenda text for a game."""
    return texts.agenda.time_claim(board=board(outlook.state, due.subject))


def _post(builder: PostBuilder, event: ev.DeadlinePassed) -> None:
    """Ask the directors to decide the claim, if it is still open."""
    for claim in time_claims(builder.after):
        if claim.pairing.id == event.subject and not claim.answered and is_asked(builder, claim):
            ask_directors(builder, claim)


REMINDER = Reminder("time_claim_due", _when, _agenda, _post, order=145)
