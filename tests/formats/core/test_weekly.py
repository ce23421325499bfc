from datetime import UTC, datetime, timedelta
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from formats.core.wall_clock import wall_time
from formats.core.weekly import WEEK_MINUTES, WEEKDAYS, RoundWeek, WeeklyTime, WeekPlan
from tests.formats.toolkit.scheduling.weeks import ARIMAA, JANUARY, MARCH, NEW_YORK, NOVEMBER, utc, weekly

ZONES = [NEW_YORK, "Europe/Berlin", "Australia/Lord_Howe", "Asia/Kolkata", "Pacific/Auckland"]
MOMENTS = st.datetimes(datetime(2005, 1, 1), datetime(2035, 1, 1), timezones=st.just(UTC))  # noqa: DTZ001 - bounds
WEEKLY_TIMES = st.builds(
    WeeklyTime,
    weekday=st.sampled_from(WEEKDAYS),
    time=st.times().map(lambda clock: f"{clock:%H:%M}"),
)


@pytest.mark.parametrize(
    "zone, text, instant, latest, following",
    [
        (NEW_YORK, "mon 19:00", "2010-01-05 00:00", "2010-01-05 00:00", "2010-01-12 00:00"),
        (NEW_YORK, "mon 19:00", "2010-01-04 23:59", "2009-12-29 00:00", "2010-01-05 00:00"),
        (NEW_YORK, "mon 19:00", "2010-03-10 00:00", "2010-03-09 00:00", "2010-03-15 23:00"),
        (NEW_YORK, "mon 19:00", "2010-11-02 00:00", "2010-11-01 23:00", "2010-11-09 00:00"),
        (NEW_YORK, "sun 02:30", "2010-03-14 06:59", "2010-03-07 07:30", "2010-03-14 07:00"),
        (NEW_YORK, "sun 01:30", "2010-11-07 06:00", "2010-11-07 05:30", "2010-11-14 06:30"),
        ("Europe/Berlin", "sun 02:30", "2024-03-31 01:00", "2024-03-31 01:00", "2024-04-07 00:30"),
        ("Europe/Berlin", "sun 02:30", "2024-10-27 01:00", "2024-10-27 00:30", "2024-11-03 01:30"),
        ("Australia/Lord_Howe", "sun 02:15", "2024-10-05 15:00", "2024-09-28 15:45", "2024-10-05 15:30"),
        ("Australia/Lord_Howe", "sun 01:45", "2024-04-06 15:00", "2024-04-06 14:45", "2024-04-13 15:15"),
        ("Asia/Kolkata", "sun 02:30", "2024-03-31 00:00", "2024-03-30 21:00", "2024-04-06 21:00"),
    ],
)
def test_a_weekly_time_is_expanded_anew_each_week(
    zone: str, text: str, instant: str, latest: str, following: str
) -> None:
    assert weekly(text).latest_at_or_before(utc(instant), zone) == utc(latest)
    assert weekly(text).next_after(utc(instant), zone) == utc(following)


@given(WEEKLY_TIMES, MOMENTS, st.sampled_from(ZONES))
def test_latest_and_next_enclose_the_instant_and_are_a_week_apart_on_the_wall(
    moment: WeeklyTime, instant: datetime, zone: str
) -> None:
    latest, following = moment.latest_at_or_before(instant, zone), moment.next_after(instant, zone)
    assert latest <= instant < following
    assert moment.next_after(latest, zone) == following
    assert abs((following - latest) - timedelta(days=7)) <= timedelta(hours=1)
    if f"{wall_time(following, zone):%H:%M}" != moment.time:  # only a time that daylight saving skips may move
        assert wall_time(following - timedelta(seconds=1), zone) < wall_time(following, zone) - timedelta(minutes=1)


@pytest.mark.parametrize("week, count", [(JANUARY, 119), (MARCH, 118), (NOVEMBER, 120)])
def test_start_times_are_every_full_hour_of_the_playing_week_both_ends_included(week: RoundWeek, count: int) -> None:
    slots = week.slots()
    walls = [wall_time(slot, NEW_YORK) for slot in slots]
    assert len(slots) == count
    assert (f"{walls[0]:%a %H:%M}", f"{walls[-1]:%a %H:%M}") == ("Wed 19:00", "Mon 17:00")
    assert slots == tuple(sorted(set(slots)))
    assert all(wall.minute == 0 for wall in walls)
    assert {later - earlier for earlier, later in pairwise(slots)} == {timedelta(hours=1)}


def test_start_times_stay_on_the_full_hour_where_clocks_change_by_half_an_hour() -> None:
    plan = ARIMAA.model_copy(update={"zone": "Australia/Lord_Howe"})
    week = plan.week_for(utc("2024-10-01 00:00"))
    walls = [wall_time(slot, plan.zone) for slot in week.slots()]
    assert {wall.minute for wall in walls} == {0}
    assert len(walls) == 118
    assert not [wall for wall in walls if f"{wall:%a %H}" == "Sun 02"]


def test_half_hour_steps_double_the_start_times() -> None:
    assert len(JANUARY.model_copy(update={"slot_minutes": 30}).slots()) == 2 * 118 + 1


def test_the_week_of_a_round_has_the_printed_times() -> None:
    assert (
        RoundWeek(
            zone=NEW_YORK,
            ask_at=utc("2010-01-03 00:00"),
            pair_at=utc("2010-01-05 00:00"),
            fix_at=utc("2010-01-06 00:00"),
            play_from=utc("2010-01-07 00:00"),
            play_until=utc("2010-01-11 22:00"),
        )
        == JANUARY
    )


@pytest.mark.parametrize(
    "paired_at, pair_at",
    [
        ("2010-01-05 00:00", "2010-01-05 00:00"),
        ("2010-01-05 23:59", "2010-01-05 00:00"),
        ("2010-01-06 00:00", "2010-01-12 00:00"),
        ("2010-01-11 23:59", "2010-01-12 00:00"),
        ("2010-01-12 00:00", "2010-01-12 00:00"),
    ],
)
def test_a_round_paired_after_final_times_are_due_is_played_in_the_following_week(paired_at: str, pair_at: str) -> None:
    assert ARIMAA.week_for(utc(paired_at)).pair_at == utc(pair_at)


@given(MOMENTS, st.sampled_from(ZONES))
def test_a_round_always_has_its_final_times_and_its_games_still_to_come(paired_at: datetime, zone: str) -> None:
    plan = ARIMAA.model_copy(update={"zone": zone})
    week = plan.week_for(paired_at)
    assert paired_at < week.fix_at < week.play_from < week.play_until < week.pair_at + timedelta(days=7, hours=1)
    assert week.ask_at <= week.pair_at
    assert 117 <= len(week.slots()) <= 120


@pytest.mark.parametrize(
    "changes",
    [
        {"fix": weekly("thu 19:00")},
        {"play_from": weekly("tue 18:00")},
        {"play_until": weekly("wed 19:00")},
        {"play_until": weekly("tue 12:00")},
    ],
)
def test_a_plan_out_of_order_is_refused(changes: dict[str, WeeklyTime]) -> None:
    with pytest.raises(ValidationError) as refused:
        WeekPlan.model_validate(ARIMAA.model_dump() | changes)
    assert [error["type"] for error in refused.value.errors()] == ["week_out_of_order"]


def test_play_may_begin_at_the_moment_when_times_are_final() -> None:
    plan = WeekPlan.model_validate(ARIMAA.model_dump() | {"play_from": ARIMAA.fix})
    week = plan.week_for(utc("2010-01-05 00:00"))
    assert week.play_from == week.fix_at == utc("2010-01-06 00:00")


def test_play_may_go_on_until_the_next_pairing() -> None:
    plan = WeekPlan.model_validate(ARIMAA.model_dump() | {"play_until": ARIMAA.pair})
    week = plan.week_for(utc("2010-01-05 00:00"))
    assert week.play_until == week.pair_at + timedelta(minutes=WEEK_MINUTES)


@pytest.mark.parametrize(
    "changes, error",
    [
        ({"zone": "Mars/Olympus"}, "unknown_zone"),
        ({"slot_minutes": 50}, "literal_error"),
        ({"pair": {"weekday": "monday", "time": "19:00"}}, "literal_error"),
        ({"pair": {"weekday": "mon", "time": "24:00"}}, "string_pattern_mismatch"),
        ({"pair": {"weekday": "mon", "time": "7:00"}}, "string_pattern_mismatch"),
    ],
)
def test_a_malformed_plan_is_refused(changes: dict[str, object], error: str) -> None:
    with pytest.raises(ValidationError) as refused:
        WeekPlan.model_validate(ARIMAA.model_dump() | changes)
    assert [found["type"] for found in refused.value.errors()] == [error]


def test_plans_and_weeks_survive_json() -> None:
    assert WeekPlan.model_validate_json(ARIMAA.model_dump_json()) == ARIMAA
    assert RoundWeek.model_validate_json(MARCH.model_dump_json()) == MARCH
