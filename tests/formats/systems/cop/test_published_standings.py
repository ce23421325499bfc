"""Standings published with another implementation: their order, who can catch whom, who is Gibsonized."""

from dataclasses import replace
from itertools import combinations, takewhile
from typing import Any

import pytest

from formats.systems.cop.gibson import gibsonized
from formats.systems.cop.terms import Terms
from tests.case_files import case_name, load_cases
from tests.case_shapes import STANDINGS, only
from tests.formats.systems.cop.positions import options_of, position_of

CASES = load_cases("cop standings")


def asking(name: str) -> pytest.MarkDecorator:
    """Runs a test with every case that expects something under this name."""
    return pytest.mark.parametrize("case", [case for case in CASES if name in case["expect"]], ids=case_name)


@pytest.mark.parametrize("case", CASES, ids=case_name)
def test_everything_that_is_expected_of_standings_is_looked_at(case: dict[str, Any]) -> None:
    # What was simulated there with other random numbers can only be held against Herald's own.
    only(case["expect"], *STANDINGS)
    position = position_of(case["input"])
    assert position.size == case["input"]["players"] - len(case["input"].get("removed", ()))


@asking("records")
def test_rule_6_the_order_of_published_standings(case: dict[str, Any]) -> None:
    position = position_of(case["input"])
    for rank, player, wins, spread in case["expect"]["records"]:
        assert (position.half_points[rank], position.spreads[rank]) == (2 * wins, spread)
        # A player of -1 is anybody.
        assert player in {-1, int(position.players[rank])}


@asking("can_catch")
def test_rule_14_who_can_be_caught(case: dict[str, Any]) -> None:
    for asked in case["expect"]["can_catch"]:
        position = replace(position_of(case["input"]), rounds_left=asked["rounds_remaining"])
        found = position.can_catch(asked["lower_rank"], asked["upper_rank"], asked["cumulative_spread"])
        assert found == asked["expected"], asked


@asking("everyone_can_catch_everyone")
def test_rule_14_before_the_first_round_everybody_can_be_caught(case: dict[str, Any]) -> None:
    position = position_of(case["input"])
    swing = Terms.of(options_of(case["input"]), position.rounds_left).swing
    assert all(position.can_catch(low, up, swing) for up, low in combinations(range(position.size), 2))


@asking("gibsonized_ranks")
def test_rule_15_of_the_gibsonized_there_those_in_a_row_from_the_top(case: dict[str, Any]) -> None:
    position = position_of(case["input"])
    ranks = case["expect"]["gibsonized_ranks"]
    block = len(list(takewhile(lambda both: both[0] == both[1], enumerate(ranks))))
    assert gibsonized(position, Terms.of(options_of(case["input"]), position.rounds_left)) == block
