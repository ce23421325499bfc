"""Both players of a game that should be over are asked how it ended, day by day."""

from __future__ import annotations

from collections.abc import Iterator

from bot.app.posting import ticks
from bot.app.speaking.wording import agenda
from bot.app.timetable.reminder import MOST_NAGS, Due, Outlook, Reminder, board, daily, games_with_start
from formats.core.possible.presence import report_due


def _when(outlook: Outlook) -> Iterator[Due]:
    for pairing, _ in games_with_start(outlook):
        due = report_due(outlook.state, pairing.id)
        if pairing.id not in outlook.state.reports and due is not None:
            yield from daily(outlook, "report", pairing.id, due, most=MOST_NAGS)


def _agenda(outlook: Outlook, due: Due) -> str:
    return agenda.report_due(board(outlook.state, due.subject))


REMINDER = Reminder("report_due", _when, _agenda, ticks.report_due, order=150, until=ticks.until_the_next)
