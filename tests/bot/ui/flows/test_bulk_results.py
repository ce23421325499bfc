"""Directors enter the results of a round at once: read, shown, entered, all or none."""

from __future__ import annotations

import pytest

from bot.errors import ReadingTooLongError
from tests.bot.commands.desk import (
    FOUR,
    coordinator,
    entrant_of,
    first_game,
    lobby,
    name_of,
    press,
    started,
    state_of,
    td,
)
from tests.bot.ui.flows.test_scoring import match
from tests.bot.world import LOBBY, World


async def test_results_typed_a_line_a_game_are_shown_and_entered(world: World) -> None:
    await started(world)
    games = (await state_of(world)).open_games()
    first, second = [[await name_of(world, seat) for seat in game.seats] for game in games]
    form = await td(world, "/round results")
    shown = await form.submit({"One game per line": f"{first[1]} beat {first[0]}\n\n{games[1].board} 1-0"})
    assert "how I read it" in shown.text
    assert len((await state_of(world)).open_games()) == 2
    entered = await press(world, shown, "Enter all")
    assert "2 results are in" in entered.text
    state = await state_of(world)
    assert not state.open_games()
    assert state.current_round is not None
    results = state.current_round.results
    assert results[games[0].id].half_points == (0, 2)
    assert results[games[1].id].half_points == (2, 0)
    assert second[0] in lobby(world)


async def test_one_bad_line_and_nothing_is_entered(world: World) -> None:
    await started(world)
    game = await first_game(world)
    ana = await name_of(world, game.seats[0])
    ben = await name_of(world, game.seats[1])
    form = await td(world, "/round results")
    typed = f"{ana} beat {ben}\n{ben} beat {ana}\nZoe beat {ben}\n99 1-0\nhello"
    refused = await form.submit({"One game per line": typed})
    for words in ("Line 2: that game is there twice", "Line 3: nobody", "Line 4: there is no board 99", "Line 5:"):
        assert words in refused.text
    assert len((await state_of(world)).open_games()) == 2
    again = await refused.click("Correct")
    assert again.kind == "form"


async def test_a_file_is_read_like_the_form(world: World) -> None:
    await started(world)
    game = await first_game(world)
    shown = await td(world, "/round results", file=("results.txt", f"{game.board} 0-1\r\n".encode()))
    await press(world, shown, "Enter all")
    current = (await state_of(world)).current_round
    assert current is not None
    assert current.results[game.id].half_points == (0, 2)


async def test_a_result_that_came_meanwhile_stops_all_of_them(world: World) -> None:
    await started(world)
    games = (await state_of(world)).open_games()
    form = await td(world, "/round results")
    shown = await form.submit({"One game per line": "\n".join(f"{game.board} 1-0" for game in games)})
    await td(world, "/round result", game=games[0].id, winner=games[0].seats[1])
    refused = await press(world, shown, "Enter all")
    assert "already" in refused.text
    assert [game.id for game in (await state_of(world)).open_games()] == [games[1].id]


async def test_a_coordinator_may_not_enter_their_own_game_in_bulk(world: World) -> None:
    await world.tournament(players=FOUR)
    cora = await coordinator(world)
    await cora.slash("/join", channel=LOBBY)
    await td(world, "/td close")
    await td(world, "/round publish")
    mine = await entrant_of(world, "Cora")
    game = next(game for game in (await state_of(world)).open_games() if mine in game.seats)
    form = await td(world, "/round results", by=cora)
    refused = await form.submit({"One game per line": f"{game.board} 1-0"})
    assert "Only directors" in refused.text


async def test_scores_that_cannot_be_keep_the_text(world: World) -> None:
    _, (first, second) = await match(world)
    form = await td(world, "/round results")
    typed = f"{first} - {second} 5-0"
    refused = await form.submit({"One game per line": typed})
    again = await refused.click("Correct")
    assert again.kind == "form"
    assert again.fields["One game per line"]["value"] == typed
    shown = await again.submit({"One game per line": f"{first} - {second} 2-0"})
    await press(world, shown, "Enter all")
    assert not (await state_of(world)).open_games()


async def test_a_text_that_takes_too_long_to_read_is_kept(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    async def too_long(*_: object, **__: object) -> None:
        raise ReadingTooLongError

    await started(world)
    form = await td(world, "/round results")
    monkeypatch.setattr(world.herald.service, "read", too_long)
    refused = await form.submit({"One game per line": "1 1-0"})
    assert "took too long" in refused.text
    again = await refused.click("Correct")
    assert again.fields["One game per line"]["value"] == "1 1-0"
