"""The director's next act. A button names it, so that a press after a change does nothing else than it said."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from itertools import takewhile
from typing import Literal

from formats.core.attendance import open_check_in
from formats.core.engine import Engine
from formats.core.phases import BEFORE_PLAY
from formats.core.possible.clock import goes_on_by_itself
from formats.core.state import TournamentState
from formats.core.steps import Finish, PairRound, next_step

ActKind = Literal["open", "close", "field", "check_in", "start", "round", "finish"]
"""Open sign-up; close it; close the field that directors have entered; close check-in; close check-in and sign-up and
publish the first round at once; publish a round; make the standings final."""


@dataclass(frozen=True, slots=True)
class NextAct:
    """One act; a `round` names the stage, counted from 0, and the round, counted from 1.

    People know it by its number where that `is_numbered`.
    """

    kind: ActKind
    stage: int = 0
    round_number: int = 1
    is_numbered: bool = True

    @property
    def argument(self) -> str:
        """The argument of the act's button: `close`, `round.0.3`."""
        return f"round.{self.stage}.{self.round_number}" if self.kind == "round" else self.kind


def next_act(state: TournamentState, engine: Engine) -> NextAct | None:
    """Return the next act that can be done by hand; None while results or answers are missing, and at the end."""
    if state.phase in BEFORE_PLAY and (act := _before_play(state, engine)) is not None:
        return act
    match next_step(state, engine):
        case PairRound(stage, round_number):
            system = engine.format_of(state.stages[stage].system)
            return NextAct("round", stage, round_number, is_numbered=system.numbered_rounds)
        case Finish():
            return NextAct("finish")
    return None


def _before_play(state: TournamentState, engine: Engine) -> NextAct | None:
    """Return the act that comes before the first round can be paired; None if there is none."""
    if state.phase == "draft":
        if state.active_entrants():
            return NextAct("field")
        return None if engine.rules_of(state, 0).comes_as_list else NextAct("open")
    tonight = is_for_tonight(state, engine)
    if state.phase == "registration" and not tonight:
        return NextAct("close")
    if open_check_in(state) is not None and not (tonight and state.phase == "registration"):
        return NextAct("check_in")
    return NextAct("start") if state.phase == "registration" else None


def is_for_tonight(state: TournamentState, engine: Engine) -> bool:
    """Return whether the tournament is played at once: no dates are set, and its formats need no preparation."""
    settings = state.settings
    dated = settings.week or settings.registration_closes or settings.first_round or settings.ratings_fixed
    return not dated and all(engine.format_of(stage.system).for_tonight for stage in state.stages)


def is_evening(state: TournamentState) -> bool:
    """Return whether all players are there while it is played: then reports count after minutes, not hours."""
    return state.settings.silence_confirms_minutes is not None


def has_signed_up(state: TournamentState) -> bool:
    """Was there ever a sign-up? Else directors have entered the field."""
    before = takewhile(lambda mark: "StageStarted" not in mark.events, state.commands)
    return state.phase == "registration" or sum("PhaseChanged" in mark.events for mark in before) > 1


def only_goes_on(state: TournamentState) -> bool:
    """Return whether the only automatic step is the next round, after a pause, without a weekly timetable."""
    return state.settings.week is None and state.settings.goes_on_minutes is not None


def closes_ahead(state: TournamentState) -> datetime | None:
    """Return when sign-up closes automatically; None without a date, or if it was opened again after that date."""
    closes = state.settings.registration_closes
    return closes if closes is not None and closes > state.commands[-1].at else None


def comes_by_itself(state: TournamentState, engine: Engine, act: NextAct) -> bool:
    """Is it done at its time although nobody presses anything?"""
    if not state.timetable_running:
        return False
    check_in = open_check_in(state)
    match act.kind:
        case "close":
            return state.phase == "registration" and closes_ahead(state) is not None
        case "check_in":
            return check_in is not None and check_in.due is not None
        case "round" | "finish":
            return goes_on_by_itself(state, engine, next_step(state, engine))
        case _:
            return False


def announced_for(state: TournamentState, act: NextAct, now: datetime) -> datetime | None:
    """Return the announced date of this act, if it is still ahead."""
    settings, check_in = state.settings, open_check_in(state)
    dates = {
        "close": settings.registration_closes,
        "check_in": None if check_in is None else check_in.due,
        "round": None if state.started else settings.first_round,
    }
    at = dates.get(act.kind)
    return at if at is not None and at > now else None
