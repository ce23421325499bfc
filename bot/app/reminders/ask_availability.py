"""Before a round of a weekly timetable is paired, everybody who may be paired is asked when they can play."""

from __future__ import annotations

from collections.abc import Iterator

from bot.app.posting import ticks
from bot.app.speaking.wording import agenda
from bot.app.timetable.deadlines import ASK
from bot.app.timetable.reminder import Due, Outlook, Reminder, stamped
from formats.core.possible.clock import pair_tick
from formats.core.steps import Finish, Nothing, PairRound


def _when(outlook: Outlook) -> Iterator[Due]:
    plan = outlook.state.settings.week
    if plan is None or isinstance(outlook.step, Nothing | Finish) or not _another_round(outlook):
        return
    tick = pair_tick(outlook.state, plan)
    yield Due(stamped("ask", at=tick), plan.week_paired_at(tick).ask_at)


def _another_round(outlook: Outlook) -> bool:
    """May a round follow, as far as can be known now?"""
    if isinstance(outlook.step, PairRound):
        return True
    stage = outlook.state.stage()
    if stage.number + 1 < len(outlook.state.stages):
        return True
    system, options = outlook.engine.of_stage(outlook.state, stage.number)
    planned = system.planned_rounds(stage, options)
    return planned is None or len(stage.rounds) < planned


# Asked before the round is paired, should both be due at once.
REMINDER = Reminder(
    ASK, _when, lambda _outlook, _due: agenda.ASK(), ticks.ask_availability, order=65, until=ticks.until_its_moment
)
