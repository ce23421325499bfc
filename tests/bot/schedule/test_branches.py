"""Two finals of a group stage, side by side: created, played, recorded, taken back, cancelled."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.sandbox.people import Reply
from bot.service.final_places import places
from bot.service.loaded import LoadedTournament
from formats.core.state_slices.branches import Branch, Branches, BranchOf
from formats.core.steps import PairRound, WaitForResults, next_step
from tests.bot.commands.desk import lobby, press, state_of, td
from tests.bot.world import LOBBY, World

EIGHT = ("Ana", "Bo", "Cy", "Dee", "Eli", "Fay", "Gus", "Hal")
MAIN, B_FINAL = "t1", "t2"


async def two_finals(world: World, *, goes_on: int | None = None) -> None:
    """Two groups of four, after which the two best of each play one final and the others another."""
    form = await press(world, await td(world, "/td create"), "Two stages")
    typed = {"Name": "Spring Cup", "Groups (Group stage only)": "2"}
    await form.submit({**typed, "Who goes on to this stage": "groups 1-2; groups 3-4"})
    if goes_on is not None:
        await td(world, "/td options", tournament=MAIN, option="goes_on_minutes", value=str(goes_on))
    await world.players(*EIGHT)
    await td(world, "/td open")
    for name in EIGHT:
        await world.sandbox.person(name).slash("/join", channel=LOBBY)
    await td(world, "/td close")


async def play_stage(world: World, tournament: str = MAIN) -> None:
    """Enter results until the stage in play is over; the entrant with the lower number wins."""
    number = max((await world.loaded(tournament)).state.stage_number, 0)
    while True:
        state = (await world.loaded(tournament)).state
        for game in state.open_games():
            await win(world, game.id, min(game.seats), tournament)
        step = next_step((await world.loaded(tournament)).state, world.herald.service.engine)
        if isinstance(step, PairRound) and step.stage == number:
            await td(world, "/round publish", tournament=tournament)
        elif not isinstance(step, WaitForResults):
            return


async def win(world: World, game: str, winner: str, tournament: str = MAIN) -> Reply:
    """The director enters a result."""
    return await td(world, "/round result", tournament=tournament, game=game, winner=winner)


async def branch(world: World) -> Branch | None:
    """The B final as the main line knows it."""
    return (await state_of(world)).slice_of(Branches).by_stage.get(2)


def names(loaded: LoadedTournament) -> set[str]:
    """Everybody in a tournament."""
    return {person.name for person in loaded.people.values()}


@pytest.mark.usefixtures("awake")
async def test_two_finals_are_played_side_by_side_and_placed_together(world: World) -> None:
    await two_finals(world)
    await play_stage(world)
    assert len(await world.database.tournaments.all()) == 1
    await td(world, "/round publish", tournament=MAIN)
    other = await world.loaded(B_FINAL)
    assert other.state.title == "Spring Cup: Single elimination B"
    assert other.state.phase == "closed"
    main = await world.loaded(MAIN)
    finalists = {main.people[who].name for who in main.state.stage(1).seeds}
    assert names(other) == set(EIGHT) - finalists
    named = other.state.slice_of(BranchOf).main_line
    assert named is not None
    assert named.identity == main.state.identity
    await td(world, "/round publish", tournament=B_FINAL)
    opened = await branch(world)
    assert opened is not None
    assert opened.outcome == "open"
    await play_stage(world, B_FINAL)
    opened = await branch(world)
    assert opened is not None
    assert opened.outcome == "begun"
    print(lobby(world))
    await td(world, "/td advance", tournament=B_FINAL)
    await play_stage(world, MAIN)
    await td(world, "/td advance", tournament=MAIN)
    main = await world.loaded(MAIN)
    assert main.state.phase == "finished"
    opened = await branch(world)
    assert opened is not None
    assert opened.outcome == "held"
    in_order = [who for place in places(main.state, world.herald.service.engine) for who in place.entrants]
    assert in_order[4:] == [who for together in opened.places for who in together]
    for tournament in (MAIN, B_FINAL):
        verified = await td(world, "/tournament verify", tournament=tournament)
        assert "differ" not in verified.text.casefold()
    await world.jump(timedelta(minutes=1))
