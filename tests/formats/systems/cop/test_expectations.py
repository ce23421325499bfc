"""What must hold in a round: by hand, and by the tests of another implementation (met, or listed with the reason)."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from formats.systems.cop.pairing import CopRound, pair_cop
from formats.systems.cop.terms import Terms
from tests.case_files import reference_files
from tests.formats.systems.cop.made import standing, terms
from tests.formats.systems.cop.positions import options_of, position_of

FILES = reference_files("cop/expect/*.json")
SEEDS = ("1", "2", "3")

NOT_FROM_THE_TOP = (
    "third is Gibsonized there, the first two are not: in Herald only a block from the top is (rule 15), so third plays"
    " as a contender and another player has the bye"
)
LAST_QUARTER = (
    "there rank differences and windows of contenders change in the last quarter, and count squared; in Herald the"
    " published weights hold in all rounds (rules 26 and 27)"
)
DIFFERENT = {
    "cop-constraint-policies-02": NOT_FROM_THE_TOP,
    "cop-constraint-policies-04": NOT_FROM_THE_TOP,
    "cop-constraint-policies-05": NOT_FROM_THE_TOP,
    "cop-constraint-policies-07": NOT_FROM_THE_TOP,
    "cop-constraint-policies-08": NOT_FROM_THE_TOP,
    "cop-constraint-policies-10": NOT_FROM_THE_TOP,
    "cop-constraint-policies-11": NOT_FROM_THE_TOP,
    "cop-constraint-policies-13": NOT_FROM_THE_TOP,
    "cop-constraint-policies-14": NOT_FROM_THE_TOP,
    "cop-constraint-policies-16": (
        "second loses 23 to 26 of 100 wins in plain factor pairings, with a threshold of 25 (rule 20), so it depends on"
        " the seed; there the candidate is kept away from the leader on purpose and loses more"
    ),
    "cop-constraint-policies-19": (
        "fourth and eighth are Gibsonized there besides the leader; in Herald only the leader is (rule 15), who has had"
        " a bye, so somebody else has it"
    ),
    "cop-constraint-policies-25": "there the round fails; in Herald the leader plays another, with a warning (rule 32)",
    "cop-weights-02": LAST_QUARTER,
    "cop-weights-04": LAST_QUARTER,
    "cop-weights-05": LAST_QUARTER,
}


def round_of(case: dict[str, Any], seed: str) -> CopRound:
    position, options = position_of(case["input"]), options_of(case["input"])
    # Some of the cases ask for 100,000 simulations; what they assert needs fewer.
    options = options.model_copy(update={"simulations": 2000, "always_wins_simulations": 1000})
    return pair_cop(position, Terms.of(options, position.rounds_left), options.activation_round, seed)


def opponents(found: CopRound) -> dict[int, int]:
    """By player, the player's own number for a bye."""
    players = [int(player) for player in found.position.players]
    pairs = [*found.pairs, *((rank, rank) for rank in found.byes)]
    return {players[a]: players[b] for i, j in pairs for a, b in ((i, j), (j, i))}


def unmet(case: dict[str, Any], found: CopRound) -> list[Any]:
    """The assertions that do not hold."""
    expected, opponent = case["expect"], opponents(found)
    known = {"error", "pairs", "not_pairs", "pair_any"}
    failed: list[Any] = sorted(set(expected) - known)
    failed += [pair for pair in expected.get("pairs", ()) if opponent[pair[0]] != pair[1]]
    failed += [pair for pair in expected.get("not_pairs", ()) if opponent[pair[0]] == pair[1]]
    failed += [entry for entry in expected.get("pair_any", ()) if opponent[entry[0]] not in entry[1]]
    return failed + [error for error in [expected.get("error", "SUCCESS")] if error != "SUCCESS"]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_expectations(file: Path) -> None:
    case = json.loads(file.read_text(encoding="utf-8"))
    failed = []
    for seed in SEEDS:
        found = round_of(case, seed)
        everybody = sorted({rank for pair in found.pairs for rank in pair} | set(found.byes))
        assert everybody == list(range(found.position.size))
        missed = unmet(case, found)
        if DIFFERENT.get(file.stem) == NOT_FROM_THE_TOP:
            assert unmet_for_class_prizes(missed, found) == []
        failed += missed
    assert bool(failed) == (file.stem in DIFFERENT), failed


def unmet_for_class_prizes(missed: list[Any], found: CopRound) -> list[Any]:
    """Those of the assertions about players who play for the prize of a class, and for nothing else."""
    ranks = {int(player): rank for rank, player in enumerate(found.position.players)}
    below = max([found.findings.lowest_absolute, *(rank for pair in found.findings.hill for rank in pair)])
    return [pair for pair in missed if min(ranks[one] for one in pair) > below + 1]


def test_prepaired_games_take_the_leaders_opponent_away_and_the_round_does_not_fail() -> None:
    position = replace(standing([12, 12, 10, 10, 8, 8], 2), pins={1: 3, 3: 1})

    found = pair_cop(position, terms(2, place_prizes=1, simulations=500), 1, "seed")

    assert found.findings.leaders_opponents == (3,)
    assert 3 in found.pinned
    assert [(dropped.constraint, len(dropped.pairs)) for dropped in found.dropped] == [("control", 1)]
