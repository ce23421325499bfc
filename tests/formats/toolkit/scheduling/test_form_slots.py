from datetime import timedelta
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from formats.core.wall_clock import wall_time
from formats.core.weekly import RoundWeek
from formats.toolkit.scheduling.form_slots import (
    MOST_GROUPS,
    MOST_OPTIONS,
    TooManySlotsError,
    UnknownSlotError,
    chosen_slots,
    form_groups,
    slot_value,
)
from tests.formats.toolkit.scheduling.weeks import JANUARY, MARCH, NEW_YORK, NOVEMBER, utc

ZONES = [NEW_YORK, "Europe/Berlin", "Asia/Kolkata", "Asia/Tokyo", "Pacific/Honolulu", "Australia/Lord_Howe"]


def test_the_week_in_new_york_is_five_lists_from_evening_to_evening() -> None:
    groups = form_groups(JANUARY.slots(), NEW_YORK)
    assert [(group.label, len(group.options)) for group in groups] == [
        ("Wed 19:00 – Thu 18:00", 24),
        ("Thu 19:00 – Fri 18:00", 24),
        ("Fri 19:00 – Sat 18:00", 24),
        ("Sat 19:00 – Sun 18:00", 24),
        ("Sun 19:00 – Mon 17:00", 23),
    ]
    assert [option.label for option in groups[0].options][:6] == [
        "Wed 19:00",
        "Wed 20:00",
        "Wed 21:00",
        "Wed 22:00",
        "Wed 23:00",
        "Thu 00:00",
    ]


def test_lists_break_at_midnight_where_the_days_fit() -> None:
    assert [group.label for group in form_groups(JANUARY.slots(), "Europe/Berlin")] == [
        "Thu 01:00 – Thu 23:00",
        "Fri 00:00 – Fri 23:00",
        "Sat 00:00 – Sat 23:00",
        "Sun 00:00 – Sun 23:00",
        "Mon 00:00 – Mon 23:00",
    ]


def test_a_few_start_times_are_one_list_for_each_day() -> None:
    slots = [slot for slot in JANUARY.slots() if wall_time(slot, NEW_YORK).hour in {20, 21}]
    assert [len(group.options) for group in form_groups(slots, NEW_YORK)] == [2, 2, 2, 2, 2]


def test_more_days_than_lists_share_lists_without_being_cut() -> None:
    slots = [slot for slot in JANUARY.slots() if wall_time(slot, NEW_YORK).hour in {12, 20}]
    assert [group.label for group in form_groups(slots, NEW_YORK)] == [
        "Wed 20:00 – Thu 20:00",
        "Fri 12:00 – Fri 20:00",
        "Sat 12:00 – Sat 20:00",
        "Sun 12:00 – Sun 20:00",
        "Mon 12:00",
    ]


@given(st.sampled_from([JANUARY, MARCH, NOVEMBER]), st.sampled_from(ZONES), st.sets(st.integers(0, 119)).map(frozenset))
def test_every_start_time_is_offered_once_in_order_within_the_limits(
    week: RoundWeek, zone: str, left_out: frozenset[int]
) -> None:
    slots = [slot for place, slot in enumerate(week.slots()) if place not in left_out]
    groups = form_groups(slots, zone)
    values = [option.value for group in groups for option in group.options]
    labels = [option.label for group in groups for option in group.options]
    assert values == [slot_value(slot) for slot in slots]
    assert len(set(labels)) == len(labels)
    assert len(groups) <= MOST_GROUPS
    assert all(1 <= len(group.options) <= MOST_OPTIONS for group in groups)


@given(st.sampled_from([JANUARY, MARCH, NOVEMBER]), st.sampled_from(ZONES))
def test_a_day_is_cut_only_where_days_alone_do_not_fit(week: RoundWeek, zone: str) -> None:
    """Five lists of 25 hold these weeks as whole days in Berlin only; elsewhere at least one cut must fall in a day."""
    slots = week.slots()
    days = [wall_time(slot, zone).date() for slot in slots]
    starts = {group.options[0].value for group in form_groups(slots, zone)}
    cuts = [
        here
        for (_, before), (slot, here) in pairwise(zip(slots, days, strict=True))
        if slot_value(slot) in starts and before == here
    ]
    whole_days_fit = len(set(days)) <= MOST_GROUPS and all(days.count(day) <= MOST_OPTIONS for day in set(days))
    assert whole_days_fit == (not cuts)


def test_a_repeated_hour_has_two_different_labels() -> None:
    labels = [option.label for group in form_groups(NOVEMBER.slots(), NEW_YORK) for option in group.options]
    assert [label for label in labels if label.startswith("Sun 01")] == ["Sun 01:00", "Sun 01:00 (again)"]


def test_preferred_start_times_are_marked() -> None:
    slots = JANUARY.slots()
    groups = form_groups(slots, NEW_YORK, marked=slots[3:5])
    marked = [option.value for group in groups for option in group.options if option.marked]
    assert marked == [slot_value(slots[3]), slot_value(slots[4])]


def test_submitted_values_become_start_times_again() -> None:
    slots = JANUARY.slots()
    values = [option.value for group in form_groups(slots, "Asia/Kolkata") for option in group.options]
    assert chosen_slots(values[5:9], slots) == frozenset(slots[5:9])
    assert chosen_slots([], slots) == frozenset()


def test_a_value_is_the_same_for_ever() -> None:
    assert slot_value(utc("2010-01-07 00:00")) == "1262822400"


@pytest.mark.parametrize("value", ["", "soon", slot_value(JANUARY.play_from - timedelta(hours=1))])
def test_a_value_that_is_no_start_time_of_the_week_is_refused(value: str) -> None:
    with pytest.raises(UnknownSlotError) as refused:
        chosen_slots([slot_value(JANUARY.play_from), value], JANUARY.slots())
    assert refused.value.value == value


def test_no_start_times_make_no_lists() -> None:
    assert form_groups([], NEW_YORK) == ()


def test_the_most_start_times_fill_every_list_and_one_more_is_refused() -> None:
    slots = [JANUARY.play_from + timedelta(hours=hours) for hours in range(126)]
    assert [len(group.options) for group in form_groups(slots[:125], NEW_YORK)] == [MOST_OPTIONS] * MOST_GROUPS
    with pytest.raises(TooManySlotsError) as refused:
        form_groups(slots, NEW_YORK)
    assert (refused.value.found, refused.value.limit) == (126, 125)
