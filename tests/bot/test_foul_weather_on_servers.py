"""Games on servers when things go wrong: kills, keys, pages for people, accounts, terms, undo, two events at once."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from bot.game_bridge.game_creator import GameCreator
from bot.game_bridge.result_fetcher import ResultFetcher
from bot.sandbox.game_servers.online_go import server as online_go
from bot.sandbox.game_servers.woogles.records import Pairing
from formats.core.state import TournamentState
from formats.core.state_slices.server_games import ServerGames
from tests.bot import on_lichess, on_woogles
from tests.bot.bridged import bridged, killed_in
from tests.bot.commands.desk import press, td
from tests.bot.leagues.cycle import started
from tests.bot.on_servers import FOUR, SERVERS, Weather, leagues, made, swiss
from tests.bot.world import LOBBY, World

pytestmark = [pytest.mark.usefixtures("awake"), pytest.mark.slow]


@SERVERS
async def test_a_kill_between_asking_and_noting_makes_no_second_game_and_loses_none(
    world: World, monkeypatch: pytest.MonkeyPatch, place: Any
) -> None:
    async with place(world) as weather:
        await killed_in(world, monkeypatch, GameCreator, "_made", weather.begin)
        assert made(weather) == await weather.open()
        await weather.finish()
        await weather.look()
        assert await weather.open() == 0
        assert made(weather) == len(await weather.results())


@SERVERS
async def test_a_kill_between_being_told_and_noting_loses_no_result_and_counts_none_twice(
    world: World, monkeypatch: pytest.MonkeyPatch, place: Any
) -> None:
    async with place(world) as weather:
        await weather.begin()
        games = await weather.open()
        await weather.finish()
        await killed_in(world, monkeypatch, ResultFetcher, "_bound", weather.look)
        await weather.look()
        assert await weather.open() == 0
        assert len({result.pairing for result in await weather.results()}) == len(await weather.results()) == games


@SERVERS
async def test_a_page_for_people_instead_of_answers_is_an_outage_that_passes(world: World, place: Any) -> None:
    async with place(world) as weather:
        await weather.begin()
        await weather.finish()
        weather.site.order("html")
        games = await weather.open()
        for _ in range(8):
            await weather.look()
        assert await weather.open() == games
        assert weather.told("has given me no usable answer") == 1
        weather.site.faults.clear()
        await weather.look()
        assert await weather.open() == 0
        assert {result.source for result in await weather.results()} == {"server"}


async def test_a_league_key_taken_back_in_the_middle_is_told_and_nothing_is_lost(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with leagues(world) as weather:
        await weather.begin()
        await weather.finish()
        with monkeypatch.context() as other:
            other.setattr(online_go, "KEY", "another")
            await refused_for_long(weather)
        await weather.look()
        assert await weather.open() == 0


async def test_a_key_that_is_refused_when_games_are_made_is_told_at_once(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with bridged(world) as here:
        await started(world, 8)
        with monkeypatch.context() as other:
            other.setattr(online_go, "KEY", "another")
            await here.connect()
            for _ in range(3):
                await here.look()
        games = len((await here.state()).open_games())
        (told,) = here.to_directors("online-go.com does not accept my key: status 401")
        assert "Invalid league credentials" in told.text
        assert here.to_directors("no usable answer") == []
        await here.look()
        assert len(here.site.matches) == games


async def test_without_its_key_woogles_still_tells_results_and_pairs_a_round_once_it_is_back(world: World) -> None:
    async with on_woogles.event(world, FOUR) as here:
        await td(world, "/round publish", rounds=1, based_on=0)
        await here.settled()
        for game in (await here.state()).open_games():
            here.play(here.game_of(game, 1), game, 1)
        kept = dict(here.site.keys)
        here.site.keys.clear()
        await here.look()
        assert (await here.state()).started[0].rounds[0].complete
        if len((await here.state()).started[0].rounds) == 1:
            await td(world, "/round publish")
        for _ in range(8):
            await here.look()
        assert len(here.site.games) == 2
        assert len(here.to_director("does not accept my key: status 401")) == 1
        assert here.to_director("no usable answer") == []
        here.site.keys |= kept
        await here.look()
        assert len(here.site.games) == 4


async def refused_for_long(weather: Weather) -> None:
    """Nothing is recorded, and the directors hear of it once."""
    games = await weather.open()
    for _ in range(8):
        await weather.look()
    assert await weather.open() == games
    assert weather.told("does not accept my key") == 1
    assert weather.told("no usable answer") == 0
    shown = await weather.world.director.slash("/td delivery", channel=LOBBY)
    assert "does not accept my key" in shown.text


async def test_without_its_token_lichess_still_tells_results_and_makes_games_once_it_is_back(world: World) -> None:
    async with on_lichess.event(world) as here:
        await on_lichess.signed_up(here, FOUR)
        await td(world, "/round publish")
        await here.settled()
        names, (first, second) = await here.names(), await here.open_games()
        tokens = {secret: token for secret, token in here.site.tokens.items() if token.owner == "host"}
        for secret in tokens:
            del here.site.tokens[secret]
        here.site.finish(here.game_of(first, names).id, "aborted")
        await here.look()
        (asked,) = here.to_director("the game was aborted")
        await asked.click("Make a new game")
        await here.settled()
        here.site.finish(here.game_of(second, names).id, "mate", "white")
        for _ in range(8):
            await here.look()
        assert [game.id for game in await here.open_games()] == [first.id]
        assert len(here.to_director("does not accept my key: status 401")) == 1
        assert here.to_director("no usable answer") == []
        here.site.tokens |= tokens
        await here.look()
        here.site.finish(here.game_of(first, names).id, "mate", "black")
        await here.look()
        assert await here.open_games() == ()


async def test_who_links_another_account_in_the_middle_is_asked_about_and_who_unlinks_is_not(world: World) -> None:
    async with on_lichess.event(world) as here:
        await on_lichess.signed_up(here, FOUR)
        await td(world, "/round publish")
        await here.settled()
        names, (first, second) = await here.names(), await here.open_games()
        gone, other = (world.sandbox.person(names[game.seats[0]]) for game in (first, second))
        shown = await gone.slash("/me account", channel=LOBBY)
        await shown.click("Unlink lichess.org")
        here.site.add_account("Zed")
        line = await here.consent(other, "Zed")
        linked = await other.slash("/me account", channel=LOBBY, server="lichess", name=line)
        assert "**Zed** from now on" in linked.text
        for game in (first, second):
            here.site.finish(here.game_of(game, names).id, "mate", "white")
        await here.look()
        assert [game.id for game in await here.open_games()] == [second.id]
        (asked,) = here.to_director("other players")
        assert asked.find_button("Take it") is None


async def test_terms_changed_in_the_middle_are_those_of_games_to_come(world: World) -> None:
    async with on_lichess.event(world) as here:
        await on_lichess.signed_up(here, FOUR)
        await td(world, "/round publish")
        await here.settled()
        names, open_now = await here.names(), await here.open_games()
        shown = await world.director.slash("/td options", channel=LOBBY)
        form = await shown.click("Game server")
        await form.submit({"game_server": "lichess", "game_terms": "3+2 casual", "server_results": "at_once"})
        for game in open_now:
            here.site.finish(here.game_of(game, names).id, "mate", "white")
        await here.look()
        assert await here.open_games() == ()
        assert here.to_director("I have not taken") == []
        await td(world, "/round publish")
        await here.settled()
        clocks = {
            (here.game_of(game, names).clock, here.game_of(game, names).rated) for game in await here.open_games()
        }
        assert clocks == {((180, 2), False)}


async def test_a_round_taken_back_leaves_its_games_behind_and_the_next_one_has_its_own(world: World) -> None:
    async with bridged(world) as here:
        await started(world, 5)
        await here.connect()
        before = {match.key for match in here.site.matches.values()}
        game = (await here.state()).open_games()[0]
        await press(world, await td(world, "/td undo"), "Undo")
        await here.look()
        assert (await here.state()).open_games() == ()
        here.ends(here.match_of(game.id), "white")
        await here.look()
        await td(world, "/round publish")
        await here.settled()
        assert len(here.site.matches) == 2 * len(before)
        await here.look()
        state = await here.state()
        assert len(state.open_games()) == len(before)  # what was played before is nobody's result
        links = state.slice_of(ServerGames)
        matches = [match for key, match in here.site.matches.items() if key not in before]
        new = {match.json(here.site.address)["spectator_link"] for match in matches}
        assert {links.link(pairing).address for pairing in state.open_games()} == new  # type: ignore[union-attr]


async def test_who_withdraws_after_the_game_was_made_has_lost_it_whatever_is_played_there(world: World) -> None:
    async with bridged(world) as here:
        await started(world, 5)
        await here.connect()
        state = await here.state()
        game = state.open_games()[0]
        loser = game.seats[1]
        shown = await td(world, "/players withdraw", entrant=loser)
        await shown.click(shown.buttons[0].label)
        await here.settled()
        result = (await here.state()).find(game.id)[1].results[game.id]
        here.ends(here.match_of(game.id), "black")
        here.better_wins(state, [pairing.id for pairing in (await here.state()).open_games()])
        for _ in range(3):
            await here.look()
        after = await here.state()
        assert after.find(game.id)[1].results[game.id] == result
        assert after.open_games() == ()
        assert here.to_directors("I have not taken") == []


async def two_tournaments(here: on_lichess.Event) -> None:
    """Two Swisses with the same two players and the same terms, in which nothing is published."""
    pair = ("Ana", "Bob")
    await on_lichess.signed_up(here, pair, 1)
    director = here.world.director
    await director.slash("/td create", channel=LOBBY, what=on_lichess.SWISS, title="Second")
    shown = await director.slash("/td options", channel=LOBBY, tournament="t2")
    form = await shown.click("Game server")
    await form.submit({"game_server": "lichess", "game_terms": on_lichess.TERMS, "server_results": "at_once"})
    shown = await director.slash("/td options", channel=LOBBY, tournament="t2")
    form = await shown.click("Swiss")
    await form.submit({"stage.0.option.rounds": "1"})
    await director.slash("/td open", channel=LOBBY, tournament="t2")
    for name in pair:
        await here.world.sandbox.person(name).slash("/join", channel=LOBBY, tournament="t2")
    await director.slash("/td close", channel=LOBBY, tournament="t2")


async def both_published(here: on_lichess.Event) -> list[TournamentState]:
    """Both tournaments with their first round."""
    for tournament in ("t1", "t2"):
        await here.world.director.slash("/round publish", channel=LOBBY, tournament=tournament)
        await here.settled()
    return [(await here.world.loaded(tournament)).state for tournament in ("t1", "t2")]


async def test_two_tournaments_of_the_same_people_at_once_have_each_a_game_of_their_own(world: World) -> None:
    async with on_lichess.event(world) as here:
        await two_tournaments(here)
        states = await both_published(here)
        links = [state.slice_of(ServerGames).link(state.open_games()[0]) for state in states]
        ids = [link.game for link in links if link is not None]
        assert len({*ids}) == len(here.site.games) == 2
        here.site.finish(ids[1], "mate", "black")
        await here.look()
        assert [len((await world.loaded(tournament)).state.open_games()) for tournament in ("t1", "t2")] == [1, 0]


async def test_a_game_two_have_begun_themselves_counts_in_one_tournament_only(world: World) -> None:
    async with on_lichess.event(world) as here:
        await two_tournaments(here)
        for secret in [secret for secret, token in here.site.tokens.items() if token.owner != "host"]:
            del here.site.tokens[secret]
        state, _ = await both_published(here)
        names = await here.names()
        white, black = (names[seat] for seat in state.open_games()[0].seats)
        game = here.site.begin(white, black, clock=(600, 5))
        here.site.finish(game.id, "mate", "white")
        for _ in range(2):
            await here.look()
        rows = [row for tournament in ("t1", "t2") for row in await world.database.server_games.of(tournament)]
        assert sorted(row.game_id for row in rows) == ["", game.id]


async def test_games_that_stay_unplayed_for_a_week_are_told_to_directors_once(world: World) -> None:
    async with swiss(world) as weather:
        await weather.begin()
        for _ in range(12):
            await weather.look(timedelta(hours=12))
        assert weather.told("has told no result of these games") == 0
        for _ in range(6):
            await weather.look(timedelta(hours=12))
        (told,) = [
            message.text
            for message in world.director.dms
            if "For a week lichess.org has told no result" in message.text
        ]
        assert all(name in told for name in FOUR)
        await weather.finish()
        await weather.look()
        assert await weather.open() == 0


async def test_without_a_token_of_the_host_lichess_makes_nothing_and_games_people_begin_are_found(world: World) -> None:
    async with on_lichess.event(world, token=False) as here:
        await on_lichess.signed_up(here, FOUR)
        await td(world, "/round publish")
        await here.settled()
        names = await here.names()
        for pairing in await here.open_games():
            white, black = (names[seat] for seat in pairing.seats)
            mine = await world.sandbox.person(white).slash("/me next", channel=LOBBY)
            assert "Start the game on lichess.org yourselves" in mine.text
            here.site.finish(here.site.begin(white, black, clock=(600, 5)).id, "mate", "white")
        await here.look()
        assert await here.open_games() == ()
        assert not any("bulk" in request.path for request in here.site.asked)


async def test_without_a_key_of_the_host_woogles_pairs_nothing_and_rounds_somebody_starts_there_are_fetched(
    world: World,
) -> None:
    async with on_woogles.event(world, FOUR, key=False) as here:
        await td(world, "/round publish", rounds=1, based_on=0)
        await here.settled()
        there = here.there.divisions[on_woogles.DIVISION]
        assert there.pairings == []
        for pairing in (await here.state()).open_games():
            first, second = (here.site.user(here.handles[seat]) for seat in pairing.seats)
            players = (f"{first.uuid}:{first.username}", f"{second.uuid}:{second.username}")
            there.pairings.append(Pairing(players, 0))
            here.play(here.site.begin(here.there.id, there.name, there.pairings[-1]), pairing, 1)
        await here.look()
        assert (await here.state()).started[0].rounds[0].complete


async def test_moves_are_not_to_be_had_while_the_server_is_away(world: World) -> None:
    async with swiss(world) as weather:
        await weather.begin()
        await weather.finish()
        await weather.look()
        weather.site.order("outage")
        asked = await world.director.slash("/tournament export", channel=LOBBY, what="games")
        assert "lichess.org can't be reached at the moment" in asked.text
        weather.site.faults.clear()
        again = await world.director.slash("/tournament export", channel=LOBBY, what="games")
        assert again.message.attachments[0].data.decode().count("[Event ") == 2
