"""Checks of a director's time for a game."""

from __future__ import annotations

from datetime import datetime

from formats.core.errors import GameTimeError
from formats.core.possible.presence import final_start
from formats.core.state import TournamentState
from formats.core.values import PairingId


def moving_problems(
    state: TournamentState, pairing: PairingId, at: datetime, now: datetime
) -> tuple[GameTimeError, ...]:
    """Everything there is, the gravest first: what is over cannot be, all else needs a second word (reading A28b)."""
    if at < now:
        return (GameTimeError(pairing, "past"),)
    final = (GameTimeError(pairing, "final"),) if final_start(state, pairing) is not None else ()
    week, (number, round_, _) = state.settings.week, state.find(pairing)
    if week is None:
        return final
    span = week.week_for(state.started[number].paired_at[round_.number - 1])
    if span.play_from <= at <= span.play_until:
        return final
    return (*final, GameTimeError(pairing, "outside", span.play_from, span.play_until))
