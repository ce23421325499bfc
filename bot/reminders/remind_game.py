"""Before a game, each player hears of it as long before as they chose."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta
from functools import partial

from bot.announcements import players
from bot.announcements.post_builder import PostBuilder
from bot.announcements.reminder import Reminder
from bot.announcements.ticks import until_its_moment, upcoming
from bot.schedule.reminder import Due, Outlook, games_with_start, stamped, unlisted
from bot.schedule.reminder_wishes import offered_minutes, wanted_minutes
from bot.text.texts import texts
from bot.text.wording import reminders as words
from bot.text.wording.times import duration, stamp
from formats.core import events as ev
from formats.core.possible.presence import check_in_opens
from storage.people import Person


def _when(outlook: Outlook) -> Iterator[Due]:
    for pairing, start in games_with_start(outlook):
        for minutes in offered_minutes(outlook.state.settings):
            due_stamp = stamped("remind", pairing.id, str(minutes), at=start)
            yield Due(due_stamp, start - timedelta(minutes=minutes), pairing.id, minutes)


def _tell(builder: PostBuilder, event: ev.DeadlinePassed) -> None:
    """Before a game, those who want to hear of it that long before."""
    game, start = upcoming(builder, event)
    if game is None or builder.now >= start:
        return
    minutes = event.minutes
    if minutes is None or start - timedelta(minutes=minutes) <= _told_at(builder, event.subject):
        return
    for seat, entrant in enumerate(game.pairing.seats):
        unwanted = partial(_is_unwanted, builder, minutes, start)
        if not all(map(unwanted, builder.loaded.acting_for(entrant))):
            opponent = builder.context.names.plain(game.pairing.opponent(entrant))
            opens = check_in_opens(builder.after, game.pairing.id)
            soon = words.game_soon(opponent, builder.context.side(game.stage, seat), start)
            how = texts.reminders.check_in_from(
                at_time=stamp(opens, "t"), minutes=duration(builder.after.settings.forfeit_minutes)
            )
            players.send_card(builder, entrant, soon, how, unless=unwanted)


def _told_at(builder: PostBuilder, pairing: str) -> datetime:
    """When the game's time was announced: a reminder due before that would say nothing new."""
    return next(
        (
            record.at
            for record in reversed(builder.loaded.records)
            if isinstance(record.event, ev.GameTimesSet) and pairing in record.event.times
        ),
        builder.now - timedelta(days=365),
    )


def _is_unwanted(builder: PostBuilder, minutes: int, start: datetime, person: Person) -> bool:
    """Does the person not want this reminder, or is one closer to the start due as well?"""
    wanted = wanted_minutes(person, builder.after.settings)
    closer = [other for other in wanted if other < minutes and start - timedelta(minutes=other) <= builder.now]
    return minutes not in wanted or bool(closer)


# Personal and many: whoever watches the clock does not wait for them.
REMINDER = Reminder("remind_game", _when, unlisted, _tell, order=120, until=until_its_moment)
