"""Directors decide about a game that is said to be lost on time, once the accused had time to answer and has not."""

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
    for claim in time_claims(outlook.state):
        if claim.due is not None and not claim.answered:
            yield Due(stamped("time_claim", claim.pairing.id, at=claim.due), claim.due, claim.pairing.id)


def _agenda(outlook: Outlook, due: Due) -> str:
    return texts.agenda.time_claim(board=board(outlook.state, due.subject))


def _tell(builder: PostBuilder, event: ev.DeadlinePassed) -> None:
    for claim in time_claims(builder.after):
        if claim.pairing.id == event.subject and not claim.answered and is_asked(builder, claim):
            ask_directors(builder, claim)


REMINDER = Reminder("time_claim_due", _when, _agenda, _tell, order=145)
