"""The worked cases of the playoffs."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from formats.core.contract import Finished
from formats.core.state import Stage
from formats.systems.swiss_elimination import FORMAT
from formats.systems.swiss_elimination.progress import Progress
from formats.systems.swiss_elimination.puzzles import RoundChoice
from formats.systems.swiss_elimination.ranks import Ranking
from formats.systems.swiss_elimination.table import bracket_of
from formats.systems.swiss_elimination.times import (
    Submission,
    better_seed_wins_live,
    better_seed_wins_online,
    official_time,
)
from tests.case_files import case_name, load_cases
from tests.case_shapes import only
from tests.formats.stage_builder import published
from tests.formats.systems.swiss_elimination.playoffs import OPTIONS, field, next_round, won_by

TABLE = OPTIONS.match_table
INVARIANTS = load_cases("wpf invariants")
PLAYTHROUGHS = load_cases("wpf whole")
POOL = tuple(f"p{number}" for number in range(1, 9))


def pool_of(case: dict[str, Any]) -> tuple[str, ...]:
    """The printed pool, or all puzzles that a case names where it has a pool of its own."""
    named = {puzzle for wishes in case["lists"].values() for puzzle in wishes} | set(case["used"])
    return POOL if named <= set(POOL) else tuple(sorted(named))


@pytest.mark.parametrize("case", load_cases("wpf table"))
def test_the_match_table(case: dict[str, Any]) -> None:
    own = [
        {
            "round": match.round,
            "code": match.code,
            "ranks": list(match.ranks),
            "bracket": match.bracket,
            "stage": match.venue,
            "heat": match.heat,
        }
        for match in TABLE.matches
    ]
    assert own == case["matches"]


@pytest.mark.parametrize("invariants", INVARIANTS)
def test_what_the_table_says_of_ranks(invariants: dict[str, Any]) -> None:
    ranks = range(1, TABLE.size + 1)
    busy = {name: {rank for match in TABLE.of_round(name) for rank in match.ranks} for name in TABLE.rounds}
    assert {name: sorted({*ranks} - busy[name]) for name in TABLE.rounds} == invariants["idle_ranks"]
    assert {name: len(TABLE.of_round(name)) for name in TABLE.rounds} == invariants["rounds"]
    assert {str(rank): TABLE.last_round(rank) for rank in ranks} == invariants["last_round_a_rank_plays"]
    online = {str(rank): TABLE.last_round(rank, "online") for rank in ranks}
    assert online == invariants["last_online_round_a_rank_plays"]
    venues = Counter(match.venue for match in TABLE.matches)
    assert (venues["online"], venues["live"]) == (invariants["online_matches"], invariants["live_matches"])
    possible = {
        name: {str(rank): sorted(losses[rank - 1]) for rank in ranks} for name, losses in TABLE.possible_losses()
    }
    assert possible == invariants["possible_losses_by_rank_after_round"]


@pytest.mark.parametrize("invariants", INVARIANTS)
def test_what_holds_in_every_possible_tournament(invariants: dict[str, Any]) -> None:
    seen: dict[str, dict[int, set[int]]] = {"matches": {}, "losses": {}}
    for seed in range(1500):
        chance = random.Random(seed)
        ranking, matches = Ranking.at_start(TABLE.size), [0] * TABLE.size
        for sitting in TABLE.sittings:
            for match in sitting.matches:
                players = ranking.seed_at(match.ranks[0]), ranking.seed_at(match.ranks[1])
                losses = [ranking.losses[player - 1] for player in players]
                assert match.bracket == "championship" or {bracket_of(lost) for lost in losses} == {match.bracket}
                for player in players:
                    matches[player - 1] += 1
                ranking = ranking.after(players, chance.choice(players))
        for place, player in enumerate(ranking.order, start=1):
            seen["matches"].setdefault(place, set()).add(matches[player - 1])
            seen["losses"].setdefault(place, set()).add(ranking.losses[player - 1])
    for what, found in seen.items():
        expected = {int(place): set(counts) for place, counts in invariants[f"{what}_by_final_place"].items()}
        assert found == expected


@pytest.mark.parametrize("case", PLAYTHROUGHS, ids=case_name)
def test_whole_tournaments(case: dict[str, Any]) -> None:
    winners = case.get("winners") or {match["code"]: match["winner"] for match in case["matches"]}
    expected = {expectation["round"]: expectation for expectation in case["after"]}
    stage, meetings, matches = field(), Counter[frozenset[str]](), Counter[str]()
    for sitting in TABLE.sittings:
        stage, found = next_round(stage)
        for pairing in found.pairings:
            meetings[frozenset(pairing.seats)] += 1
            matches.update(pairing.seats)
        stage = published(stage, found, lambda pairing: won_by(pairing, f"p{winners[pairing.label]}"))
        if sitting.round < "F":
            check_ranks(stage, expected[sitting.round])
    check_ranks(stage, expected["H"])
    lines = FORMAT.rank(stage, OPTIONS)
    assert FORMAT.status(stage, OPTIONS) == Finished()
    assert [line.entrant for line in lines] == [f"p{seed}" for seed in case["final"]]
    only(case, "name", "id", "winners", "matches", "after", "final", "losses", "matches_played", "rematches")
    assert [line.rank for line in lines] == list(range(1, 17))
    if "losses" in case:
        assert {line.entrant.removeprefix("p"): line.losses for line in lines} == case["losses"]
    if "matches_played" in case:
        assert {who.removeprefix("p"): count for who, count in matches.items()} == case["matches_played"]
    if "rematches" in case:
        twice = {frozenset(f"p{seed}" for seed in pair) for pair in case["rematches"]}
        assert {couple for couple, times in meetings.items() if times > 1} == twice
    if "matches" in case:
        check_matches(case["matches"], stage)


@pytest.mark.parametrize("case", PLAYTHROUGHS, ids=case_name)
def test_ranks_after_every_round_also_those_played_in_two_parts(case: dict[str, Any]) -> None:
    winners = case.get("winners") or {match["code"]: match["winner"] for match in case["matches"]}
    ranking = Ranking.at_start(TABLE.size)
    for name, expected in zip(TABLE.rounds, case["after"], strict=True):
        for match in TABLE.of_round(name):
            ranking = ranking.after(
                (ranking.seed_at(match.ranks[0]), ranking.seed_at(match.ranks[1])), winners[match.code]
            )
        assert (name, list(ranking.order)) == (expected["round"], expected["rank_to_seed"])
        assert [ranking.losses[seed - 1] for seed in ranking.order] == expected["losses_by_rank"]


def check_ranks(stage: Stage, expected: dict[str, Any]) -> None:
    ranking = Progress(stage, OPTIONS).ranking
    assert list(ranking.order) == expected["rank_to_seed"]
    assert [ranking.losses[seed - 1] for seed in ranking.order] == expected["losses_by_rank"]


def check_matches(matches: list[dict[str, Any]], stage: Stage) -> None:
    seats = {pairing.label: pairing.seats for round_ in stage.rounds for pairing in round_.pairings.pairings}
    assert seats == {match["code"]: (f"p{match['better']}", f"p{match['worse']}") for match in matches}


@pytest.mark.parametrize("case", load_cases("wpf pick"), ids=case_name)
def test_who_picks_which_puzzle(case: dict[str, Any]) -> None:
    only(case, "name", "id", "round", "rank_to_seed", "losses", "lists", "used", "expected", "absent", "withdrawn")
    losses = tuple(case["losses"].get(str(seed), 0) for seed in range(1, TABLE.size + 1))
    gone = frozenset([*case.get("absent", ()), *case.get("withdrawn", ())])
    ranking = Ranking(tuple(case["rank_to_seed"]), (0,) * TABLE.size, losses, gone)
    lists = {int(seed): wishes for seed, wishes in case["lists"].items()}
    pool = pool_of(case)
    choice = RoundChoice(TABLE, case["round"], ranking, lists, pool, frozenset(case["used"]))
    expected = case["expected"]
    drawn = pool[::-1]
    pick = choice.pick(drawn)
    assert pick.picker == expected["picker"]
    order = expected.get("order", [])
    assert list(pick.order[: len(order)]) == order
    if pick.picker is None:
        assert pick.puzzle == next(puzzle for puzzle in drawn if puzzle not in case["used"])
    else:
        assert (pick.puzzle, pick.reversed) == (expected["puzzle"], expected.get("reversed", pick.reversed))


@pytest.mark.parametrize("case", load_cases("wpf online"), ids=case_name)
def test_who_wins_online(case: dict[str, Any]) -> None:
    only(case, "better", "worse", "rank_better", "rank_worse", "winner")
    sides = [value for key, value in case.items() if key in {"better", "worse", "rank_better", "rank_worse"}]
    better, worse = sorted(sides, key=lambda side: side["seed"])
    times = [online_ms(side) for side in (better, worse)]
    winner = better if better_seed_wins_online(*times) else worse
    assert winner["seed"] == case["winner"]


def online_ms(side: dict[str, Any]) -> int:
    submissions = [] if side["seconds"] is None else [Submission(side["seconds"] * 1000, side["correct"])]
    return official_time(submissions, OPTIONS.longest_ms, OPTIONS.unsolved_ms).ms


@pytest.mark.parametrize("case", load_cases("wpf live"), ids=case_name)
def test_who_wins_live(case: dict[str, Any]) -> None:
    only(case, "better_seed_time", "worse_seed_time", "winner", "penalties")
    added = 60 * case.get("penalties", 0)
    better, worse = (case[f"{side}_seed_time"] for side in ("better", "worse"))
    worse_ms = None if worse is None else (worse + added) * 1000
    better_ms = None if better is None else better * 1000
    winner = "better" if better_seed_wins_live(better_ms, worse_ms, OPTIONS.limit_ms) else "worse"
    assert winner == case["winner"]
