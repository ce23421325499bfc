"""Games made and results fetched, with the real bot and a pretend online-go.com, over real sockets."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.game_bridge.game_creator import GameCreator
from bot.game_bridge.result_fetcher import ResultFetcher
from bot.sandbox.game_servers.online_go.server import PATH
from bot.sandbox.world.models import Channel
from bot.service.page_settings import keep_page_settings
from formats import registry
from formats.core.events import ResultRecorded
from formats.core.state_slices.server_games import ServerGames
from tests.bot.bridged import Bridged, bridged, killed_in
from tests.bot.commands.desk import td
from tests.bot.leagues.cycle import person, started
from tests.bot.web.library import SHOWN, Library
from tests.bot.world import LOBBY, World

pytestmark = pytest.mark.usefixtures("awake")
PLAYERS = 5
GAMES = 10


async def test_games_are_made_and_their_results_count(world: World) -> None:
    async with bridged(world) as here:
        await started(world, PLAYERS)
        await here.connect()
        assert len(here.site.matches) == GAMES
        state = await here.state()
        links = state.slice_of(ServerGames)
        assert all(links.link(pairing) is not None for pairing in state.open_games())
        here.better_wins(state, [pairing.id for pairing in state.open_games()])
        await here.look()
        assert (await here.state()).open_games() == ()
        loaded = await world.loaded()
        recorded = [record for record in loaded.records if isinstance(record.event, ResultRecorded)]
        assert len(recorded) == GAMES
        assert {record.actor for record in recorded} == {"server:online_go"}
        assert all(record.event.evidence for record in recorded if isinstance(record.event, ResultRecorded))


async def test_an_annulled_game_is_told_once_and_made_anew_where_a_director_says_so(world: World) -> None:
    async with bridged(world) as here:
        await started(world, PLAYERS)
        await here.connect()
        first = (await here.state()).open_games()[0]
        match = here.match_of(first.id)
        here.ends(match, "white")
        match.annulled = True
        for _ in range(3):
            await here.look()
        (told,) = here.to_directors("I have not taken")
        assert told.find_button("Take it") is None
        await here.decide("annulled", "Make a new game")
        again = here.match_of(first.id, 2)
        here.ends(again, "white")
        await here.look()
        state = await here.state()
        assert state.find(first.id)[1].results[first.id].winning_seat == 0


async def texts_for_others(here: Bridged) -> str:
    """Everything that anybody but the first two players can come to see: posts, answers, files, pages, the log."""
    world = here.world
    stranger = (await world.players("Stranger"))[0]
    staff = world.director
    seat = (await here.state()).open_games()[0].seats[0]
    places: list[str | Channel] = [LOBBY, *world.server.threads]
    texts = [message.text for place in places for who in (stranger, staff) for message in who.sees(place)]
    texts += [message.text for message in staff.dms]
    asked = [(who, command) for who in (stranger, staff) for command in ("info", "board", "pairings", "export")]
    for who, command in asked:
        answer = await who.slash(f"/tournament {command}", channel=LOBBY)
        texts += [answer.text, *(file.data.decode() for file in answer.message.attachments)]
    answers = [await stranger.slash("/tournament why", channel=LOBBY, entrant=seat)]
    answers += [await stranger.slash("/tournament export", channel=LOBBY, what="report")]
    answers += [
        await staff.slash("/td audit", channel=LOBBY),
        await staff.slash("/tournament export", what="log", channel=LOBBY),
    ]
    answers += [await staff.slash("/td delivery", channel=LOBBY)]
    for answer in answers:
        texts += [answer.text, *(file.data.decode() for file in answer.message.attachments)]
    tournament = (await world.loaded()).id
    await keep_page_settings(world.database, tournament, SHOWN)
    async with Library(world.database, registry.engine()) as site:
        for part in ("", "/pairings", "/standings", "/board", "/why", ".json", ".ics"):
            async with site.client.get(f"/t/{tournament}{part}") as page:
                texts.append(await page.text())
    return " ".join(texts)


async def test_secret_links_stand_in_no_post_answer_file_or_page_for_others(world: World) -> None:
    async with bridged(world) as here:
        await started(world, PLAYERS)
        await here.connect()
        shown = await texts_for_others(here)
        first = next(iter(here.site.matches.values()))
        assert first.json(here.site.address)["spectator_link"] in shown  # that one is for everybody
        for match in here.site.matches.values():
            assert match.black_invite not in shown
            assert match.white_invite not in shown


async def test_a_result_that_is_to_be_confirmed_waits_for_the_loser(world: World) -> None:
    async with bridged(world) as here:
        await started(world, PLAYERS)
        await here.connect()
        await here.play_there(results="confirmed")
        game = (await here.state()).open_games()[0]
        here.ends(here.match_of(game.id), "white")
        await here.look()
        report = (await here.state()).reports[game.id]
        assert (report.by, report.server) == (game.seats[0], "online_go")
        loser = await person(world, game.seats[1])
        await loser.slash("/match confirm", channel=LOBBY, game=game.id)
        assert (await here.state()).find(game.id)[1].results[game.id].winning_seat == 0


@pytest.mark.parametrize("ahead", [timedelta(minutes=5), timedelta(days=3)])
async def test_a_game_played_there_before_its_time_waits_for_the_loser(world: World, ahead: timedelta) -> None:
    """Also where the result is fetched only after the start, some minutes after the game."""
    async with bridged(world) as here:
        await started(world, PLAYERS)
        await here.connect()
        game = (await here.state()).open_games()[0]
        start = world.clock.now() + ahead
        asked = await td(world, "/judge time", game=game.id, when=f"<t:{int(start.timestamp())}>", reason="Agreed")
        await asked.click(asked.buttons[0].label)
        await here.settled()
        match = here.match_of(game.id)
        match.terms = {**match.terms, "ended": world.clock.now().isoformat()}
        here.ends(match, "white")
        await here.look()
        report = (await here.state()).reports[game.id]
        assert (report.by, report.server, report.before_start) == (game.seats[0], "online_go", True)
        (shown,) = here.to_directors("before its time")
        assert shown.find_button("Enter result") is not None
        await here.look(timedelta(days=6))
        assert game.id in (await here.state()).reports
        await (await person(world, game.seats[1])).slash("/match confirm", channel=LOBBY, game=game.id)
        assert (await here.state()).find(game.id)[1].results[game.id].winning_seat == 0


async def test_a_kill_between_asking_and_noting_makes_no_second_game_and_loses_none(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with bridged(world) as here:
        await started(world, PLAYERS)
        await killed_in(world, monkeypatch, GameCreator, "_made", here.connect)
        state = await here.state()
        assert len(here.site.matches) == GAMES
        links = state.slice_of(ServerGames)
        assert all(links.link(pairing) is not None for pairing in state.open_games())
        made = [request.path for request in here.site.asked if request.method == "POST"]
        assert made == [f"{PATH}/matches/"] * 2 * GAMES  # all are asked for again, and found


async def test_a_kill_between_being_told_and_noting_loses_no_result_and_counts_none_twice(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with bridged(world) as here:
        await started(world, PLAYERS)
        await here.connect()
        state = await here.state()
        here.better_wins(state, [pairing.id for pairing in state.open_games()])
        # The first result counts, and that it does is not noted any more.
        await killed_in(world, monkeypatch, ResultFetcher, "_bound", here.look)
        await here.look()
        assert (await here.state()).open_games() == ()
        recorded = [
            record.event for record in (await world.loaded()).records if isinstance(record.event, ResultRecorded)
        ]
        assert sorted(result.pairing for result in recorded) == sorted(pairing.id for pairing in state.open_games())


async def test_why_names_the_server_and_all_can_watch_in_the_channel_and_on_the_page(world: World) -> None:
    async with bridged(world) as here:
        people = await started(world, PLAYERS)
        await here.connect()
        state = await here.state()
        game = state.open_games()[-1]  # of the round that is shown first
        link = state.slice_of(ServerGames).link(game)
        assert link is not None
        pairings = await people[0].slash("/tournament pairings", channel=LOBBY)
        assert link.address in pairings.text
        tournament = (await world.loaded()).id
        await keep_page_settings(world.database, tournament, SHOWN)
        async with Library(world.database, registry.engine()) as site:
            page = await site.page(f"/t/{tournament}/pairings")
        assert f'href="{link.address}"' in page
        assert here.match_of(game.id).black_invite not in page
        here.ends(here.match_of(game.id), "white")
        await here.look()
        why = await people[0].slash("/tournament why", channel=LOBBY, entrant=game.seats[0])
        assert f"Told by online-go.com: {link.address}" in why.text


async def test_what_a_server_told_is_corrected_by_a_director_and_stays_so(world: World) -> None:
    async with bridged(world) as here:
        people = await started(world, PLAYERS)
        await here.connect()
        game = (await here.state()).open_games()[0]
        here.ends(here.match_of(game.id), "white")
        await here.look()
        shown = await td(world, "/round result", game=game.id, winner=game.seats[1], reason="A moderator said so")
        if shown.buttons:
            await shown.click(shown.buttons[0].label)
        for _ in range(3):
            await here.look()
        assert (await here.state()).find(game.id)[1].results[game.id].winning_seat == 1
        why = await people[0].slash("/tournament why", channel=LOBBY, entrant=game.seats[0])
        assert "Told by online-go.com" not in why.text


async def test_who_disputes_what_a_server_told_is_heard_by_the_director(world: World) -> None:
    async with bridged(world) as here:
        await started(world, PLAYERS)
        await here.connect()
        await here.play_there(results="confirmed")
        game = (await here.state()).open_games()[0]
        here.ends(here.match_of(game.id), "white")
        await here.look()
        loser = await person(world, game.seats[1])
        await loser.slash("/match report", channel=LOBBY, game=game.id, winner=game.seats[1])
        assert (await here.state()).reports[game.id].disputed_by == game.seats[1]
        await td(world, "/round result", game=game.id, winner=game.seats[1], reason="Both were heard")
        assert (await here.state()).find(game.id)[1].results[game.id].winning_seat == 1


async def test_directors_are_told_once_of_a_server_that_is_long_away_and_see_it_in_health(world: World) -> None:
    async with bridged(world) as here:
        await started(world, PLAYERS)
        await here.connect()
        here.site.order("outage")
        await here.look()
        assert here.to_directors("no usable answer") == []
        for _ in range(7):
            await here.look()
        assert len(here.to_directors("online-go.com has given me no usable answer")) == 1
        assert "no usable answer" in (await world.director.slash("/td delivery", channel=LOBBY)).text
        here.site.faults.clear()
        await here.look()
        assert "no usable answer" not in (await world.director.slash("/td delivery", channel=LOBBY)).text
