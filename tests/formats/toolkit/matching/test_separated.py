"""Matchings without pairs that must not meet, against all matchings there are."""

from __future__ import annotations

import random
from itertools import combinations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from formats.core.errors import NoPairingExistsError
from formats.core.separation import Kept, Separation
from formats.toolkit.matching import best_pairs
from formats.toolkit.matching.pair_tables import all_pairs, distances
from formats.toolkit.matching.separated import best_separated_pairs, separated, to_avoid
from tests.examples import examples


def random_kept(names: list[str], chance: random.Random) -> Kept:
    values = {who: chance.choice("xyz") for who in names if chance.random() < 0.5}
    pairs = frozenset(frozenset(two) for two in combinations(names, 2) if chance.random() < 0.15)
    return Kept({"club": values}, pairs)


@given(st.randoms(use_true_random=False), st.integers(0, 8))
@examples(30)
def test_the_table_is_what_the_rules_say(chance: random.Random, size: int) -> None:
    names = [f"p{number}" for number in range(size)]
    kept = random_kept([*names, "left"], chance)
    table = separated(names, kept)
    expected = [[a != b and kept.why(a, b) is not None for b in names] for a in names]
    assert table.tolist() == expected
    assert to_avoid(names, Separation(avoid=kept)).tolist() == [[int(cell) for cell in row] for row in expected]


def fewest(names: list[str], kept: Kept) -> int:
    """The fewest pairs that must not meet in any complete round."""
    if not names:
        return 0
    first, *rest = names
    return min(bool(kept.why(first, other)) + fewest([who for who in rest if who != other], kept) for other in rest)


@given(st.randoms(use_true_random=False), st.integers(1, 4))
@examples(30)
def test_a_round_is_refused_only_if_every_one_has_such_a_pair(chance: random.Random, half: int) -> None:
    names = [f"p{number}" for number in range(2 * half)]
    kept = random_kept(names, chance)
    least = fewest(names, kept)
    rules = Separation(never=kept)
    if least:
        with pytest.raises(NoPairingExistsError) as refused:
            best_separated_pairs(names, (distances(2 * half),), all_pairs(2 * half), None, rules)
        stuck = refused.value.entrants
        assert len(stuck) == 2 * least
        assert all(kept.why(*stuck[place : place + 2]) for place in range(0, 2 * least, 2))
    else:
        pairs = best_separated_pairs(names, (distances(2 * half),), all_pairs(2 * half), None, rules)
        assert not any(kept.why(names[u], names[v]) for u, v in pairs)


def test_without_rules_it_is_the_best_matching() -> None:
    layer = np.array([[0, 5, 1, 9], [0, 0, 8, 2], [0, 0, 0, 4], [0, 0, 0, 0]])
    pairs = best_separated_pairs(list("abcd"), (layer,), all_pairs(4), None, Separation())
    assert pairs == best_pairs((layer,), all_pairs(4))
