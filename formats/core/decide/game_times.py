"""Decisions about when games are played."""

from __future__ import annotations

from datetime import datetime, timedelta

from formats.core import commands as cmd
from formats.core import events as ev
from formats.core.decide.context import Case
from formats.core.events import Event
from formats.core.model import Reason
from formats.core.possible.clock import week_of_round
from formats.core.possible.moving import moving_problems
from formats.core.possible.rounds import need_current_round

BY_DIRECTOR = "time.director"
"""The reason of a time that a director has set by hand."""

PUNCTUAL = timedelta(minutes=15)
"""A timetable that acts less than this after the moment of the final times keeps to that moment.

It never acts at the very moment: a second later, the first start of the week would leave less than a day's notice.
"""

KEEPS_TO_THE_MOMENT = 3
"""The first version of the engine that does so."""


def set_game_times(case: Case, command: cmd.SetGameTimes) -> list[Event]:
    """Give times to the open games of the current round; games with final times keep them."""
    case.need_phase()
    need_current_round(case.state, command.stage, command.round_number)
    return scheduled(case, final=command.final)


def new_times(case: Case) -> list[Event]:
    """With a weekly timetable, times for games that have just come into being.

    They are tentative until the week's final times are due, and final at once after that. Games of a format that has
    all games open at once, or matches as they come, are arranged by their players.
    """
    week, rules = case.state.settings.week, case.engine.rules_of(case.state)
    if week is None or rules.opens_at_once or rules.as_they_come:
        return []
    paired_at = case.state.started[-1].paired_at[-1]
    return scheduled(case, final=case.now >= week.week_for(paired_at).fix_at)


def scheduled(case: Case, *, final: bool, punctual: bool = True) -> list[Event]:
    """Return the events of the scheduler, for the games whose times change; engines before 3 were not `punctual`."""
    stage, number = case.state.stage_number, len(case.state.started[-1].rounds)
    now = _moment(case, stage, number) if punctual else case.now
    arranged = case.engine.schedule(case.state, stage, number, final, now)
    times = {pairing: time for pairing, time in arranged.items() if case.state.times.get(pairing) != time}
    return [ev.GameTimesSet(stage=stage, round_number=number, times=times)] if times else []


def _moment(case: Case, stage: int, number: int) -> datetime:
    """Return the moment from which the notice of game times counts."""
    week = week_of_round(case.state, stage, number)
    if week is not None and week.fix_at <= case.now < week.fix_at + PUNCTUAL:
        return week.fix_at
    return case.now


def move_game(case: Case, command: cmd.MoveGame) -> list[Event]:
    """A director fixes one game's time, never one that is over; final times and the week's end need a second word."""
    pairing = case.open_game(command.pairing)
    for problem in moving_problems(case.state, pairing.id, command.at, case.now):
        if problem.code == "past" or not command.knowingly:
            raise problem
    stage, round_, _ = case.state.find(pairing.id)
    reason = Reason(code=BY_DIRECTOR, params={"text": command.text})
    moved = ev.GameTime(at=command.at, final=True, reasons=(reason,))
    return [ev.GameTimesSet(stage=stage, round_number=round_.number, times={pairing.id: moved})]
