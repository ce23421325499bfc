"""The simulations against a literal player of events in plain Python, and that they are the same everywhere."""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import numpy as np
import pytest

from formats.systems.cop.factor import factor_runs
from formats.systems.cop.position import Position
from formats.systems.cop.simulation import Start, Tables, move_into_columns, play_round, simulate
from formats.systems.cop.stream import MarginTable, generator
from tests.formats.systems.cop.literal_player import SEED, Literal, random_position, terms


@pytest.mark.parametrize("block", [0, 1, 2])
@pytest.mark.parametrize("size", [2, 3, 4, 5, 8, 11, 26])
def test_rule_18_counts_are_those_of_a_literal_player(size: int, block: int) -> None:
    position = random_position(size, size, left=3)
    rules = terms(position)

    outcome = simulate(position, rules, SEED, size, block)

    assert [list(row) for row in outcome.counts] == Literal(position, rules, size).counts(outcome.factor, block)


@pytest.mark.parametrize("margins", ["uniform", "half_normal"])
def test_rule_18_both_kinds_of_margins_are_played_literally(margins: str) -> None:
    position = random_position(3, 8, left=2)
    rules = terms(position, margins=margins, gibson_spread=(250,))

    outcome = simulate(position, rules, SEED, 8, 0)

    assert [list(row) for row in outcome.counts] == Literal(position, rules, 8).counts(outcome.factor, 0)


def test_rule_18_the_second_pass_uses_no_factor_beyond_what_the_first_showed() -> None:
    position = replace(random_position(4, 12, left=4), half_points=(20, 18, 16, 2, 2, 2, 2, 2, 2, 0, 0, 0))
    rules = terms(position)

    outcome = simulate(position, rules, SEED, 12, 0)

    assert outcome.factor == 2
    assert outcome.games == 2 * 60 * 4 * 6


def test_rule_18_the_first_place_open_is_the_one_behind_the_gibsonized() -> None:
    """Second to fourth play for second place: the factor is 2, the lowest who came in there less the one Gibsonized."""
    position = replace(random_position(3, 10, left=4), half_points=(26, 6, 5, 5, 0, 0, 0, 0, 0, 0))
    rules = terms(position)

    outcome = simulate(position, rules, SEED, 10, 1)

    assert outcome.lowest(1, 0) == 3
    assert outcome.factor == 2


@pytest.mark.parametrize("size, block, factor", [(8, 0, 4), (8, 1, 3), (8, 3, 1), (8, 4, 0), (5, 0, 3), (5, 1, 2)])
def test_rule_17_the_factor_is_at_most_half_of_the_places_that_the_gibsonized_leave(
    size: int, block: int, factor: int
) -> None:
    position = replace(random_position(4, size, left=4), half_points=(8,) * size)

    assert simulate(position, terms(position), SEED, size, block).factor == factor


def test_rule_18_where_the_second_pass_would_change_no_pairing_the_first_is_the_answer() -> None:
    position = replace(random_position(4, 8, left=4), half_points=(8,) * 8)

    outcome = simulate(position, terms(position), SEED, 8, 0)

    assert outcome.factor == 4
    assert outcome.games == 60 * 4 * 4


@pytest.mark.parametrize("wide", [np.int32, np.int64])
@pytest.mark.parametrize("factor", range(9))
def test_a_round_at_once_is_the_round_game_by_game(factor: int, wide: type[np.signedinteger]) -> None:
    places, rows = 20, 7
    table = MarginTable("uniform", 9, lambda margins: (margins * 64).astype(wide) << (np.iinfo(wide).bits - 16))
    start = np.arange(rows * places, dtype=wide).reshape(rows, places) * 1000
    game_by_game = start.copy()
    play_round(game_by_game, factor_runs(places, factor), table.draw(generator(SEED, "x", 0), rows, places // 2))
    both = table.draw_for_both(generator(SEED, "x", 0), rows, places // 2)
    move_into_columns(both, factor_runs(places, factor))
    assert (start + both == game_by_game).all()


@pytest.mark.parametrize("size", [2, 7, 8, 15, 16, 40])
@pytest.mark.parametrize("rows", [1, 2, 5, 9])
def test_rows_that_are_sorted_together_stay_apart(size: int, rows: int) -> None:
    position = random_position(1, size, 3)
    tables = Tables.of(Start.of(position, terms(position), size), rows)
    chance = np.random.default_rng(1)
    mixed = chance.permuted(tables.keys, axis=1)
    expected = np.sort(mixed, axis=1)
    tables.sort(mixed)
    assert (mixed == expected).all()
    assert tables.together > 1 or size > 16
    assert int(tables.keys.max()) < 2**31


def test_rule_18_exactly_as_many_simulations_as_asked_for() -> None:
    position = random_position(7, 10, left=2)
    for simulations in (1, 999, 6000, 6001, 15_000):
        outcome = simulate(position, terms(position, simulations), SEED, 10, 0)
        assert outcome.simulations == simulations
        assert {sum(row) for row in outcome.counts} == {simulations}
        assert {sum(column) for column in zip(*outcome.counts, strict=True)} == {simulations}


@pytest.mark.parametrize("workers", [1, 2, 5])
def test_any_number_of_workers_gives_the_same(workers: int) -> None:
    position = random_position(8, 40, left=4)
    rules = terms(position, 9000, gibson_spread=(250, 200))

    with ThreadPoolExecutor(workers) as pool:
        together = simulate(position, rules, SEED, 40, 0, pool.map)

    assert together == simulate(position, rules, SEED, 40, 0)


def test_the_same_seed_gives_the_same_for_ever_and_another_seed_another() -> None:
    position = Position(("a", "b", "c", "d"), (6, 4, 4, 2), (100, 90, -20, -60), (0, 1, 2, 3), 2, 3)
    rules = terms(position, 1000, gibson_spread=(250, 200))

    counts = simulate(position, rules, "golden", 4, 0).counts

    assert counts == GOLDEN
    assert simulate(position, rules, "other", 4, 0).counts != counts


GOLDEN = ((549, 233, 218, 0), (242, 377, 176, 205), (209, 175, 391, 225), (0, 215, 215, 570))
"""What this seed gives, on every machine."""


def test_numpy_is_not_imported_before_something_is_simulated() -> None:
    program = (
        "import sys; from formats.registry import engine; engine();"
        "print([name for name in ('numpy', 'rustworkx', 'scipy', 'networkx') if name in sys.modules])"
    )

    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)

    assert run.stdout.strip() == "[]"
