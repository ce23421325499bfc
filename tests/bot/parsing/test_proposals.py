"""What a button that proposes a time says of a clock."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

from bot.parsing.proposals import clock_of
from tests.bot.season import new_person

AT = datetime(2026, 1, 1, 10, tzinfo=UTC)


def test_the_clock_of_a_person_is_in_their_own_zone_where_that_is_known() -> None:
    somebody = new_person(1)
    assert clock_of(replace(somebody, zone="Asia/Tokyo"), "Europe/Berlin", AT) == "Thu 19:00 (Asia/Tokyo)"
    assert clock_of(somebody, "Europe/Berlin", AT) == clock_of(None, "Europe/Berlin", AT) == "Thu 11:00 (Europe/Berlin)"
