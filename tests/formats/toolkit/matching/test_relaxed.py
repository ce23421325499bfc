"""A place to begin: halves of games, of which as many as can be become whole ones."""

from __future__ import annotations

import random
import subprocess
import sys
from itertools import combinations

import numpy as np
import pytest

from formats.core.memoize import forget
from formats.core.model import Pairing
from formats.core.results import Result
from formats.core.state import Stage
from formats.systems.swiss import FORMAT as SWISS
from formats.systems.swiss.options import SwissOptions
from formats.toolkit.matching import relaxed
from formats.toolkit.matching.blossoms import FREE, Blossoms, HungarianTree
from formats.toolkit.matching.costs import Costs
from formats.toolkit.matching.pair_tables import all_pairs, distances
from tests.formats.stage_builder import new_stage, paired, published, won


@pytest.fixture(autouse=True)
def _small_fields_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(relaxed, "MIN_SIZE", 0)
    monkeypatch.setattr(relaxed, "MIN_RANGE", 0)


def groups(size: int, *, of: int) -> Costs:
    """Costs under which only those of a group of so many should meet."""
    layer = np.where(np.arange(size)[:, None] // of == np.arange(size)[None, :] // of, 0, 50)
    return Costs([layer], all_pairs(size))


@pytest.mark.parametrize("of, left", [(2, 0), (3, 4), (4, 0)])
def test_of_a_circle_of_an_odd_number_one_is_left_and_the_others_meet_their_neighbours(of: int, left: int) -> None:
    costs = groups(12, of=of)
    prices, mates = relaxed.relaxed(costs, all_pairs(12))

    assert mates.count(FREE) == left
    for vertex, mate in enumerate(mates):
        if mate != FREE:
            assert mates[mate] == vertex
            assert vertex // of == mate // of
    assert len(prices) == 12


def test_prices_are_undercut_by_nobody_and_met_by_those_who_are_matched() -> None:
    layers = [abs(distances(10)) % 4, abs(distances(10)) % 3]
    costs = Costs(layers, all_pairs(10))
    prices, mates = relaxed.relaxed(costs, all_pairs(10))

    for vertex, other in combinations(range(10), 2):
        (cost,) = costs.of(np.array([vertex]), np.array([other]))
        assert cost >= prices[vertex] + prices[other]
        assert mates[vertex] != other or cost == prices[vertex] + prices[other]


def test_where_even_halves_are_not_enough_nobody_has_a_mate() -> None:
    edges = np.zeros((4, 4), dtype=bool)
    edges[0, 1:] = edges[1:, 0] = True

    assert relaxed.relaxed(Costs([np.ones((4, 4), dtype=np.int64)], edges), edges) == ([0] * 4, [FREE] * 4)


def test_small_fields_begin_with_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(relaxed, "MIN_SIZE", 11)
    assert relaxed.relaxed(groups(10, of=2), all_pairs(10)) == ([0] * 10, [FREE] * 10)
    monkeypatch.setattr(relaxed, "MIN_SIZE", 10)
    assert relaxed.relaxed(groups(10, of=2), all_pairs(10))[1] != [FREE] * 10


def test_costs_of_a_small_range_begin_with_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(relaxed, "MIN_RANGE", 0.51)
    assert relaxed.relaxed(groups(10, of=2), all_pairs(10)) == ([0] * 10, [FREE] * 10)
    monkeypatch.setattr(relaxed, "ANY_RANGE", 9)
    assert relaxed.relaxed(groups(10, of=2), all_pairs(10))[1] != [FREE] * 10
    monkeypatch.setattr(relaxed, "ANY_RANGE", 10)
    monkeypatch.setattr(relaxed, "MIN_RANGE", 0.5)
    assert relaxed.relaxed(groups(10, of=2), all_pairs(10))[1] != [FREE] * 10


@pytest.mark.parametrize("exponent, imported", [(2, "False"), (3, "True")])
def test_scipy_is_imported_only_for_large_fields_with_costs_of_a_wide_range(exponent: int, imported: str) -> None:
    program = (
        "import sys; from formats.toolkit.matching import best_pairs;"
        "from formats.toolkit.matching.pair_tables import all_pairs, distances;"
        f"best_pairs([abs(distances(320)) ** {exponent}], all_pairs(320)); print('scipy' in sys.modules)"
    )

    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)

    assert run.stdout.strip() == imported


def with_ties(size: int) -> Stage:
    """A Swiss before round 2: the ratings are one apart, and three of ten games were tied."""
    chance = random.Random(size)
    stage = new_stage({f"p{number}": float(3000 - number) for number in range(size)})

    def result_of(pairing: Pairing) -> Result:
        return Result(half_points=(1, 1)) if chance.random() < 0.3 else won(pairing.seats, chance.choice(pairing.seats))

    return published(stage, paired(SWISS, stage, SwissOptions(rounds=9)), result_of)


def test_many_ties_leave_few_vertices_to_search_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the start, every fifth of these players has a search."""
    reached: list[int] = []
    search = Blossoms._search

    def counted(blossoms: Blossoms, root: int) -> HungarianTree | None:
        stuck = search(blossoms, root)
        reached.append(len(blossoms.touched))
        return stuck

    size = 502
    stage = with_ties(size)
    monkeypatch.setattr(Blossoms, "_search", counted)
    with_start = paired(SWISS, stage, SwissOptions(rounds=9))

    assert len(reached) < size // 20
    assert sum(reached) < 5 * size
    reached.clear()
    monkeypatch.setattr(relaxed, "MIN_SIZE", size + 1)
    forget()
    assert paired(SWISS, stage, SwissOptions(rounds=9)) == with_start
    assert len(reached) > size // 5
