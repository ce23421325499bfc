"""The pretend online-go.com as its adapter and its traps need it, over real sockets."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from bot.sandbox.game_servers.online_go.server import KEY, LEAGUE, PATH, PretendOnlineGo

HEADERS = {"X-OGS-LEAGUE": LEAGUE, "X-OGS-LEAGUE-AUTH": KEY}


@pytest.fixture
async def site() -> AsyncIterator[PretendOnlineGo]:
    async with PretendOnlineGo(page_size=2) as site:
        yield site


@pytest.fixture
async def web(site: PretendOnlineGo) -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession(site.address, headers=HEADERS) as session:
        yield session


async def answer(web: aiohttp.ClientSession, method: str, path: str, **body: Any) -> tuple[int, Any]:
    async with web.request(method, f"{PATH}{path}", json=body or None) as response:
        return response.status, await response.json()


async def made(web: aiohttp.ClientSession, key: str = "k1", **changed: Any) -> tuple[int, Any]:
    for member in ("m1", "m2"):
        await answer(web, "PUT", f"/member/{member}", rating=1500)
    body = {"league_match_id": key, "name": "Round 1", "black_member_id": "m1", "white_member_id": "m2"}
    return await answer(web, "POST", "/matches/", **{**body, "rules": "japanese", "width": 19, "height": 19, **changed})


async def test_nobody_is_answered_without_the_key_of_the_league(site: PretendOnlineGo) -> None:
    async with aiohttp.ClientSession(site.address) as stranger, stranger.get(f"{PATH}/matches/") as response:
        assert response.status == 401


async def test_a_member_is_new_once_and_has_no_account_before_the_first_link(web: aiohttp.ClientSession) -> None:
    first = await answer(web, "PUT", "/member/m1", rating=1500)
    again = await answer(web, "PUT", "/member/m1", rating=1600)
    assert [first[0], again[0]] == [201, 200]
    assert again[1]["ogs_player"] is None


async def test_a_match_is_made_once_and_refused_with_other_terms(web: aiohttp.ClientSession) -> None:
    first, again = await made(web), await made(web)
    assert [first[0], again[0]] == [201, 200]
    assert first[1]["id"] == again[1]["id"]
    status, other = await made(web, rules="chinese")
    assert status == 400
    assert "different rules" in other["detail"]


async def test_while_a_game_runs_both_have_lost_and_one_that_is_annulled_names_a_loser(
    site: PretendOnlineGo, web: aiohttp.ClientSession
) -> None:
    _, match = await made(web)
    site.open_invitation(match["black_invite"], site.player("ada"))
    site.open_invitation(match["white_invite"], site.player("bo"))
    _, running = await answer(web, "GET", f"/matches/{match['id']}")
    assert (running["started"], running["finished"]) == (True, False)
    assert running["black_lost"]
    assert running["white_lost"]
    site.end(str(match["id"]), "annul")
    _, over = await answer(web, "GET", f"/matches/{match['id']}")
    assert (over["annulled"], over["cancelled"]) == (True, False)
    assert (over["black_lost"], over["white_lost"]) == (False, True)


async def test_a_cancelled_match_is_not_annulled(site: PretendOnlineGo, web: aiohttp.ClientSession) -> None:
    _, match = await made(web)
    site.end(str(match["id"]), "cancel")
    _, over = await answer(web, "GET", f"/matches/{match['id']}")
    assert (over["cancelled"], over["annulled"], over["finished"]) == (True, False, False)


async def test_matches_are_filtered_by_the_beginning_of_their_key_page_by_page(web: aiohttp.ClientSession) -> None:
    for key in ("a-1", "a-2", "a-3", "b-1"):
        await made(web, key)
    _, first = await answer(web, "GET", "/matches/?league_match_id__startswith=a-")
    assert (first["count"], len(first["results"])) == (3, 2)
    async with web.get(first["next"]) as response:
        rest = await response.json()
    assert [match["league_match_id"] for match in rest["results"]] == ["a-3"]
    assert rest["next"] is None


async def test_an_unknown_field_is_refused_and_nothing_can_be_deleted(web: aiohttp.ClientSession) -> None:
    assert (await answer(web, "GET", "/matches/?began=today"))[0] == 400
    async with web.delete(f"{PATH}/matches/1") as response:
        assert response.status == 405


async def test_the_page_says_who_won_and_what_was_annulled(site: PretendOnlineGo, web: aiohttp.ClientSession) -> None:
    _, match = await made(web)
    for how, said in (("black wins", "Resignation, black won"), ("annul", "annulled (Resignation, black won)")):
        async with web.post("/pretend/end", data={"game": str(match["id"]), "how": how}) as shown:
            assert said in await shown.text()


async def test_on_the_page_what_has_ended_can_only_be_annulled(
    site: PretendOnlineGo, web: aiohttp.ClientSession
) -> None:
    await made(web)
    assert len(site.games_shown()[0].endings) == 5
    site.end("1", "white wins")
    assert [what for _, what in site.games_shown()[0].endings] == ["annul"]
    site.end("1", "annul")
    assert site.games_shown()[0].endings == ()
