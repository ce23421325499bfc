"""Reminder for players with open games that they arrange themselves."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta

from bot.announcements import unfinished
from bot.announcements.reminder import Reminder
from bot.schedule.reminder import Due, Outlook, stamped
from bot.text.texts import texts
from formats.core.memoize import memoize

BEFORE_THE_END = (timedelta(days=14), timedelta(days=3), timedelta(days=1))
AFTER_THE_END = tuple(timedelta(weeks=week) for week in range(5))
"""When reminders are sent if the event sets a date until which games should be over."""

EVERY = timedelta(days=14)
MOST = 26
"""Maximum number of reminders otherwise: one year."""

NOT_BEFORE = timedelta(days=1)
"""Minimum time after games were opened before the first reminder."""


def _when(outlook: Outlook) -> Iterator[Due]:
    """Yield the next reminder of the current stage, if its games open at once and some are unfinished."""
    state = outlook.state
    if state.phase != "running" or not state.started or not state.open_games():
        return
    number, log = state.stage_number, state.started[-1]
    if not outlook.engine.rules_of(state, number).opens_at_once or not log.paired_at:
        return
    for at in reminder_times(log.paired_at[0], state.settings.play_until):
        stamp = stamped("unfinished", f"s{number}", at=at)
        if stamp.id not in state.passed:
            yield Due(stamp, at, f"s{number}")
            return


@memoize(lambda opened, until: (opened, until))  # by identity, not equality: equal times may be in different zones
def reminder_times(opened: datetime, until: datetime | None) -> list[datetime]:
    """Return the times of reminders of unfinished games, in order."""
    if until is None:
        return [opened + time * EVERY for time in range(1, MOST + 1)]
    times = [*(until - before for before in BEFORE_THE_END), *(until + after for after in AFTER_THE_END)]
    return [at for at in times if at >= opened + NOT_BEFORE]


REMINDER = Reminder("unfinished", _when, lambda _outlook, _due: texts.cycle.unfinished(), unfinished.remind, order=160)
