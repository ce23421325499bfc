from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.parsing.zone_names import COMMON_ZONES, OTHER_CITIES, OTHER_REGIONS, SPOKEN_NAMES
from bot.parsing.zones import MOST_ZONES, exact_zone, find_zones, zone_label
from formats.core.wall_clock import UnknownZoneError, zone_info

SUMMER = datetime(2026, 7, 1, 12, tzinfo=UTC)
WINTER = datetime(2026, 1, 1, 12, tzinfo=UTC)


@pytest.mark.parametrize(
    "typed, first",
    [
        ("berlin", "Europe/Berlin"),
        ("BERL", "Europe/Berlin"),
        ("est", "America/New_York"),
        ("EDT", "America/New_York"),
        ("Eastern", "America/New_York"),
        ("us/eastern", "America/New_York"),
        ("cet", "Europe/Berlin"),
        ("bst", "Europe/London"),
        ("utc", "UTC"),
        ("GMT", "UTC"),
        ("new y", "America/New_York"),
        ("America/New_York", "America/New_York"),
        ("new_york", "America/New_York"),
        ("lord howe", "Australia/Lord_Howe"),
        ("munich", "Europe/Berlin"),
        ("San Fran", "America/Los_Angeles"),
        ("Zürich", "Europe/Zurich"),
        ("são paulo", "America/Sao_Paulo"),
        ("germany", "Europe/Berlin"),
        ("united states", "America/New_York"),
        ("japan", "Asia/Tokyo"),
        ("asia/calcutta", "Asia/Calcutta"),
        ("berln", "Europe/Berlin"),
        ("USA", "America/New_York"),
        ("uk", "Europe/London"),
        ("California", "America/Los_Angeles"),
        ("melburne", "Australia/Melbourne"),
    ],
)
def test_the_zone_a_person_means_comes_first(typed: str, first: str) -> None:
    assert find_zones(typed, WINTER)[0] == first


@pytest.mark.parametrize(
    "typed, winter, summer",
    [
        ("utc gmt z zulu universal", "+0000", "+0000"),
        ("est edt et eastern", "-0500", "-0400"),
        ("cst cdt ct central", "-0600", "-0500"),
        ("mst mdt mt mountain", "-0700", "-0600"),
        ("pst pdt pt pacific", "-0800", "-0700"),
        ("akst akdt", "-0900", "-0800"),
        ("hst", "-1000", "-1000"),
        ("ast adt", "-0400", "-0300"),
        ("nst ndt", "-0330", "-0230"),
        ("brt brst art", "-0300", "-0300"),
        ("bst wet west", "+0000", "+0100"),
        ("cet cest mez mesz", "+0100", "+0200"),
        ("eet eest", "+0200", "+0300"),
        ("msk trt eat", "+0300", "+0300"),
        ("gst", "+0400", "+0400"),
        ("pkt", "+0500", "+0500"),
        ("ist", "+0530", "+0530"),
        ("wib ict", "+0700", "+0700"),
        ("sgt hkt pht awst", "+0800", "+0800"),
        ("jst kst", "+0900", "+0900"),
        ("acst acdt", "+1030", "+0930"),
        ("aest aedt", "+1100", "+1000"),
        ("nzst nzdt", "+1300", "+1200"),
        ("wat", "+0100", "+0100"),
        ("sast cat", "+0200", "+0200"),
        ("england scotland wales", "+0000", "+0100"),
        ("holland", "+0100", "+0200"),
        ("uae", "+0400", "+0400"),
        ("california nevada oregon sf", "-0800", "-0700"),
        ("texas illinois minnesota wisconsin", "-0600", "-0500"),
        ("colorado utah", "-0700", "-0600"),
        ("arizona", "-0700", "-0700"),
        ("florida massachusetts virginia nyc ontario quebec", "-0500", "-0400"),
        ("victoria", "+1100", "+1000"),
        ("queensland", "+1000", "+1000"),
    ],
)
def test_an_abbreviation_or_a_region_finds_the_clock_that_is_meant_first(typed: str, winter: str, summer: str) -> None:
    for word in typed.split():
        zone = zone_info(find_zones(word, WINTER)[0])
        assert [format(moment.astimezone(zone), "%z") for moment in (WINTER, SUMMER)] == [winter, summer], word


@pytest.mark.parametrize(
    "typed, zones",
    [
        ("us eastern", ("America/New_York", "America/Toronto")),
        ("cet", ("Europe/Berlin", "Europe/Paris", "Europe/Madrid", "Europe/Rome")),
        ("eet", ("Europe/Athens", "Europe/Helsinki", "Europe/Kyiv", "Africa/Cairo")),
        ("ist", ("Asia/Kolkata", "Asia/Jerusalem", "Europe/Dublin")),
        ("aest", ("Australia/Sydney", "Australia/Melbourne", "Australia/Brisbane")),
        ("new south wales", ("Australia/Sydney",)),
        ("british columbia", ("America/Vancouver",)),
    ],
)
def test_of_several_zones_that_can_be_meant_the_likeliest_come_first(typed: str, zones: tuple[str, ...]) -> None:
    assert find_zones(typed, WINTER)[: len(zones)] == zones


@pytest.mark.parametrize(
    "typed, now, first, last",
    [
        ("utc+2", SUMMER, "Europe/Berlin", "Etc/GMT-2"),
        ("UTC +2", WINTER, "Europe/Athens", "Etc/GMT-2"),
        ("gmt-5", WINTER, "America/New_York", "Etc/GMT+5"),
        ("-5", SUMMER, "America/Chicago", "Etc/GMT+5"),
        ("utc−5", SUMMER, "America/Chicago", "Etc/GMT+5"),
        ("+5:30", WINTER, "Asia/Kolkata", "Asia/Colombo"),
        ("utc+0530", WINTER, "Asia/Kolkata", "Asia/Colombo"),
        ("utc-3:30", WINTER, "America/St_Johns", "America/St_Johns"),
        ("utc+0", WINTER, "Europe/London", "UTC"),
    ],
)
def test_an_offset_finds_the_zones_that_are_there_now(typed: str, now: datetime, first: str, last: str) -> None:
    found = find_zones(typed, now)
    wanted = now.astimezone(zone_info(first)).utcoffset()
    assert (found[0], found[-1]) == (first, last)
    assert {now.astimezone(zone_info(zone)).utcoffset() for zone in found} == {wanted}


@pytest.mark.parametrize("typed", ["utc+99", "utc-13:15", "xyzzy", "+25", "posix/Europe/Berlin"])
def test_what_fits_nothing_finds_nothing(typed: str) -> None:
    assert find_zones(typed, WINTER) == ()


@pytest.mark.parametrize(
    "typed, zones",
    [
        ("paris", ("Europe/Paris",)),
        ("seatt", ("America/Los_Angeles",)),
        ("santiag", ("America/Santiago",)),
        ("tok", ("Asia/Tokyo",)),
        ("norwa", ("Europe/Oslo",)),
        ("america kentucky", ("America/Kentucky/Louisville", "America/Kentucky/Monticello")),
    ],
)
def test_a_city_is_found_before_other_words_that_begin_so(typed: str, zones: tuple[str, ...]) -> None:
    assert find_zones(typed, WINTER)[: len(zones)] == zones


def test_of_many_zones_at_an_offset_the_one_that_is_always_there_stays_the_last() -> None:
    found = find_zones("utc+1", WINTER, limit=3)
    assert len(found) == 3
    assert found[-1] == "Etc/GMT-1"
    assert find_zones("utc+0", WINTER, limit=3)[-1] == "UTC"


@pytest.mark.parametrize("typed", ["", "  ", "…"])
def test_nothing_typed_gives_the_zones_most_people_live_in(typed: str) -> None:
    assert find_zones(typed, WINTER) == COMMON_ZONES[:MOST_ZONES]


def test_no_more_are_given_than_asked_for() -> None:
    assert len(find_zones("a", WINTER)) == MOST_ZONES
    assert len(find_zones("utc+1", WINTER, limit=3)) == 3


@given(st.text(max_size=12) | st.text(alphabet="abcdefgimnortu+-:0123456789 /", max_size=8))
def test_whatever_is_typed_only_different_existing_zones_are_found(typed: str) -> None:
    found = find_zones(typed, SUMMER)
    assert len(found) == len(set(found)) <= MOST_ZONES
    assert [zone for zone in found if zone_info(zone).utcoffset(SUMMER) is None] == []


def test_every_zone_we_name_exists() -> None:
    spoken = (zone for zones in (*SPOKEN_NAMES.values(), *OTHER_REGIONS.values()) for zone in zones)
    named = {*COMMON_ZONES, *OTHER_CITIES.values(), *spoken}
    assert [
        zone for zone in sorted(named) if abs(zone_info(zone).utcoffset(SUMMER) or timedelta()) > timedelta(hours=14)
    ] == []


def test_a_label_shows_the_clock_there() -> None:
    assert zone_label("Asia/Kolkata", WINTER) == "Asia/Kolkata (now Thu 17:30)"


@pytest.mark.parametrize(
    "typed, zone",
    [
        ("Europe/Berlin", "Europe/Berlin"),
        ("europe/berlin", "Europe/Berlin"),
        ("EST", "America/New_York"),
        ("utc", "UTC"),
    ],
)
def test_an_exact_name_is_one_zone(typed: str, zone: str) -> None:
    assert exact_zone(typed) == zone


@pytest.mark.parametrize("typed", ["", "berlin", "Europe", "localtime", "right/UTC"])
def test_a_name_that_is_not_exact_is_refused(typed: str) -> None:
    with pytest.raises(UnknownZoneError) as caught:
        exact_zone(typed)
    assert caught.value.zone == typed
