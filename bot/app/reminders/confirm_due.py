"""Halfway to the moment when silence confirms a report the opponent is reminded."""

from __future__ import annotations

from collections.abc import Iterator

from bot.app.posting import ticks
from bot.app.speaking.wording import agenda
from bot.app.timetable.reminder import Due, Outlook, Reminder, board, stamped
from formats.core.possible.reports import silence_confirms_at


def _when(outlook: Outlook) -> Iterator[Due]:
    state = outlook.state
    for pairing, report in state.reports.items() if state.phase == "running" else ():
        if report.disputed_by is None:
            halfway = report.at + (silence_confirms_at(state, report) - report.at) / 2
            yield Due(stamped("confirm", pairing, at=report.at), halfway, pairing)


def _agenda(outlook: Outlook, due: Due) -> str:
    return agenda.unanswered(board(outlook.state, due.subject))


REMINDER = Reminder("confirm_due", _when, _agenda, ticks.confirm_due, order=140)
