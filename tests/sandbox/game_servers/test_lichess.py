import json
from base64 import urlsafe_b64encode
from collections.abc import AsyncIterator
from datetime import timedelta
from hashlib import sha256
from typing import Any
from urllib.parse import parse_qs, urlsplit

import aiohttp
import pytest

from bot.sandbox.clock import Clock
from bot.sandbox.game_servers.lichess.server import PretendLichess

CLOCK = {"clock.limit": "600", "clock.increment": "5"}


class Asking:
    """Client of the site, with a director's key and four players."""

    def __init__(self, site: PretendLichess, session: aiohttp.ClientSession) -> None:
        self.site, self.session = site, session
        site.add_account("Director")
        self.key = {"Authorization": f"Bearer {site.host_token('Director')}"}
        self.players: dict[str, str] = {}
        for name in ("Ada", "Bo", "Cy", "Di"):
            site.add_account(name, rapid=1600)
            self.players[name] = site.authorize(name)

    async def ask(self, method: str, path: str, **more: Any) -> tuple[int, Any]:
        headers = self.key | more.pop("headers", {})
        async with self.session.request(method, self.site.address + path, headers=headers, **more) as answer:
            text = await answer.text()
            return answer.status, json.loads(
                text
            ) if "json" in answer.content_type and "nd" not in answer.content_type else text

    async def bulk(self, *pairs: str, **more: str) -> tuple[int, Any]:
        players = ",".join(":".join(self.players.get(name, name) for name in pair.split("-")) for pair in pairs)
        return await self.ask("POST", "/api/bulk-pairing", data={"players": players, **CLOCK, **more})

    async def games(self, *ids: str) -> list[dict[str, Any]]:
        lines = {"Accept": "application/x-ndjson"}
        _, text = await self.ask("POST", "/api/games/export/_ids", data=",".join(ids), headers=lines)
        return [json.loads(line) for line in text.splitlines()]


@pytest.fixture
async def asking() -> AsyncIterator[Asking]:
    async with PretendLichess(clock=Clock(running=False)) as site, aiohttp.ClientSession() as session:
        yield Asking(site, session)


async def test_a_bulk_pairs_all_of_its_games(asking: Asking) -> None:
    status, bulk = await asking.bulk("Ada-Bo", "Cy-Di", rated="true")
    assert status == 200
    assert [(game["white"], game["black"]) for game in bulk["games"]] == [("ada", "bo"), ("cy", "di")]
    assert bulk["clock"] == {"limit": 600, "increment": 5}
    first = (await asking.games(bulk["games"][0]["id"]))[0]
    assert first["players"]["white"]["user"] == {"name": "Ada", "id": "ada"}
    assert (first["rated"], first["speed"], first["status"]) == (True, "rapid", "started")
    assert first["clock"] == {"initial": 600, "increment": 5, "totalTime": 800}
    assert "winner" not in first


async def test_a_bad_token_fails_the_whole_bulk_and_is_named(asking: Asking) -> None:
    asking.players["Di"] = asking.site.authorize("Di", "preference:read")
    status, body = await asking.bulk("Ada-Bo", "lip_stranger-Di")
    assert status == 400
    assert body == {"tokens": {"lip_stranger": "No such token", asking.players["Di"]: "Missing scope: challenge:write"}}
    assert asking.site.games == {}
    asking.site.accounts["bo"].closed = True
    _, body = await asking.bulk("Ada-Bo")
    assert body == {"tokens": {asking.players["Bo"]: "Account closed"}}


async def test_a_player_has_one_game_with_a_clock_in_a_bulk_and_several_by_mail(asking: Asking) -> None:
    status, body = await asking.bulk("Ada-Bo", "Cy-Ada")
    assert (status, body) == (400, {"duplicateUsers": ["ada"]})
    status, _ = await asking.bulk("Ada-Bo", "Cy-Ada", days="2")
    assert status == 200


async def test_five_hundred_games_in_ten_minutes_and_no_more(asking: Asking) -> None:
    for number in range(1000):
        asking.site.add_account(f"P{number}")
        asking.players[f"P{number}"] = asking.site.authorize(f"P{number}")
    pairs = [f"P{2 * number}-P{2 * number + 1}" for number in range(500)]
    assert (await asking.bulk(*pairs))[0] == 200
    status, body = await asking.bulk("Ada-Bo")
    assert (status, body) == (429, {"error": "Ratelimited! Max games per 10 minutes: 500"})
    asking.site.clock.advance(timedelta(minutes=11))
    assert (await asking.bulk("Ada-Bo"))[0] == 200


async def test_a_bulk_waits_for_its_moment_and_can_be_cancelled_until_then(asking: Asking) -> None:
    later = str(asking.site.now_ms + 3_600_000)
    _, first = await asking.bulk("Ada-Bo", pairAt=later)
    assert (first["pairedAt"], await asking.games(first["games"][0]["id"])) == (None, [])
    status, body = await asking.bulk("Ada-Cy", pairAt=later)
    assert status == 400
    assert "same players" in body["error"]
    assert await asking.ask("DELETE", f"/api/bulk-pairing/{first['id']}") == (200, {"ok": True})
    _, second = await asking.bulk("Ada-Bo", pairAt=later)
    asking.site.clock.advance(timedelta(hours=2))
    _, shown = await asking.ask("GET", f"/api/bulk-pairing/{second['id']}")
    assert shown["pairedAt"] == asking.site.now_ms
    assert (await asking.ask("DELETE", f"/api/bulk-pairing/{second['id']}"))[0] == 404
    _, listed = await asking.ask("GET", "/api/bulk-pairing")
    assert [bulk["id"] for bulk in listed["bulks"]] == [second["id"]]


@pytest.mark.parametrize(
    "wrong",
    [
        {"days": "4"},
        {"clock.limit": "99999"},
        {"message": "Play!"},
        {"rules": "noLosing"},
        {"players": "one"},
        {"pairAt": "soon"},
    ],
)
async def test_a_form_with_nonsense_is_refused(asking: Asking, wrong: dict[str, str]) -> None:
    players = f"{asking.players['Ada']}:{asking.players['Bo']}"
    status, _ = await asking.ask("POST", "/api/bulk-pairing", data={"players": players, **CLOCK, **wrong})
    assert status == 400


async def test_only_who_may_pair_pairs(asking: Asking) -> None:
    asking.key = {"Authorization": f"Bearer {asking.players['Ada']}"}
    assert await asking.bulk("Ada-Bo") == (403, {"error": "Missing scope: challenge:bulk"})
    asking.key = {"Authorization": "Bearer lip_nothing"}
    assert await asking.bulk("Ada-Bo") == (401, {"error": "No such token"})


async def test_a_draw_names_no_winner_and_a_game_that_was_left_does(asking: Asking) -> None:
    drawn, left = asking.site.begin("Ada", "Bo"), asking.site.begin("Cy", "Di")
    asking.site.finish(drawn.id, "draw")
    asking.site.finish(left.id, "timeout", "black")
    found = {game["id"]: game for game in await asking.games(drawn.id, left.id, "nothing")}
    assert "winner" not in found[drawn.id]
    assert (found[left.id]["status"], found[left.id]["winner"]) == ("timeout", "black")
    assert len(found) == 2


async def test_games_of_a_player_are_filtered_and_newest_first(asking: Asking) -> None:
    old = asking.site.begin("Ada", "Bo")
    asking.site.finish(old.id, "mate", "white")
    asking.site.clock.advance(timedelta(hours=1))
    since = asking.site.now_ms
    casual, rated = asking.site.begin("Bo", "Ada", rated=False), asking.site.begin("Ada", "Bo")
    asking.site.begin("Ada", "Cy")
    for game in (casual, rated):
        asking.site.finish(game.id, "resign", "black")

    async def found(query: str) -> list[str]:
        lines = {"Accept": "application/x-ndjson"}
        _, text = await asking.ask("GET", f"/api/games/user/ada?{query}", headers=lines)
        return [json.loads(line)["id"] for line in text.splitlines()]

    assert await found("vs=bo") == [casual.id, rated.id, old.id]
    assert await found(f"vs=bo&since={since}&rated=true") == [rated.id]
    assert len(await found("ongoing=true")) == 4
    assert await found("vs=bo&max=1&finished=true") == [casual.id]


async def test_without_a_word_about_the_kind_games_come_as_pgn(asking: Asking) -> None:
    game = asking.site.begin("Ada", "Bo")
    asking.site.finish(game.id, "mate", "white")
    _, text = await asking.ask("GET", f"/game/export/{game.id}")
    assert '[White "Ada"]' in text
    assert text.rstrip().endswith("1-0")


async def test_a_profile_is_public_and_a_closed_one_says_only_that(asking: Asking) -> None:
    asking.site.accounts["ada"].bio = "word: lantern"
    _, profile = await asking.ask("GET", "/api/user/ADA")
    assert (profile["id"], profile["perfs"]["rapid"]["rating"], profile["profile"]) == (
        "ada",
        1600,
        {"bio": "word: lantern"},
    )
    asking.site.accounts["bo"].closed = True
    _, several = await asking.ask("POST", "/api/users", data="bo,nobody,cy")
    assert [profile.get("disabled", False) for profile in several] == [True, False]


async def test_consent_is_given_on_a_page_and_exchanged_once_with_its_secret(asking: Asking) -> None:
    challenge = urlsafe_b64encode(sha256(b"verifier").digest()).rstrip(b"=").decode()
    query = {
        "response_type": "code",
        "client_id": "herald",
        "redirect_uri": "http://127.0.0.1:9/back",
        "code_challenge_method": "S256",
        "code_challenge": challenge,
        "scope": "challenge:write",
        "state": "st",
    }
    _, shown = await asking.ask("GET", "/oauth", params=query)
    assert "Allow, as Ada" in shown
    async with asking.session.get(
        f"{asking.site.address}/pretend/grant", params={**query, "as": "Ada"}, allow_redirects=False
    ) as answer:
        back = parse_qs(urlsplit(answer.headers["Location"]).query)
    assert back["state"] == ["st"]
    form = {
        "grant_type": "authorization_code",
        "code": back["code"][0],
        "redirect_uri": query["redirect_uri"],
        "client_id": "herald",
    }
    _, token = await asking.ask("POST", "/api/token", data={**form, "code_verifier": "verifier"})
    asking.key = {"Authorization": f"Bearer {token['access_token']}"}
    assert (await asking.ask("GET", "/api/account"))[1]["id"] == "ada"
    status, refused = await asking.ask("POST", "/api/token", data={**form, "code_verifier": "verifier"})
    assert (status, refused["error"]) == (400, "invalid_grant")
    assert (await asking.ask("DELETE", "/api/token"))[0] == 204
    assert (await asking.ask("GET", "/api/account"))[0] == 401


async def test_a_wrong_secret_gets_no_token(asking: Asking) -> None:
    query = {"client_id": "herald", "redirect_uri": "http://127.0.0.1:9/", "code_challenge": "x", "as": "Ada"}
    async with asking.session.get(
        f"{asking.site.address}/pretend/grant", params=query, allow_redirects=False
    ) as answer:
        code = parse_qs(urlsplit(answer.headers["Location"]).query)["code"][0]
    form = {"grant_type": "authorization_code", "code": code, "redirect_uri": query["redirect_uri"]}
    status, _ = await asking.ask("POST", "/api/token", data={**form, "client_id": "herald", "code_verifier": "guess"})
    assert status == 400


async def test_tokens_are_told_apart(asking: Asking) -> None:
    ada = asking.players["Ada"]
    _, found = await asking.ask("POST", "/api/token/test", data=f"{ada},lip_bad")
    assert found == {ada: {"userId": "ada", "scopes": "challenge:write", "expires": None}, "lip_bad": None}
