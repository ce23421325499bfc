"""Copy an event to a later week: the same stages and settings, with its dates at the same time on the wall clock."""

from __future__ import annotations

from datetime import datetime, timedelta

from bot.service.cycles import DATES, next_cycle
from formats.core.commands import CreateTournament
from formats.core.engine import Engine
from formats.core.state import TournamentState
from formats.core.wall_clock import instant_of, wall_time

ROUNDED_TO = timedelta(minutes=15)
"""An event that was begun by a press is announced for the quarter of an hour before it."""


def can_repeat(state: TournamentState, engine: Engine) -> bool:
    """Return whether the event fits into one evening: its formats need no preparation, and no weeks are planned."""
    return state.settings.week is None and all(engine.format_of(stage.system).for_tonight for stage in state.stages)


def next_week(state: TournamentState, engine: Engine, now: datetime, zone: str, seed: str) -> CreateTournament:
    """Return the event a week after the last one, or as many weeks as its start needs to be ahead of `now`.

    Dates keep their time on the wall clock of `zone`. An event without a date starts when the last one did.
    """
    start = started_at(state, zone)
    weeks = 1
    while moved(start, weeks, zone) <= now:
        weeks += 1
    plan = next_cycle(state, engine, None, seed)
    dates = {name: getattr(state.settings, name) for name in DATES}
    later = {name: moved(at, weeks, zone) for name, at in dates.items() if at is not None}
    return with_start(plan, moved(start, weeks, zone), later)


def with_start(plan: CreateTournament, start: datetime, dates: dict[str, datetime]) -> CreateTournament:
    """Return the plan with these dates, and those that an event needs which starts at a moment, if they are missing."""
    settings = {"registration_closes": start, "first_round": start, **dates}
    return plan.model_copy(update={"settings": plan.settings.model_copy(update=settings)})


def started_at(state: TournamentState, zone: str) -> datetime:
    """Return when the event began, or was to begin: its date, else the quarter of an hour of its first round."""
    settings = state.settings
    planned = settings.first_round or settings.registration_closes
    if planned is not None:
        return planned
    begun = next((log.started_at for log in state.started if log.started_at is not None), None)
    wall = wall_time(begun or state.commands[0].at, zone)
    midnight = wall.replace(hour=0, minute=0, second=0, microsecond=0)
    return instant_of(midnight + (wall - midnight) // ROUNDED_TO * ROUNDED_TO, zone)


def moved(at: datetime, weeks: int, zone: str) -> datetime:
    """Return the moment so many weeks later, at the same time on the wall clock of `zone`."""
    return instant_of(wall_time(at, zone) + timedelta(weeks=weeks), zone)
