import itertools
from datetime import datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from formats.core.wall_clock import wall_time
from formats.core.weekly import WEEK_MINUTES, RoundWeek
from formats.toolkit.scheduling.availability import (
    WHOLE_WEEK,
    WeeklyPattern,
    merge_spans,
    pattern_from_slots,
    preferred_slots,
    with_start,
)
from formats.toolkit.scheduling.availability_text import parse_availability
from tests.formats.toolkit.scheduling.weeks import ARIMAA, JANUARY, MARCH, NEW_YORK, NOVEMBER, utc

WEEKS = [JANUARY, MARCH, NOVEMBER]
SPANS = st.lists(st.tuples(st.integers(0, WEEK_MINUTES), st.integers(0, WEEK_MINUTES)), max_size=6)


def walls(slots: frozenset[datetime], zone: str) -> list[str]:
    return [f"{wall_time(slot, zone):%a %H:%M}" for slot in sorted(slots)]


@given(SPANS)
def test_merged_spans_hold_the_same_minutes_apart_from_each_other(spans: list[tuple[int, int]]) -> None:
    merged = merge_spans(spans)
    assert {minute for start, end in merged for minute in range(start, end)} == {
        minute for start, end in spans for minute in range(start, end)
    }
    assert all(earlier[1] < later[0] for earlier, later in itertools.pairwise(merged))
    assert merge_spans(merged) == merged


def test_the_same_minutes_are_the_same_pattern_however_written() -> None:
    assert WeeklyPattern(zone="UTC", spans=((60, 120), (0, 60))) == WeeklyPattern(zone="UTC", spans=((0, 120),))


@pytest.mark.parametrize("spans", [((-1, 60),), ((0, WEEK_MINUTES + 1),), ((0, 1, 2),), "thu", ((None, 3),), 7])
def test_spans_outside_the_week_or_malformed_are_refused(spans: object) -> None:
    with pytest.raises(ValidationError) as refused:
        WeeklyPattern.model_validate({"zone": "UTC", "spans": spans})
    assert {error["loc"][0] for error in refused.value.errors()} == {"spans"}


def test_a_pattern_in_an_unknown_zone_is_refused() -> None:
    with pytest.raises(ValidationError) as refused:
        WeeklyPattern(zone="Mars/Olympus")
    assert [error["type"] for error in refused.value.errors()] == ["unknown_zone"]


@given(SPANS)
def test_patterns_survive_json(spans: list[tuple[int, int]]) -> None:
    pattern = WeeklyPattern(zone="Europe/Berlin", spans=merge_spans(spans))
    assert WeeklyPattern.model_validate_json(pattern.model_dump_json()) == pattern


def test_nothing_ever_sent_means_every_start_time() -> None:
    assert preferred_slots(None, JANUARY.slots()) == frozenset(JANUARY.slots())
    assert preferred_slots(WeeklyPattern(zone="Asia/Tokyo"), JANUARY.slots()) == frozenset(JANUARY.slots())


def test_an_empty_pattern_prefers_nothing() -> None:
    assert preferred_slots(WeeklyPattern(zone="UTC", spans=()), JANUARY.slots()) == frozenset()


def test_a_start_at_the_end_of_a_span_is_not_preferred() -> None:
    pattern = parse_availability("thu 18-22", NEW_YORK)
    assert walls(preferred_slots(pattern, JANUARY.slots()), NEW_YORK) == [
        "Thu 18:00",
        "Thu 19:00",
        "Thu 20:00",
        "Thu 21:00",
    ]


def test_a_pattern_finds_start_times_that_are_not_on_its_own_full_hours() -> None:
    pattern = parse_availability("thu 18-20", "Asia/Kolkata")
    assert walls(preferred_slots(pattern, JANUARY.slots()), "Asia/Kolkata") == ["Thu 18:30", "Thu 19:30"]


@pytest.mark.parametrize("paired", ["2010-03-09 00:00", "2010-03-23 00:00", "2010-03-30 00:00", "2010-11-02 00:00"])
def test_last_weeks_list_means_the_same_hours_on_the_players_clock(paired: str) -> None:
    """New York changes its clocks on 14 March and 7 November 2010, Berlin on 28 March and 31 October."""
    pattern = parse_availability("thu 20-22, mon 20-22", "Europe/Berlin")
    week = ARIMAA.week_for(utc(paired))
    assert walls(preferred_slots(pattern, week.slots()), "Europe/Berlin") == [
        "Thu 20:00",
        "Thu 21:00",
        "Mon 20:00",
        "Mon 21:00",
    ]


def test_a_pattern_from_marked_start_times_names_those_hours() -> None:
    chosen = [slot for slot in JANUARY.slots() if f"{wall_time(slot, 'Asia/Kolkata'):%a %H}" in {"Thu 22", "Thu 23"}]
    assert pattern_from_slots(chosen, JANUARY, "Asia/Kolkata") == parse_availability("thu 22:30-0:30", "Asia/Kolkata")


def test_all_start_times_marked_means_any_time() -> None:
    assert pattern_from_slots(JANUARY.slots(), JANUARY, NEW_YORK).spans == WHOLE_WEEK


def test_no_start_time_marked_means_none() -> None:
    assert pattern_from_slots([], JANUARY, NEW_YORK).spans == ()


def test_instants_that_are_no_start_times_of_the_week_are_ignored() -> None:
    stray = JANUARY.play_from + timedelta(minutes=1)
    assert pattern_from_slots([stray, JANUARY.play_until + timedelta(hours=1)], JANUARY, NEW_YORK).spans == ()


def test_an_hour_skipped_this_week_is_no_hole_in_the_next_one() -> None:
    night = [slot for slot in MARCH.slots() if f"{wall_time(slot, NEW_YORK):%a %H}" in {"Sun 01", "Sun 03"}]
    assert pattern_from_slots(night, MARCH, NEW_YORK) == parse_availability("sun 1-4", NEW_YORK)


@given(
    st.sampled_from(WEEKS),
    st.sampled_from([NEW_YORK, "Europe/Berlin", "Asia/Kolkata", "Australia/Lord_Howe", "Pacific/Honolulu"]),
    st.sets(st.integers(0, 117)),
)
def test_marked_start_times_come_back_from_their_pattern(week: RoundWeek, zone: str, places: set[int]) -> None:
    """The two passes of a repeated hour have the same wall time: marking one of them marks both."""
    slots = week.slots()
    chosen = {slots[place] for place in places}
    shown = {wall_time(slot, zone) for slot in chosen}
    preferred = preferred_slots(pattern_from_slots(chosen, week, zone), slots)
    assert chosen <= preferred
    assert {wall_time(slot, zone) for slot in preferred} == shown


@pytest.mark.parametrize("zone", ["America/New_York", "Asia/Kolkata", "Pacific/Auckland"])
@pytest.mark.parametrize("week", WEEKS)
def test_a_start_that_is_added_is_preferred_and_nothing_else_changes(week: RoundWeek, zone: str) -> None:
    pattern = parse_availability("thu 18-22", zone)
    slot = next(slot for slot in reversed(week.slots()) if not pattern.covers(slot))
    more = with_start(pattern, slot, week.slot_minutes)
    before, after = (preferred_slots(availability, week.slots()) for availability in (pattern, more))
    assert after == before | {slot}
    assert with_start(more, slot, week.slot_minutes) == more
