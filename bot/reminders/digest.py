"""Digest for directors of what delays the next round, daily, and of what is missing at the final times of a round."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bot.announcements.pages import pages
from bot.announcements.post_builder import PostBuilder
from bot.announcements.reminder import Reminder
from bot.announcements.ticks import is_too_late, until_the_next
from bot.schedule.deadlines import moment_of
from bot.schedule.duties import missing
from bot.schedule.reminder import Due, Outlook, daily, stamped
from bot.text.actions import round_argument
from bot.text.texts import texts
from bot.text.times import stamp
from bot.views.digest import digest_view
from bot.views.view import Page
from formats.core import events as ev
from formats.core.possible.clock import pair_tick, week_of_round
from formats.core.steps import WaitForAnswers, WaitForResults

MOST = 14
"""Maximum number of daily digests about the same delayed round."""


def _when(outlook: Outlook) -> Iterator[Due]:
    """Yield the next daily digest of a delayed round, and the digest at the final times of the current round."""
    state = outlook.state
    plan = state.settings.week
    if plan is not None and isinstance(outlook.step, WaitForResults | WaitForAnswers):
        yield from daily(outlook, "digest", "", pair_tick(state, plan), most=MOST)
    current = state.current_round
    week = None if current is None else week_of_round(state, state.stage_number, current.number)
    if state.phase == "running" and current is not None and week is not None and current.open_pairings():
        name = round_argument(state.stage_number, current.number)
        yield Due(stamped("digest", name, at=week.fix_at), week.fix_at, name)


def _post(builder: PostBuilder, event: ev.DeadlinePassed) -> None:
    """Post what is missing to the directors. Nothing if only fees are: they are reported when registration closes."""
    if is_too_late(builder, event):
        return
    at = moment_of(event)
    page = Page()
    if not event.subject:
        page.line(texts.directors.next_round_due(since=stamp(at), since_distance=stamp(at, "R")))
        if isinstance(builder.step, WaitForResults):
            open_games = [builder.after.find(pairing)[2] for pairing in builder.step.pairings]
            page.section(texts.directors.waiting_for(), [builder.context.players(pairing) for pairing in open_games])
    elif replace(missing(builder.after, builder.engine, builder.now), unpaid=()).nothing:
        return
    view = digest_view(builder.context, builder.now)
    page.line()
    page.lines(view.blocks)
    for message in pages(view.title, page.blocks(), tone="attention"):
        builder.directors(message)


REMINDER = Reminder(
    "digest", _when, lambda _outlook, _due: texts.agenda.digest(), _post, order=210, until=until_the_next
)
