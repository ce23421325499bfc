"""Directors change over to tsh and back."""

from __future__ import annotations

from typing import Any

import pytest

from bot.faces.cop import changing_over
from bot.faces.cop.tsh.division import read_division
from bot.faces.cop.tsh.lines import Line, write_file
from bot.sandbox.people import Reply
from bot.service.orders import Step
from formats.core.commands import ChangePlan, CloseRegistration
from formats.core.plan import Prize
from formats.core.state import TournamentState
from formats.core.verify import verify
from formats.registry import engine
from tests.bot.commands.desk import state_of, td
from tests.bot.scrabble.club import COP_AT_ONCE, carry_out, enter_results, lobby_posts, planned, play_rounds
from tests.bot.world import LOBBY, World
from tests.case_files import case_name, load_cases


async def bring_in(world: World, text: str, title: str = "From tsh", **options: Any) -> Reply:
    reply = await world.director.slash(
        "/td import-tsh", channel=LOBBY, file=("a.t", text.encode()), title=title, **options
    )
    await world.settled()
    return reply


async def taken_out(world: World, tournament: str = "Autumn Open") -> dict[str, str]:
    reply = await td(world, "/tsh export", tournament=tournament)
    return {file.filename: file.data.decode() for file in reply.message.attachments}


def lines(state: TournamentState) -> list[tuple[int, int, tuple[str, ...]]]:
    """The standings without names: rank, half points, spread."""
    return [(line.rank, line.points, line.tie_breaks) for line in engine().standings(state)]


async def test_out_and_in_again_loses_nothing_also_in_the_middle_of_a_round(world: World) -> None:
    await planned(world, ("Ana", "Bo", "Cy", "Dee", "Eve"), **COP_AT_ONCE)
    await play_rounds(world, 3)
    await td(world, "/round publish")
    await enter_results(world, but=1)
    files = await taken_out(world)

    told = await bring_in(world, files["a.t"], rounds=8)

    assert "5 players, 4 rounds, open games: 1" in told.text
    old, new = await state_of(world), (await world.loaded("t2")).state
    assert lines(old) == lines(new)
    assert [len(round_.results) for round_ in new.started[0].rounds] == [2, 2, 2, 1]
    names = {person.name for person in (await world.loaded("t2")).people.values()}
    assert names == {"Ana", "Bo", "Cy", "Dee", "Eve"}
    again = await taken_out(world, "From tsh")
    assert read_division(again["a.t"]).rounds == read_division(files["a.t"]).rounds
    assert verify((await world.loaded("t2")).records, engine()) == ()


async def test_the_event_goes_on_where_it_was(world: World) -> None:
    await planned(world, **COP_AT_ONCE)
    await play_rounds(world, 2)
    await bring_in(world, (await taken_out(world))["a.t"])

    await td(world, "/round publish", tournament="From tsh")

    assert len((await world.loaded("t2")).state.started[0].rounds) == 3


async def test_the_configuration_has_what_tsh_calls_the_same(world: World) -> None:
    await planned(world, **COP_AT_ONCE)

    config = (await taken_out(world))["config.tsh"].splitlines()

    assert config[:3] == ["division A a.t", 'config event_name = "Autumn Open"', "config max_rounds = 8"]
    assert "config gibson_spread = [250, 200]" in config
    assert "config hopefulness = [0.0, 0.1, 0.05, 0.02, 0.01]" in config


async def test_with_its_configuration_an_event_keeps_rounds_prizes_and_thresholds(world: World) -> None:
    await planned(world, **COP_AT_ONCE, class_prizes=[1], gibson_spread=[300, 100])
    await play_rounds(world, 1)
    files = await taken_out(world)

    await bring_in(world, files["a.t"], config=("config.tsh", files["config.tsh"].encode()))

    old, new = (await state_of(world)).stages[0].options, (await world.loaded("t2")).state.stages[0].options
    for name in ("rounds", "place_prizes", "class_prizes", "gibson_spread", "simulations"):
        assert new[name] == old[name], name


async def test_several_divisions_go_out_as_one_folder_and_come_in_again(world: World) -> None:
    await planned(world, ("Ana", "Bo", "Cy", "Dee"), **COP_AT_ONCE)
    await play_rounds(world, 2)
    settings = (await state_of(world)).settings.model_copy(update={"prizes": (Prize(place=1, text="$500"),)})
    await carry_out(world, ChangePlan(settings=settings))
    await bring_in(world, "Eve 1500 2; 400\nFay 1400 1; 390\n", title="Spring Division", rounds=5)

    reply = await td(world, "/tsh export", tournament="Autumn Open", others="Spring Division, t1")

    (folder,) = reply.message.attachments
    assert folder.filename == "autumn-open-tsh.zip"
    assert "A (**Autumn Open**) and B (**Spring Division**)" in reply.text
    told = await world.director.slash("/td import-tsh", channel=LOBBY, file=("folder.zip", folder.data), title="Again")
    await world.settled()
    assert "**Again A** is here now" in told.text
    first, second = (await world.loaded("t3")).state, (await world.loaded("t4")).state
    assert lines(first) == lines(await state_of(world))
    assert [prize.text for prize in first.settings.prizes] == ["$500"]
    assert [state.stages[0].options["rounds"] for state in (first, second)] == [8, 5]
    assert second.settings.prizes == ()


async def test_a_folder_has_no_division_of_a_tournament_that_is_not_there_or_that_others_run(world: World) -> None:
    await planned(world, ("Ana", "Bo", "Cy", "Dee"), **COP_AT_ONCE)
    await bring_in(world, "Eve 1500 2; 400\nFay 1400 1; 390\n", title="Spring Division")
    role = world.server.role("Staff", permissions=1 << 33)
    cora = await world.server.join("Cora", roles=(role,))
    await td(world, "/td staff", tournament="Autumn Open", member=cora, role="director")

    missing = await td(world, "/tsh export", tournament="Autumn Open", others="Winter")
    foreign = await td(world, "/tsh export", cora, tournament="Autumn Open", others="Spring Division")

    assert not missing.message.attachments
    assert "Winter" in missing.text
    assert not foreign.message.attachments
    assert "Only directors and coordinators of this tournament" in foreign.text


@pytest.mark.usefixtures("awake")
async def test_past_games_are_told_in_one_line_and_the_open_round_as_usual(world: World) -> None:
    await bring_in(
        world, "A B 1500 2 3 4; 400 410\nC D 1400 1 4 3; 380 400\nE F 1300 4 1 2; 420 390\nG 1200 3 2 1; 300 405\n"
    )

    posts = lobby_posts(world)
    assert "3 rounds with 4 results came in as played elsewhere." in posts
    assert "Round 3" in posts
    assert "Round 1" not in posts
    assert "Standings" in posts


@pytest.mark.usefixtures("awake")
async def test_unusual_scores_of_a_file_are_asked_about_and_taken_over_all_the_same(world: World) -> None:
    told = await bring_in(world, "A 1500 2; 4500\nB 1400 1; 410\nC 1300 4; 400\nD 1200 3; 380\n")

    assert "One score is unusual here, please check: A – B 1–0 (4500:410)." in told.text
    assert len((await world.loaded("t1")).state.started[0].rounds[0].results) == 2


@pytest.mark.usefixtures("awake")
async def test_who_has_left_and_what_is_prepaired_comes_along(world: World) -> None:
    text = "A 9 2 3; 400\nB 8 1; 390\nC 7 4 1; 410; class B\nD 6 3; 300\nE 0 0; -50; off -50\n"
    told = await bring_in(world, text)
    state = (await world.loaded("t1")).state

    assert "1 round, open games: 0" in told.text
    assert state.entrants["e5"].status == "withdrawn"
    assert state.entrants["e5"].data.rating is None
    assert state.entrants["e3"].data.attributes == {"class": 1}
    assert state.stages[0].options["prepaired"] == ["2 e1 e3"]


@pytest.mark.usefixtures("awake")
async def test_what_cannot_be_is_told_with_its_line_and_nothing_is_begun(world: World) -> None:
    refused = await bring_in(world, "A 1 2\nB 1 3\n")

    assert "Line 1, round 1: player 2 does not have this player as opponent" in refused.text
    assert "Line 2, round 1: there is no player number 3" in refused.text
    assert "Nothing was changed" in refused.text
    assert "no tournament" in (await world.director.slash("/tournament info", channel=LOBBY)).text.casefold()


async def test_only_those_who_may_create_tournaments_bring_one_in(world: World) -> None:
    (ana,) = await world.players("Ana")
    with pytest.raises(Exception, match="td"):
        await ana.slash("/td import-tsh", channel=LOBBY, file=("a.t", b"A 1\nB 1\n"), title="Mine")


@pytest.mark.parametrize("event", load_cases("cop event"), ids=case_name)
@pytest.mark.usefixtures("awake")
async def test_an_event_played_elsewhere_has_its_official_standings(world: World, event: dict[str, Any]) -> None:
    games = {(game["round"], game["player"]): game for played in event["games"] for game in played}
    rounds, out = len(event["games"]), {"opponent": 0, "score": -50}
    rows = []
    for player in event["players"]:
        mine = [games.get((number, player["id"]), out) for number in range(1, rounds + 1)]
        scores, opponents = tuple(game["score"] for game in mine), tuple(game["opponent"] for game in mine)
        rows.append(Line(f"Player {player['id']}x", player["rating"], opponents, scores))

    await bring_in(world, write_file(rows), rounds=rounds)

    state = (await world.loaded("t1")).state
    assert len(state.started[0].rounds) == rounds
    ranks = {int(line.entrant[1:]): line.rank for line in engine().standings(state)}
    official = {int(player): places[-1] for player, places in event["rank_after"].items() if len(places) > rounds}
    assert {player: ranks[player] for player in official} == official


@pytest.mark.usefixtures("awake")
async def test_a_file_that_any_step_refuses_leaves_nothing_behind(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = changing_over._steps
    monkeypatch.setattr(changing_over, "_steps", lambda division: [*steps(division), Step(CloseRegistration())])

    told = await bring_in(world, write_file([Line("Ana", 1000), Line("Bo", 900)]))

    assert "only works while" in told.text
    assert await world.database.tournaments.all() == []
