import pytest
from hypothesis import given
from hypothesis import strategies as st

from formats.core.weekly import DAY_MINUTES, WEEK_MINUTES
from formats.toolkit.scheduling.availability import WHOLE_WEEK, WeeklyPattern, merge_spans
from formats.toolkit.scheduling.availability_text import AvailabilityTextError, TextProblem, parse_availability
from formats.toolkit.scheduling.availability_words import clock_text, format_pattern

ZONE = "Europe/Berlin"


@pytest.mark.parametrize(
    "typed, plain",
    [
        ("thu 18-22, sat 10-14", "Thu 18-22, Sat 10-14"),
        ("weekdays 19-23, sun any", "Mon-Fri 19-23, Sun any"),
        ("mon-fri 18:00-22:00", "Mon-Fri 18-22"),
        ("daily 20-22", "Daily 20-22"),
        ("sat 10am-2pm", "Sat 10-14"),
        ("thu 22-02", "Thu 22-02"),
        ("any", "Any"),
        ("None", "None"),
        ("  THURSDAY   18 – 22 ;\n Sat. 10—14 ,", "Thu 18-22, Sat 10-14"),
        ("Tues 1800-2200", "Tue 18-22"),
        ("wed 18h30-22h", "Wed 18:30-22"),
        ("weds 18.30 to 22.00", "Wed 18:30-22"),
        ("every day from 20 until 22", "Daily 20-22"),
        ("weekends", "Sat-Sun any"),
        ("sat all day", "Sat any"),
        ("sat & sun 10-14", "Sat-Sun 10-14"),
        ("tue and thu 19-21", "Tue & Thu 19-21"),
        ("fri", "Fri any"),
        ("fri-mon 10-12", "Mon & Fri-Sun 10-12"),
        ("sun 22-2", "Sun 22-02"),
        ("thu 24-02", "Fri 00-02"),
        ("18-22", "Daily 18-22"),
        ("fri 19", "Fri 19-20"),
        ("fri after 18", "Fri 18-24"),
        ("fri until 14", "Fri 00-14"),
        ("before noon", "Daily 00-12"),
        ("sat noon-midnight", "Sat 12-24"),
        ("sat 0-24", "Sat any"),
        ("sat 00:00-00:30", "Sat 00-00:30"),
        ("mon 18-24, tue 0-2", "Mon 18-02"),
    ],
)
def test_a_line_of_availability_is_read(typed: str, plain: str) -> None:
    assert format_pattern(parse_availability(typed, ZONE)) == plain


def test_days_before_a_comma_take_the_times_after_it() -> None:
    assert parse_availability("thu, sat 10-14", ZONE) == parse_availability("thu 10-14; sat 10-14", ZONE)


def test_days_before_a_semicolon_are_whole_days() -> None:
    assert parse_availability("thu; sat 10-14", ZONE) == parse_availability("thu any, sat 10-14", ZONE)


def test_times_without_days_belong_to_the_days_before_them() -> None:
    assert parse_availability("sat 10-12, 14-16, sun 9-10", ZONE) == parse_availability(
        "sat 10-12; sat 14-16; sun 9-10", ZONE
    )


@pytest.mark.parametrize(
    "typed, plain",
    [
        ("6-10pm", "18-22"),
        ("10-2pm", "10-14"),
        ("11-1am", "23-01"),
        ("12-2pm", "12-14"),
        ("6pm-10", "18-22"),
        ("10am-2", "10-14"),
        ("10a-2p", "10-14"),
        ("6 p.m. - 10 p.m.", "18-22"),
        ("12am-2am", "00-02"),
        ("12pm-2pm", "12-14"),
        ("10-14", "10-14"),
        ("22-2", "22-02"),
        ("12:59-2am", "00:59-02"),
        ("13-2am", "13-02"),
        ("11pm-12:59", "23-00:59"),
        ("11pm-13", "23-13"),
    ],
)
def test_am_and_pm_make_the_shortest_range(typed: str, plain: str) -> None:
    assert format_pattern(parse_availability(typed, ZONE)) == f"Daily {plain}"


def test_days_that_say_none_are_taken_out_of_what_was_said_before() -> None:
    assert parse_availability("daily 18-22, thu none", ZONE) == parse_availability("fri-wed 18-22", ZONE)
    assert parse_availability("any; sat, sun none", ZONE) == parse_availability("weekdays", ZONE)


@pytest.mark.parametrize(
    "typed, problems",
    [
        ("", [("", "nothing_said", 0)]),
        (" ,;\n", [("", "nothing_said", 0)]),
        ("foo 18-22", [("foo 18-22", "unknown_word", 0)]),
        ("thu not 18", [("thu not 18", "unknown_word", 4)]),
        ("t 18", [("t 18", "unknown_word", 0)]),
        ("thu 18-25", [("thu 18-25", "bad_time", 7)]),
        ("thu 18:60-19", [("thu 18:60-19", "bad_time", 4)]),
        ("thu 13pm", [("thu 13pm", "bad_time", 4)]),
        ("thu 0am", [("thu 0am", "bad_time", 4)]),
        ("thu 24:30", [("thu 24:30", "bad_time", 4)]),
        ("thu 12345", [("thu 12345", "bad_time", 4)]),
        ("thu 18-18", [("thu 18-18", "empty_range", 4)]),
        ("thu after 24", [("thu after 24", "empty_range", 4)]),
        ("thu 18-", [("thu 18-", "missing_end", 4)]),
        ("thu after", [("thu after", "missing_end", 4)]),
        ("thu 18-any", [("thu 18-any", "missing_end", 4)]),
        ("mon-", [("mon-", "missing_end", 3)]),
        ("mon-weekend", [("mon-weekend", "missing_end", 3)]),
        ("-", [("-", "missing_end", 0)]),
        ("none, thu 18-20", [("none", "none_with_others", 0)]),
        ("thu 18-20 none", [("thu 18-20 none", "none_with_others", 10)]),
        (
            "Mon 18–22, xyz 3, Thu 25; fri 7-7",
            [("xyz 3", "unknown_word", 11), ("Thu 25", "bad_time", 22), ("fri 7-7", "empty_range", 30)],
        ),
    ],
)
def test_every_part_that_cannot_be_read_is_named(typed: str, problems: list[tuple[str, str, int]]) -> None:
    with pytest.raises(AvailabilityTextError) as refused:
        parse_availability(typed, ZONE)
    assert [(problem.part, problem.reason, problem.position) for problem in refused.value.problems] == problems


def problems_of(typed: str) -> tuple[TextProblem, ...]:
    try:
        parse_availability(typed, ZONE)
    except AvailabilityTextError as refused:
        return refused.problems or (TextProblem("", "nothing_said", -1),)
    return ()


@given(st.text(max_size=40) | st.text(alphabet="mtwfsondaeu 0123456789-–:,;apm\n&", max_size=40))
def test_any_text_is_read_or_refused_with_places_inside_it(typed: str) -> None:
    for problem in problems_of(typed):
        assert 0 <= problem.position <= len(typed)
        assert problem.part in typed


SPANS = st.lists(
    st.tuples(st.integers(0, WEEK_MINUTES), st.integers(0, 2 * DAY_MINUTES)).map(
        lambda span: (span[0], min(span[0] + span[1], WEEK_MINUTES))
    ),
    max_size=8,
)
HOURS = st.lists(st.tuples(st.integers(0, 168), st.integers(0, 40)), max_size=8).map(
    lambda spans: [(start * 60, min((start + length) * 60, WEEK_MINUTES)) for start, length in spans]
)


@given(SPANS | HOURS)
def test_a_written_pattern_is_read_back_the_same(spans: list[tuple[int, int]]) -> None:
    pattern = WeeklyPattern(zone=ZONE, spans=merge_spans(spans))
    assert parse_availability(format_pattern(pattern), ZONE) == pattern


@pytest.mark.parametrize(
    "spans, plain",
    [
        (WHOLE_WEEK, "Any"),
        ((), "None"),
        (((0, 120), (WEEK_MINUTES - 60, WEEK_MINUTES)), "Sun 23-02"),
        (((18 * 60, 2 * DAY_MINUTES + 600),), "Mon 18-24, Tue any, Wed 00-10"),
        (((1, 2),), "Mon 00:01-00:02"),
    ],
)
def test_a_pattern_is_written_in_its_plainest_form(spans: tuple[tuple[int, int], ...], plain: str) -> None:
    assert format_pattern(WeeklyPattern(zone=ZONE, spans=spans)) == plain


@pytest.mark.parametrize(
    "start, end, text",
    [(0, 1440, "00-24"), (1080, 1320, "18-22"), (1110, 1470, "18:30-00:30"), (1320, 1440, "22-24")],
)
def test_a_range_of_the_day_is_written_with_minutes_only_where_needed(start: int, end: int, text: str) -> None:
    assert clock_text(start, end) == text
