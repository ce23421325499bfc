"""Directors enter results, rule forfeits, order rematches and set times."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from formats.core.model import Pairing
from formats.core.results import Result
from tests.bot.commands.desk import coordinator, first_game, lobby, name_of, press, started, state_of, td
from tests.bot.world import LOBBY, World


async def result_of(world: World, game: str) -> Result | None:
    """The recorded result of a game."""
    return (await state_of(world)).find(game)[1].results.get(game)


async def test_a_result_is_entered_and_corrected(world: World) -> None:
    await started(world)
    game = await first_game(world)
    entered = await td(world, "/round result", game=game.id, winner=game.seats[0])
    assert "1–0" in entered.text
    asked = await td(world, "/round result", game=game.id, winner=game.seats[1], reason="A typing error")
    await press(world, asked, "Correct it")
    result = await result_of(world, game.id)
    assert result is not None
    assert result.half_points == (0, 2)
    assert "A director has corrected" in lobby(world)


async def test_a_score_is_read_or_named_as_unreadable(world: World) -> None:
    await started(world)
    game = await first_game(world)
    assert (
        "is not a score" in (await td(world, "/round result", game=game.id, winner=game.seats[0], score="a lot")).text
    )
    await td(world, "/round result", game=game.id, winner=game.seats[0], score="412 : 380")
    result = await result_of(world, game.id)
    assert result is not None
    assert result.scores == (412, 380)


async def test_a_result_without_a_winner_and_a_score_names_what_to_enter(world: World) -> None:
    await started(world)
    game = await first_game(world)
    assert "Choose who won under `winner`" in (await td(world, "/round result", game=game.id)).text


async def test_a_tie_is_refused_where_there_are_none(world: World) -> None:
    await started(world)
    game = await first_game(world)
    assert "no ties" in (await td(world, "/round result", game=game.id, winner="tie")).text
    offered = await world.director.autocomplete("/round result", "winner", channel=LOBBY, game=game.id)
    assert [choice.value for choice in offered] == list(game.seats)


async def test_games_and_winners_are_offered_while_typing(world: World) -> None:
    await started(world)
    game = await first_game(world)
    name = await name_of(world, game.seats[1])
    games = await world.director.autocomplete("/round result", "game", name.lower(), channel=LOBBY)
    assert [choice.value for choice in games] == [game.id]
    absent = await world.director.autocomplete("/judge forfeit", "absent", channel=LOBBY, game=game.id)
    assert [choice.value for choice in absent] == [*game.seats, "both"]


async def test_the_button_opens_a_form_with_the_two_players(world: World) -> None:
    await started(world)
    game = await first_game(world)
    missing = await td(world, "/round preview")
    form = await missing.click(missing.buttons[0].label)
    assert form.kind == "form"
    await form.submit({"winner": game.seats[1], "reason": "Told by both"})
    await world.settled()
    result = await result_of(world, game.id)
    assert result is not None
    assert result.half_points == (0, 2)


async def test_a_forfeit_removes_the_player_where_the_rule_says_so(world: World) -> None:
    await started(world)
    game = await first_game(world)
    reply = await td(world, "/judge forfeit", game=game.id, absent=game.seats[0], reason="Nobody came")
    assert "forfeit" in reply.text
    state = await state_of(world)
    assert state.entrant(game.seats[0]).status == "removed"
    assert state.entrant(game.seats[1]).status == "active"


async def test_both_can_be_absent(world: World) -> None:
    await started(world)
    game = await first_game(world)
    await td(world, "/judge forfeit", game=game.id, absent="both", reason="Nobody came")
    result = await result_of(world, game.id)
    assert result is not None
    assert result.absent == game.seats


async def test_a_rematch_clears_the_result(world: World) -> None:
    await started(world)
    game = await first_game(world)
    assert "no open report" in (await td(world, "/judge rematch", game=game.id, reason="Server down")).text
    await td(world, "/round result", game=game.id, winner=game.seats[0])
    await td(world, "/judge rematch", game=game.id, reason="Server down")
    assert await result_of(world, game.id) is None


async def test_a_time_is_echoed_before_it_is_set(world: World) -> None:
    await started(world)
    game = await first_game(world)
    asked = await td(world, "/judge time", game=game.id, when="fri 9 jan 2026 7pm", reason="Both asked")
    at = datetime(2026, 1, 10, 0, 0, tzinfo=UTC)
    assert f"<t:{int(at.timestamp())}:F>" in asked.text
    assert "America/New_York" in asked.text
    assert "times that suit both: <t:" in asked.text
    assert (await state_of(world)).times[game.id].at != at
    await press(world, asked, "Set this time")
    time = (await state_of(world)).times[game.id]
    assert (time.at, time.final) == (at, True)


async def test_times_that_suit_both_are_still_to_come(world: World) -> None:
    await started(world)
    game = await first_game(world)
    await world.jump(timedelta(days=14))
    asked = await td(world, "/judge time", game=game.id, when="<t:1800000000>", reason="Both asked")
    assert "times that suit both: <t:" not in asked.text


async def test_a_time_with_two_meanings_is_asked_about(world: World) -> None:
    await started(world)
    game = await first_game(world)
    asked = await td(world, "/judge time", game=game.id, when="5/2 19:00", reason="Both asked")
    assert len(asked.buttons) == 2
    await press(world, asked, asked.buttons[0].label)
    assert (await state_of(world)).times[game.id].at == datetime(2026, 2, 6, 0, 0, tzinfo=UTC)


async def test_a_final_time_is_moved_by_directors_alone_who_read_all_that_speaks_against_it(world: World) -> None:
    await started(world)
    other, game = await coordinator(world), await first_game(world)
    first = await td(world, "/judge time", game=game.id, when="fri 9 jan 2026 7pm", reason="Both asked")
    await press(world, first, "Set this time")
    later = "fri 23 jan 2026 7pm"
    refused = await td(world, "/judge time", by=other, game=game.id, when=later, reason="The server is down")
    assert "Only directors" in refused.text
    asked = await td(world, "/judge time", game=game.id, when=later, reason="The server is down")
    assert "final times do not change" in asked.text
    assert "outside that window" in asked.text
    await press(world, asked, "Set this time")
    assert (await state_of(world)).times[game.id].at == datetime(2026, 1, 24, 0, 0, tzinfo=UTC)


async def test_a_time_that_is_none_is_refused(world: World) -> None:
    await started(world)
    game = await first_game(world)
    assert "I don't understand" in (await td(world, "/judge time", game=game.id, when="soonish", reason="-")).text


async def test_a_time_confirmed_twice_is_set_once(world: World) -> None:
    await started(world)
    game = await first_game(world)
    first = await td(world, "/judge time", game=game.id, when="fri 19:00", reason="One")
    await td(world, "/judge time", game=game.id, when="sat 19:00", reason="Two")
    late = await first.click("Set this time")
    assert "start again" in late.text


async def test_a_coordinator_enters_open_games_but_corrects_none(world: World) -> None:
    await started(world)
    other = await coordinator(world)
    game = await first_game(world)
    refused = await td(world, "/round result", by=other, game=game.id, winner=game.seats[0])
    assert "Only directors" in refused.text
    await world.jump(timedelta(days=14))  # past the start
    assert "is in" in (await td(world, "/round result", by=other, game=game.id, winner=game.seats[0])).text
    assert "Only directors" in (await td(world, "/round result", by=other, game=game.id, winner=game.seats[1])).text


async def test_a_coordinator_who_plays_does_not_enter_the_own_game(world: World) -> None:
    await world.tournament(players=("Ana", "Bo", "Cy"))
    other = await coordinator(world)
    await other.slash("/join", channel=LOBBY)
    await td(world, "/td close")
    await td(world, "/round publish")
    loaded = await world.loaded()
    mine = next(entrant for entrant, person in loaded.people.items() if person.name == "Cora")
    game = next(game for game in loaded.state.open_games() if mine in game.seats)
    assert "Only directors" in (await td(world, "/round result", by=other, game=game.id, winner=mine)).text


async def test_disputes_are_decided_with_the_button_in_direct_messages(world: World) -> None:
    await started(world)
    game = await first_game(world)
    first, second = [world.sandbox.person(await name_of(world, seat)) for seat in game.seats]
    await press(world, await first.slash("/match report", channel=LOBBY, winner=game.seats[0]), "That is right")
    card = await second.slash("/me next", channel=LOBBY)
    await (await card.click("Dispute")).submit()
    await world.settled()
    form = await world.director.click("Enter result", in_="dm")
    await form.submit({"winner": game.seats[0]})
    await world.settled()
    assert await result_of(world, game.id) is not None


async def test_the_game_and_the_winner_may_be_typed_and_what_has_a_result_is_marked(world: World) -> None:
    game = (await started(world)).open_games()[0]
    name = await name_of(world, game.seats[0])
    entered = await td(world, "/round result", game=name.lower(), winner=name.upper())
    assert "1–0" in entered.text
    offered = await world.director.autocomplete("/round result", "game", channel=LOBBY)
    assert [item.name.startswith("✓") for item in offered] == [False, True]
    assert offered[1].name.endswith("(1–0)")
    again = await td(world, "/round result", game=game.id, winner="2", reason="typo")
    assert [item.label for item in again.buttons] == ["Correct it"]
    assert (await state_of(world)).find(game.id)[1].results[game.id].half_points == (2, 0)


async def disputed(world: World) -> list[Pairing]:
    """Both games of a round of four are disputed."""
    await world.tournament(players=("Ana", "Bo", "Cy", "Dee"))
    await td(world, "/td close")
    await td(world, "/round publish")
    games = sorted((await state_of(world)).open_games(), key=lambda game: game.board)
    for game in games:
        first, second = [world.sandbox.person(await name_of(world, seat)) for seat in game.seats]
        await press(world, await first.slash("/match report", channel=LOBBY, winner=game.seats[0]), "That is right")
        await (await (await second.slash("/me next", channel=LOBBY)).click("Dispute")).submit()
        await world.settled()
    return games


async def test_several_disputes_are_decided_in_one_act(world: World) -> None:
    one, other = await disputed(world)
    winner, also = one.seats[0], await name_of(world, other.seats[1])
    entered = await td(world, "/round result", game=one.id, winner=winner, also=also, reason="Both heard")
    assert entered.text.count("is in") == 2
    assert not (await state_of(world)).open_games()
    results = [await result_of(world, game.id) for game in (one, other)]
    assert [result.half_points for result in results if result is not None] == [(2, 0), (0, 2)]
    await press(world, await td(world, "/td undo"), "Undo")
    assert len((await state_of(world)).open_games()) == 2


async def test_of_several_disputes_all_are_decided_or_none(world: World) -> None:
    one, other = await disputed(world)
    winner, also = one.seats[0], await name_of(world, other.seats[1])
    for wrong in (await name_of(world, one.seats[1]), f"{also}, {also}", "Nobody"):
        refused = await td(world, "/round result", game=one.id, winner=winner, also=wrong)
        assert "is in" not in refused.text
    assert "Grace, Hiro" in (await td(world, "/round result", game=one.id, winner=winner, also=f"{also}, {also}")).text
    assert len((await state_of(world)).open_games()) == 2
    await td(world, "/round result", game=other.id, winner=also)
    again = await td(world, "/round result", game=one.id, winner=winner, also=also)
    assert "no disputed game" in again.text, "a result is corrected by a preview of its own"
    assert len((await state_of(world)).open_games()) == 1
