"""A finished event is copied to a later week, at the same time on the wall clock."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from bot.service.repeating import can_repeat, next_week, started_at
from formats import registry
from formats.core.events import TournamentCreated
from formats.core.evolve import evolve
from formats.core.log import Record
from formats.core.plan import Settings, StagePlan
from formats.core.state import TournamentState

ENGINE = registry.engine()
SEED = "0123456789abcdef"


def event(at: datetime, system: str = "single_elimination", **settings: object) -> TournamentState:
    """An event that was created at this moment."""
    stages = (StagePlan(system=system, title=system),)
    created = TournamentCreated(
        title="Friday", preset=None, stages=stages, settings=Settings.model_validate(settings), seed=SEED, engine="0"
    )
    return evolve(TournamentState(), Record(seq=1, command_id="c", actor="p1", at=at, event=created))


def test_dates_keep_their_time_on_the_wall_clock_when_clocks_change() -> None:
    start = datetime(2026, 10, 22, 18, 0, tzinfo=UTC)  # 20:00 in Berlin, three days before summer time ends
    state = event(start, first_round=start, check_in_opens=start - timedelta(minutes=30))
    plan = next_week(state, ENGINE, start + timedelta(hours=3), "Europe/Berlin", "another seed")
    assert plan.settings.first_round == datetime(2026, 10, 29, 19, 0, tzinfo=UTC)
    assert plan.settings.check_in_opens == datetime(2026, 10, 29, 18, 30, tzinfo=UTC)
    assert plan.settings.registration_closes == plan.settings.first_round
    assert plan.seed == "another seed"


def test_an_event_without_a_date_starts_when_the_last_one_did() -> None:
    begun = datetime(2026, 1, 3, 18, 52, tzinfo=UTC)
    assert started_at(event(begun), "Asia/Kathmandu") == datetime(2026, 1, 3, 18, 45, tzinfo=UTC)
    plan = next_week(event(begun), ENGINE, begun, "UTC", "another seed")
    assert plan.settings.first_round == datetime(2026, 1, 10, 18, 45, tzinfo=UTC)


def test_an_event_of_long_ago_comes_again_in_the_first_week_that_is_ahead() -> None:
    begun = datetime(2026, 1, 3, 18, 0, tzinfo=UTC)
    plan = next_week(event(begun), ENGINE, begun + timedelta(days=21), "UTC", "another seed")
    assert plan.settings.first_round == begun + timedelta(days=28)


@pytest.mark.parametrize("system, fits", [("single_elimination", True), ("tiered_league", False)])
def test_only_what_fits_into_an_evening_can_be_repeated(system: str, *, fits: bool) -> None:
    assert can_repeat(event(datetime(2026, 1, 3, tzinfo=UTC), system), ENGINE) is fits
