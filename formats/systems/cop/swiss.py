"""Pair a Swiss round without repeats (R11)."""

from __future__ import annotations

from collections.abc import Sequence

from formats.systems.cop.position import Position, Ranks


def swiss_round(position: Position, ranks: Sequence[int], *, top_down_byes: bool = False) -> list[Ranks]:
    """Pair these ranks. With an odd number, one of them is paired with the rank after the last, the bye.

    Objectives in strict priority: the bye for a player with the fewest byes, no repeats, the bye for the lowest (or
    highest) in the standings, players level in wins, the top half of a group of equal wins against its bottom half.
    Among equals the best rank gets the best opponent, and so on. After repeats come those who should not meet. Raises
    `NoPairingExistsError` if some who must not meet would have to.
    """
    import numpy as np  # noqa: PLC0415 - slow to import, and rarely needed

    from formats.toolkit.matching.pair_tables import all_pairs, distances  # noqa: PLC0415 - likewise
    from formats.toolkit.matching.separated import best_separated_pairs, to_avoid  # noqa: PLC0415 - likewise

    nodes = [*ranks, *([position.size] if len(ranks) % 2 else [])]
    size, players = len(nodes), len(ranks)
    half_points = np.array([position.half_points[rank] for rank in ranks], dtype=np.int64)
    groups = dict(zip(*(known.tolist() for known in np.unique(half_points, return_counts=True)), strict=True))
    half = np.array([groups[points] // 2 for points in half_points.tolist()], dtype=np.int64)
    here = np.s_[:players, :players]
    byes, met, turns, gaps, off = (np.zeros((size, size), dtype=np.int64) for _ in range(5))
    place = {rank: number for number, rank in enumerate(ranks)}
    for (i, j), times in position.met.items():
        if i in place and j in place:
            met[place[i], place[j]] = times
    gaps[here] = half_points[:, None] - half_points[None, :]
    off[here] = distances(players) - np.where(gaps[here] == 0, half[:, None], 0)
    if size > players:
        byes[:-1, -1] = [position.byes[rank] for rank in ranks]
        turns[:-1, -1] = np.arange(players) if top_down_byes else players - np.arange(players)
    vertices, separation = position.vertices(nodes), position.separation
    avoided = [to_avoid(vertices, separation)] if separation.avoid else []
    layers = (byes, np.minimum(met, 1), met, *avoided, turns, gaps**2, off**2)
    pairs = best_separated_pairs(vertices, layers, all_pairs(size), distances(size), separation)
    return [(nodes[u], nodes[v]) for u, v in pairs]
