"""Where to begin: the cheapest matching if everybody could also play two halves of games.

Every vertex stands once on the left and once on the right, and each left one gets a right one: an assignment, which
the library finds at once and which has prices without blossoms. Circles of an even number of vertices are matched two
and two; of an odd one somebody is left, and there are few of these.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from formats.toolkit.matching.blossoms import FREE
from formats.toolkit.matching.library import WIDEST, cheapest_known

Near = Sequence[Sequence[tuple[int, int]]]


def relaxed(near: Near, narrow: Sequence[int]) -> tuple[list[int], list[int]] | None:
    """Prices that no edge undercuts, and mates by tight edges; None if even halves of games are not enough.

    `near[v]` lists the neighbours of `v` with costs that are multiples of four. `narrow` has the same costs, in the
    same order, as numbers that compare alike when summed over these edges.
    """
    size = len(near)
    if max(narrow, default=0).bit_length() > WIDEST:
        return None
    ends = [(one, other) for one, edges in enumerate(near) for other, _ in edges]
    found = cheapest_known(
        2 * size, ((one, other + size, cost) for (one, other), cost in zip(ends, narrow, strict=True))
    )
    if len(found) < size:
        return None
    chosen = [other - size for _, other in sorted(found)]
    return _prices(near, chosen), _mates(chosen)


def _prices(near: Near, chosen: Sequence[int]) -> list[int]:
    """Prices of the left and of the right, by shortest paths; the price of a vertex is half of both."""
    size = len(near)
    costs = [dict(edges)[chosen[one]] for one, edges in enumerate(near)]
    left = [cost // 4 * 2 for cost in costs]
    right = [0] * size
    for one, other in enumerate(chosen):
        right[other] = costs[one] - left[one]
    waiting, queued = deque(range(size)), [True] * size
    while waiting:
        other = waiting.popleft()
        queued[other] = False
        price = right[other]
        for one, cost in near[other]:
            if left[one] > cost - price:
                left[one] = cost - price
                partner = chosen[one]
                right[partner] = costs[one] - left[one]
                if not queued[partner]:
                    queued[partner] = True
                    waiting.append(partner)
    return [(one + other) // 2 for one, other in zip(left, right, strict=True)]


def _mates(chosen: Sequence[int]) -> list[int]:
    mates = [FREE] * len(chosen)
    seen: set[int] = set()
    for start in range(len(chosen)):
        circle = []
        vertex = start
        while vertex not in seen:
            seen.add(vertex)
            circle.append(vertex)
            vertex = chosen[vertex]
        odd = len(circle) % 2
        for one, other in zip(circle[odd::2], circle[odd + 1 :: 2], strict=True):
            mates[one], mates[other] = other, one
    return mates
