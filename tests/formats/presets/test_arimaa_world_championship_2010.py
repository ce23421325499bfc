"""The preset against what the rules print."""

from datetime import UTC, datetime

import pytest

from formats.core.plan import Money
from formats.core.wall_clock import wall_time
from formats.presets.arimaa_world_championship_2010 import PRESET

SETTINGS = PRESET.settings


def test_an_open_swiss_and_finals_of_the_eight_best() -> None:
    assert [(stage.system, stage.take) for stage in PRESET.stages] == [
        ("score_group_swiss", None),
        ("floating_double_elimination", 8),
    ]


def test_the_time_controls_of_both_stages() -> None:
    assert [stage.time_control for stage in PRESET.stages] == ["60s/5m/75/0/4h/4m", "90s/5m/75/0/6h/5m"]


@pytest.mark.parametrize("monday", [datetime(2010, 1, 5, 0, tzinfo=UTC), datetime(2010, 3, 15, 23, tzinfo=UTC)])
@pytest.mark.rules("floating_double_elimination R17", "score_group_swiss R14")
def test_the_printed_week_whatever_daylight_saving_does(monday: datetime) -> None:
    assert SETTINGS.week is not None
    week = SETTINGS.week.week_for(monday)
    moments = (week.pair_at, week.fix_at, week.play_from, week.play_until)

    assert [f"{wall_time(moment, 'America/New_York'):%a %H:%M}" for moment in moments] == [
        "Mon 19:00",
        "Tue 19:00",
        "Wed 19:00",
        "Mon 17:00",
    ]
    assert week.pair_at == monday
    assert (week.play_until - week.pair_at).days == 6


@pytest.mark.rules("floating_double_elimination R17", "score_group_swiss R14")
def test_windows_follow_the_clocks_of_new_york_over_14_march() -> None:
    assert SETTINGS.week is not None
    before, across, after = (SETTINGS.week.week_for(datetime(2010, 3, day, 12, tzinfo=UTC)) for day in (2, 9, 16))
    assert before.play_from == datetime(2010, 3, 4, 0, tzinfo=UTC)  # Wednesday 19:00 EST
    assert before.play_until == datetime(2010, 3, 8, 22, tzinfo=UTC)  # Monday 17:00 EST
    assert across.play_from == datetime(2010, 3, 11, 0, tzinfo=UTC)
    assert across.play_until == datetime(2010, 3, 15, 21, tzinfo=UTC)  # Monday 17:00 EDT
    assert after.play_from == datetime(2010, 3, 17, 23, tzinfo=UTC)  # Wednesday 19:00 EDT
    assert after.play_until == datetime(2010, 3, 22, 21, tzinfo=UTC)


def test_a_forfeit_after_fifteen_minutes_removes_unless_an_appeal_is_accepted() -> None:
    assert (SETTINGS.forfeit_minutes, SETTINGS.forfeit_removes, SETTINGS.appeals) == (15, True, True)


def test_a_coordinator_may_play_a_director_may_not() -> None:
    assert (SETTINGS.coordinator_may_play, SETTINGS.director_may_play) == (True, False)


def test_the_fee_is_returned_to_who_neither_forfeits_nor_drops_out() -> None:
    assert (SETTINGS.fee, SETTINGS.fee_returned) == (Money(minor=2000, currency="USD"), True)


def test_prizes_for_three_places_and_a_fund_for_the_winners_of_games() -> None:
    places = [prize.place for prize in SETTINGS.prizes]

    assert {place: places.count(place) for place in places} == {1: 4, 2: 3, 3: 3}
    assert SETTINGS.game_fund is not None


def test_games_are_not_spread_for_spectators() -> None:
    assert PRESET.settings.spread_games is False
