"""Rule 11: Swiss rounds of the first half."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from formats.core.errors import NoPairingExistsError
from formats.systems.cop.swiss import swiss_round
from tests.examples import examples
from tests.formats.kept_apart import Pairs, every_pairing, random_separation
from tests.formats.systems.cop.made import standing


def test_rule_11_halves_of_equal_wins_meet_without_repeats() -> None:
    position = standing([4, 4, 4, 4, 2, 2, 2, 2], 5)
    assert swiss_round(position, range(8)) == [(0, 2), (1, 3), (4, 6), (5, 7)]

    met = replace(position, met={(0, 2): 1})
    assert swiss_round(met, range(8)) == [(0, 1), (2, 3), (4, 6), (5, 7)] or (0, 2) not in swiss_round(met, range(8))

    odd_groups = standing([4, 4, 4, 2, 2, 2], 5)
    assert sum(position.half_points[i] != odd_groups.half_points[j] for i, j in swiss_round(odd_groups, range(6))) == 1


def test_rule_11_the_bye_goes_to_the_fewest_then_no_repeats_then_the_lowest() -> None:
    position = standing([4, 4, 2, 2, 0], 5, byes=(0, 0, 0, 0, 1))

    assert (3, 5) in swiss_round(position, range(5))
    assert (0, 5) in swiss_round(position, range(5), top_down_byes=True)
    all_met = replace(position, met={pair: 1 for pair in combinations(range(5), 2) if pair not in {(0, 1), (3, 4)}})
    assert swiss_round(all_met, range(5)) == [(0, 1), (2, 5), (3, 4)]


def test_rule_11_one_game_played_for_the_third_time_comes_before_two_for_the_second() -> None:
    """Few games are repeats first; how often they were played comes after that, and equal wins after both."""
    position = replace(standing([4, 2, 4, 2], 5), met={(0, 1): 2, (0, 2): 1, (1, 3): 1, (0, 3): 3, (1, 2): 3})

    assert swiss_round(position, range(4)) == [(0, 1), (2, 3)]


@given(st.randoms(use_true_random=False), st.integers(2, 7))
@examples(24)
def test_rules_11_and_38_no_other_round_is_better(chance: random.Random, size: int) -> None:
    position = standing(sorted((chance.randrange(4) for _ in range(size)), reverse=True), 5)
    met = {pair: chance.randrange(1, 3) for pair in combinations(range(size), 2) if chance.random() < 0.3}
    byes = tuple(chance.randrange(2) for _ in range(size))
    separation = random_separation(position.players, chance)
    position = replace(position, met=met, byes=byes, separation=separation)
    rank = {who: number for number, who in enumerate(position.players)}

    def quality(pairs: Pairs, out: str | None) -> tuple[int, ...]:
        games = [(rank[a], rank[b]) for a, b in pairs]
        times = [met.get(game, 0) for game in games]
        return (
            0 if out is None else byes[rank[out]],
            sum(map(bool, times)),
            sum(times),
            sum(separation.avoid.why(a, b) is not None for a, b in pairs),
            0 if out is None else -rank[out],
            sum((position.half_points[i] - position.half_points[j]) ** 2 for i, j in games),
        )

    possible = [
        quality(pairs, out)
        for pairs, out in every_pairing(position.players)
        if not any(separation.never.why(*pair) for pair in pairs)
    ]
    if not possible:
        with pytest.raises(NoPairingExistsError):
            swiss_round(position, range(size))
        return
    found = swiss_round(position, range(size))
    games = [(position.players[i], position.players[j]) for i, j in found if j < size]
    out = next((position.players[i] for i, j in found if j == size), None)
    assert quality(games, out) == min(possible)
    assert not any(separation.never.why(*game) for game in games)
