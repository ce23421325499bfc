"""Ticks of the timetable that only have to be told: each is handed to its reminder.

A tick that comes too late to be of use (the bot was away, or the game is over) tells nothing.
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
    """Tell what belongs to a tick. Those with a command of their own are told by what the command did."""
    reminder = reminders().get(event.topic)
    if isinstance(reminder, Reminder):
        with builder.useful_until(reminder.until(builder, event)):
            reminder.tell(builder, event)
    for face in builder.faces:
        if isinstance(face, PostsAtDeadlines):
            face.post_deadline(builder, event)


def until_its_moment(_builder: PostBuilder, event: ev.DeadlinePassed) -> datetime:
    """Useful until the moment the tick was made for: the start of a game, the pairing of a round."""
    return moment_of(event)


def until_the_next(_builder: PostBuilder, event: ev.DeadlinePassed) -> datetime:
    """Useful until the next of these daily ticks tells it anew."""
    return moment_of(event) + NAG_EVERY


def until_check_in_ends(builder: PostBuilder, event: ev.DeadlinePassed) -> datetime | None:
    """Useful until nobody of the game can check in any more."""
    game, _ = upcoming(builder, event)
    if game is None:
        return None
    return max(check_in_ends(builder.after, game.pairing, entrant) for entrant in game.pairing.seats)


def upcoming(builder: PostBuilder, event: ev.DeadlinePassed) -> tuple[Game | None, datetime]:
    """The open game of a tick with the start it was made for; None where that no longer holds."""
    start = moment_of(event)
    game = open_game(builder, event.subject)
    if game is None or abs(builder.after.times[event.subject].at - start) >= timedelta(seconds=1):
        return None, start
    return game, start


def open_game(builder: PostBuilder, pairing: str) -> Game | None:
    """The game if it has a final time and no result."""
    game = next((game for game in builder.context.games() if game.pairing.id == pairing), None)
    open_still = game is not None and game.result is None and final_start(builder.after, pairing) is not None
    return game if open_still else None


def is_too_late(builder: PostBuilder, event: ev.DeadlinePassed) -> bool:
    """Has the next of these daily ticks come due as well? Then that one tells it."""
    return builder.now >= moment_of(event) + NAG_EVERY
