"""The window of an act: from when until when it may be done."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from formats.core.errors import TooEarlyError, TooLateError
from formats.core.possible.act import ALWAYS, Window

FIRST = datetime(2026, 3, 2, 12, tzinfo=UTC)
LAST = FIRST + timedelta(hours=1)
MOMENT = timedelta(microseconds=1)


@pytest.mark.parametrize("now", [FIRST, FIRST + MOMENT, LAST - MOMENT, LAST])
def test_both_ends_of_a_window_are_inside(now: datetime) -> None:
    window = Window(FIRST, LAST)
    assert window.is_open(now)
    window.need(now)


def test_what_comes_too_early_is_told_from_when_it_may_be_done() -> None:
    for window in (Window(FIRST, LAST), Window(opens=FIRST)):
        assert not window.is_open(FIRST - MOMENT)
        with pytest.raises(TooEarlyError) as refused:
            window.need(FIRST - MOMENT)
        assert refused.value.allowed_from == FIRST


def test_what_comes_too_late_is_told_until_when_it_could_be_done() -> None:
    for window in (Window(FIRST, LAST), Window(closes=LAST)):
        assert not window.is_open(LAST + MOMENT)
        with pytest.raises(TooLateError) as refused:
            window.need(LAST + MOMENT)
        assert refused.value.allowed_until == LAST


def test_a_side_without_a_moment_is_open_and_by_when_it_should_be_done_closes_nothing() -> None:
    for window in (ALWAYS, Window(opens=FIRST), Window(opens=FIRST, due=FIRST)):
        assert window.is_open(LAST)
        window.need(LAST)
    assert Window(closes=LAST).is_open(FIRST)
