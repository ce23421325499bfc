"""The playing window of a game opens: both players are called."""

from __future__ import annotations

from collections.abc import Iterator

from bot.app.posting import ticks
from bot.app.speaking.wording import agenda
from bot.app.timetable.reminder import Due, Outlook, Reminder, board, games_with_start, stamped
from formats.core.possible.presence import check_in_opens


def _when(outlook: Outlook) -> Iterator[Due]:
    for pairing, start in games_with_start(outlook):
        yield Due(stamped("check_in", pairing.id, at=start), check_in_opens(outlook.state, pairing.id), pairing.id)


def _agenda(outlook: Outlook, due: Due) -> str:
    return agenda.check_in(board(outlook.state, due.subject))


REMINDER = Reminder("check_in", _when, _agenda, ticks.check_in, order=110, until=ticks.until_check_in_ends)
