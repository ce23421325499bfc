"""Ratings read from the playing site, by everybody's number there."""

from __future__ import annotations

import pytest

from bot.parsing.ogs import TRIES, Ogs, OgsError, read_player
from bot.runtime.settings import ProcessSettings
from tests.bot.leagues.playing_site import BROKEN, playing_site


async def test_the_overall_rating_is_read() -> None:
    async with playing_site() as (site, ogs):
        found = await ogs.ratings(["1001", "1002", "1001"])
    assert (found.names["1001"], found.found["1001"]) == ("stonebystone", 2041.6382)
    assert found.found["1002"] == 1667.2
    assert sorted(site.asked) == [1001, 1002]


async def test_whoever_is_not_known_there_keeps_nobody_else_from_being_read() -> None:
    async with playing_site() as (_, ogs):
        found = await ogs.ratings(["7", str(BROKEN), "1002"])
    assert found.troubles == {"7": "unknown_account", str(BROKEN): "unreadable"}
    assert list(found.found) == ["1002"]


async def test_a_busy_server_is_asked_again_a_little_later() -> None:
    async with playing_site(busy=TRIES - 1) as (site, ogs):
        found = await ogs.ratings(["1001"])
    assert list(found.found) == ["1001"]
    assert len(site.asked) == TRIES


async def test_a_server_that_stays_busy_is_left_alone() -> None:
    async with playing_site(busy=100) as (site, ogs):
        found = await ogs.ratings(["1001"])
    assert found.troubles == {"1001": "unreachable"}
    assert len(site.asked) == TRIES


async def test_no_server_is_no_accident() -> None:
    found = await Ogs("http://127.0.0.1:1", pause=0.0).ratings(["1001"])
    assert found.troubles == {"1001": "unreachable"}


@pytest.mark.parametrize("answer", [None, [], {}, {"username": "x", "ratings": {"overall": {"rating": "strong"}}}])
def test_an_answer_without_a_rating_is_refused(answer: object) -> None:
    with pytest.raises(OgsError) as refused:
        read_player(1, answer)
    assert refused.value.trouble == "unreadable"


def test_a_host_can_switch_it_off(monkeypatch: pytest.MonkeyPatch) -> None:
    assert ProcessSettings(_env_file=None).ogs
    monkeypatch.setenv("HERALD_OGS", "off")
    assert not ProcessSettings(_env_file=None).ogs
