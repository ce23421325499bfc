"""Standings published with another implementation: their order, who can catch whom, who is Gibsonized."""

import json
from dataclasses import replace
from itertools import combinations, takewhile
from pathlib import Path
from typing import Any

import pytest

from formats.systems.cop.gibson import gibsonized
from formats.systems.cop.terms import Terms
from tests.case_files import reference_files, whose
from tests.formats.systems.cop.positions import options_of, position_of


@pytest.fixture(scope="module", params=reference_files("cop/standings.json"), ids=whose)
def cases(request: pytest.FixtureRequest) -> list[dict[str, Any]]:
    file: Path = request.param
    found: list[dict[str, Any]] = json.loads(file.read_text(encoding="utf-8"))
    return found


def asking(cases: list[dict[str, Any]], name: str) -> list[dict[str, Any]]:
    """The cases that expect something under this name."""
    found = [case for case in cases if name in case["expect"]]
    assert found
    return found


def test_rule_6_the_order_of_published_standings(cases: list[dict[str, Any]]) -> None:
    for case in asking(cases, "records"):
        position = position_of(case["input"])
        for rank, player, wins, spread in case["expect"]["records"]:
            assert (position.half_points[rank], position.spreads[rank]) == (2 * wins, spread), case["id"]
            # A player of -1 is anybody.
            assert player in {-1, int(position.players[rank])}, case["id"]


def test_rule_14_who_can_be_caught(cases: list[dict[str, Any]]) -> None:
    for case in asking(cases, "can_catch"):
        for asked in case["expect"]["can_catch"]:
            position = replace(position_of(case["input"]), rounds_left=asked["rounds_remaining"])
            found = position.can_catch(asked["lower_rank"], asked["upper_rank"], asked["cumulative_spread"])
            assert found == asked["expected"], (case["id"], asked)


def test_rule_14_before_the_first_round_everybody_can_be_caught(cases: list[dict[str, Any]]) -> None:
    for case in asking(cases, "everyone_can_catch_everyone"):
        position = position_of(case["input"])
        swing = Terms.of(options_of(case["input"]), position.rounds_left).swing
        assert all(position.can_catch(low, up, swing) for up, low in combinations(range(position.size), 2))


def test_rule_15_of_the_gibsonized_there_those_in_a_row_from_the_top(cases: list[dict[str, Any]]) -> None:
    for case in asking(cases, "gibsonized_ranks"):
        position = position_of(case["input"])
        ranks = case["expect"]["gibsonized_ranks"]
        block = len(list(takewhile(lambda both: both[0] == both[1], enumerate(ranks))))
        assert gibsonized(position, Terms.of(options_of(case["input"]), position.rounds_left)) == block, case["id"]
