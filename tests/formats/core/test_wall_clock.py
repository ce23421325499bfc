from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from formats.core.wall_clock import UnknownZoneError, instant_of, instants_of, wall_time, zone_info
from tests.formats.toolkit.scheduling.weeks import utc

ZONES = [
    "America/New_York",
    "Europe/Berlin",
    "Australia/Lord_Howe",
    "Asia/Kolkata",
    "Pacific/Apia",
    "Africa/Casablanca",
]


@pytest.mark.parametrize(
    "zone, wall, instant",
    [
        ("America/New_York", "2010-01-04 19:00", "2010-01-05 00:00"),
        ("America/New_York", "2010-07-05 19:00", "2010-07-05 23:00"),
        ("Europe/Berlin", "2010-01-04 19:00", "2010-01-04 18:00"),
        ("Australia/Lord_Howe", "2024-07-01 12:00", "2024-07-01 01:30"),
        ("Australia/Lord_Howe", "2024-12-01 12:00", "2024-12-01 01:00"),
        ("Asia/Kolkata", "2024-03-31 02:30", "2024-03-30 21:00"),
    ],
)
def test_an_ordinary_wall_time_is_one_instant(zone: str, wall: str, instant: str) -> None:
    assert instants_of(datetime.fromisoformat(wall), zone) == (utc(instant),)


@pytest.mark.parametrize(
    "zone, wall, end_of_gap",
    [
        ("America/New_York", "2010-03-14 02:00", "2010-03-14 07:00"),
        ("America/New_York", "2010-03-14 02:59", "2010-03-14 07:00"),
        ("Europe/Berlin", "2024-03-31 02:30", "2024-03-31 01:00"),
        ("Australia/Lord_Howe", "2024-10-06 02:15", "2024-10-05 15:30"),
        ("Pacific/Apia", "2011-12-30 19:00", "2011-12-30 10:00"),
    ],
)
def test_a_wall_time_in_a_gap_means_the_first_instant_after_it(zone: str, wall: str, end_of_gap: str) -> None:
    skipped = datetime.fromisoformat(wall)
    assert instants_of(skipped, zone) == ()
    assert instant_of(skipped, zone) == utc(end_of_gap)


@pytest.mark.parametrize(
    "zone, wall, first, second",
    [
        ("America/New_York", "2010-11-07 01:30", "2010-11-07 05:30", "2010-11-07 06:30"),
        ("Europe/Berlin", "2024-10-27 02:00", "2024-10-27 00:00", "2024-10-27 01:00"),
        ("Australia/Lord_Howe", "2024-04-07 01:45", "2024-04-06 14:45", "2024-04-06 15:15"),
    ],
)
def test_a_repeated_wall_time_means_its_first_occurrence(zone: str, wall: str, first: str, second: str) -> None:
    repeated = datetime.fromisoformat(wall)
    assert instants_of(repeated, zone) == (utc(first), utc(second))
    assert instant_of(repeated, zone) == utc(first)


def test_a_wall_time_keeps_its_fraction_of_a_second() -> None:
    wall = datetime(2024, 7, 1, 12, 0, 0, 250_000)  # noqa: DTZ001 - a wall time
    assert instant_of(wall, "Asia/Kolkata") == datetime(2024, 7, 1, 6, 30, 0, 250_000, tzinfo=UTC)


@given(st.datetimes(datetime(1995, 1, 1), datetime(2035, 1, 1)), st.sampled_from(ZONES))  # noqa: DTZ001 - wall times
def test_an_instant_is_among_the_instants_of_what_the_wall_shows(moment: datetime, zone: str) -> None:
    instant = moment.replace(tzinfo=UTC)
    assert instant in instants_of(wall_time(instant, zone), zone)


@given(
    st.datetimes(datetime(1995, 1, 1), datetime(2035, 1, 1)),  # noqa: DTZ001 - wall times
    st.integers(0, 3 * 60),
    st.sampled_from(ZONES),
)
def test_a_later_wall_time_never_means_an_earlier_instant(wall: datetime, minutes: int, zone: str) -> None:
    assert instant_of(wall, zone) <= instant_of(wall + timedelta(minutes=minutes), zone)


@pytest.mark.parametrize(
    "name", ["", "Europe", "Europe/Atlantis", "../etc/passwd", "/etc/localtime", "no zone\0", "localtime", "right/UTC"]
)
def test_an_unknown_zone_is_refused_by_name(name: str) -> None:
    with pytest.raises(UnknownZoneError) as refused:
        zone_info(name)
    assert refused.value.zone == name
