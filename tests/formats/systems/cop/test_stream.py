"""Random bits and margins of the simulations: those of the printed generator, cut into numbers without favour."""

from __future__ import annotations

import hashlib
from collections import Counter
from math import sqrt
from typing import Any

import numpy as np
import pytest

from formats.systems.cop.stream import DRAWS, MarginTable, generator


def philox(key: tuple[int, int], counter: int) -> list[int]:
    """Philox 4x64 with ten rounds, as its authors print it."""
    words = [counter >> shift & (2**64 - 1) for shift in (0, 64, 128, 192)]
    k0, k1 = key
    for _ in range(10):
        high0, low0 = divmod(0xD2E7470EE14C6C93 * words[0], 2**64)
        high1, low1 = divmod(0xCA5A826395121157 * words[2], 2**64)
        words = [high1 ^ words[1] ^ k0, low1, high0 ^ words[3] ^ k1, low0]
        k0, k1 = (k0 + 0x9E3779B97F4A7C15) % 2**64, (k1 + 0xBB67AE8584CAA73B) % 2**64
    return words


def test_bits_are_those_of_the_printed_generator() -> None:
    digest = hashlib.sha256(b"seed/purpose").digest()
    key = int.from_bytes(digest[:8], "little"), int.from_bytes(digest[8:16], "little")

    bits = generator("seed", "purpose", 3).random_raw(8).tolist()

    # The generator counts up before it answers.
    assert bits == philox(key, (3 << 64) + 1) + philox(key, (3 << 64) + 2)


class Given:
    """Bit generator that returns given numbers."""

    def __init__(self, *numbers: int) -> None:
        self.numbers = list(numbers)

    def random_raw(self, count: int) -> Any:
        taken, self.numbers = self.numbers[:count], self.numbers[count:]
        return np.array(taken, dtype=np.uint64)


def test_numbers_are_cut_from_the_lowest_bits_up_and_drawn_again_beyond_the_last_multiple() -> None:
    # With margins from -1 to 1 the draw 65,535 is one too many for three equal shares.
    whole = 0 | (30_000 << 16) | (65_535 << 32) | (65_534 << 48)
    table = MarginTable("uniform", 1, lambda margins: margins)

    drawn = table.draw(Given(whole, 65_535, 7), 2, 2)  # type: ignore[arg-type]

    assert drawn.tolist() == [[-1, 0], [-1, 1]]


@pytest.mark.parametrize("greatest", [1, 100, 200, 250, 5000])
def test_rule_18_uniform_margins_are_exactly_uniform(greatest: int) -> None:
    share = DRAWS // (2 * greatest + 1)
    every_draw = [
        low | low + 1 << 16 | low + 2 << 32 | low + 3 << 48 for low in range(0, share * (2 * greatest + 1) // 4 * 4, 4)
    ]
    table = MarginTable("uniform", greatest, lambda margins: margins)

    drawn = Counter(table.draw(Given(*every_draw), 4 * len(every_draw), 1).ravel().tolist())  # type: ignore[arg-type]

    assert set(drawn) == set(range(-greatest, greatest + 1))
    assert sum(count != share for count in drawn.values()) <= 1


def test_rule_18_half_normal_margins_are_symmetric_cut_and_spread_as_told() -> None:
    every_draw = [low | low + 1 << 16 | low + 2 << 32 | low + 3 << 48 for low in range(0, DRAWS, 4)]
    drawn = MarginTable("half_normal", 250, lambda margins: margins).draw(Given(*every_draw), DRAWS, 1).ravel()  # type: ignore[arg-type]
    counts = Counter(drawn.tolist())

    assert all(counts[margin] == counts[-margin] for margin in range(251))
    assert max(counts) == 250
    assert 0.995 < sqrt(float((drawn.astype(float) ** 2).mean())) / 103 < 1.005
    assert abs(sum(counts[margin] for margin in (*range(201, 251), *range(-250, -200))) / DRAWS - 0.055) < 0.001
