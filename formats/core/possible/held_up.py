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


def disputed_at(state: TournamentState, pairing: PairingId) -> datetime:
    """Return since when the players of a game disagree."""
    marks = (mark for mark in reversed(state.commands) if "ReportDisputed" in mark.events and pairing in mark.games)
    return next((mark.at for mark in marks), state.reports[pairing].at)


def disputes_beside(state: TournamentState, engine: Engine, step: Step) -> tuple[PairingId, ...]:
    """Return the disputed games of a stage whose games are open all at once; the others go on meanwhile."""
    if not isinstance(step, WaitForResults) or not engine.rules_of(state, step.stage).opens_at_once:
        return ()
    return tuple(game for game in state.reports if is_disputed(state, game) and game in step.pairings)


def others_go_on(state: TournamentState, engine: Engine, step: Step) -> bool:
    """Are other games played in time while disputes wait for a director?"""
    disputes = disputes_beside(state, engine, step)
    if not disputes or not isinstance(step, WaitForResults) or len(disputes) == len(step.pairings):
        return False
    return held_up_since(state, engine, step) != state.settings.play_until


def held_up_since(state: TournamentState, engine: Engine, step: Step) -> datetime | None:
    """Return since when play waits for what should be over; None while everything is in time.

    With a weekly timetable that is when the next round should have been paired. Without one it is the last act, if
    nothing but disputes is left; `LIVE_ROUND` after it, if rounds follow one another automatically; else the date until
    which players arrange their games. Where all games are open at once, it is the first dispute, if that was earlier.
    """
    settings = state.settings
    if settings.week is not None:
        return pair_tick(state, settings.week) if isinstance(step, WaitForResults | WaitForAnswers) else None
    if not isinstance(step, WaitForResults):
        return None
    since = [disputed_at(state, game) for game in disputes_beside(state, engine, step)]
    if since:
        return min(filter(None, (*since, settings.play_until)))
    if all(is_disputed(state, pairing) for pairing in step.pairings):
        return last_counted(state)
    live = settings.goes_on_minutes is not None and not engine.rules_of(state, step.stage).opens_at_once
    return last_counted(state) + LIVE_ROUND if live else settings.play_until
