import pytest
from hypothesis import given
from hypothesis import strategies as st

from formats.core.weekly import WEEK_MINUTES, RoundWeek
from formats.toolkit.scheduling.availability import WeeklyPattern, merge_spans, preferred_slots
from formats.toolkit.scheduling.availability_text import parse_availability
from formats.toolkit.scheduling.week_table import LONGEST, WIDEST, week_table
from tests.formats.toolkit.scheduling.weeks import ARIMAA, JANUARY, MARCH, NEW_YORK, NOVEMBER, utc, weekly

LONG_PLAN = ARIMAA.model_copy(update={"play_from": weekly("tue 19:00"), "play_until": ARIMAA.pair, "slot_minutes": 30})
WEEKS = [
    JANUARY,
    MARCH,
    NOVEMBER,
    LONG_PLAN.week_for(utc("2010-11-02 00:00")),
    LONG_PLAN.week_for(utc("2010-03-30 00:00")),
]
ZONES = [NEW_YORK, "Europe/Berlin", "Asia/Kolkata", "Asia/Kathmandu", "Australia/Lord_Howe", "Pacific/Kiritimati"]


def test_a_week_is_drawn_with_days_beside_each_other_and_like_hours_in_one_row() -> None:
    pattern = parse_availability("thu 18-22, sat 10-14", NEW_YORK)
    assert week_table(pattern, JANUARY, NEW_YORK).grid.split("\n") == [
        "      Wed Thu Fri Sat Sun Mon",
        "        6   7   8   9  10  11",
        "00-10       -   -   -   -   -",
        "10-14       -   -   x   -   -",
        "14-18       -   -   -   -   -",
        "18-19       x   -   -   -",
        "19-22   -   x   -   -   -",
        "22-24   -   -   -   -   -",
    ]


def test_start_times_the_opponent_prefers_too_are_marked() -> None:
    pattern = parse_availability("thu 18-22", NEW_YORK)
    dana = preferred_slots(parse_availability("fri 01-03", "Europe/Berlin"), JANUARY.slots())
    table = week_table(pattern, JANUARY, NEW_YORK, ("Dana", dana))
    assert [line for line in table.grid.split("\n") if "#" in line] == ["19-21   -   #   -   -   -"]
    assert "Dana" in table.legend
    assert table.summary == "Thu 18-22; 2 of 4 hours shared with Dana"


def test_what_only_the_opponent_prefers_is_not_shown() -> None:
    dana = frozenset(JANUARY.slots())
    pattern = parse_availability("none", NEW_YORK)
    assert week_table(pattern, JANUARY, NEW_YORK, ("Dana", dana)).grid == week_table(pattern, JANUARY, NEW_YORK).grid


@pytest.mark.parametrize(
    "typed, zone, summary",
    [
        ("thu 18-22, sat 10-14", NEW_YORK, "Thu 18-22, Sat 10-14"),
        ("thu 18-22", "Europe/Berlin", "Fri 00-04"),
        ("any", "Europe/Berlin", "Any"),
        ("none", NEW_YORK, "None"),
        ("tue 10-12", NEW_YORK, "Tue 10-12; nothing of this in the week's playing time"),
    ],
)
def test_the_summary_names_the_hours_on_the_readers_clock(typed: str, zone: str, summary: str) -> None:
    assert week_table(parse_availability(typed, NEW_YORK), JANUARY, zone).summary == summary


def test_nothing_ever_sent_is_drawn_as_any_time() -> None:
    table = week_table(None, JANUARY, NEW_YORK, ("Dana", frozenset()))
    assert table.summary == "Any; 0 of 119 hours shared with Dana"
    assert table == week_table(WeeklyPattern(zone=NEW_YORK), JANUARY, NEW_YORK, ("Dana", frozenset()))


def test_half_hour_steps_are_not_called_hours() -> None:
    week = JANUARY.model_copy(update={"slot_minutes": 30})
    table = week_table(parse_availability("thu 18-20", NEW_YORK), week, NEW_YORK, ("Dana", frozenset(week.slots())))
    assert table.summary == "Thu 18-20; 4 of 4 start times shared with Dana"


def test_a_repeated_hour_shows_its_better_mark() -> None:
    night = parse_availability("sun 1-2", NEW_YORK)
    first, second = sorted(preferred_slots(night, NOVEMBER.slots()))
    tables = [week_table(night, NOVEMBER, NEW_YORK, ("Dana", {slot})) for slot in (first, second)]
    assert tables[0] == tables[1]
    assert [line.count("#") for line in tables[0].grid.split("\n") if line.startswith("01-02")] == [1]


@given(
    st.sampled_from(WEEKS),
    st.sampled_from(ZONES),
    st.lists(st.tuples(st.integers(0, WEEK_MINUTES), st.integers(0, WEEK_MINUTES)), max_size=8),
    st.sampled_from(ZONES),
)
def test_every_table_fits_a_phone(week: RoundWeek, zone: str, spans: list[tuple[int, int]], own_zone: str) -> None:
    pattern = WeeklyPattern(zone=own_zone, spans=merge_spans(spans))
    check_fit(week, zone, pattern)


@pytest.mark.parametrize("zone", ZONES)
@pytest.mark.parametrize("week", WEEKS)
def test_the_most_broken_up_patterns_still_fit(week: RoundWeek, zone: str) -> None:
    checkers = tuple((minute, minute + 30) for minute in range(0, WEEK_MINUTES - 30, 90))
    check_fit(week, zone, WeeklyPattern(zone=zone, spans=checkers))


def check_fit(week: RoundWeek, zone: str, pattern: WeeklyPattern) -> None:
    grid = week_table(pattern, week, zone, ("Dana", week.slots()[::2])).grid
    lines = grid.split("\n")
    assert len(grid) <= LONGEST
    assert max(map(len, lines)) <= WIDEST
    marks = "".join(line.split(" ", 1)[1] for line in lines[2:])
    assert ("x" in marks or "#" in marks) == bool(preferred_slots(pattern, week.slots()))
