"""Notice to directors, a day before ratings are fixed, of entrants without a rating.

Only if seeding needs ratings and so few entrants have one that it would mean little.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta

from bot.announcements.post_builder import PostBuilder
from bot.announcements.reminder import Reminder
from bot.announcements.ticks import until_its_moment
from bot.schedule.duties import unrated_field
from bot.schedule.reminder import Due, Outlook, stamped
from bot.service.next_act import is_evening
from bot.text.messages import Message
from bot.text.numbers import listed
from bot.text.texts import texts
from bot.text.times import stamp_with_distance
from formats.core.events import DeadlinePassed
from formats.core.phases import BEFORE_PLAY
from formats.core.plan import Settings

BEFORE = timedelta(days=1)
MOST_NAMED = 20


def fixed_at(settings: Settings) -> datetime | None:
    """Return when ratings are fixed: at the published time, otherwise with the first round."""
    return settings.ratings_fixed or settings.first_round


def _when(outlook: Outlook) -> Iterator[Due]:
    """Yield one occurrence, a day before ratings are fixed; none in an evening, where friends need none."""
    state = outlook.state
    fixed = fixed_at(state.settings)
    if fixed is None or is_evening(state) or state.phase not in BEFORE_PLAY:
        return
    if unrated_field(state, outlook.engine):
        yield Due(stamped("unrated", at=fixed), fixed - BEFORE)


def _post(builder: PostBuilder, _event: DeadlinePassed) -> None:
    """Post the names of unrated entrants to the directors."""
    state, fixed = builder.after, fixed_at(builder.after.settings)
    missing = unrated_field(state, builder.engine)
    if fixed is None or builder.now >= fixed or not missing:
        return
    names = [builder.context.names.plain(entrant) for entrant in missing]
    shown = listed([*names[:MOST_NAMED], *(["…"] if len(names) > MOST_NAMED else [])])
    text = texts.doubts.ratings_soon(
        count=len(missing), size=len(state.active_entrants()), names=shown, at=stamp_with_distance(fixed)
    )
    builder.directors(Message(title=state.title, body=text, tone="attention"))


REMINDER = Reminder(
    "ratings_missing",
    _when,
    lambda _outlook, _due: texts.agenda.ratings_missing(),
    _post,
    order=215,
    until=until_its_moment,
)
