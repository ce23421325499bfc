"""Choose among equally good pairs of a bracket by the order of article 4.

The players moved down choose first: which of them are paired (4.4), then with whom, the smallest number (BSN) first
(4.2). The remainder, or a homogeneous bracket, is cut into S1 and S2. The best pairs have as few exchanges between the
two as possible, then those of article 4.3; then the players of S1 choose one after the other (4.2).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from formats.toolkit.matching import NoMatchingError, best_pairs
from formats.toolkit.matching.augmenting import NOBODY, PerfectMatching, complete, members

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from formats.toolkit.matching.costs import Flags, Whole

DIGITS = 36
"""Players whose places in S1 are compared in one layer. A reader computes its sum over 1,000 players with 48 bits."""


def first_pairs(near: Sequence[int], moved_down: int, residents: int, slot: int | None) -> list[int] | None:
    """Return the mates in the first perfect matching of a bracket by article 4; None if there is none.

    `near[v]` are the mates that are as good as any for `v`. With an odd number of players, `slot` is a vertex more
    whose mate floats down. All players moved down are paired.
    """
    everybody = moved_down | residents | (0 if slot is None else 1 << slot)
    mates = [NOBODY] * len(near)
    free = everybody
    if moved_down:
        if not complete(near, everybody, mates):
            return None
        matching = PerfectMatching(list(near), mates, everybody)
        for vertex in members(moved_down):
            matching.fix(vertex, members(near[vertex] & matching.free))
        free = matching.free
    remainder = list(members(free & residents))
    upper = sum(1 << vertex for vertex in remainder[: len(remainder) // 2])
    lower = free & ~upper if slot is None else free & ~upper & ~(1 << slot)
    halves = list(near)
    for vertex in members(free):
        halves[vertex] &= lower if upper >> vertex & 1 or vertex == slot else free & ~lower
    transposed = list(mates)
    if complete(halves, free, transposed):
        matching = PerfectMatching(halves, transposed, free)
        for vertex in members(upper):
            matching.fix(vertex, members(halves[vertex] & matching.free))
        return transposed
    return _exchanged(near, remainder, slot, mates)


def _exchanged(near: Sequence[int], remainder: Sequence[int], slot: int | None, mates: list[int]) -> list[int] | None:
    """Add the best pairs of a remainder that needs exchanges between S1 and S2 to `mates`; None if there are none."""
    import numpy as np  # noqa: PLC0415 - slow to import, and few brackets need it

    vertices = list(remainder) if slot is None else [*remainder, slot]
    allowed = np.array([[bool(near[v] >> w & 1) for w in vertices] for v in vertices], dtype=bool)
    allowed = allowed.reshape(len(vertices), len(vertices))
    inside = allowed.copy()
    if slot is not None:
        inside[-1] = inside[:, -1] = False
    layers = list(exchange_layers(inside, len(remainder), len(remainder) // 2))
    try:
        pairs = best_pairs(layers, allowed, choice_of_opponents(inside, range(len(vertices))))
    except NoMatchingError:
        return None
    for first, second in pairs:
        mates[vertices[first]], mates[vertices[second]] = vertices[second], vertices[first]
    return mates


def exchange_layers(inside: Flags, players: int, pairs: int, first: int = 0) -> Iterator[Whole]:
    """Yield the layers that compare exchanges (4.3). The remainder is so many vertices from `first` on.

    S1 are as many of them as there are `pairs`; `inside` marks the pairs within the remainder. The higher ranked player
    of a pair is in S1 after the exchange:

    1. fewest exchanged players; 2. least difference of the sums of numbers, so the least sum of S1 afterwards;
    3. the largest number leaves S1; 4. the smallest number comes from S2.
    """
    import numpy as np  # noqa: PLC0415 - likewise

    size = len(inside)
    number = np.arange(size, dtype=np.int64) - first
    upper = np.triu(inside, 1).astype(np.int64)
    yield upper * (number >= pairs)[:, None]
    yield upper * number[:, None]
    for end in range(pairs, 0, -DIGITS):
        begin = max(0, end - DIGITS)
        yield upper * np.where((number >= begin) & (number < end), 1 << np.clip(number - begin, 0, DIGITS), 0)[:, None]
    for begin in range(pairs, players, DIGITS):
        end = min(players, begin + DIGITS)
        digits = 1 << np.clip(end - 1 - number, 0, DIGITS)
        yield -upper * np.where((number >= begin) & (number < end), digits, 0)[:, None]


def choice_of_opponents(inside: Flags, choosing: Sequence[int]) -> Whole:
    """Return the preferences of these vertices for opponents with small numbers within the bracket (4.2)."""
    import numpy as np  # noqa: PLC0415 - likewise

    size = len(inside)
    wishes = np.zeros((size, size), dtype=np.int64)
    wishes[choosing] = np.where(inside[choosing], np.arange(size), size)
    return wishes
