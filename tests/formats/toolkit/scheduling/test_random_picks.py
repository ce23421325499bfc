"""Choosing, sampling and shuffling as CPython 3.11 does: logs are verified on other versions too.

If a later version of Python fails the comparison with its own methods while the fixed values hold, that version has
changed them: remove the comparison, not the functions.
"""

from __future__ import annotations

import random

import pytest

from formats.toolkit.scheduling.random_picks import below, choice, sample, shuffle

SIZES = (1, 2, 3, 5, 8, 20, 21, 22, 37, 85, 86, 100, 277, 278, 1000, 1100)


@pytest.mark.parametrize("size", SIZES)
def test_every_pick_is_that_of_pythons_own_generator(size: int) -> None:
    for seed in range(100):
        ours, pythons = random.Random(seed), random.Random(seed)
        items = list(range(size))
        ordered, expected = list(items), list(items)

        assert choice(items, ours) == pythons.choice(items)
        for count in (0, 1, 4, 5, 6, 21, 22, 85):
            if count <= size:
                assert sample(items, count, ours) == pythons.sample(items, count)
        shuffle(ordered, ours)
        pythons.shuffle(expected)
        assert ordered == expected
        assert ours.getstate() == pythons.getstate()


@pytest.mark.parametrize(
    "seed, order, chosen, of_few, of_many, more, then",
    [
        (
            0,
            [7, 8, 1, 5, 3, 4, 2, 0, 9, 6],
            [366, 597, 913, 929],
            [6, 16, 4, 9, 18],
            [773, 97, 633, 818, 256],
            [58, 34, 45, 51, 38, 9, 19, 6],
            47830,
        ),
        (
            2026,
            [0, 6, 2, 3, 8, 4, 7, 9, 5, 1],
            [769, 791, 600, 451],
            [7, 0, 2, 3, 9],
            [836, 100, 460, 11, 834],
            [57, 43, 31, 58, 20, 13, 25, 16],
            22784,
        ),
    ],
)
def test_a_seed_gives_the_same_picks_for_ever(
    seed: int, order: list[int], chosen: list[int], of_few: list[int], of_many: list[int], more: list[int], then: int
) -> None:
    rng = random.Random(seed)
    items = list(range(10))
    shuffle(items, rng)

    assert items == order
    assert [choice(range(1000), rng) for _ in range(4)] == chosen
    assert sample(range(21), 5, rng) == of_few
    assert sample(range(1000), 5, rng) == of_many
    assert sample(range(60), 8, rng) == more
    assert rng.getrandbits(16) == then


def test_nothing_is_picked_from_nothing() -> None:
    rng = random.Random(1)
    for pick in (lambda: below(0, rng), lambda: choice((), rng), lambda: sample((1, 2), 3, rng)):
        with pytest.raises(ValueError, match="0"):
            pick()
