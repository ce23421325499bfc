"""The winner of league A plays the holder of the title, best of five, in a thread of their own."""

from __future__ import annotations

from tests.bot.commands.desk import lobby, press, td
from tests.bot.leagues.cycle import agree, play, seen, started, state_of
from tests.bot.world import World


async def title_game(world: World, winner: str) -> None:
    """The open game for the title is won by this entrant."""
    (game,) = (await state_of(world)).open_games()
    await agree(world, game, winner)
    await world.settled()


async def test_the_match_opens_by_itself_in_a_thread_of_its_own(world: World) -> None:
    people = await started(world, 6, holder=True)
    assert "P01 holds the title and waits for the winner of league A." in lobby(world)
    assert "In no group" not in lobby(world)
    await play(world, "A")
    table, first = seen(world, "Title match")
    assert "0 of 1 game played" in table.text
    assert set(first.mentions) == {people[0].name, people[1].name}
    assert "Game 1 for the title" in first.text
    assert "**Title match** starts" in lobby(world)


async def test_game_by_game_until_somebody_has_won_three(world: World) -> None:
    await started(world, 6, holder=True)
    await play(world, "A")
    for winner in ("e1", "e2", "e2", "e1", "e2"):
        await title_game(world, winner)
    state = await state_of(world)
    assert len([round_ for round_ in state.started[0].rounds if round_.pairings.label]) == 5
    assert state.open_games() == ()
    texts = [message.text for message in seen(world, "Title match")]
    assert "5 of 5 games played" in texts[0]
    assert "Game 5 for the title" in "\n".join(texts)
    assert ["all games have been played" in text for text in texts].count(True) == 1
    assert "P02 wins the title" in texts[0]

    await td(world, "/td advance")
    assert "P02" in lobby(world).split("1st")[-1]
    assert (await state_of(world)).phase == "finished"


async def test_a_director_may_take_the_next_game_back(world: World) -> None:
    await started(world, 6, holder=True)
    await play(world, "A")
    await press(world, await td(world, "/td undo"), "Undo")
    state = await state_of(world)
    assert state.open_games() == ()
    assert not state.timetable_running
