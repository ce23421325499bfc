"""Directors hear what stands in the way of the next round, day by day, and what is missing at the final times."""

from __future__ import annotations

from collections.abc import Iterator

from bot.app.posting import ticks
from bot.app.speaking.actions import round_argument
from bot.app.speaking.wording import agenda
from bot.app.timetable.reminder import Due, Outlook, Reminder, daily, stamped
from formats.core.possible.clock import pair_tick, week_of_round
from formats.core.steps import WaitForAnswers, WaitForResults

MOST = 14
"""How often directors are told that a round stands still."""


def _when(outlook: Outlook) -> Iterator[Due]:
    state = outlook.state
    plan = state.settings.week
    if plan is not None and isinstance(outlook.step, WaitForResults | WaitForAnswers):
        yield from daily(outlook, "digest", "", pair_tick(state, plan), most=MOST)
    current = state.current_round
    week = None if current is None else week_of_round(state, state.stage_number, current.number)
    if state.phase == "running" and current is not None and week is not None and current.open_pairings():
        name = round_argument(state.stage_number, current.number)
        yield Due(stamped("digest", name, at=week.fix_at), week.fix_at, name)


REMINDER = Reminder(
    "digest", _when, lambda _outlook, _due: agenda.digest(), ticks.digest, order=210, until=ticks.until_the_next
)
