import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from formats.toolkit.scheduling.spreading import SpreadTask, spread
from tests.examples import examples
from tests.formats.toolkit.scheduling.spread_oracle import best_by_trying_all, cost_of, lower_bound

FULL_HOURS = [60 * hour for hour in range(119)]


def small_task(seed: int) -> SpreadTask:
    """Up to four games and seven starts half an hour or more apart, often with rivals, sometimes with a fixed game."""
    rng = random.Random(seed)
    starts, games = rng.randint(2, 7), rng.randint(1, 4)
    levels: list[list[list[int]]] = [[[], [], [], []] for _ in range(games)]
    for game in levels:
        for place in range(starts):
            level = rng.choice([0, 0, 1, 2, 3, None])
            if level is not None:
                game[level].append(place)
    rivals: list[list[int]] = [[] for _ in range(games)]
    for number in range(games):
        for other in range(number):
            if rng.random() < 0.3:
                rivals[number].append(other)
                rivals[other].append(number)
    return SpreadTask(
        minutes=sorted(rng.sample(range(0, 540, 30), starts)),
        levels=levels,
        rivals=rivals,
        fixed={0: rng.randrange(starts)} if rng.random() < 0.3 else {},
        length=rng.choice([30, 60, 120, 180]),
        weight=rng.choice([0, 1, 100]),
    )


@given(st.integers(0, 2**32))
@examples(150)
def test_small_tasks_are_solved_as_well_as_by_trying_all(seed: int) -> None:
    task = small_task(seed)
    assert cost_of(task, spread(task, random.Random(1))) == best_by_trying_all(task)


def large_task(seed: int, games: int, choices: int, length: int = 120) -> SpreadTask:
    """Games with a few random best starts of the Arimaa week each and no common entrants."""
    rng = random.Random(seed)
    best = [sorted(rng.sample(range(119), choices)) for _ in range(games)]
    return SpreadTask(
        minutes=FULL_HOURS,
        levels=[[places, [], [], []] for places in best],
        rivals=[[]] * games,
        fixed={},
        length=length,
        weight=100,
    )


@pytest.mark.parametrize(
    "games, choices, length", [(8, 3, 120), (28, 5, 60), (20, 3, 120), (100, 12, 60), (100, 12, 120), (100, 12, 180)]
)
def test_large_tasks_are_solved_within_three_percent_of_a_proven_bound(games: int, choices: int, length: int) -> None:
    """The search and the bound leave a little between them; for these tasks it is at most three per cent."""
    for seed in range(3):
        task = large_task(seed, games, choices, length)
        levels, cost = cost_of(task, spread(task, random.Random(1))) or ((1,), 0)
        assert not any(levels)
        bound = lower_bound(task, cost)
        assert bound <= cost <= 1.03 * bound


@given(st.integers(0, 2**32))
@examples(6)
def test_the_bound_never_exceeds_the_best_choice(seed: int) -> None:
    task = large_task(seed, games=4, choices=4)
    _, best = best_by_trying_all(task)
    assert lower_bound(task, best) <= best + 1e-6


def test_the_same_random_numbers_give_the_same_places() -> None:
    task = large_task(5, games=40, choices=8)
    assert spread(task, random.Random(9)) == spread(task, random.Random(9))


class OnlyBits(random.Random):
    """A generator without the methods that a later version of Python may change."""

    def __getattribute__(self, name: str) -> Any:
        assert name in {"seed", "random", "getrandbits"}, name
        return super().__getattribute__(name)


def test_a_search_needs_no_method_that_later_versions_of_python_may_change() -> None:
    task = large_task(5, games=40, choices=8)
    assert spread(task, OnlyBits(9)) == spread(task, random.Random(9))


def test_without_weight_every_game_takes_its_earliest_start() -> None:
    task = large_task(6, games=30, choices=6)
    plain = SpreadTask(task.minutes, task.levels, task.rivals, {}, task.length, weight=0)
    assert spread(plain, random.Random(1)) == [levels[0][0] for levels in task.levels]


def test_no_games_need_no_places() -> None:
    assert spread(SpreadTask(FULL_HOURS, [], [], {}, 120, 100), random.Random(1)) == []
    assert spread(SpreadTask([], [[[], []]], [[]], {}, 120, 100), random.Random(1)) == [None]
