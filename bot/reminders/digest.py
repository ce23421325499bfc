"""Digest for directors of what holds play up, and of what is missing at the final times of a round."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime

from bot.announcements import held_up
from bot.announcements.pages import pages
from bot.announcements.post_builder import PostBuilder
from bot.announcements.reminder import Reminder
from bot.announcements.ticks import is_too_late, until_the_next
from bot.schedule.duties import missing
from bot.schedule.held_up import ASKS, asks
from bot.schedule.reminder import Due, Outlook, stamped
from bot.text.actions import round_argument
from bot.text.texts import texts
from bot.text.times import stamp
from bot.views.digest import digest_view
from bot.views.held_up import waits_for
from bot.views.view import Page
from formats.core import events as ev
from formats.core.possible.clock import week_of_round
from formats.core.possible.held_up import held_up_since, others_go_on


def _when(outlook: Outlook) -> Iterator[Due]:
    """Yield the next digest of what holds play up, and the digest at the final times of the current round."""
    state = outlook.state
    yield from asks(outlook)
    current = state.current_round
    week = None if current is None else week_of_round(state, state.stage_number, current.number)
    if state.phase == "running" and current is not None and week is not None and current.open_pairings():
        name = round_argument(state.stage_number, current.number)
        yield Due(stamped(ASKS, name, at=week.fix_at), week.fix_at, name)


def _post(builder: PostBuilder, event: ev.DeadlinePassed) -> None:
    """Post what is missing to the directors. Nothing if only fees are: they are reported when registration closes.

    If play is held up, only the director who is asked first gets it, with what happens next.
    """
    if is_too_late(builder, event):
        return
    page = Page()
    since = None
    if not event.subject:
        since = held_up_since(builder.after, builder.engine, builder.step)
        if since is None:
            return
        page.line(_what_is_late(builder, since))
        page.line(waits_for(builder.context))
        page.lines(filter(None, (held_up.announced_steps(builder, since),)))
    elif replace(missing(builder.after, builder.engine, builder.now), unpaid=()).nothing:
        return
    view = digest_view(builder.context, builder.now)
    page.line()
    page.lines(view.blocks)
    for message in pages(view.title, page.blocks(), tone="attention"):
        if since is None:
            builder.directors(message)
            continue
        for person in held_up.asked_first(builder):
            builder.send_to_person(person, message)


def _what_is_late(builder: PostBuilder, since: datetime) -> str:
    """Return what should have happened when play began to be held up."""
    if others_go_on(builder.after, builder.engine, builder.step):
        return texts.held_up.disputed_since(since=stamp(since))
    if since == builder.after.settings.play_until:
        return texts.cycle.overdue_for_directors(until=stamp(since))
    return texts.directors.next_round_due(since=stamp(since), since_distance=stamp(since, "R"))


REMINDER = Reminder(ASKS, _when, lambda _outlook, _due: texts.agenda.digest(), _post, order=210, until=until_the_next)
