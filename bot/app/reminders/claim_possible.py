"""The player who waits in vain learns what can be done."""

from __future__ import annotations

from collections.abc import Iterator

from bot.app.posting import ticks
from bot.app.speaking.wording import agenda
from bot.app.timetable.reminder import Due, Outlook, Reminder, board, games_with_start, stamped
from formats.core.possible.presence import claimable_at


def _when(outlook: Outlook) -> Iterator[Due]:
    for pairing, _ in games_with_start(outlook):
        claimable = claimable_at(outlook.state, pairing)
        if claimable is not None:
            yield Due(stamped("claim", pairing.id, at=claimable), claimable, pairing.id)


def _agenda(outlook: Outlook, due: Due) -> str:
    return agenda.claim(board(outlook.state, due.subject))


REMINDER = Reminder("claim_possible", _when, _agenda, ticks.claim_possible, order=130)
