"""A whole Kuksu cycle of 40 players on a pretend online-go.com: no result is typed by anybody."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from formats.core.events import ResultRecorded
from formats.core.state import TournamentState
from formats.core.state_slices.server_games import ServerGames
from formats.core.verify import verify
from formats.registry import engine
from storage.schema import outbox
from tests.bot.bridged import Bridged, bridged
from tests.bot.commands.desk import lobby, td
from tests.bot.leagues.cycle import started
from tests.bot.world import World

PLAYERS, TITLE_GAMES = 40, 5
"""The first of the players holds the title, and is in no league."""

pytestmark = pytest.mark.usefixtures("awake")


@pytest.mark.slow
async def test_a_whole_cycle_of_forty_with_its_title_match_is_played_without_a_typed_result(world: World) -> None:
    async with bridged(world) as here:
        people = await started(world, PLAYERS, holder=True)
        never = people[-1].name
        state = await here.state()
        await here.connect()
        games = len(state.open_games())
        made = len(here.site.asked)
        assert len(here.site.matches) == games
        # Every game is asked for once; everybody but the holder is looked for there, and made known.
        assert made == games + 2 * (PLAYERS - 1)

        absent = next(entrant for entrant, person in (await world.loaded()).people.items() if person.name == never)
        there = [game.id for game in state.open_games() if absent not in game.seats]
        odd, first_half, second_half = there[:3], there[3 : len(there) // 2], there[len(there) // 2 :]

        here.better_wins(state, first_half)
        await here.look()
        assert len((await here.state()).open_games()) == games - len(first_half)

        await outage(here, state, second_half)
        await oddities(here, state, odd)
        shown = await td(world, "/players withdraw", entrant=absent)
        await shown.click(shown.buttons[0].label)
        await here.settled()
        await here.look()
        assert len(here.to_directors("I have not taken")) == 1  # the rest is settled, and says so
        looks = len(here.site.asked) - made
        # Every player is asked for once more, to learn whose account was bound; the rest is looks.
        assert looks - PLAYERS <= 25

        champion = await title_match(here)
        await td(world, "/td advance")
        await here.settled()
        after = await here.state()
        assert (after.phase, after.open_games()) == ("finished", ())
        assert champion in lobby(world).split("1st")[-1]
        await results_tell_where_they_come_from(world, games + TITLE_GAMES)
        posts = await posts_of(world)
        print(  # noqa: T201 - the figures of the closing note
            f"{PLAYERS} players, {games + TITLE_GAMES} games: {len(here.site.asked)} requests ({made} to make the "
            f"leagues' games, {len(here.site.asked) - made - looks} for the title match), {posts} posts"
        )


async def title_match(here: Bridged) -> str:
    """The holder and the winner of league A play for the title, game by game up to the last; its winner."""
    players: set[str] = set()
    for number in range(TITLE_GAMES):
        (game,) = (await here.state()).open_games()
        players |= set(game.seats)
        assert "e1" in game.seats  # the holder
        holder_wins = number % 2 == 0 if number < TITLE_GAMES - 1 else False
        black_wins = (game.seats[0] == "e1") == holder_wins
        here.ends(here.match_of(game.id), "white" if black_wins else "black")
        await here.look()
    assert len(players) == 2
    (challenger,) = players - {"e1"}
    return (await here.world.loaded()).people[challenger].name


async def outage(here: Bridged, state: TournamentState, games: list[str]) -> None:
    """End half of the games while the server cannot be reached."""
    before = len((await here.state()).open_games())
    here.site.order("outage")
    here.better_wins(state, games)
    for _ in range(3):
        await here.look()
    assert len((await here.state()).open_games()) == before
    here.site.faults.clear()
    await here.look()
    assert len((await here.state()).open_games()) == before - len(games)


async def oddities(here: Bridged, state: TournamentState, games: list[str]) -> None:
    """An annulled game, one with swapped sides, and a pairing with two: a director decides, and types nothing."""
    annulled, swapped, twice = games
    match = here.match_of(annulled)
    here.ends(match, "white")
    match.annulled = True
    other = here.match_of(swapped)
    here.ends(other, "white")
    other.black, other.white = other.white, other.black
    doubled = here.match_of(twice)
    here.ends(doubled, "black")
    here.site.matches["again"] = replace(doubled, id=9999, loser="white", came=set(doubled.came))
    await here.look()
    doubts = (await here.state()).slice_of(ServerGames).doubts
    assert Counter(doubt.doubts for doubt in doubts.values()) == {
        ("annulled",): 1,
        ("swapped",): 1,
        ("second_game",): 2,
    }
    await here.look()
    assert len(here.to_directors("I have not taken")) == 4  # reported once

    await here.decide("annulled", "Make a new game")
    here.ends(here.match_of(annulled, 2), "white")
    await here.decide("sides are swapped", "Take it")
    await here.decide("another game", "Take it")
    await here.look()
    after = await here.state()
    assert {game.id for game in after.open_games()}.isdisjoint(games)
    black, white = state.find(swapped)[2].seats
    assert after.find(swapped)[1].results[swapped].winning_seat == 1, (black, white)


async def results_tell_where_they_come_from(world: World, games: int) -> None:
    loaded = await world.loaded()
    recorded = [record for record in loaded.records if isinstance(record.event, ResultRecorded)]
    sources = Counter(record.event.source for record in recorded if isinstance(record.event, ResultRecorded))
    assert sources["server"] + sources["withdrawal"] == games
    assert set(sources) == {"server", "withdrawal"}
    assert verify(loaded.records, engine()) == ()


async def posts_of(world: World) -> int:
    async def count(connection: AsyncConnection) -> int:
        return (await connection.execute(select(func.count()).select_from(outbox))).scalar_one()

    return await world.hosting.database.connections.read(count)
