"""Decisions about a series. What is done already, or too late, changes nothing."""

from __future__ import annotations

from itertools import chain

from formats.core import commands as cmd
from formats.core import events as ev
from formats.core.decide.context import Case
from formats.core.decide.registration import next_ids
from formats.core.events import Event
from formats.core.model import EntrantData
from formats.core.state_slices.evenings import Evening, Series


def plan_series(case: Case, command: cmd.PlanSeries) -> list[Event]:
    """Set the plan. A tournament in draft becomes a series with it."""
    case.need_phase()
    planned = ev.SeriesPlanned(plan=command.plan, since=case.now)
    return [planned] if case.state.phase == "series" else [planned, ev.PhaseChanged(phase=case.next_phase())]


def open_evening(case: Case, command: cmd.OpenEvening) -> list[Event]:
    """Open the next evening. After its start it is missed: its sign-up was never open."""
    case.need_phase()
    series = case.state.slice_of(Series)
    start = series.next_start
    if start is None or command.number != len(series.evenings) + 1:
        return []
    opened = ev.EveningOpened(number=command.number, start=start)
    if case.now < start:
        return [opened]
    return [opened, ev.EveningRecorded(number=command.number, outcome="missed", at=case.now)]


def record_evening(case: Case, command: cmd.RecordEvening) -> list[Event]:
    """Record an evening again if it is not as it was recorded, and enter those who are new to the series."""
    case.need_phase()
    evenings = {evening.number: evening for evening in case.state.slice_of(Series).evenings}
    known = evenings.get(command.number)
    if known is None or _is_as_known(command, known):
        return []
    ids = zip(next_ids(case), range(command.newcomers), strict=False)
    entered = [ev.EntrantRegistered(entrant=entrant, data=EntrantData()) for entrant, _ in ids]
    after = case.after(entered).state
    for entrant in chain(*command.places, *(game.first + game.second for game in command.games)):
        after.entrant(entrant)
    at = case.now if known.ended_at is None else known.ended_at
    recorded = ev.EveningRecorded(
        number=command.number, outcome=command.outcome, at=at, places=command.places, games=command.games
    )
    return [*entered, recorded]


def _is_as_known(command: cmd.RecordEvening, known: Evening) -> bool:
    told = (command.outcome, command.places, command.games)
    return told == (known.outcome, known.places, known.games)
