"""The checks a host runs against the real servers, run against the pretend ones: neither may rot."""

import json
import os
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from pydantic import SecretStr

from bot import check_servers
from bot.game_server_api.contract import differences
from bot.game_servers.lichess.contract import checks as lichess_checks
from bot.game_servers.lichess.settings import LichessSettings
from bot.game_servers.online_go.contract import checks as online_go_checks
from bot.game_servers.online_go.settings import OnlineGoSettings
from bot.game_servers.woogles.contract import checks as woogles_checks
from bot.game_servers.woogles.settings import WooglesSettings
from bot.plugins import GAME_SERVERS, UnknownGameServerError
from bot.sandbox.game_servers.lichess import shapes as lichess_shapes
from bot.sandbox.game_servers.lichess.server import PretendLichess
from bot.sandbox.game_servers.online_go.server import KEY, LEAGUE, PretendOnlineGo
from bot.sandbox.game_servers.woogles import shapes as woogles_shapes
from bot.sandbox.game_servers.woogles.server import PretendWoogles
from tests.bot.game_servers.wanting import surroundings
from tests.descriptions.__main__ import READERS, SOURCES
from tests.descriptions.exchanges import Exchange, contract, faults_with_lichess, faults_with_woogles


@pytest.fixture
async def lichess() -> AsyncIterator[PretendLichess]:
    async with PretendLichess() as site:
        for name in ("Host", "Ada", "Bo"):
            site.add_account(name, rapid=1500)
        for _ in range(3):
            site.finish(site.begin("Ada", "Bo").id, "mate", "white")
        yield site


@pytest.fixture
async def woogles() -> AsyncIterator[PretendWoogles]:
    async with PretendWoogles() as site:
        for name in ("director", "ada", "bo"):
            site.add_user(name, CSW24=1500.0)
        event = site.add_tournament("Open", "director", "A", ["ada", "bo"], 2)
        pairing = event.divisions["A"]
        site._pair(pairing, (site.user("ada").tournament_id, site.user("bo").tournament_id), 0, "NO_RESULT")
        site.finish(site.begin(event.id, "A", pairing.pairings[0]).id, 400, 390)
        yield site


async def lichess_differs(site: PretendLichess, token: str) -> list[str]:
    settings = LichessSettings(address=site.address, token=SecretStr(token))
    checks, adapter = lichess_checks(settings, surroundings(), {"account": "Ada", "game": next(iter(site.games))})
    try:
        return await differences(checks)
    finally:
        await adapter.close()


async def woogles_differs(site: PretendWoogles) -> list[str]:
    known = {"account": "ada", "event": "/tournament/open"}
    checks, adapter = woogles_checks(WooglesSettings(address=site.address), surroundings(), known)
    try:
        return await differences(checks)
    finally:
        await adapter.close()


async def test_the_pretend_lichess_is_as_we_rely_on(lichess: PretendLichess) -> None:
    before = set(lichess.games)
    assert await lichess_differs(lichess, lichess.host_token("Host")) == []
    assert (set(lichess.games), lichess.bulks) == (before, {})


async def test_a_token_without_the_scope_is_told(lichess: PretendLichess) -> None:
    found = await lichess_differs(lichess, lichess.authorize("Host"))
    assert found[0] == "the host's token: the token lacks the scope challenge:bulk"
    assert await lichess_differs(lichess, "lip_gone") == [
        "the host's token: refused the token is not known there",
        'the host\'s bulk pairings: refused status 401 {"error": "No such token"}',
    ]


async def test_a_field_that_is_gone_from_lichess_is_named(
    lichess: PretendLichess, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = lichess_shapes.user_json

    def renamed(*given: object) -> dict[str, object]:
        body = whole(*given)  # type: ignore[arg-type]
        return {"login" if key == "username" else key: value for key, value in body.items()}

    monkeypatch.setattr(lichess_shapes, "user_json", renamed)
    found = await lichess_differs(lichess, "")
    assert "the profile of an account: unreadable username: Field required" in found


async def test_the_pretend_woogles_is_as_we_rely_on(woogles: PretendWoogles) -> None:
    assert await woogles_differs(woogles) == []


async def test_an_end_of_games_nobody_knows_is_told(woogles: PretendWoogles, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = woogles_shapes.ended_game
    monkeypatch.setattr(woogles_shapes, "ended_game", lambda game: whole(game) | {"end_reason": "EARTHQUAKE"})
    assert await woogles_differs(woogles) == ["games of a tournament: unknown end reasons: EARTHQUAKE"]


async def test_a_server_that_is_away_is_told_for_each_check(woogles: PretendWoogles) -> None:
    woogles.order("outage")
    assert {line.partition(": ")[2].split()[0] for line in await woogles_differs(woogles)} == {"unreachable"}


def test_every_server_there_is_can_be_checked() -> None:
    assert [key for key, plugin in GAME_SERVERS.found.by_key.items() if plugin.checks is None] == []


@pytest.mark.parametrize("key", [KEY, "another"])
async def test_the_pretend_online_go_is_as_we_rely_on(key: str) -> None:
    async with PretendOnlineGo() as site:
        account = str(site.player("somebody").id)
        settings = OnlineGoSettings(address=site.address, league=LEAGUE, key=SecretStr(key))
        checks, adapter = online_go_checks(settings, surroundings(), {"account": account})
        try:
            told = await differences(checks)
        finally:
            await adapter.close()
    assert [line.partition(": ")[2].split()[0] for line in told] == ([] if key == KEY else ["refused"])


def test_servers_are_named_with_what_is_known_there() -> None:
    asked = check_servers.asked_for(["lichess", "account=a", "game=b", "woogles"])
    assert asked == {"lichess": {"account": "a", "game": "b"}, "woogles": {}}
    assert check_servers.asked_for([]).keys() == GAME_SERVERS.found.by_key.keys()
    for words in (["chessdotcom"], ["account=a"]):
        with pytest.raises(UnknownGameServerError):
            check_servers.asked_for(words)


async def test_what_differs_is_printed_and_decides_how_it_ends(
    lichess: PretendLichess, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("HERALD_LICHESS_ADDRESS", lichess.address)
    game = next(iter(lichess.games))
    assert await check_servers.main(["lichess", "account=ada", f"game={game}"]) == 0
    assert capsys.readouterr().out == "lichess: 6 looked at, as we rely on\n"
    assert await check_servers.main(["lichess", "account=ada", "game=gone"]) == 1
    assert "  games by their ids: the games is [], not ['gone']" in capsys.readouterr().out


def sent(method: str, path: str, answer: object, *, status: int = 200, **more: Any) -> Exchange:
    """An exchange with this answer."""
    fields = {"query": {}, "form": None, "body": None, "text": None, "accept": "", **more}
    return Exchange(method=method, path=path, status=status, answer=json.dumps(answer), **fields)


def test_what_lichess_does_not_describe_is_a_fault() -> None:
    profile = {"id": "ada", "username": "Ada", "url": "https://lichess.org/@/Ada"}
    assert faults_with_lichess(sent("GET", "/api/user/Ada", profile)) == []
    assert faults_with_lichess(sent("GET", "/api/user/Ada", profile | {"id": 7, "mood": "good"})) == [
        "GET /api/user/{username} 200: id: 7 is not of type 'string'",
        "GET /api/user/{username} 200: .mood is not described",
    ]
    assert faults_with_lichess(sent("GET", "/api/user/Ada", profile, query={"profile": "yes", "all": "1"})) == [
        "GET /api/user/{username} query: profile: 'yes' is not of type 'boolean'",
        "GET /api/user/{username} query: all is not described",
    ]
    assert faults_with_lichess(sent("POST", "/api/bulk-pairing", {}, form={"day": "1"}, status=400)) == [
        "POST /api/bulk-pairing form: day is not described"
    ]
    assert faults_with_lichess(sent("GET", "/api/elsewhere", {})) == [
        "GET /api/elsewhere: no operation of the contract"
    ]


def test_what_liwords_does_not_define_is_a_fault() -> None:
    path = "/api/tournament_service.TournamentService/RecentGames"
    game = {"game_id": "g", "players": [{"username": "ada", "score": 1, "result": "WIN"}], "time": "17"}
    asked = {"id": "t", "num_games": 5, "offset": 0}
    assert faults_with_woogles(sent("POST", path, {"games": [game]}, body=asked)) == []
    wrong = game | {"time": 17, "end_reason": "EARTHQUAKE", "winner": "ada"}
    assert [
        fault.partition("/")[2] for fault in faults_with_woogles(sent("POST", path, {"games": [wrong]}, body={"n": 1}))
    ] == [
        "RecentGames sent.n is no field of tournament_service.RecentGamesRequest",
        "RecentGames answered.games.time: 17 is not of type int64",
        "RecentGames answered.games.end_reason: 'EARTHQUAKE' is none of ipc.GameEndReason",
        "RecentGames answered.games.winner is no field of ipc.TournamentGameEndedEvent",
    ]


@pytest.mark.parametrize("server", READERS)
def test_contracts_are_those_of_the_published_descriptions(server: str) -> None:
    checkouts = os.environ.get("HERALD_DESCRIPTIONS")
    if checkouts is None:
        pytest.skip(f"HERALD_DESCRIPTIONS names no folder with a checkout of {SOURCES[server]}")
    written = contract(server)
    read = READERS[server](Path(checkouts) / SOURCES[server].rpartition("/")[2])
    assert {key: written[key] for key in read} == json.loads(json.dumps(read))
