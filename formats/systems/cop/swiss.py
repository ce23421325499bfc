"""A Swiss round without repeats (R11)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from formats.systems.cop.position import Position, Ranks
from formats.toolkit.matching import best_matching


def swiss_round(position: Position, ranks: Sequence[int], *, top_down_byes: bool = False) -> list[Ranks]:
    """Pair these ranks; with an odd number one of them is paired with the rank after the last, the bye.

    In strict priority: the bye to somebody who had the fewest, no repeats, the bye to the lowest (or highest) in the
    standings, players level in wins, the top half of a group of equal wins against its bottom half. Among equals the
    best rank gets the best opponent, and so on.
    """
    nobody = position.size
    nodes = [*ranks, *([nobody] if len(ranks) % 2 else [])]
    sizes = Counter(position.half_points[rank] for rank in ranks)
    layers: dict[Ranks, tuple[int, ...]] = {}
    for (place, i), (other, j) in combinations(enumerate(nodes), 2):
        if j == nobody:
            turn = place if top_down_byes else len(ranks) - place
            layers[i, j] = (position.byes[i], 0, 0, turn, 0, 0)
            continue
        met = position.met.get((i, j), 0)
        gap = position.half_points[i] - position.half_points[j]
        half = 0 if gap else sizes[position.half_points[i]] // 2
        layers[i, j] = (0, int(met > 0), met, 0, gap**2, (other - place - half) ** 2)
    tastes = {(i, j): j - i - 1 for i, j in layers}
    return best_matching(nodes, layers, tastes)
