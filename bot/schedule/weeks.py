"""Weeks for which a player can still change availability."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime

from formats.core.model import Pairing
from formats.core.possible.clock import pair_tick, week_of_round
from formats.core.possible.presence import final_start
from formats.core.possible.rounds import game_of
from formats.core.state import TournamentState
from formats.core.values import EntrantId
from formats.core.weekly import RoundWeek
from formats.toolkit.scheduling.availability import preferred_slots
from formats.toolkit.scheduling.rounds import pattern_of


def week_to_mark(state: TournamentState, entrant: EntrantId, now: datetime) -> RoundWeek | None:
    """Return the week whose times an entrant can still influence; None without a weekly timetable.

    While the time of their game is tentative, that is the week of the game, afterwards the week of the next round.
    """
    plan = state.settings.week
    if plan is None:
        return None
    tentative = tentative_week(state, entrant, now)
    if tentative is not None:
        return tentative
    opening = state.settings.registration_closes if state.phase in {"draft", "registration"} else None
    return plan.week_for(max(filter(None, (now, opening, pair_tick(state, plan)))))


def tentative_game(state: TournamentState, entrant: EntrantId, now: datetime) -> Pairing | None:
    """Return the entrant's open game, as long as their availability can move it."""
    return game_of(state, entrant) if tentative_week(state, entrant, now) is not None else None


def tentative_week(state: TournamentState, entrant: EntrantId, now: datetime) -> RoundWeek | None:
    """Return the week of the entrant's open game, as long as their availability can move it."""
    game = game_of(state, entrant)
    if game is None or final_start(state, game.id) is not None:
        return None
    stage, round_, _ = state.find(game.id)
    week = week_of_round(state, stage, round_.number)
    return week if week is not None and week.fix_at > now else None


def common_starts(state: TournamentState, game: Pairing) -> list[datetime]:
    """Return the start times of the game's week that both players prefer; none without a weekly timetable."""
    stage, round_, _ = state.find(game.id)
    week = week_of_round(state, stage, round_.number)
    if week is None:
        return []
    first, second = (frozenset(preferred_slots(pattern_of(state, who), week.slots())) for who in game.seats)
    return sorted(first & second)


def shared_starts(state: TournamentState, game: Pairing, entrant: EntrantId, week: RoundWeek) -> Collection[datetime]:
    """Return the start times of the week that the opponent in a game prefers."""
    return preferred_slots(pattern_of(state, game.opponent(entrant)), week.slots())
