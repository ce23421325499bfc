import hashlib
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from formats.core.lots import Lots, commitment_to, draw_number, mixed, secret_of
from formats.core.model import Draw

TEXTS = st.text(max_size=20)


@pytest.mark.parametrize(
    "seed, purpose, counter, low, high, value",
    [
        ("herald", "bye", 0, 1, 6, 6),
        ("herald", "bye", 1, 1, 6, 1),
        ("herald", "sides", 0, 0, 1, 0),
        ("0123456789", "order", 7, 1, 1000, 226),
        ("Ünïcödé", "ä/b", 3, -5, 5, -4),
    ],
)
def test_known_draws(seed: str, purpose: str, counter: int, low: int, high: int, value: int) -> None:
    # Worked out with sha256sum and bc.
    assert draw_number(seed, purpose, counter, low, high) == value


@given(TEXTS, TEXTS, st.integers(0, 50), st.integers(-100, 100), st.integers(0, 10**6))
def test_the_published_recipe_gives_the_same_number(seed: str, purpose: str, counter: int, low: int, size: int) -> None:
    digest = hashlib.sha256(f"{seed}/{purpose}/{counter}".encode()).hexdigest()

    assert draw_number(seed, purpose, counter, low, low + size) == low + int(digest, 16) % (size + 1)


def test_digests_that_would_favour_small_numbers_are_skipped() -> None:
    size = (1 << 255) + 1  # almost half of all digests are beyond the last whole multiple
    for counter in range(40):
        first = int(hashlib.sha256(f"s/p/{counter}".encode()).hexdigest(), 16)
        second = int(hashlib.sha256(f"s/p/{counter}/1".encode()).hexdigest(), 16)
        drawn = draw_number("s", "p", counter, 0, size - 1)
        if first < size:
            assert drawn == first
        elif second < size:
            assert drawn == second


def test_known_commitments_secrets_and_mixtures() -> None:
    # Worked out with sha256sum.
    assert commitment_to("herald") == "1c85bf7d3c260817db543a95c0e52d02563b5dd4dbd8bd656de82c8a0c0610b2"
    assert secret_of("herald", "s0r1") == "c98d75c9a3804033c140aa24938292ee1d02fcddb4cda9af20cbc9cd9eec8f61"
    assert mixed("herald", ["one", "two"]) == "b03e8b2e8452627f32c5f556ebc6bf24aecde2978df968cc7a86ef92b28f6410"
    assert mixed("herald", []) == "herald"


@given(TEXTS, st.lists(TEXTS, min_size=1, max_size=4), TEXTS)
def test_every_word_and_its_place_count(secret: str, words: list[str], other: str) -> None:
    seed = mixed(secret, words)

    assert seed == mixed(mixed(secret, words[:1]), words[1:])
    assert (seed == mixed(secret, [*words[:-1], other])) is (words[-1] == other)
    assert (seed == mixed(secret, words[::-1])) is (words == words[::-1])
    assert seed != mixed(secret, [*words, other])


def test_an_empty_range_is_refused() -> None:
    with pytest.raises(ValueError, match=r"6\.\.5"):
        draw_number("s", "p", 0, 6, 5)


def test_every_number_comes_up_equally_often() -> None:
    counts = Counter(draw_number("fair", "die", counter, 1, 6) for counter in range(6000))
    chi_square = sum((counts[face] - 1000) ** 2 / 1000 for face in range(1, 7))

    assert set(counts) == set(range(1, 7))
    assert chi_square < 20.5  # one in a thousand fair dice does worse


def test_every_order_comes_up_equally_often() -> None:
    counts = Counter("".join(Lots(f"seed {number}").shuffled("abc", "order")) for number in range(6000))
    chi_square = sum((count - 1000) ** 2 / 1000 for count in counts.values())

    assert len(counts) == 6
    assert chi_square < 20.5


def test_draws_are_recorded_with_all_that_is_needed_to_draw_them_again() -> None:
    lots = Lots("seed")
    value = lots.number(1, 6, "die")
    order = lots.shuffled(["x", "y", "z"], "order")
    picked = lots.choice(order, "pick")

    assert lots.draws[0] == Draw(purpose="die", low=1, high=6, value=value, seed="seed", counter=0)
    assert [draw.counter for draw in lots.draws] == [0, 1, 2, 3]
    assert picked in order
    for draw in lots.draws:
        assert draw_number(draw.seed, draw.purpose, draw.counter, draw.low, draw.high) == draw.value


@given(st.lists(st.integers(), max_size=12), TEXTS)
def test_a_drawn_order_loses_nobody_and_is_the_same_every_time(items: list[int], seed: str) -> None:
    order = Lots(seed).shuffled(items, "order")

    assert sorted(order) == sorted(items)
    assert order == Lots(seed).shuffled(items, "order")
