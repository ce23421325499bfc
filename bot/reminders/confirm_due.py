"""Halfway to the moment when silence confirms a report the opponent is reminded.

A report made before the game was to begin is not confirmed by silence; its reminder comes as long after the start.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta

from bot.announcements import players
from bot.announcements.groups import home
from bot.announcements.post_builder import PostBuilder
from bot.announcements.reminder import Reminder
from bot.schedule.deadlines import moment_of
from bot.schedule.reminder import MOST_OPEN, Due, Outlook, board, stamped
from bot.text import actions
from bot.text.texts import texts
from bot.text.wording import reminders as words
from formats.core import events as ev
from formats.core.memoize import memoize
from formats.core.plan import Settings
from formats.core.possible.presence import planned_start
from formats.core.possible.reports import silence_begins, silence_confirms_at
from formats.core.state import OpenReport
from formats.core.values import PairingId


def _when(outlook: Outlook) -> Iterator[Due]:
    state = outlook.state
    for pairing, report in state.reports.items() if state.phase == "running" else ():
        if report.disputed_by is None:
            yield _due(pairing, report, state.settings, planned_start(state, pairing))


@memoize(lambda *rests_on: rests_on, most=MOST_OPEN)
def _due(pairing: PairingId, report: OpenReport, settings: Settings, start: datetime | None) -> Due:
    halfway = silence_begins(report, start) + timedelta(hours=settings.silence_confirms_hours) / 2
    return Due(stamped("confirm", pairing, at=report.at), halfway, pairing)


def _agenda(outlook: Outlook, due: Due) -> str:
    return texts.agenda.unanswered(board=board(outlook.state, due.subject))


LOOK_BACK = timedelta(minutes=1)
"""How far the moment of a tick and that of its report may lie apart."""


def _tell(builder: PostBuilder, event: ev.DeadlinePassed) -> None:
    """The opponent has not answered a report yet."""
    known = builder.after.reports.get(event.subject)
    if known is None or known.disputed_by is not None or abs(known.at - moment_of(event)) >= LOOK_BACK:
        return
    until = silence_confirms_at(builder.after, event.subject)
    if until is not None and builder.now >= until:
        return
    game = builder.context.game(event.subject)
    opponent = game.pairing.opponent(known.by)
    text = words.confirm_due(builder.context.names.plain(known.by), until)
    buttons = builder.buttons((actions.CONFIRM, event.subject), (actions.DISPUTE, event.subject))
    players.send_card(builder, opponent, text)
    builder.call([opponent], text, buttons=buttons, thread=home(builder, event.subject))


REMINDER = Reminder("confirm_due", _when, _agenda, _tell, order=140)
