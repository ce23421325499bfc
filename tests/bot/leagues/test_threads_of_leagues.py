"""Every league has a thread: its table, its games, its results; the channel hears of the whole."""

from __future__ import annotations

from tests.bot.commands.desk import lobby, press, td
from tests.bot.leagues.cycle import agree, play, seen, started, state_of
from tests.bot.world import LOBBY, World


async def test_every_league_has_a_thread_with_its_table_and_its_games(world: World) -> None:
    people = await started(world, 15)

    assert sorted(thread.name for thread in world.server.threads) == ["League A · Kuksu 9", "League B1 · Kuksu 9"]
    top, games = seen(world, "League A")
    assert "0 of 45 games played" in top.text
    assert "-- ↓ down to tier B -" in top.text
    assert top.mentions == []
    assert set(games.mentions) == {person.name for person in people[:10]}
    assert "P15" not in top.text
    assert "-- ↑ up to tier A -" in seen(world, "League B1")[0].text
    assert people[0].dms == []


async def test_the_channel_hears_who_plays_where_once(world: World) -> None:
    await started(world, 15)
    text = lobby(world)
    assert "starts with 15 players in 2 groups" in text
    assert "**League B1**: P11, P12, P13, P14, P15" in text
    assert "League A 1" not in text


async def test_a_result_goes_into_the_table_of_the_thread_and_is_no_post(world: World) -> None:
    await started(world, 15)
    before = len(world.director.sees(LOBBY))
    game = next(game for game in (await state_of(world)).open_games() if game.label == "B1")
    await agree(world, game, game.seats[0])
    await world.settled()

    top, _games = seen(world, "League B1")
    assert "1 of 10 games played" in top.text
    assert top.edited
    assert len(world.director.sees(LOBBY)) == before
    assert "0 of 45 games played" in seen(world, "League A")[0].text


async def test_the_last_result_of_a_league_is_told_in_a_line_below_the_whole_table(world: World) -> None:
    await started(world, 5)
    await play(world, "A")
    top, _games, done = seen(world, "League A")
    assert "all games have been played" in done.text
    assert "wins the trophy for place 1 of league A" in top.text
    assert done.mentions == []


async def test_a_report_waits_under_the_table_and_calls_nobody(world: World) -> None:
    await started(world, 5)
    game = (await state_of(world)).open_games()[0]
    people = (await world.loaded()).people
    reporter, opponent = (world.sandbox.person(people[seat].name) for seat in game.seats)
    await reporter.slash("/match report", channel=LOBBY, game=game.id, winner=game.seats[0])
    await world.settled()
    top, _games = seen(world, "League A")
    assert "**Under way**" in top.text
    assert f"**{reporter.name}** reports" in top.text
    assert opponent.dms == []
    card = await opponent.slash("/me next", channel=LOBBY)
    assert card.message.find_button("Confirm") is not None


async def test_the_end_names_the_best_of_each_league(world: World) -> None:
    await started(world, 15)
    await play(world, "A", "B1")
    await td(world, "/td advance")
    assert (await state_of(world)).phase == "finished"
    assert "**League B1**: 1. P11, 2. P12, 3. P13" in lobby(world)


async def test_undoing_the_start_says_so_and_starting_again_uses_the_same_threads(world: World) -> None:
    await started(world, 5)
    (first,) = world.server.threads
    await press(world, await td(world, "/td undo"), "Undo")
    await td(world, "/round publish")
    assert world.server.threads == [first]
    assert "0 of 10 games played" in seen(world, "League A")[0].text
