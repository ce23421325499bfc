from collections.abc import AsyncIterator

import aiohttp
import pytest

from bot.sandbox.game_servers.lichess.server import PretendLichess


@pytest.fixture
async def site() -> AsyncIterator[PretendLichess]:
    async with PretendLichess() as site:
        site.add_account("Ada", rapid=1600)
        site.add_account("Bo", rapid=1500)
        yield site


@pytest.fixture
async def web() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=30)) as web:
        yield web


async def test_an_outage_lasts_until_it_is_taken_back(site: PretendLichess, web: aiohttp.ClientSession) -> None:
    site.order("outage")
    for _ in range(3):
        with pytest.raises(aiohttp.ClientConnectionError):
            await web.get(f"{site.address}/api/user/ada")
    site.faults.clear()
    async with web.get(f"{site.address}/api/user/ada") as answer:
        assert answer.status == 200
    assert len(site.asked) >= 4, "aiohttp asks a second time by itself where a connection was lost"


async def test_too_many_requests_say_when_to_come_back(site: PretendLichess, web: aiohttp.ClientSession) -> None:
    site.order("busy")
    async with web.get(f"{site.address}/api/user/ada") as answer:
        assert (answer.status, answer.headers["Retry-After"]) == (429, "1")


async def test_a_cut_answer_comes_after_the_work_was_done(site: PretendLichess, web: aiohttp.ClientSession) -> None:
    token = site.host_token("Ada")
    players = f"{site.authorize('Ada')}:{site.authorize('Bo')}"
    site.order("cut")
    form = {"players": players, "clock.limit": "600", "clock.increment": "0"}
    with pytest.raises(aiohttp.ClientError):
        async with web.post(
            f"{site.address}/api/bulk-pairing", data=form, headers={"Authorization": f"Bearer {token}"}
        ) as answer:
            await answer.read()
    assert len(site.games) == 1


async def test_a_slow_answer_and_an_error_come_once_each(site: PretendLichess, web: aiohttp.ClientSession) -> None:
    site.faults.add("*", status=None, delay=0.01)
    site.order("error")
    statuses = []
    for _ in range(3):
        async with web.get(f"{site.address}/api/user/ada") as answer:
            statuses.append(answer.status)
    assert statuses == [200, 500, 200]


async def test_games_are_ended_and_faults_ordered_on_the_page(site: PretendLichess, web: aiohttp.ClientSession) -> None:
    game = site.begin("Ada", "Bo")
    async with web.get(site.address) as answer:
        assert "Ada - Bo" in await answer.text()
    await web.post(f"{site.address}/pretend/end", data={"game": game.id, "how": "white:resign"})
    await web.post(f"{site.address}/pretend/fault", data={"what": "outage"})
    async with web.get(site.address) as answer:
        text = await answer.text()
    assert "resign, white won" in text
    assert "Ordered: no answer." in text
    assert site.asked == []


async def test_what_is_no_ending_is_refused_on_the_page(site: PretendLichess, web: aiohttp.ClientSession) -> None:
    game = site.begin("Ada", "Bo")
    for how in ("white:draw", "white:walked out", "green:resign"):
        async with web.post(f"{site.address}/pretend/end", data={"game": game.id, "how": how}) as answer:
            assert answer.status == 400
    async with web.post(f"{site.address}/pretend/fault", data={"what": "storm"}) as answer:
        assert answer.status == 400


async def test_pages_of_other_sites_press_nothing(site: PretendLichess, web: aiohttp.ClientSession) -> None:
    headers = {"Origin": "https://example.org"}
    async with web.post(f"{site.address}/pretend/fault", data={"what": "outage"}, headers=headers) as answer:
        assert answer.status == 403
    assert site.faults.listed == []


async def test_a_page_for_people_comes_instead_of_every_answer_until_it_is_taken_back(
    site: PretendLichess, web: aiohttp.ClientSession
) -> None:
    site.order("html")
    for _ in range(2):
        async with web.get(f"{site.address}/api/user/ada") as answer:
            assert (answer.status, answer.content_type) == (200, "text/html")
    async with web.get(site.address) as page:
        assert "Ordered: a page instead of answers." in await page.text()
    site.faults.clear()
    async with web.get(f"{site.address}/api/user/ada") as answer:
        assert answer.content_type == "application/json"
