"""Posts of reminders of games that players arrange themselves: in the thread of the games, or in the channel."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from bot.announcements.groups import thread_of
from bot.announcements.pages import blocks_of, pages
from bot.announcements.post_builder import PostBuilder, Thread
from bot.schedule.deadlines import moment_of
from bot.text import actions
from bot.text.texts import texts
from bot.text.times import stamp, stamp_with_distance
from bot.views.groups import groups_of
from formats.core import events as ev
from formats.core.model import Pairing

TOO_LATE = timedelta(days=1)


def remind(builder: PostBuilder, event: ev.DeadlinePassed) -> None:
    """Post the open games of each group, mentioning players who want reminders."""
    if builder.now >= moment_of(event) + TOO_LATE:
        return
    games = builder.after.open_games()
    by_group = {
        group.name: thread_of(builder.context, builder.after.stage_number, group)
        for group in groups_of(builder.context)
    }
    for name, thread in by_group.items():
        _list(builder, [game for game in games if game.label == name], thread)
    _list(builder, [game for game in games if game.label not in by_group], None)


def _list(builder: PostBuilder, games: Sequence[Pairing], thread: Thread | None) -> None:
    """Post open games in a thread or the channel."""
    if not games:
        return
    until = builder.after.settings.play_until
    text = (
        texts.cycle.overdue(until=stamp(until))
        if until is not None and builder.now >= until
        else _unfinished_text(until)
    )
    seats = dict.fromkeys(seat for game in games for seat in game.seats)
    wanted = [seat for seat in seats if builder.wants_reminders(seat)]
    messages = pages(
        "",
        blocks_of([text, *map(builder.context.players, games)]),
        mentions=builder.users(wanted),
        buttons=builder.buttons(actions.REPORT, actions.MY_GAME),
        tone="attention",
    )
    builder.public(messages, thread=thread)


def _unfinished_text(until: datetime | None) -> str:
    """To those with games that are not over, above the list of them."""
    if until is None:
        return texts.cycle.unfinished()
    return texts.cycle.unfinished_until(until=stamp_with_distance(until))
