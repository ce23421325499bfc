"""The worked cases of the group rounds."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations
from typing import Any

import pytest

from formats.systems.group_rounds.ranking import GroupGame, rank_group
from formats.systems.group_rounds.structure import (
    FIRST_GROUPS,
    ROUND_THREE,
    ROUND_TWO,
    Grouping,
    has_a,
    round_three_choice,
    snake,
)
from tests.case_files import case_name, load_cases
from tests.case_shapes import STRUCTURE_OF_GROUPS, only
from tests.formats.case_players import STATUSES, who_left

STRUCTURES: list[dict[str, Any]] = load_cases("pentolla structure")


def section(name: str) -> list[tuple[str, Any]]:
    """The entries of a part of the structure, for parametrizing."""
    return [entry for structure in STRUCTURES for entry in structure.get(name, {}).items()]


def groups(count: int) -> dict[str, list[int]]:
    return {name: list(seeds) for name, seeds in zip(FIRST_GROUPS, snake(count, 4), strict=True)}


def printed(grouping: Grouping) -> list[list[str]]:
    return [[f"{seat.group[0]}{seat.place}" for seat in group] for group in grouping]


@pytest.mark.parametrize("structure", STRUCTURES)
def test_every_part_of_the_structure_is_read(structure: dict[str, Any]) -> None:
    only(structure, *STRUCTURE_OF_GROUPS)


@pytest.mark.parametrize("seed, expected", section("round1_table"))
def test_who_is_a_in_round_one(seed: str, expected: dict[str, list[int]]) -> None:
    mine, others = int(seed), [other for other in range(1, 8) if other != int(seed)]

    assert [other for other in others if has_a(mine, other) == mine] == expected["A_vs"]
    assert [other for other in others if has_a(mine, other) == other] == expected["B_vs"]


@pytest.mark.parametrize("size, expected", section("even_group_balance"))
def test_how_often_everybody_is_a(size: str, expected: dict[str, int]) -> None:
    counts = Counter(has_a(*pair) for pair in combinations(range(1, int(size) + 1), 2))

    assert {str(seed): times for seed, times in counts.items()} == expected


@pytest.mark.parametrize("expected", [structure["groups28"] for structure in STRUCTURES if "groups28" in structure])
def test_the_groups_of_twenty_eight(expected: dict[str, list[int]]) -> None:
    assert groups(28) == expected


@pytest.mark.parametrize("count, expected", section("groups_other"))
def test_the_groups_of_other_fields(count: str, expected: dict[str, list[int]]) -> None:
    assert groups(int(count)) == expected


@pytest.mark.parametrize("number, expected", section("round2"))
def test_the_groupings_of_round_two(number: str, expected: list[list[str]]) -> None:
    assert printed(ROUND_TWO[int(number)]) == expected


@pytest.mark.parametrize("number, expected", section("round3"))
def test_the_groupings_of_round_three(number: str, expected: list[list[str]]) -> None:
    assert printed(ROUND_THREE[int(number)]) == expected


@pytest.mark.parametrize("number, expected", section("round3_roll"))
def test_what_a_number_means_for_round_three(number: str, expected: int | None) -> None:
    assert round_three_choice(int(number)) == expected


@pytest.mark.parametrize("case", load_cases("pentolla ranking"), ids=case_name)
def test_ranking_cases(case: dict[str, Any]) -> None:
    only(case, "name", "id", "players", "games", "random", "expected", "trace", *STATUSES)
    # A player who left during the round takes the games along (reading P11).
    left = who_left(case)
    games = [
        GroupGame((a, b), (2 * (x > y) + (x == y), 2 * (x < y) + (x == y)), (x, y))
        for a, b, x, y in case["games"]
        if a not in left and b not in left
    ]
    players = [player for player in case["players"] if player not in left]
    found = rank_group(players, games, lambda level: {player: case["random"][player] for player in level})

    assert list(found.order) == case["expected"]
    if "trace" in case:
        assert [[step.number, _rounded(step.values)] for step in found.trace] == case["trace"]


def _rounded(values: Any) -> dict[str, float]:
    return {player: round(float(Fraction(value)), 4) for player, value in values.items()}
