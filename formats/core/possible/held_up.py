"""When a tournament is held up: it could go on if it were not for some games or answers."""

from __future__ import annotations

from datetime import datetime, timedelta

from formats.core.engine import Engine
from formats.core.possible.clock import last_counted, pair_tick
from formats.core.state import TournamentState
from formats.core.steps import Step, WaitForAnswers, WaitForResults
from formats.core.values import PairingId

LIVE_ROUND = timedelta(hours=3)
"""How long the games of a round may take where the next one follows automatically, counted from the last act."""


def is_disputed(state: TournamentState, pairing: PairingId) -> bool:
    """Do the players of an open game disagree, so that only a director can end it?"""
    known = state.reports.get(pairing)
    return known is not None and known.disputed_by is not None


def held_up_since(state: TournamentState, engine: Engine, step: Step) -> datetime | None:
    """Return since when play waits for what should be over; None while everything is in time.

    With a weekly timetable that is when the next round should have been paired. Without one it is the last act, if
    nothing but disputes is left; `LIVE_ROUND` after it, if rounds follow one another automatically; else the date until
    which players arrange their games.
    """
    settings = state.settings
    if settings.week is not None:
        return pair_tick(state, settings.week) if isinstance(step, WaitForResults | WaitForAnswers) else None
    if not isinstance(step, WaitForResults):
        return None
    if all(is_disputed(state, pairing) for pairing in step.pairings):
        return last_counted(state)
    live = settings.goes_on_minutes is not None and not engine.rules_of(state, step.stage).opens_at_once
    return last_counted(state) + LIVE_ROUND if live else settings.play_until
