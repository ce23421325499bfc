"""Before a game, each player hears of it as long before as they chose."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta

from bot.app.posting import ticks
from bot.app.timetable.reminder import Due, Outlook, Reminder, games_with_start, stamped, unlisted
from bot.app.timetable.reminder_wishes import offered_minutes


def _when(outlook: Outlook) -> Iterator[Due]:
    for pairing, start in games_with_start(outlook):
        for minutes in offered_minutes(outlook.state.settings):
            stamp = stamped("remind", pairing.id, str(minutes), at=start)
            yield Due(stamp, start - timedelta(minutes=minutes), pairing.id, minutes)


# Personal and many: whoever watches the clock does not wait for them.
REMINDER = Reminder("remind_game", _when, unlisted, ticks.remind_game, order=120, until=ticks.until_its_moment)
