"""The worked cases of the finals, the oracle that enumerates, and whole finals round by round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from formats.core.contract import Finished
from formats.core.state import Stage
from formats.systems.floating_double_elimination import FORMAT
from formats.systems.floating_double_elimination.finalists import Finalist, by_rank, bye_candidates
from formats.systems.floating_double_elimination.options import FinalsOptions
from formats.systems.floating_double_elimination.pairing import pair_round
from formats.systems.floating_double_elimination.progress import Progress
from formats.toolkit.record import Couple, couple
from tests.case_files import case_name, load_cases
from tests.case_shapes import only
from tests.examples import examples
from tests.formats.case_players import STATUSES, strength_of, without_who_left
from tests.formats.stage_builder import new_stage, paired, stage_with, with_round

OPTIONS = FinalsOptions()
CASES = load_cases("arimaa finals")
ENUMERABLE = 8

Round = tuple[list[tuple[str, str]], str | None]


def stage_of(position: dict[str, Any]) -> Stage:
    """The stage of a case; meetings outside the finals become games of an earlier stage, without results that count."""
    only(position, "players", "rounds", "extra_meetings", *STATUSES)
    players = sorted(position["players"], key=lambda player: player["seed"])
    earlier = new_stage({player["id"]: None for player in players})
    for pair, times in position.get("extra_meetings", {}).items():
        a, b = pair.split("|")
        for _ in range(times):
            earlier = with_round(earlier, [(a, b, a)])
    stage = stage_with({player["id"]: strength_of(player, "seed") for player in players}, number=1, history=(earlier,))
    for round_ in position.get("rounds", ()):
        stage = with_round(stage, [tuple(game) for game in round_["games"]], round_.get("bye"))
    return without_who_left(stage, position, players)


def is_over(case: dict[str, Any]) -> bool:
    """Is nobody left to be paired?"""
    return len(case["expected"]["order"]) < 2


def options_of(position: dict[str, Any]) -> FinalsOptions:
    return FinalsOptions(earlier_meetings_count="extra_meetings" in position)


@pytest.mark.parametrize("case", CASES, ids=case_name)
def test_fde_cases(case: dict[str, Any]) -> None:
    position, expected = case["input"], case["expected"]
    stage, options = stage_of(position), options_of(position)
    progress = Progress(stage, options)
    finals = by_rank(progress.finalists())
    assert [finalist.player for finalist in finals] == expected["order"]
    for counted in ("losses", "byes"):
        given_counts = expected.get(counted, {})
        assert {who: getattr(progress, counted)[who] for who in given_counts} == given_counts
    assert is_over(case) == expected.get("finished", is_over(case))
    if is_over(case):
        return
    found = paired(FORMAT, stage, options)
    best = {couple(*pairing.seats) for pairing in found.pairings}, next((bye.entrant for bye in found.byes), None)
    optima = [({couple(*pair) for pair in optimum["pairs"]}, optimum["bye"]) for optimum in expected["all_optimal"]]
    assert best in optima
    assert best == ({couple(*pair) for pair in expected["pairs"]}, expected["bye"])


@pytest.mark.parametrize("case", [case for case in CASES if not is_over(case)], ids=case_name)
def test_fde_costs_and_optima(case: dict[str, Any]) -> None:
    progress = Progress(stage_of(case["input"]), options_of(case["input"]))
    seeds = {player["id"]: player["seed"] for player in case["input"]["players"]}
    finals = by_rank(replace(finalist, seed=seeds[finalist.player]) for finalist in progress.finalists())
    expected = case["expected"]
    found = pair_round(finals, progress.meetings)
    assert dict(zip(found.order, range(1, len(finals) + 1), strict=True)) == expected["ranks"]
    assert without_leading_zeros(found.cost) == without_leading_zeros(expected["key"])
    if len(finals) <= ENUMERABLE:
        optima = [as_set(optimum) for optimum in every_optimum(finals, progress.meetings)]
        listed = [
            as_set(([tuple(pair) for pair in optimum["pairs"]], optimum["bye"])) for optimum in expected["all_optimal"]
        ]
        assert len(optima) == len(listed)
        assert all(optimum in listed for optimum in optima)


def without_leading_zeros(cost: tuple[int, ...] | list[int]) -> list[int]:
    """Drop leading zeros: cases may leave out columns for repeats that are impossible."""
    values = list(cost)
    while values and values[0] == 0:
        values.pop(0)
    return values


def as_set(round_: Round) -> tuple[set[Couple], str | None]:
    pairs, bye = round_
    return {couple(*pair) for pair in pairs}, bye


def every_pairing(players: list[str]) -> Iterator[list[tuple[str, str]]]:
    if not players:
        yield []
        return
    first, *others = players
    for other in others:
        for rest in every_pairing([player for player in others if player != other]):
            yield [(first, other), *rest]


def every_round(finals: list[Finalist]) -> Iterator[Round]:
    players = [finalist.player for finalist in finals]
    if len(players) % 2 == 0:
        yield from ((pairs, None) for pairs in every_pairing(players))
        return
    for finalist in bye_candidates(finals):
        rest = [player for player in players if player != finalist.player]
        yield from ((pairs, finalist.player) for pairs in every_pairing(rest))


def printed_cost(round_: Round, finals: list[Finalist], meetings: Mapping[Couple, int]) -> tuple[int, ...]:
    """The printed wishes once more, written down without layers or matching."""
    pairs, bye = round_
    finalist_of = {finalist.player: finalist for finalist in finals}
    rank = {finalist.player: number for number, finalist in enumerate(finals)}
    times = Counter(meetings.get(couple(*pair), 0) + 1 for pair in pairs)
    apart = Counter(abs(finalist_of[a].losses - finalist_of[b].losses) for a, b in pairs)
    squares = sum(
        (rank[a] - rank[b]) ** 2 * (1 if finalist_of[a].losses == finalist_of[b].losses else -1) for a, b in pairs
    )
    return (
        *(times[number] for number in range(9, 1, -1)),
        *((finalist_of[bye].losses, finalist_of[bye].seed) if bye else (0, 0)),
        apart[1],
        -squares,
    )


def every_optimum(finals: list[Finalist], meetings: Mapping[Couple, int]) -> list[Round]:
    every = list(every_round(finals))
    least = min(printed_cost(round_, finals, meetings) for round_ in every)
    return [round_ for round_ in every if printed_cost(round_, finals, meetings) == least]


def recommended(optima: list[Round], finals: list[Finalist]) -> Round:
    """Reading A5: rank 1 gets the lowest opponent, then rank 2, and so on."""
    rank = {finalist.player: number for number, finalist in enumerate(finals)}

    def opponents(round_: Round) -> list[int]:
        facing = {rank[a]: -rank[b] for a, b in round_[0]} | {rank[b]: -rank[a] for a, b in round_[0]}
        return [facing.get(number, 0) for number in range(len(finals))]

    return min(optima, key=opponents)


@st.composite
def positions(draw: st.DrawFn) -> tuple[list[Finalist], dict[Couple, int]]:
    size = draw(st.integers(2, ENUMERABLE))
    seeds = draw(st.permutations(range(1, size + 1)))
    finals = [Finalist(f"p{seed}", seed, draw(st.integers(0, 1)), draw(st.integers(0, 2))) for seed in seeds]
    met = {couple(a.player, b.player): draw(st.sampled_from([0, 0, 0, 1, 1, 2, 3])) for a, b in combinations(finals, 2)}
    return finals, met


@given(positions())
@examples(60)
def test_the_round_is_the_recommended_one_of_all_that_enumeration_finds(
    position: tuple[list[Finalist], dict[Couple, int]],
) -> None:
    finals, met = by_rank(position[0]), position[1]
    found = pair_round(position[0], met)
    expected = recommended(every_optimum(finals, met), finals)
    assert as_set(([pair.players for pair in found.pairs], found.bye)) == as_set(expected)
    assert without_leading_zeros(found.cost) == without_leading_zeros(printed_cost(expected, finals, met))


def players_of(trace: dict[str, Any]) -> list[str]:
    """The finalists by seed: those in the order of the first round, or so many letters."""
    first: list[str] = trace["rounds"][0].get("order") or list("ABCDEFGHIJKLMNOPQRSTUVWXYZ"[: trace["players"]])
    return first


@pytest.mark.parametrize("trace", load_cases("arimaa finals whole"), ids=case_name)
def test_fde_traces(trace: dict[str, Any]) -> None:
    only(trace, "name", "id", "players", "rounds", "wins", "losses", "byes", *STATUSES)
    stage = new_stage(dict.fromkeys(players_of(trace)))
    for round_ in trace["rounds"]:
        only(round_, "round", "order", "bye", "pairs", "n_optimal", "games", "champion", *STATUSES)
        stage = without_who_left(stage, round_)
        if "champion" in round_:
            assert Progress(stage, OPTIONS).champion() == round_["champion"]
            break
        finals = by_rank(Progress(stage, OPTIONS).finalists())
        assert [finalist.player for finalist in finals] == round_["order"]
        found = paired(FORMAT, stage, OPTIONS)
        assert [sorted(pairing.seats) for pairing in found.pairings] == [sorted(pair) for pair in round_["pairs"]]
        assert [bye.entrant for bye in found.byes] == ([round_["bye"]] if round_.get("bye") else [])
        if len(finals) <= ENUMERABLE and "n_optimal" in round_:
            optima = every_optimum(finals, Progress(stage, OPTIONS).meetings)
            assert len(optima) == round_["n_optimal"]
        stage = with_round(stage, [tuple(game) for game in round_["games"]], round_.get("bye"))
    progress = Progress(stage, OPTIONS)
    for counted in ("wins", "losses", "byes"):
        given_counts = trace.get(counted, {})
        assert {who: getattr(progress, counted)[who] for who in given_counts} == given_counts
    lines = FORMAT.rank(stage, OPTIONS)
    assert [line.rank for line in lines] == list(range(1, len(lines) + 1))
    assert FORMAT.status(stage, OPTIONS) == Finished() or progress.next_play_off() is not None
