"""Whole events replayed with the ranks after every round: one of our own making, and a real one where it is there."""

import json
from pathlib import Path
from typing import Any

import pytest

from formats.core.lots import Lots
from formats.core.model import Bye, Entrant, EntrantData, Pairing, RoundPairings
from formats.core.plan import StagePlan
from formats.core.results import Report
from formats.core.state import Round, Stage
from formats.core.values import pairing_id
from formats.systems.cop import FORMAT
from formats.systems.cop.opening import draw_fontes_groups, fontes_pairs, phases
from formats.systems.cop.options import CopOptions
from formats.systems.cop.position import position_after
from tests.case_files import reference_files, whose

OPTIONS = CopOptions(rounds=23)


@pytest.fixture(scope="module", params=reference_files("cop/*_rounds.json"), ids=whose)
def event(request: pytest.FixtureRequest) -> dict[str, Any]:
    file: Path = request.param
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


def withdrawn(event: dict[str, Any]) -> tuple[str, int]:
    """Who left during the event, and how many rounds they were there for."""
    return next((f"e{game['player']}", game["round"] - 1) for one in event["games"] for game in one if is_out(game))


def seeded(event: dict[str, Any]) -> tuple[str, ...]:
    """The official ranks before the first round."""
    ranks = event["rank_after"]
    return tuple(f"e{number}" for number in sorted(ranks, key=lambda number: ranks[number][0]))


def entrants(event: dict[str, Any], *, left: bool) -> dict[str, Entrant]:
    found = {}
    gone, _ = withdrawn(event)
    for number, player in enumerate(event["players"], start=1):
        who = f"e{player['id']}"
        status: Any = "withdrawn" if left and who == gone else "active"
        found[who] = Entrant(id=who, number=number, data=EntrantData(rating=player["rating"]), status=status)
    return found


def stage_after(event: dict[str, Any], rounds: int) -> Stage:
    """The event after so many rounds, every result judged from its scores."""
    plan = StagePlan(system="cop", title="Real")
    left = any(is_out(game) for one in event["games"][:rounds] for game in one)
    stage = Stage(number=0, plan=plan, seeds=seeded(event), entrants=entrants(event, left=left))
    played = tuple(played_round(event, number, stage) for number in range(1, rounds + 1))
    return Stage(number=0, plan=plan, seeds=stage.seeds, entrants=stage.entrants, rounds=played)


def is_out(game: dict[str, Any]) -> bool:
    return bool(game["opponent"] == 0 and game["score"] < 0)


def played_round(event: dict[str, Any], number: int, stage: Stage) -> Round:
    games = {game["player"]: game for game in event["games"][number - 1]}
    pairings: list[Pairing] = []
    results = {}
    for player, game in games.items():
        if player < game["opponent"]:
            board = len(pairings) + 1
            seats = f"e{player}", f"e{game['opponent']}"
            scores = game["score"], games[game["opponent"]]["score"]
            winner = None if scores[0] == scores[1] else seats[scores[0] < scores[1]]
            pairing = Pairing(id=pairing_id(0, number, board), board=board, seats=seats)
            pairings.append(pairing)
            results[pairing.id] = FORMAT.judge(Report(winner=winner, scores=scores), pairing, stage, OPTIONS)
    byes = tuple(Bye(entrant=f"e{who}") for who, game in games.items() if game["opponent"] == 0 and not is_out(game))
    return Round(number, RoundPairings(pairings=tuple(pairings), byes=byes), results)


def test_the_official_running_ranks(event: dict[str, Any]) -> None:
    for rounds in range(1, event["rounds"] + 1):
        stage = stage_after(event, rounds)
        official = {f"e{number}": ranks[rounds] for number, ranks in event["rank_after"].items() if rounds < len(ranks)}

        lines = [line for line in FORMAT.rank(stage, OPTIONS) if line.entrant in stage.active]

        # Who has withdrawn is no longer counted there.
        ranks = {line.entrant: 1 + sum(other.rank < line.rank for other in lines) for line in lines}
        assert ranks == {who: official[who] for who in stage.active}, rounds


def test_who_withdrew_loses_every_round_by_fifty(event: dict[str, Any]) -> None:
    who, there = withdrawn(event)
    before, after = (
        next(line for line in FORMAT.rank(stage_after(event, rounds), OPTIONS) if line.entrant == who)
        for rounds in (there, event["rounds"])
    )

    missed = event["rounds"] - there
    assert after.losses == before.losses + missed
    assert int(after.tie_breaks[0]) == int(before.tie_breaks[0]) - 50 * missed


def test_every_round_of_the_event_can_be_paired(event: dict[str, Any]) -> None:
    options = CopOptions(rounds=event["rounds"])
    for rounds in range(3, event["rounds"]):
        stage = stage_after(event, rounds)
        found = FORMAT.pair(stage, options, Lots("replay"))
        assert found.members() == frozenset(stage.active)
        assert position_after(stage, options, rounds).rounds_left == event["rounds"] - rounds


def groups_of(event: dict[str, Any]) -> list[tuple[str, ...]]:
    """Who met, directly or not, in the first three rounds."""
    groups: list[set[int]] = [{player["id"]} for player in event["players"]]
    for game in (game for one in event["games"][:3] for game in one):
        mine, theirs = (next(g for g in groups if who in g) for who in (game["player"], game["opponent"]))
        if mine is not theirs:
            groups.remove(theirs)
            mine |= theirs
    return [tuple(f"e{number}" for number in sorted(group)) for group in groups]


@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_schedule_of_real_groups(event: dict[str, Any], number: int) -> None:
    real = {frozenset((f"e{game['player']}", f"e{game['opponent']}")) for game in event["games"][number - 1]}

    assert {frozenset(pair) for pair in fontes_pairs(groups_of(event), number)} == real


@pytest.mark.parametrize("file", reference_files("cop/initial_fontes_groups.json"), ids=whose)
def test_our_groups_look_like_the_real_ones(file: Path) -> None:
    real = json.loads(file.read_text(encoding="utf-8"))["groups"]
    for one in real:
        field = [str(number) for number in range(1, one["players"] + 1)]
        ours = draw_fontes_groups(field, Lots("groups"))
        assert sorted(map(len, ours)) == sorted(map(len, one["groups"]))
        assert sorted(seat for group in ours for seat in group) == sorted(field)


@pytest.mark.parametrize(
    "players, rounds, opening",
    [
        (12, 15, "round_robin"),
        (20, 28, "round_robin"),
        (24, 27, "round_robin"),
        (16, 15, "initial_fontes"),
        (26, 23, "initial_fontes"),
        (30, 27, "initial_fontes"),
    ],
)
def test_the_openings_real_events_chose(players: int, rounds: int, opening: str) -> None:
    assert phases(players, CopOptions(rounds=rounds)).opening == opening
