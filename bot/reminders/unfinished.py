"""Those with open games that players arrange themselves are reminded."""

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
"""When those with unfinished games are reminded where it is said by when they should be over."""

EVERY = timedelta(days=14)
MOST = 26
"""How often else, for a year."""

NOT_BEFORE = timedelta(days=1)
"""Nobody is reminded of games that have just been opened."""


def _when(outlook: Outlook) -> Iterator[Due]:
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


@memoize(lambda opened, until: (opened, until))  # not by what they equal: the same moment may be told in two zones
def reminder_times(opened: datetime, until: datetime | None) -> list[datetime]:
    """When to remind of unfinished games, in order."""
    if until is None:
        return [opened + time * EVERY for time in range(1, MOST + 1)]
    times = [*(until - before for before in BEFORE_THE_END), *(until + after for after in AFTER_THE_END)]
    return [at for at in times if at >= opened + NOT_BEFORE]


REMINDER = Reminder("unfinished", _when, lambda _outlook, _due: texts.cycle.unfinished(), unfinished.remind, order=160)
