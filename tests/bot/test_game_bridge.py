"""Games made and results fetched, with the real bot and a pretend online-go.com, over real sockets."""

from __future__ import annotations

import pytest

from formats.core.events import ResultRecorded
from formats.core.traces.server_games import ServerGames
from tests.bot.bridged import bridged
from tests.bot.leagues.cycle import started
from tests.bot.world import World

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
