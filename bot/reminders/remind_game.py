"""Reminder before a game, at the times that each player chose."""

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
from bot.text.times import duration, stamp
from formats.core import events as ev
from formats.core.possible.presence import check_in_opens
from storage.people import Person


def _when(outlook: Outlook) -> Iterator[Due]:
    """Yield one occurrence for every game and every time that can be chosen.

    Recipients are selected when it is posted.
    """
    for pairing, start in games_with_start(outlook):
        for minutes in offered_minutes(outlook.state.settings):
            due_stamp = stamped("remind", pairing.id, str(minutes), at=start)
            yield Due(due_stamp, start - timedelta(minutes=minutes), pairing.id, minutes)


def _post(builder: PostBuilder, event: ev.DeadlinePassed) -> None:
    """Send the reminder to the players who chose this time."""
    game, start = upcoming(builder, event)
    if game is None or builder.now >= start:
        return
    minutes = event.minutes
    if minutes is None or start - timedelta(minutes=minutes) <= _announced_at(builder, event.subject):
        return
    for seat, entrant in enumerate(game.pairing.seats):
        unwanted = partial(_is_unwanted, builder, minutes, start)
        if not all(map(unwanted, builder.loaded.acting_for(entrant))):
            opponent = builder.context.names.plain(game.pairing.opponent(entrant))
            opens = check_in_opens(builder.after, game.pairing.id)
            soon = _game_soon(opponent, builder.context.side(game.stage, seat), start)
            how = texts.reminders.check_in_from(
                at_time=stamp(opens, "t"), minutes=duration(builder.after.settings.forfeit_minutes)
            )
            players.send_card(builder, entrant, soon, how, unless=unwanted)


def _announced_at(builder: PostBuilder, pairing: str) -> datetime:
    """Return when the game's time was announced: reminders due before that would contain nothing new."""
    return next(
        (
            record.at
            for record in reversed(builder.loaded.records)
            if isinstance(record.event, ev.GameTimesSet) and pairing in record.event.times
        ),
        builder.now - timedelta(days=365),
    )


def _is_unwanted(builder: PostBuilder, minutes: int, start: datetime, person: Person) -> bool:
    """Return whether the person did not choose this reminder, or one closer to the start is due as well."""
    wanted = wanted_minutes(person, builder.after.settings)
    closer = [other for other in wanted if other < minutes and start - timedelta(minutes=other) <= builder.now]
    return minutes not in wanted or bool(closer)


def _game_soon(opponent: str, side: str, at: datetime) -> str:
    """Before a game."""
    text = texts.reminders.game_soon(opponent=opponent, distance=stamp(at, "R"), at=stamp(at))
    return f"{text} {texts.reminders.you_play(side=side)}" if side else text


# Not on the agenda: these are personal, and there are many.
REMINDER = Reminder("remind_game", _when, unlisted, _post, order=122, until=until_its_moment)
