"""Reminder for the opponent of an open report, halfway to the time when silence confirms it.

The waiting time of a report made before the start of the game counts from that start; so does the reminder.
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
from bot.text.times import stamp
from formats.core import events as ev
from formats.core.memoize import memoize
from formats.core.plan import Settings
from formats.core.possible.presence import planned_start
from formats.core.possible.reports import silence_begins, silence_confirms_at
from formats.core.state import OpenReport
from formats.core.values import PairingId


def _when(outlook: Outlook) -> Iterator[Due]:
    """Yield the reminder of every undisputed report; none where opponents are mentioned at once."""
    state = outlook.state
    if state.settings.silence_confirms_minutes is not None:
        return
    for pairing, report in state.reports.items() if state.phase == "running" else ():
        if report.disputed_by is None:
            yield _due(pairing, report, state.settings, planned_start(state, pairing))


@memoize(lambda *rests_on: rests_on, most=MOST_OPEN)
def _due(pairing: PairingId, report: OpenReport, settings: Settings, start: datetime | None) -> Due:
    """Return the occurrence for one report. Memoized, because it does not depend on other reports."""
    halfway = silence_begins(report, start) + settings.silence_confirms_after / 2
    return Due(stamped("confirm", pairing, at=report.at), halfway, pairing)


def _agenda(outlook: Outlook, due: Due) -> str:
    """Return the agenda text for a game."""
    return texts.agenda.unanswered(board=board(outlook.state, due.subject))


SAME_REPORT = timedelta(minutes=1)
"""Maximum difference between the times of a tick and its report; a report that differs by more has replaced it."""


def _post(builder: PostBuilder, event: ev.DeadlinePassed) -> None:
    """Remind the opponent, unless the report was answered or replaced, or silence has confirmed it."""
    known = builder.after.reports.get(event.subject)
    if known is None or known.disputed_by is not None or abs(known.at - moment_of(event)) >= SAME_REPORT:
        return
    until = silence_confirms_at(builder.after, event.subject)
    if until is not None and builder.now >= until:
        return
    game = builder.context.game(event.subject)
    opponent = game.pairing.opponent(known.by)
    text = _confirm_due(builder.context.names.plain(known.by), until)
    buttons = builder.buttons((actions.CONFIRM, event.subject), (actions.DISPUTE, event.subject))
    players.send_card(builder, opponent, text)
    builder.call([opponent], text, buttons=buttons, thread=home(builder, event.subject))


def _confirm_due(reporter: str, silent_at: datetime | None) -> str:
    """Return the reminder of an unanswered report; without `silent_at` it was made before the game was to begin."""
    if silent_at is None:
        return texts.reminders.confirm_due_early(reporter=reporter)
    return texts.reminders.confirm_due(reporter=reporter, silent_at_distance=stamp(silent_at, "R"))


REMINDER = Reminder("confirm_due", _when, _agenda, _post, order=140)
