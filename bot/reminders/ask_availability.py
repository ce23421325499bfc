"""Request for availability, sent to everyone who may be paired before a round of a weekly timetable is paired."""

from __future__ import annotations

from collections.abc import Iterator

from bot.announcements import players
from bot.announcements.post_builder import PostBuilder
from bot.announcements.reminder import Reminder
from bot.announcements.ticks import until_its_moment
from bot.schedule.deadlines import ASK, moment_of
from bot.schedule.reminder import Due, Outlook, stamped
from bot.text import actions
from bot.text.availability import said_pattern
from bot.text.texts import texts
from bot.text.times import stamp_with_distance
from formats.core import events as ev
from formats.core.possible.clock import pair_tick
from formats.core.steps import Finish, Nothing, PairRound, next_field
from formats.toolkit.scheduling.availability_words import format_pattern
from formats.toolkit.scheduling.rounds import pattern_of


def _when(outlook: Outlook) -> Iterator[Due]:
    """Yield the request for the next pairing, if another round may follow."""
    plan = outlook.state.settings.week
    if plan is None or isinstance(outlook.step, Nothing | Finish) or not _another_round(outlook):
        return
    tick = pair_tick(outlook.state, plan)
    yield Due(stamped("ask", at=tick), plan.week_paired_at(tick).ask_at)


def _another_round(outlook: Outlook) -> bool:
    """Return whether another round may follow, as far as is currently known."""
    if isinstance(outlook.step, PairRound):
        return True
    stage = outlook.state.stage()
    if stage.number + 1 < len(outlook.state.main_line):
        return True
    system, options = outlook.engine.of_stage(outlook.state, stage.number)
    planned = system.planned_rounds(stage, options)
    return planned is None or len(stage.rounds) < planned


def _post(builder: PostBuilder, event: ev.DeadlinePassed) -> None:
    """Ask everyone who may be paired for the times of the coming week.

    One public post mentions those who have never sent any: the previous times of the others are used again, and the
    card of the round shows that.
    """
    pair_at = moment_of(event)
    if builder.now >= pair_at:
        return
    field = next_field(builder.after, builder.context.engine)
    asked = [entrant for entrant in field if builder.wants_reminders(entrant)]
    for entrant in asked:
        pattern = pattern_of(builder.after, entrant)
        last = (
            texts.reminders.any_time_serves()
            if pattern is None
            else texts.reminders.last_list_serves(summary=said_pattern(format_pattern(pattern)))
        )
        players.send_card(
            builder, entrant, texts.reminders.ask_availability(pair_at=stamp_with_distance(pair_at)), last
        )
    buttons = builder.buttons(actions.AVAILABILITY, actions.SAME_TIMES, actions.WRITE_TO_ME)
    silent = [entrant for entrant in asked if pattern_of(builder.after, entrant) is None]
    builder.call(
        silent,
        texts.reminders.ask_availability(pair_at=stamp_with_distance(pair_at)),
        texts.reminders.last_times_serve(),
        buttons=buttons,
    )


# The order places it before pairing, in case both are due at once.
REMINDER = Reminder(
    ASK, _when, lambda _outlook, _due: texts.agenda.ask(), _post, order=65, until=until_its_moment, for_everybody=True
)
