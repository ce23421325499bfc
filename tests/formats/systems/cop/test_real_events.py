"""Whole events replayed with the ranks after every round: one of our own making, and a real one where it is there."""

from typing import Any

import pytest

from formats.core.lots import Lots
from formats.core.model import Bye, Entrant, Pairing, RoundPairings
from formats.core.plan import StagePlan
from formats.core.results import Report
from formats.core.state import Round, Stage
from formats.core.values import pairing_id
from formats.systems.cop import FORMAT
from formats.systems.cop.opening import FONTES_ROUNDS, draw_fontes_groups, fontes_pairs, phases
from formats.systems.cop.options import CopOptions
from formats.systems.cop.pairing import pair_cop
from formats.systems.cop.position import position_after
from formats.systems.cop.terms import Terms
from tests.case_files import case_name, load_cases
from tests.case_shapes import only
from tests.formats.case_players import strength_of
from tests.formats.systems.cop.positions import options_of, position_of

OPTIONS = CopOptions(rounds=60)
EVENTS = load_cases("cop event")
HISTORIES = load_cases("cop history")
every_event = pytest.mark.parametrize("event", EVENTS, ids=case_name)


def withdrawn(event: dict[str, Any]) -> dict[str, int]:
    """Who left during the event, and how many rounds each was there for: out in all later ones, or not named there."""
    there = {
        f"e{game['player']}": number
        for number, round_ in enumerate(event["games"], start=1)
        for game in round_
        if not is_out(game)
    }
    everybody = {f"e{game['player']}" for round_ in event["games"] for game in round_}
    rounds = len(event["games"])
    return {who: there.get(who, 0) for who in sorted(everybody) if there.get(who, 0) < rounds}


def seeded(event: dict[str, Any]) -> tuple[str, ...]:
    """The official ranks before the first round."""
    ranks = event["rank_after"]
    return tuple(f"e{number}" for number in sorted(ranks, key=lambda number: ranks[number][0]))


def entrants(event: dict[str, Any], rounds: int) -> dict[str, Entrant]:
    """Everybody as after so many rounds."""
    found = {}
    gone = withdrawn(event)
    for number, player in enumerate(event["players"], start=1):
        who = f"e{player['id']}"
        status: Any = "withdrawn" if gone.get(who, rounds) < rounds else "active"
        data = strength_of(player)
        if str(player["id"]) in event.get("cls", {}):
            letter = event["cls"][str(player["id"])]
            data = data.model_copy(update={"attributes": {**data.attributes, "class": ord(letter) - ord("A")}})
        found[who] = Entrant(id=who, number=number, data=data, status=status)
    return found


def stage_after(event: dict[str, Any], rounds: int) -> Stage:
    """The event after so many rounds, every result judged from its scores."""
    only(event, "id", "name", "rounds", "players", "games", "rank_after", "cls")
    plan = StagePlan(system="cop", title="Real")
    stage = Stage(number=0, plan=plan, seeds=seeded(event), entrants=entrants(event, rounds))
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
            if game.get("first") == 2:  # the opponent went first
                seats, scores = seats[::-1], scores[::-1]
            winner = None if scores[0] == scores[1] else seats[scores[0] < scores[1]]
            pairing = Pairing(id=pairing_id(0, number, board), board=board, seats=seats)
            pairings.append(pairing)
            results[pairing.id] = FORMAT.judge(Report(winner=winner, scores=scores), pairing, stage, OPTIONS)
    byes = tuple(Bye(entrant=f"e{who}") for who, game in games.items() if game["opponent"] == 0 and not is_out(game))
    return Round(number, RoundPairings(pairings=tuple(pairings), byes=byes), results)


@every_event
def test_the_official_running_ranks(event: dict[str, Any]) -> None:
    for rounds in range(1, len(event["games"]) + 1):
        stage = stage_after(event, rounds)
        official = {f"e{number}": ranks[rounds] for number, ranks in event["rank_after"].items() if rounds < len(ranks)}

        lines = [line for line in FORMAT.rank(stage, OPTIONS) if line.entrant in stage.active]

        # Who has withdrawn is no longer counted there.
        ranks = {line.entrant: 1 + sum(other.rank < line.rank for other in lines) for line in lines}
        assert ranks == {who: official[who] for who in stage.active}, rounds


@every_event
def test_who_withdrew_loses_every_round_by_fifty(event: dict[str, Any]) -> None:
    last = len(event["games"])
    for who, there in withdrawn(event).items():
        before, after = (
            next(line for line in FORMAT.rank(stage_after(event, rounds), OPTIONS) if line.entrant == who)
            for rounds in (there, last)
        )
        missed = last - there
        assert after.losses == before.losses + missed
        assert int(after.tie_breaks[0]) == int(before.tie_breaks[0]) - 50 * missed


@every_event
def test_every_round_of_the_event_can_be_paired(event: dict[str, Any]) -> None:
    options = CopOptions(rounds=rounds_of(event))
    for rounds in range(3, len(event["games"])):
        stage = stage_after(event, rounds)
        found = FORMAT.pair(stage, options, Lots("replay"))
        assert found.members() == frozenset(stage.active)
        assert position_after(stage, options, rounds).rounds_left == rounds_of(event) - rounds


def rounds_of(event: dict[str, Any]) -> int:
    """How many rounds the event has; those of which the games are known where it does not say."""
    return int(event.get("rounds", len(event["games"])))


def groups_of(event: dict[str, Any]) -> list[tuple[str, ...]]:
    """Who met, directly or not, in the first three rounds."""
    groups: list[set[int]] = [{player["id"]} for player in event["players"]]
    for game in (game for round_ in event["games"][:3] for game in round_):
        mine, theirs = (next(g for g in groups if who in g) for who in (game["player"], game["opponent"]))
        if mine is not theirs:
            groups.remove(theirs)
            mine |= theirs
    return [tuple(f"e{number}" for number in sorted(group)) for group in groups]


def in_groups(event: dict[str, Any]) -> bool:
    """Were the first three rounds played in groups of four and perhaps one of six?"""
    return len(event["games"]) >= FONTES_ROUNDS and {len(group) for group in groups_of(event)} <= {4, 6}


@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize("event", [event for event in EVENTS if in_groups(event)], ids=case_name)
def test_the_schedule_of_real_groups(event: dict[str, Any], number: int) -> None:
    real = {frozenset((f"e{game['player']}", f"e{game['opponent']}")) for game in event["games"][number - 1]}

    assert {frozenset(pair) for pair in fontes_pairs(groups_of(event), number)} == real


@pytest.mark.parametrize("real", load_cases("cop groups"), ids=lambda real: real.get("history"))
def test_our_groups_look_like_the_real_ones(real: dict[str, Any]) -> None:
    field = [str(number) for number in range(1, real["players"] + 1)]
    ours = draw_fontes_groups(field, Lots("groups"))
    assert sorted(map(len, ours)) == sorted(map(len, real["groups"]))
    assert sorted(seat for group in ours for seat in group) == sorted(field)


@pytest.mark.parametrize("case", HISTORIES, ids=case_name)
def test_the_next_round_of_a_history_can_be_paired(case: dict[str, Any]) -> None:
    given = case.get("input", case)
    position = position_of({"rounds": len(given["results"]) + 1, **given})
    options = options_of(given).model_copy(update={"simulations": 500, "always_wins_simulations": 200})
    found = pair_cop(position, Terms.of(options, position.rounds_left), options.activation_round, "history")
    assert sorted([rank for pair in found.pairs for rank in pair] + list(found.byes)) == list(range(position.size))
    assert all(rank in found.byes or any(rank in pair for pair in found.pairs) for rank in position.pins)


def test_an_event_nobody_left_and_one_that_many_left_are_read() -> None:
    games = [[game(1, 1, 2, 400), game(1, 2, 1, 390), game(1, 3, 0, 50), game(1, 4, 0, -50)]]
    games.append([game(2, 1, 2, 400), game(2, 2, 1, 420), game(2, 3, 0, -50), game(2, 4, 0, -50)])
    event = {
        "players": [{"id": number, "rating": 1500, "joined": "2001-02-03"} for number in range(1, 5)],
        "games": games,
        "rank_after": {str(number): [number] for number in range(1, 5)},
    }
    assert withdrawn(event) == {"e4": 0, "e3": 1}
    assert withdrawn({"games": [games[0], games[1][:2]]}) == {"e4": 0, "e3": 1}
    assert withdrawn({"games": [games[0][:3]]}) == {}
    stage = stage_after(event, 2)
    assert stage.active == ("e1", "e2")
    assert stage.entrants["e1"].data.attributes == {"joined": "2001-02-03"}


def game(number: int, player: int, opponent: int, score: int) -> dict[str, int]:
    """A line of an event's games."""
    return {"round": number, "player": player, "opponent": opponent, "score": score}


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
