"""Forks of lila, over real sockets: games that players start are found by the forks' own routes alone."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import timedelta

import pytest

from bot.game_server_api.lila_forks import LilaFork
from bot.game_server_api.port import GameServerError, LinkAsked, TermsError
from bot.game_servers import lidraughts, lishogi
from bot.sandbox.clock import Clock
from bot.sandbox.game_servers.lila_forks import PretendLidraughts, PretendLishogi
from tests.bot.game_servers.wanting import ROUND_BEGAN, surroundings, trouble_of, wanted, watched

FORKS = {"lishogi": (PretendLishogi, lishogi), "lidraughts": (PretendLidraughts, lidraughts)}
TERMS = "10+0 rated"


@pytest.fixture(params=FORKS)
async def site(request: pytest.FixtureRequest) -> AsyncIterator[PretendLidraughts]:
    """A fork with three players."""
    clock = Clock(ROUND_BEGAN + timedelta(minutes=1), running=False)
    async with FORKS[request.param][0](clock=clock) as pretend:
        for name in ("Ada", "Bo", "Cy"):
            pretend.add_account(name, rapid=1600)
        yield pretend


@pytest.fixture
async def adapter(site: PretendLidraughts) -> AsyncIterator[LilaFork]:
    """The adapter of the fork."""
    plugin = lishogi.SERVER if isinstance(site, PretendLishogi) else lidraughts.SERVER
    opened = plugin.opened(plugin.settings(address=site.address), surroundings())
    assert isinstance(opened, LilaFork)
    yield opened
    await opened.close()


async def test_an_account_is_proved_by_a_word_in_the_profile(site: PretendLidraughts, adapter: LilaFork) -> None:
    asked = LinkAsked("p1", "Ada")
    begun = await adapter.begin_link(asked)
    with pytest.raises(GameServerError) as caught:
        await adapter.finish_link(asked, begun)
    assert trouble_of(caught.value) == "not_proved"
    site.write_profile("Ada", f"I play. {begun.word}")
    assert (await adapter.finish_link(asked, begun)).account == "ada"
    site.accounts["bo"].closed = True
    for name in ("Bo", "Nobody"):
        with pytest.raises(GameServerError) as caught:
            await adapter.begin_link(LinkAsked("p2", name))
        assert trouble_of(caught.value) == "unknown_account"


async def test_the_game_that_two_players_started_is_found_with_its_winner(
    site: PretendLidraughts, adapter: LilaFork
) -> None:
    game = wanted("Ada", "Bo", TERMS)
    assert (await adapter.make([game])).games == {}
    assert list(await adapter.happened([watched(game)])) == []
    site.begin("Bo", "Cy")
    begun = site.begin("Ada", "Bo")
    (seen,) = await adapter.happened([watched(game)])
    assert (seen.id, seen.state, seen.winner, seen.oddities) == (begun.id, "running", None, ())
    site.move(begun.id, 4)
    site.finish(begun.id, "resign", "black")
    (over,) = await adapter.happened([watched(game, begun.id)])
    assert (over.first, over.second, over.state, over.winner, over.how) == ("ada", "bo", "finished", 1, "normal")
    assert {(request.method, request.path) for request in site.asked} == {("GET", "/api/games/user/ada")}


@pytest.mark.parametrize("status,how", [("noStart", "forfeit"), ("cheat", "unclear"), ("mate", "normal")])
async def test_how_a_game_ended(site: PretendLidraughts, adapter: LilaFork, status: str, how: str) -> None:
    game = wanted("Ada", "Bo", TERMS)
    site.finish(site.begin("Ada", "Bo").id, status, "white")
    (seen,) = await adapter.happened([watched(game)])
    assert (seen.winner, seen.how) == (0, how)


async def test_a_game_on_other_terms_is_odd_and_one_on_the_terms_goes_before_it(
    site: PretendLidraughts, adapter: LilaFork
) -> None:
    game = wanted("Ada", "Bo", TERMS)
    site.begin("Ada", "Bo", rated=False, clock=(300, 3))
    (odd,) = await adapter.happened([watched(game)])
    assert odd.oddities == ("wrong_time", "unrated")
    right = site.begin("Ada", "Bo")
    site.clock.advance(timedelta(minutes=1))
    site.begin("Bo", "Ada", rated=False)
    assert [seen.id for seen in await adapter.happened([watched(game)])] == [right.id]


async def test_ratings_are_read_and_accounts_without_one_are_named(site: PretendLidraughts, adapter: LilaFork) -> None:
    site.add_account("Di")
    ratings = await adapter.ratings(["ada", "di", "nobody"])
    assert (ratings.found, ratings.names) == ({"ada": 1600}, {"ada": "Ada"})
    assert ratings.troubles == {"di": "no_rating", "nobody": "unknown_account"}


@pytest.mark.parametrize("path", ["/api/bulk-pairing", "/api/games/export/_ids", "/api/token"])
async def test_a_fork_has_no_route_that_it_does_not_publish(
    site: PretendLidraughts, adapter: LilaFork, path: str
) -> None:
    assert (await adapter.caller.call("POST", path)).status == 404


@pytest.mark.parametrize("fork", FORKS)
async def test_the_pretend_fork_is_as_the_checks_expect(fork: str) -> None:
    async with FORKS[fork][0]() as site:
        site.add_account("Ada")
        site.add_account("Bo")
        site.begin("Ada", "Bo")
        plugin = FORKS[fork][1].SERVER
        assert plugin.checks is not None
        planned, opened = plugin.checks(plugin.settings(address=site.address), surroundings(), {"account": "Ada"})
        for check in planned:
            await check.look()
        await opened.close()


async def test_byoyomi_belongs_to_the_terms_of_shogi() -> None:
    read = lishogi.SERVER.read_terms
    assert [read(text) for text in ("10+0|30", "10+5|30x2 casual minishogi", "5+3")] == [
        "10+0|30 rated standard",
        "10+5|30x2 casual minishogi",
        "5+3 rated standard",
    ]
    for text in ("10+0|30", "10+5 chess960", "rated"):
        with pytest.raises(TermsError):
            lidraughts.SERVER.read_terms(text)
    async with PretendLishogi(clock=Clock(ROUND_BEGAN + timedelta(minutes=1), running=False)) as site:
        site.add_account("Ada")
        site.add_account("Bo")
        site.byoyomi = 30, 1
        site.begin("Ada", "Bo")
        adapter = lishogi.SERVER.opened(lishogi.LishogiSettings(address=site.address), surroundings())
        found = [await adapter.happened([watched(wanted("Ada", "Bo", terms))]) for terms in ("10+0|30", "10+0")]
        await adapter.close()
    assert [game.oddities for games in found for game in games] == [(), ("wrong_time",)]
