"""Games made and results fetched, with the real bot and a pretend online-go.com, over real sockets."""

from __future__ import annotations

import pytest

from formats.core.events import ResultRecorded
from formats.core.traces.server_games import ServerGames
from tests.bot.bridged import bridged
from tests.bot.leagues.cycle import person, started
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
        links = state.trace(ServerGames)
        assert all(links.link(pairing) is not None for pairing in state.open_games())
        here.better_wins(state, [pairing.id for pairing in state.open_games()])
        await here.look()
        assert (await here.state()).open_games() == ()
        loaded = await world.loaded()
        recorded = [one for one in loaded.records if isinstance(one.event, ResultRecorded)]
        assert len(recorded) == GAMES
        assert {one.actor for one in recorded} == {"server:online_go"}
        assert all(one.event.evidence for one in recorded if isinstance(one.event, ResultRecorded))


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


async def test_only_the_two_players_get_their_links(world: World) -> None:
    async with bridged(world) as here:
        people = await started(world, PLAYERS)
        await people[1].slash("/me reminders", channel=LOBBY, on=True)
        await here.connect()
        answer = await people[0].slash("/me next", channel=LOBBY)
        own = [match for match in here.site.matches.values() if match.black_invite in answer.text]
        own += [match for match in here.site.matches.values() if match.white_invite in answer.text]
        assert len(own) == PLAYERS - 1
        others = [one for one in here.site.matches.values() if one not in own]
        assert not any(one.black_invite in answer.text or one.white_invite in answer.text for one in others)
        public = " ".join(one.text for one in world.director.sees(LOBBY))
        log = " ".join(str(one.event) for one in (await world.loaded()).records)
        for match in here.site.matches.values():
            assert match.black_invite not in public + log
            assert match.white_invite not in public + log


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


async def test_an_account_is_linked_by_a_word_in_its_profile_and_forgotten(world: World) -> None:
    async with bridged(world, key=False) as here:
        people = await started(world, PLAYERS)
        await here.connect()
        account = here.site.player("ada")
        begun = await people[0].slash("/me account", channel=LOBBY, server="online_go", name="ada")
        early = await begun.click("Done, look now")
        assert "can't see the proof" in early.text
        account.about = begun.text
        done = await begun.click("Done, look now")
        assert "**ada** from now on" in done.text
        shown = await people[0].slash("/me account", channel=LOBBY)
        assert "ada" in shown.text
        gone = await shown.click("Unlink online-go.com")
        assert "forgotten" in gone.text
        person_id = (await world.loaded()).people["e1"].id
        assert await world.hosting.database.accounts.of(person_id) == {}
