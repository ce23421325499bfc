"""A cycle follows another: places are brought along, and a career tells of every cycle."""

from __future__ import annotations

from bot.sandbox.people import Person
from formats.core.state import TournamentState
from tests.bot.commands.desk import press, td
from tests.bot.leagues.cycle import join, names, play, started
from tests.bot.starting_points import from_starting_point
from tests.bot.world import LOBBY, World


async def second_cycle(world: World) -> TournamentState:
    return (await world.loaded("t2")).state


async def followed(world: World, *, played: bool = True) -> list[Person]:
    """Play a cycle of five, and open the next one: all but one enter again, and a new player."""

    async def whole() -> None:
        people = await started(world, 5)
        if played:
            await play(world, "A")
            await td(world, "/td advance")
        await td(world, "/td create", after="t1")
        await td(world, "/td open", tournament="t2")
        for person in [*people[1:], *await world.players("Newt")]:
            await join(person, tournament="t2")
        await world.settled()

    await from_starting_point(world, ("followed", played), whole)
    return [world.sandbox.person(name) for name in names(5)]


async def test_the_next_cycle_has_the_same_rules_and_no_dates(world: World) -> None:
    await followed(world)
    state = await second_cycle(world)
    assert state.title == "Kuksu 10"
    (before,) = (await world.loaded()).state.stages
    # The only difference is that the title has a holder by now.
    assert state.stages == (before.model_copy(update={"options": {**before.options, "title_held": True}}),)
    assert state.settings.registration_closes is None


async def test_players_bring_their_places_and_ratings_along_once_a_director_says_so(world: World) -> None:
    await followed(world)
    await td(world, "/td close", tournament="t2")
    shown = await td(world, "/round preview", tournament="t2")
    assert "Import them before you publish" in shown.text

    listed = await td(world, "/players fetch", what="places", tournament="t2")
    assert "P02: 2490, place 2 in tier A, now tier A" in listed.text
    assert "P01" not in listed.text
    done = await press(world, listed, "Import")
    assert "4 players" in done.text
    entrants = (await second_cycle(world)).entrants
    assert entrants["e1"].data.attributes["last_rank"] == 2
    assert entrants["e5"].data.attributes == {}
    assert "already" in (await td(world, "/players fetch", what="places", tournament="t2")).text
    assert "take them over" not in (await td(world, "/round preview", tournament="t2")).text


async def test_places_are_known_only_once_the_leagues_are_complete(world: World) -> None:
    await followed(world, played=False)
    refused = await td(world, "/players fetch", what="places", tournament="t2")
    assert "still need a result" in refused.text


async def test_a_tournament_that_follows_none_has_nothing_to_take_over(world: World) -> None:
    await started(world, 5)
    assert "does not follow a tournament" in (await td(world, "/players fetch", what="places")).text


async def test_a_career_tells_every_cycle(world: World) -> None:
    people = await followed(world)
    reply = await people[1].slash("/tournament list", channel=LOBBY, player=people[1])
    assert "Kuksu 9" in reply.text
    assert "League A: 2nd of 5, 3 points (3 won, 1 lost)" in reply.text
    assert "wins the trophy for place 2 of league A" in reply.text
    assert "Kuksu 10" in reply.text
    other = await people[1].slash("/tournament list", channel=LOBBY, player=people[0])
    assert "League A: 1st of 5" in other.text
    (guest,) = await world.players("Zoe")
    assert "No tournaments here yet" in (await guest.slash("/tournament list", channel=LOBBY, player=guest)).text
