from __future__ import annotations

import pytest

from bot.game_server_api.port import TermsError
from bot.game_servers.online_go.terms import read_terms, terms_of


@pytest.mark.parametrize(
    "typed, written",
    [
        ("19x19 Japanese fischer 7d+1d/7d", "19x19 japanese fischer 7d+1d/7d handicap=0 ranked"),
        ("13x13 aga byoyomi 20m+5x30s unranked", "13x13 aga byoyomi 20m+5x30s handicap=0 unranked"),
        ("japanese|korean simple 2d 9x9 handicap=2", "9x9 japanese|korean simple 2d handicap=2 ranked"),
        ("19x19 chinese canadian 20m+10/5m", "19x19 chinese canadian 20m+10/5m handicap=0 ranked"),
        ("19x19 nz absolute 1h", "19x19 nz absolute 1h handicap=0 ranked"),
    ],
)
def test_terms_are_written_in_one_way(typed: str, written: str) -> None:
    assert read_terms(typed) == written
    assert read_terms(written) == written


@pytest.mark.parametrize(
    "typed",
    ["", "19x19", "19x19 japanese", "japanese fischer 7d+1d/7d", "19x19 japanese fischer", "99x99 aga simple 1d"],
)
def test_what_lacks_something_is_refused(typed: str) -> None:
    with pytest.raises(TermsError):
        read_terms(typed)


def test_the_word_that_cannot_be_read_is_named() -> None:
    with pytest.raises(TermsError) as refused:
        read_terms("19x19 japanese fischer 7d+1d/7d blitz")
    assert refused.value.word == "blitz"


def test_times_are_told_in_seconds() -> None:
    assert terms_of("19x19 aga byoyomi 20m+5x30s").time == {"main_time": 1200, "periods": 5, "period_time": 30}
