"""Reproducible `choice`, `sample` and `shuffle` on a seeded generator, independent of the Python version.

Python guarantees that a seed gives the same `random()` in later versions, but not the same `choice`, `sample` or
`shuffle` (see "Notes on Reproducibility" in the `random` documentation). Logs are verified by computing game times
again, so these functions fix the algorithms of CPython 3.11. They use only `getrandbits`, which returns the bits of the
Mersenne Twister unchanged.
"""

from __future__ import annotations

import random
from collections.abc import MutableSequence, Sequence
from typing import TypeVar

T = TypeVar("T")

_SMALL_COPY, _FEW = 21, 5
"""Thresholds of CPython's `sample`: it draws from a copy of up to 21 items, or of more if more than 5 are wanted."""


def below(limit: int, rng: random.Random) -> int:
    """Return a number from 0 to `limit` - 1 with equal probability (rejection sampling of `limit.bit_length()` bits).

    Raises `ValueError` for a limit below 1.
    """
    if limit < 1:
        raise ValueError(limit)
    bits = limit.bit_length()
    number = rng.getrandbits(bits)
    while number >= limit:
        number = rng.getrandbits(bits)
    return number


def choice(items: Sequence[T], rng: random.Random) -> T:
    """Return a random item of a sequence that is not empty."""
    return items[below(len(items), rng)]


def sample(items: Sequence[T], count: int, rng: random.Random) -> list[T]:
    """Return `count` items from different positions, in random order.

    Small sequences are drawn from a copy. From large ones, positions are drawn until there are enough different ones,
    which is cheaper but gives another result. So the border between the two is part of the algorithm.
    """
    size, few = len(items), _SMALL_COPY
    if count > _FEW:
        few += next(4**power for power in range(count) if 4**power >= 3 * count)
    if size <= few:
        pool, drawn = list(items), list[T]()
        for left in range(size, size - count, -1):
            place = below(left, rng)
            drawn.append(pool[place])
            pool[place] = pool[left - 1]
        return drawn
    places: dict[int, None] = {}
    while len(places) < count:
        places[below(size, rng)] = None
    return [items[place] for place in places]


def shuffle(items: MutableSequence[T], rng: random.Random) -> None:
    """Shuffle the items in place (Fisher-Yates)."""
    for last in range(len(items) - 1, 0, -1):
        place = below(last + 1, rng)
        items[last], items[place] = items[place], items[last]
