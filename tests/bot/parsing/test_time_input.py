from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from bot.parsing.time_input import TimeInputError, TypedTime, read_time
from formats.core.wall_clock import instants_of, wall_time

BERLIN = "Europe/Berlin"
NOW = datetime(2026, 1, 2, 12, 30, tzinfo=UTC)
"""Friday 2 January 2026, 13:30 in Berlin."""


def berlin(text: str) -> datetime:
    """`2026-01-05 19:00` in Berlin, aware."""
    (instant,) = instants_of(datetime.fromisoformat(text), BERLIN)
    return instant


def refused(text: str, zone: str = BERLIN, now: datetime = NOW) -> TimeInputError:
    with pytest.raises(TimeInputError) as caught:
        read_time(text, zone, now)
    assert caught.value.text == text
    return caught.value


@pytest.mark.parametrize(
    "typed, meant",
    [
        ("2026-01-05 19:00", "2026-01-05 19:00"),
        ("2026-01-05T19:00", "2026-01-05 19:00"),
        ("2026-1-5 7pm", "2026-01-05 19:00"),
        ("2026-01-05T18:00Z", "2026-01-05 19:00"),
        ("2026-01-05 19:00+05:30", "2026-01-05 14:30"),
        ("5 jan 7pm", "2026-01-05 19:00"),
        ("5th of January 2027 at 7 p.m.", "2027-01-05 19:00"),
        ("January 5, 2027, 19:00", "2027-01-05 19:00"),
        ("Jan 5 19", "2026-01-05 19:00"),
        ("5. Sept 1930", "2026-09-05 19:30"),
        ("5.1. 19:00", "2026-01-05 19:00"),
        ("5.1.2027 19.30", "2027-01-05 19:30"),
        ("05.01 19:00", "2026-01-05 19:00"),
        ("13/1 19:00", "2026-01-13 19:00"),
        ("1/13/2027 19:00", "2027-01-13 19:00"),
        ("5/5 19:00", "2026-05-05 19:00"),
        ("tomorrow 18:30", "2026-01-03 18:30"),
        ("18h30 tomorrow", "2026-01-03 18:30"),
        ("today at 7 o’clock", "2026-01-02 07:00"),
        ("tonight 8", "2026-01-02 20:00"),
        ("tonight 8pm", "2026-01-02 20:00"),
        ("yesterday 20:00", "2026-01-01 20:00"),
        ("fri 9 jan 19:00", "2026-01-09 19:00"),
        ("mon 5/1 19:00", "2026-01-05 19:00"),
    ],
)
def test_a_day_and_a_time_are_read_on_the_persons_clock(typed: str, meant: str) -> None:
    assert read_time(typed, BERLIN, NOW) == TypedTime(berlin(meant))


@pytest.mark.parametrize(
    "typed, meant",
    [
        ("19:00", "2026-01-02 19:00"),
        ("13:31", "2026-01-02 13:31"),
        ("13:30", "2026-01-03 13:30"),
        ("7am", "2026-01-03 07:00"),
        ("7.30pm", "2026-01-02 19:30"),
        ("19.30", "2026-01-02 19:30"),
        ("noon", "2026-01-03 12:00"),
        ("midnight", "2026-01-03 00:00"),
        ("fri 19:00", "2026-01-02 19:00"),
        ("FRIDAY 13:00", "2026-01-09 13:00"),
        ("this fri 13:31", "2026-01-02 13:31"),
        ("on weds at 12am", "2026-01-07 00:00"),
        ("th 19", "2026-01-08 19:00"),
        ("fri midnight", "2026-01-03 00:00"),
        ("today midnight", "2026-01-03 00:00"),
    ],
)
def test_a_weekday_or_a_time_alone_is_the_next_one(typed: str, meant: str) -> None:
    assert read_time(typed, BERLIN, NOW).at == berlin(meant)


@pytest.mark.parametrize(
    "typed, meant",
    [
        ("27 dec 20:00", "2025-12-27 20:00"),
        ("26 dec 13:31", "2025-12-26 13:31"),
        ("26 dec 13:29", "2026-12-26 13:29"),
        ("1 jan 8:00", "2026-01-01 08:00"),
        ("29 feb 10:00", "2028-02-29 10:00"),
    ],
)
def test_a_date_without_a_year_is_at_most_a_week_back(typed: str, meant: str) -> None:
    assert read_time(typed, BERLIN, NOW).at == berlin(meant)


@pytest.mark.parametrize(
    "typed, ahead",
    [
        ("now", timedelta()),
        ("in 3 hours", timedelta(hours=3)),
        ("In 90 min", timedelta(minutes=90)),
        ("in an hour", timedelta(hours=1)),
        ("in half an hour", timedelta(minutes=30)),
        ("in 1h30", timedelta(minutes=90)),
        ("+2h", timedelta(hours=2)),
        ("3 hours and 10 minutes from now", timedelta(hours=3, minutes=10)),
        ("in 1 day, 3 hours", timedelta(days=1, hours=3)),
        ("in 2 weeks", timedelta(days=14)),
    ],
)
def test_a_span_counts_from_now(typed: str, ahead: timedelta) -> None:
    assert read_time(typed, BERLIN, NOW).at == NOW + ahead


def test_days_pass_on_the_calendar_and_hours_on_a_stopwatch() -> None:
    before = datetime(2026, 3, 28, 12, tzinfo=UTC)
    assert read_time("in 1 day", BERLIN, before).at == before + timedelta(hours=23)
    assert read_time("in 24 hours", BERLIN, before).at == before + timedelta(hours=24)


@pytest.mark.parametrize("typed", ["<t:1736100000>", "<t:1736100000:F>", " <t:1736100000:R> "])
def test_a_discord_timestamp_is_that_instant(typed: str) -> None:
    found = read_time(typed, BERLIN, NOW).at
    assert found == datetime.fromtimestamp(1736100000, UTC)
    assert found.tzinfo is UTC


@pytest.mark.parametrize(
    "typed, meant",
    [
        ("5 jan 7pm est", datetime(2026, 1, 6, 0, 0, tzinfo=UTC)),
        ("5 jul 7pm est", datetime(2026, 7, 5, 23, 0, tzinfo=UTC)),
        ("5 jan 19:00 utc", datetime(2026, 1, 5, 19, 0, tzinfo=UTC)),
        ("5 jan 19:00 Asia/Kolkata", datetime(2026, 1, 5, 13, 30, tzinfo=UTC)),
        ("8:00 america/new_york", datetime(2026, 1, 2, 13, 0, tzinfo=UTC)),
    ],
)
def test_a_zone_may_be_named(typed: str, meant: datetime) -> None:
    assert read_time(typed, BERLIN, NOW).at == meant


def test_a_repeated_time_is_the_first_one_and_says_when_it_comes_again() -> None:
    found = read_time("2026-10-25 02:30", BERLIN, NOW)
    assert found.at == datetime(2026, 10, 25, 0, 30, tzinfo=UTC)
    assert found.again == datetime(2026, 10, 25, 1, 30, tzinfo=UTC)


@pytest.mark.parametrize(
    "zone, typed, nearest",
    [
        (BERLIN, "2026-03-29 02:30", datetime(2026, 3, 29, 1, 0, tzinfo=UTC)),
        ("America/New_York", "8 mar 2:00", datetime(2026, 3, 8, 7, 0, tzinfo=UTC)),
        ("Australia/Lord_Howe", "4 oct 2026 2:15am", datetime(2026, 10, 3, 15, 30, tzinfo=UTC)),
    ],
)
def test_a_skipped_time_is_refused_with_the_nearest_one(zone: str, typed: str, nearest: datetime) -> None:
    error = refused(typed, zone)
    assert error.reason == "skipped"
    assert error.nearest == nearest


@pytest.mark.parametrize(
    "typed, choices",
    [
        ("5/1 19:00", ["2026-01-05 19:00", "2026-05-01 19:00"]),
        ("5-1-2027 19:00", ["2027-01-05 19:00", "2027-05-01 19:00"]),
        ("next friday 19:00", ["2026-01-02 19:00", "2026-01-09 19:00"]),
        ("sat midnight", ["2026-01-03 00:00", "2026-01-04 00:00"]),
        ("5 jan midnight", ["2026-01-05 00:00", "2026-01-06 00:00"]),
    ],
)
def test_what_could_mean_two_things_is_refused_with_both(typed: str, choices: list[str]) -> None:
    error = refused(typed)
    assert error.reason == "two_meanings"
    assert error.choices == tuple(berlin(choice) for choice in choices)


@pytest.mark.parametrize(
    "typed, reason, part, position",
    [
        ("", "nothing_said", "", 0),
        ("  at ", "nothing_said", "at", 2),
        ("whenever", "unknown_word", "whenever", 0),
        ("5 jan 19:00 Mars/Olympus", "unknown_word", "Mars/Olympus", 12),
        ("5 jan 19:00 localtime", "unknown_word", "localtime", 12),
        ("in 3 moons", "unknown_word", "in", 0),
        ("fri 19:00!", "unknown_word", "!", 9),
        ("1e5", "unknown_word", "1", 0),
        ("5 jan", "no_time", "5 jan", 0),
        ("fri", "no_time", "fri", 0),
        ("5 jan 2030", "no_time", "5 jan 2030", 0),
        ("jan 19:00", "no_day", "jan 19:00", 0),
        ("5 jan 25:00", "impossible", "25:00", 6),
        ("5 jan 19:60", "impossible", "19:60", 6),
        ("13pm", "impossible", "13pm", 0),
        ("0am", "impossible", "0am", 0),
        ("2575", "impossible", "2575", 0),
        ("13/13 19:00", "impossible", "13/13", 0),
        ("30 feb 10:00", "impossible", "30 feb 10:00", 0),
        ("2026-02-30 10:00", "impossible", "2026-02-30 10:00", 0),
        ("9999-12-31 23:59", "impossible", "9999-12-31 23:59", 0),
        ("0001-01-01 00:00Z", "impossible", "0001-01-01 00:00Z", 0),
        ("sat 9 jan 19:00", "wrong_weekday", "sat 9 jan 19:00", 0),
        ("5 jan 19:00 20:00", "said_twice", "20:00", 12),
        ("5 jan 6 feb 19:00", "said_twice", "feb", 8),
        ("mon tue 19:00", "said_twice", "tue", 4),
        ("2026-01-05 6.1. 19:00", "said_twice", "6.1.", 11),
        ("fri 19 20", "said_twice", "20", 7),
        ("tomorrow fri 19:00", "said_twice", "tomorrow fri 19:00", 0),
        ("19:00 est cet", "said_twice", "cet", 10),
    ],
)
def test_a_text_that_is_not_one_moment_is_refused_by_its_part(
    typed: str, reason: str, part: str, position: int
) -> None:
    error = refused(typed)
    assert (error.reason, error.part, error.position) == (reason, part, position)


WALLS = st.datetimes(datetime(2025, 1, 1), datetime(2035, 1, 1)).map(  # noqa: DTZ001 - wall times
    lambda moment: moment.replace(second=0, microsecond=0)
)
ZONES = st.sampled_from([BERLIN, "America/New_York", "Asia/Kathmandu", "Australia/Lord_Howe", "Pacific/Apia"])
FORMS = st.sampled_from(
    [
        "%Y-%m-%d %H:%M",
        "%d %b %Y %I:%M%p",
        "%B %d, %Y at %H:%M",
        "%d.%m.%Y %H.%M",
        "%H:%M %a %d %b %Y",
        "%Y-%m-%dT%H:%M",
    ]
)


@given(WALLS, ZONES, FORMS)
def test_every_wall_time_is_read_back_from_every_way_of_writing_it(wall: datetime, zone: str, form: str) -> None:
    instants = instants_of(wall, zone)
    assume(instants)
    found = read_time(wall.strftime(form), zone, NOW)
    assert (found.at, *([found.again] if found.again else [])) == instants
    assert wall_time(found.at, zone) == wall


@given(
    st.datetimes(datetime(2020, 1, 1), datetime(2030, 1, 1), timezones=st.just(UTC)),  # noqa: DTZ001 - bounds
    ZONES,
    st.sampled_from(["mon", "tuesday", "weds", "thu", "fri", "sat", "sun", ""]),
    st.times().map(lambda clock: f"{clock:%H:%M}"),
)
def test_the_next_one_is_ahead_and_within_a_week(now: datetime, zone: str, day: str, clock: str) -> None:
    try:
        found = read_time(f"{day} {clock}", zone, now).at
    except TimeInputError as error:
        found = error.nearest or now
    assert now - timedelta(hours=1) < found <= now + timedelta(days=7 if day else 1, hours=1)
    assert not day or f"{wall_time(found, zone):%a}".lower() == day[:3]


@given(st.text(max_size=30) | st.text(alphabet="0123456789 :./-+apmjnfriswedt<>’", max_size=20))
def test_any_text_is_read_or_refused_with_a_place_inside_it(typed: str) -> None:
    try:
        found = read_time(typed, BERLIN, NOW)
    except TimeInputError as error:
        problem = error
    else:
        assert found.at.tzinfo is UTC
        return
    assert 0 <= problem.position <= len(typed)
    assert problem.part in typed
