"""Lasting refusals of a game server: they stop no other game, result or tournament, and directors read about them."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import Any

import pytest
from pydantic import SecretStr

from bot.game_bridge.game_creator import GameCreator
from bot.game_bridge.result_fetcher import ResultFetcher
from bot.game_server_api.in_use import GameServers, servers_in_use, use
from bot.game_server_api.port import Made, Surroundings
from bot.game_servers.lichess.adapter import Lichess
from bot.game_servers.woogles.adapter import Woogles
from bot.plugins import opened
from formats.core.events import ResultRecorded
from storage.server_games import GameRow
from tests.bot import on_lichess
from tests.bot.commands.desk import td
from tests.bot.on_servers import FOUR
from tests.bot.on_woogles import DIVISION, Event, event, handle
from tests.bot.test_foul_weather_on_servers import both_published, two_tournaments
from tests.bot.world import LOBBY, World
from tests.patience import SECONDS

SIX = ("Ana", "Bob", "Cyd", "Dee", "Eve", "Fay")
LAST = SIX[-1]
MINUTE = timedelta(minutes=1)

pytestmark = [pytest.mark.usefixtures("awake"), pytest.mark.slow]


def close_account(here: Event, name: str) -> None:
    """Close a player's account on the server."""
    del here.site.users[here.site.user(handle(name)).uuid]


async def health(world: World) -> str:
    return (await world.director.slash("/td delivery", channel=LOBBY)).text


async def test_one_closed_account_leaves_the_games_of_all_others(world: World) -> None:
    async with event(world, SIX) as here:
        close_account(here, LAST)
        await td(world, "/round publish", rounds=1, based_on=0)
        await here.settled()
        (told,) = here.to_director("woogles.io has not made some games")
        for part in (f"add {LAST} there", "there is no such account", ";1062;", "/me account"):
            assert part in told.text
        assert f"add {LAST} there" in await health(world)
        assert len(here.site.games) == 2
        for _ in range(8):
            await here.look()
        assert len(here.to_director("woogles.io has not made some games")) == 1
        assert here.to_director("no usable answer") == []
        here.site.add_user("fayagain")
        await relink(here, LAST, "fayagain")
        await here.look()
        assert len(here.site.games) == 3
        assert f"add {LAST} there" not in await health(world)


def entrant_called(here: Event, name: str) -> str:
    """The entrant whose account is called so."""
    return next(entrant for entrant, account in here.handles.items() if account == handle(name))


async def relink(here: Event, name: str, account: str) -> None:
    """Link another account, with a word in its profile."""
    person = here.world.sandbox.person(name)
    shown = await person.slash("/me account", channel=LOBBY, server="woogles", name=account)
    here.site.user(account).about = shown.text
    await shown.click("Done, look now")


async def test_a_game_that_cannot_be_made_keeps_no_result_from_being_fetched(world: World) -> None:
    async with event(world, SIX, LAST) as here:
        await td(world, "/round publish", rounds=1, based_on=0)
        await here.settled()
        assert len(here.site.games) == 2
        await here.link(here.world.sandbox.person(LAST))
        close_account(here, LAST)
        there = [game for game in (await here.state()).open_games() if entrant_called(here, LAST) not in game.seats]
        for game in there:
            here.play(here.game_of(game, 1), game, 1)
        await here.look()
        open_now = {game.id for game in (await here.state()).open_games()}
        assert open_now.isdisjoint(game.id for game in there)
        assert len(here.to_director(f"add {LAST} there")) == 1


async def test_a_division_that_is_renamed_keeps_no_result_from_being_fetched(world: World) -> None:
    async with event(world, SIX, LAST) as here:
        await td(world, "/round publish", rounds=1, based_on=0)
        await here.settled()
        games = [game for game in (await here.state()).open_games() if entrant_called(here, LAST) not in game.seats]
        here.play(here.game_of(games[0], 1), games[0], 1)
        here.there.divisions["Expert"] = here.there.divisions.pop(DIVISION)
        await here.link(here.world.sandbox.person(LAST))
        await here.look(MINUTE)
        assert games[0].id not in {game.id for game in (await here.state()).open_games()}
        (told,) = here.to_director("woogles.io has not made some games")
        assert f"there is no division {DIVISION}" in told.text
        assert "`/td options`" in told.text


@pytest.mark.parametrize("door, what", [("checkins_open", "check-in"), ("registration_open", "registration")])
async def test_a_round_that_does_not_start_because_a_door_is_open_there_is_told_with_what_to_do(
    world: World, door: str, what: str
) -> None:
    async with event(world, FOUR) as here:
        setattr(here.there, door, True)
        await td(world, "/round publish", rounds=1, based_on=0)
        await here.settled()
        (told,) = here.to_director("woogles.io refuses to start round 1")
        assert f"Close {what} there" in told.text
        assert f"Close {what} there" in await health(world)
        for _ in range(5):
            await here.look()
        assert len(here.to_director("woogles.io refuses to start round 1")) == 1
        assert here.to_director("no usable answer") == []
        setattr(here.there, door, False)
        await here.look()
        assert len(here.site.games) == 2
        assert "refuses to start" not in await health(world)


@pytest.mark.parametrize("work", [GameCreator, ResultFetcher])
async def test_an_unexpected_failure_in_one_tournament_stops_no_other(
    world: World, monkeypatch: pytest.MonkeyPatch, work: type
) -> None:
    async with on_lichess.event(world) as here:
        await two_tournaments(here)
        broken = "_noted" if work is GameCreator else "_with_result"
        plain: Any = getattr(work, broken)

        async def fails(self: Any, *arguments: Any) -> Any:
            if self._session.loaded.id == "t1":
                raise ZeroDivisionError("a fault of ours")
            return await plain(self, *arguments)

        monkeypatch.setattr(work, broken, fails)
        await both_published(here)
        game = (await world.loaded("t2")).state.open_games()[0]
        names = await here.names()
        here.site.finish(here.game_of(game, names).id, "mate", "white")
        await here.look()
        assert (await world.loaded("t2")).state.open_games() == ()
        assert len((await world.loaded("t1")).state.open_games()) == 1


async def test_a_server_that_does_not_answer_holds_up_no_other_server(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A request to one server has begun and does not end until a game was made on the other."""
    async with on_lichess.event(world) as here:
        await two_tournaments(here)
        surroundings = Surroundings("Herald/test (host@example.org)", world.clock.now)
        settings = {"address": here.site.address, "key": SecretStr("a key")}
        woogles = opened(["woogles"], surroundings, {"woogles": settings})
        use(GameServers({**servers_in_use().by_key, **woogles.by_key}))
        shown = await world.director.slash("/td options", channel=LOBBY, tournament="t1")
        form = await shown.click("Game server")
        terms = {"game_server": "woogles", "game_terms": "/tournament/open division A", "server_results": "at_once"}
        await form.submit(terms)
        asked, made, go_on = asyncio.Event(), asyncio.Event(), asyncio.Event()
        plain = Lichess.make

        async def hangs(_woogles: Woogles, _wanted: Any, _standing: Any = ()) -> Made:
            asked.set()
            await go_on.wait()
            return Made()

        async def makes(lichess: Lichess, wanted: Any, standing: Any = ()) -> Made:
            games = await plain(lichess, wanted, standing)
            made.set()
            return games

        monkeypatch.setattr(Woogles, "make", hangs)
        monkeypatch.setattr(Lichess, "make", makes)
        await world.director.slash("/round publish", channel=LOBBY, tournament="t1")
        await asked.wait()
        publishing = asyncio.ensure_future(world.director.slash("/round publish", channel=LOBBY, tournament="t2"))
        async with asyncio.timeout(SECONDS):
            await made.wait()
        go_on.set()
        await publishing
        await here.settled()
        assert len(here.site.games) == 1
        await woogles.close()


async def test_an_unexpected_failure_with_one_game_stops_no_other_game(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with event(world, FOUR) as here:
        await td(world, "/round publish", rounds=1, based_on=0)
        await here.settled()
        first, second = (await here.state()).open_games()
        plain = ResultFetcher._take

        async def take(self: ResultFetcher, asking: Any, row: GameRow, games: Any) -> bool:
            if row.pairing_id == first.id:
                raise ZeroDivisionError("a fault of ours")
            return await plain(self, asking, row, games)

        monkeypatch.setattr(ResultFetcher, "_take", take)
        for game in (first, second):
            here.play(here.game_of(game, 1), game, 1)
        await here.look()
        assert [game.id for game in (await here.state()).open_games()] == [first.id]


async def test_a_failure_to_make_games_stops_no_result(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    async with event(world, FOUR) as here:
        await td(world, "/round publish", rounds=1, based_on=0)
        await here.settled()

        async def fails(_creator: GameCreator) -> bool:
            raise ZeroDivisionError("a fault of ours")

        monkeypatch.setattr(GameCreator, "_noted", fails)
        for game in (await here.state()).open_games():
            here.play(here.game_of(game, 1), game, 1)
        await here.look()
        recorded = [record.event for record in (await world.loaded()).records]
        assert [event.source for event in recorded if isinstance(event, ResultRecorded)] == ["server", "server"]


async def test_a_request_that_fails_for_an_hour_while_others_are_answered_is_told_as_that(world: World) -> None:
    async with event(world, SIX, LAST) as here:
        await td(world, "/round publish", rounds=1, based_on=0)
        await here.settled()
        here.site.faults.add("POST /api/*/AddPlayers", times=None, status=500)
        await here.link(here.world.sandbox.person(LAST))
        await here.look(MINUTE)
        assert here.to_director("gives no usable answer to the request") == []
        for _ in range(8):
            await here.look()
        (told,) = here.to_director("gives no usable answer to the request")
        assert LAST in told.text
        assert "status 500" in told.text
        assert here.to_director("has given me no usable answer since") == []
