"""Posts of reminders: a tick of the timetable calls the reminder of its topic.

A tick that comes too late to be useful (the bot was down, or the game is over) posts nothing.
"""

from __future__ import annotations

from datetime import datetime, timedelta

from bot.announcements.capabilities import PostsAtDeadlines
from bot.announcements.event_posts import posts_because_of
from bot.announcements.post_builder import PostBuilder
from bot.announcements.reminder import Reminder
from bot.schedule.deadlines import moment_of
from bot.schedule.in_use import reminders
from bot.schedule.reminder import NAG_EVERY
from bot.text.context import Game
from formats.core import events as ev
from formats.core.possible.presence import check_in_ends, final_start


@posts_because_of(ev.DeadlinePassed)
def tick_passed(builder: PostBuilder, event: ev.DeadlinePassed) -> None:
    """Call the reminder of a tick, and the faces. Ticks with a command have the posts of its events instead."""
    reminder = reminders().get(event.topic)
    if isinstance(reminder, Reminder):
        with builder.useful_until(reminder.until(builder, event)):
            reminder.post(builder, event)
    for face in builder.faces:
        if isinstance(face, PostsAtDeadlines):
            face.post_deadline(builder, event)


def until_its_moment(_builder: PostBuilder, event: ev.DeadlinePassed) -> datetime:
    """Return the time for which the tick was made: the start of a game, the pairing of a round."""
    return moment_of(event)


def until_the_next(_builder: PostBuilder, event: ev.DeadlinePassed) -> datetime:
    """Return when the next of these daily ticks repeats the reminder."""
    return moment_of(event) + NAG_EVERY


def until_check_in_ends(builder: PostBuilder, event: ev.DeadlinePassed) -> datetime | None:
    """Return when the last player of the game can check in."""
    game, _ = upcoming(builder, event)
    if game is None:
        return None
    return max(check_in_ends(builder.after, game.pairing, entrant) for entrant in game.pairing.seats)


def upcoming(builder: PostBuilder, event: ev.DeadlinePassed) -> tuple[Game | None, datetime]:
    """Return the open game of a tick, with the start for which it was made; None if the game was moved since."""
    start = moment_of(event)
    game = open_game(builder, event.subject)
    if game is None or abs(builder.after.times[event.subject].at - start) >= timedelta(seconds=1):
        return None, start
    return game, start


def open_game(builder: PostBuilder, pairing: str) -> Game | None:
    """Return the game if it has a final time and no result, else None."""
    game = next((game for game in builder.context.games() if game.pairing.id == pairing), None)
    open_still = game is not None and game.result is None and final_start(builder.after, pairing) is not None
    return game if open_still else None


def is_too_late(builder: PostBuilder, event: ev.DeadlinePassed) -> bool:
    """Return whether the next of these daily ticks is due too, so that this one is skipped."""
    return builder.now >= moment_of(event) + NAG_EVERY
