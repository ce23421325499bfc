"""Schedule the open games of a published round from the availability that its players have sent."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Any

from pydantic import ValidationError

from formats.core.draws import times_lots
from formats.core.errors import BadFormError
from formats.core.events import GameTime
from formats.core.model import Pairing
from formats.core.possible.clock import week_of_round
from formats.core.state import TournamentState
from formats.core.values import EntrantId, PairingId
from formats.core.weekly import RoundWeek
from formats.toolkit.scheduling.availability import WeeklyPattern, preferred_slots
from formats.toolkit.scheduling.game_times import SPREAD_WEIGHT, GameToTime, schedule_games

AVAILABILITY = "availability"
"""Form with which players send their availability."""

NOTICE = timedelta(hours=24)
"""Final times are published this long before the first game of a week; a rematch gets the same notice if possible."""

LARGEST_SEED = 2**32 - 1


def pattern_of(state: TournamentState, entrant: EntrantId) -> WeeklyPattern | None:
    """Return the pattern that the entrant sent last, in any week; None if there is none (reading A24: any time)."""
    entry = state.forms.get((AVAILABILITY, entrant))
    return None if entry is None else WeeklyPattern.model_validate(entry.content)


def availability_form(state: TournamentState, entrant: EntrantId, content: Any) -> Any:
    """Return a submitted pattern (`zone`, `spans` in minutes since Monday 00:00) in its stored shape.

    Raises `BadFormError` with the fields that are wrong.
    """
    del state, entrant
    try:
        return WeeklyPattern.model_validate(content).model_dump(mode="json")
    except ValidationError as error:
        problems = error.errors(include_url=False)
        wrong = tuple((".".join(str(part) for part in item["loc"]) or AVAILABILITY, item["type"]) for item in problems)
        raise BadFormError(AVAILABILITY, wrong) from error


def schedule_round(
    state: TournamentState,
    stage: int,
    round_number: int,
    final: bool,  # noqa: FBT001 - the contract's
    now: datetime,
) -> Mapping[PairingId, GameTime]:
    """Return times for the open games of the round whose time is not final yet.

    Games without a free start are missing; the result is empty when no start time is ahead. The seed comes from the
    log's recorded draws, so verification reproduces the times.
    """
    week = week_of_round(state, stage, round_number)
    slots = [] if week is None else starts_ahead(week, now)
    if not slots:
        return {}
    open_games = state.started[stage].rounds[round_number - 1].open_pairings()
    patterns = {seat: pattern_of(state, seat) for pairing in open_games for seat in pairing.seats}
    scheduled = schedule_games(
        [_to_time(state, pairing) for pairing in open_games],
        slots,
        {entrant: preferred_slots(pattern, slots) for entrant, pattern in patterns.items()},
        seed=times_lots(state, stage, round_number).number(0, LARGEST_SEED, "times"),
        spread_weight=SPREAD_WEIGHT if state.settings.spread_games else 0,
    )
    return {
        time.game: GameTime(at=time.start, final=final, reasons=time.reasons)
        for time in scheduled
        if time.tier != "fixed" and time.start is not None
    }


def starts_ahead(week: RoundWeek, now: datetime) -> list[datetime]:
    """Return the start times of the week that leave `NOTICE` or, if none does, all that are still ahead."""
    ahead = [slot for slot in week.slots() if slot > now]
    return [slot for slot in ahead if slot >= now + NOTICE] or ahead


def _to_time(state: TournamentState, pairing: Pairing) -> GameToTime:
    """Return a game for the scheduler; a final time is fixed, a provisional one may change."""
    time = state.times.get(pairing.id)
    return GameToTime(id=pairing.id, seats=pairing.seats, fixed_at=time.at if time is not None and time.final else None)
