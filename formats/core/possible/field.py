"""Rules of who is in: leaving, coming back, appeals, late entry, and until when ratings change."""

from __future__ import annotations

from datetime import datetime, timedelta

from formats.core.engine import Engine
from formats.core.errors import NoAppealError, NoLatecomersError, NotInError, RatingsFixedError
from formats.core.model import Entrant
from formats.core.possible.act import ALWAYS, Window
from formats.core.state import TournamentState
from formats.core.values import EntrantId

IN = frozenset({"active", "waiting"})
"""The statuses of those who are in, or would be if there were a place."""

_INSTANT = timedelta(microseconds=1)


def need_in(entrant: Entrant) -> None:
    """Refuse an entrant who has left with `NotInError`."""
    if entrant.status not in IN:
        raise NotInError(entrant.id, entrant.status)


def need_active(entrant: Entrant) -> None:
    """Refuse an entrant who is not in with `NotInError`."""
    if entrant.status != "active":
        raise NotInError(entrant.id, entrant.status)


def reinstate(state: TournamentState, entrant: Entrant) -> None:
    """Refuse with `NotInError` to bring back who is in, and who is outside the stage in play (`outside_stage`)."""
    if entrant.status in IN:
        raise NotInError(entrant.id, entrant.status)
    need_place_in_stage(state, entrant.id)


def need_place_in_stage(state: TournamentState, entrant: EntrantId) -> None:
    """Refuse an entrant outside the stage in play, which cannot be joined later (`NotInError`, `outside_stage`)."""
    if state.started and entrant not in state.started[-1].seeds:
        raise NotInError(entrant, "outside_stage")


def appeals_open(state: TournamentState) -> tuple[EntrantId, ...]:
    """Return the entrants whose latest appeal is not decided."""
    latest = {
        ruling.entrant: ruling.topic
        for ruling in state.rulings
        if ruling.entrant is not None and ruling.topic.startswith("appeal_")
    }
    return tuple(entrant for entrant, topic in latest.items() if topic == "appeal_filed")


def may_appeal(state: TournamentState, entrant: Entrant) -> bool:
    """Where appeals are allowed, a removed entrant may appeal, once at a time."""
    allowed = state.settings.appeals and entrant.status == "removed"
    return allowed and entrant.id not in appeals_open(state)


def file_appeal(state: TournamentState, entrant: Entrant) -> None:
    """Refuse an entrant who may not appeal with `NoAppealError`."""
    if not may_appeal(state, entrant):
        raise NoAppealError(entrant.id)


def decide_appeal(state: TournamentState, entrant: EntrantId, *, accepted: bool) -> None:
    """Refuse with `NoAppealError` where there is no open appeal; refuse to accept one as `need_place_in_stage` does."""
    if entrant not in appeals_open(state):
        raise NoAppealError(entrant)
    if accepted:
        need_place_in_stage(state, entrant)


def change_data(state: TournamentState, engine: Engine) -> Window:
    """Until the published moment, or a stage has started whose format takes no corrections: `RatingsFixedError`."""
    if state.started and not data_is_corrected(state, engine):
        raise RatingsFixedError
    fixed = state.settings.ratings_fixed
    return ALWAYS if fixed is None else Window(closes=fixed - _INSTANT)


def data_is_corrected(state: TournamentState, engine: Engine) -> bool:
    """Is a stage being played whose format still takes corrections of wrong data?"""
    if state.phase != "running" or not state.started:
        return False
    return len(state.started[-1].rounds) < engine.rules_of(state).corrected_until


def ratings_are_fixed(state: TournamentState, engine: Engine, now: datetime) -> bool:
    """Ratings are fixed at the published moment, and in play where the format takes no corrections (any more)."""
    try:
        return not change_data(state, engine).is_open(now)
    except RatingsFixedError:
        return True


def takes_late_entrants(state: TournamentState, engine: Engine) -> bool:
    """Is a stage being played whose format lets people in late?"""
    if state.phase != "running" or not state.started:
        return False
    return engine.rules_of(state).takes_late_entrants


def need_latecomers_taken(state: TournamentState, engine: Engine) -> None:
    """Refuse entries during play where the format takes none: `NoLatecomersError`."""
    if state.phase == "running" and not takes_late_entrants(state, engine):
        raise NoLatecomersError(engine.rules_of(state).system.key)


def may_come_late(state: TournamentState, engine: Engine, *, by_director: bool) -> bool:
    """May somebody enter a stage that is being played: by a director, or, where the settings say so, by themselves?

    Who comes by themselves finds a place only while there is room.
    """
    if not takes_late_entrants(state, engine):
        return False
    capacity = state.settings.capacity
    room = capacity is None or len(state.active_entrants()) < capacity
    return by_director or (state.settings.late_entry and room)
