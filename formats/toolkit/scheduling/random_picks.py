"""Choose, sample and shuffle with the bits of a seeded generator, the same in every version of Python.

Python promises that a seed gives the same `random()` in later versions, not the same `choice`, `sample` or `shuffle`.
Logs are verified by making their game times again, so these functions fix the algorithms of CPython 3.11. They take
bits only by `getrandbits`, which returns those of the Mersenne Twister as they are.
"""

from __future__ import annotations

import random
from collections.abc import MutableSequence, Sequence
from typing import TypeVar

T = TypeVar("T")

_SMALL_COPY, _FEW = 21, 5
"""Of so many items a sample is drawn from a copy, and of more where more than a few are wanted: as in CPython."""


def below(limit: int, rng: random.Random) -> int:
    """Return a number from 0 to `limit` - 1, each equally likely: numbers of as many bits until one is small enough.

    `ValueError` where there is none.
    """
    if limit < 1:
        raise ValueError(limit)
    bits = limit.bit_length()
    number = rng.getrandbits(bits)
    while number >= limit:
        number = rng.getrandbits(bits)
    return number


def choice(items: Sequence[T], rng: random.Random) -> T:
    """Return one of the items, of which there must be some."""
    return items[below(len(items), rng)]


def sample(items: Sequence[T], count: int, rng: random.Random) -> list[T]:
    """Return `count` items from different places, in random order.

    Of few items a copy is drawn from. Of many, places are drawn until there are enough different ones: cheaper than a
    copy, but with another result, so where one ends and the other begins is part of the algorithm.
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
    """Put the items in random order, in place."""
    for last in range(len(items) - 1, 0, -1):
        place = below(last + 1, rng)
        items[last], items[place] = items[place], items[last]
