"""The published data of chess.com, over real sockets: reading only."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta

import pytest

from bot.game_server_api.port import GameServerError, LinkAsked, Surroundings, TermsError
from bot.game_servers.chess_com import SERVER, ChessCom, months
from bot.sandbox.clock import Clock
from bot.sandbox.game_servers.chess_com import PretendChessCom
from tests.bot.game_servers.wanting import ROUND_BEGAN, trouble_of, wanted, watched

TERMS = "10+5 rated"


@pytest.fixture
async def site() -> AsyncIterator[PretendChessCom]:
    """A site with three players, a minute after the round began."""
    async with PretendChessCom(clock=Clock(ROUND_BEGAN + timedelta(minutes=1), running=False)) as pretend:
        for name in ("Ada", "Bob", "Cyd"):
            pretend.add_player(name, chess_rapid=1600)
        yield pretend


@pytest.fixture
async def adapter(site: PretendChessCom) -> AsyncIterator[ChessCom]:
    """The adapter of the site."""
    opened = SERVER.opened(SERVER.settings(address=site.address), Surroundings("Herald/test", site.clock.now, ""))
    assert isinstance(opened, ChessCom)
    yield opened
    await opened.close()


async def test_an_account_is_proved_by_a_word_in_the_profile(site: PretendChessCom, adapter: ChessCom) -> None:
    asked = LinkAsked("p1", "Ada")
    begun = await adapter.begin_link(asked)
    with pytest.raises(GameServerError) as caught:
        await adapter.finish_link(asked, begun)
    assert trouble_of(caught.value) == "not_proved"
    site.players["ada"].location = f"Rome, {begun.word}"
    assert (await adapter.finish_link(asked, begun)).account == "ada"
    site.players["bob"].closed = True
    for name in ("Bob", "Nobody", "a b"):
        with pytest.raises(GameServerError) as caught:
            await adapter.begin_link(LinkAsked("p2", name))
        assert trouble_of(caught.value) == "unknown_account"


@pytest.mark.parametrize(
    "results,winner,how",
    [
        ("win:checkmated", 0, "normal"),
        ("timeout:win", 1, "normal"),
        ("repetition:repetition", None, "normal"),
        ("abandoned:win", 1, "forfeit"),
        ("lose:win", 1, "unclear"),
    ],
)
async def test_a_game_is_found_once_it_is_over(
    site: PretendChessCom, adapter: ChessCom, results: str, winner: int | None, how: str
) -> None:
    game = wanted("Ada", "Bob", TERMS)
    assert (await adapter.make([game])).games == {}
    begun = site.begin("Ada", "Bob")
    site.end(site.begin("Ada", "Cyd").id, "win:resigned")
    assert list(await adapter.happened([watched(game)])) == []
    site.clock.advance(timedelta(days=40))
    site.end(begun.id, results)
    (seen,) = await adapter.happened([watched(game)])
    assert (seen.id, seen.first, seen.second, seen.oddities) == (begun.id, "ada", "bob", ())
    assert (seen.state, seen.winner, seen.how, seen.started_at) == ("finished", winner, how, begun.began)
    assert {request.method for request in site.asked} == {"GET"}


async def test_games_from_before_the_round_do_not_count_and_other_terms_are_odd(
    site: PretendChessCom, adapter: ChessCom
) -> None:
    game = wanted("Ada", "Bob", TERMS)
    before = site.begin("Ada", "Bob")
    before.began = ROUND_BEGAN - timedelta(minutes=5)
    site.end(before.id, "win:resigned")
    assert list(await adapter.happened([watched(game)])) == []
    other = site.begin("Bob", "Ada", control="180", rated=False)
    site.end(other.id, "win:resigned")
    (odd,) = await adapter.happened([watched(game)])
    assert (odd.id, odd.first, odd.oddities) == (other.id, "bob", ("wrong_time", "unrated"))
    right = site.begin("Ada", "Bob")
    site.end(right.id, "agreed:agreed")
    assert [seen.id for seen in await adapter.happened([watched(game)])] == [right.id]
    assert [seen.id for seen in await adapter.happened([watched(game, other.id)])] == [other.id]


async def test_ratings_are_read_one_player_after_the_other(site: PretendChessCom, adapter: ChessCom) -> None:
    site.add_player("Dot")
    ratings = await adapter.ratings(["ada", "dot", "nobody"])
    assert (ratings.found, ratings.troubles) == ({"ada": 1600}, {"dot": "no_rating", "nobody": "unknown_account"})


async def test_the_pretend_site_is_as_the_checks_expect(site: PretendChessCom) -> None:
    site.end(site.begin("Ada", "Bob").id, "win:resigned")
    assert SERVER.checks is not None
    month = f"{ROUND_BEGAN:%Y/%m}"
    surroundings = Surroundings("Herald/test", site.clock.now, "")
    planned, opened = SERVER.checks(
        SERVER.settings(address=site.address), surroundings, {"account": "Ada", "month": month}
    )
    for check in planned:
        await check.look()
    await opened.close()


def test_months_are_those_from_the_round_to_now() -> None:
    began, now = datetime(2026, 11, 30, 23, tzinfo=UTC), datetime(2027, 1, 1, tzinfo=UTC)
    assert list(months(began, now)) == ["2026/11", "2026/12", "2027/01"]


def test_terms_have_one_form() -> None:
    assert [SERVER.read_terms(text) for text in ("10+5", "15+0 casual chess960", "3d")] == [
        "10+5 rated chess",
        "15+0 casual chess960",
        "3d rated chess",
    ]
    for text in ("rated", "10+5 atomic"):
        with pytest.raises(TermsError):
            SERVER.read_terms(text)
