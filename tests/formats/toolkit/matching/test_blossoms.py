"""The search for a matching of least cost: what it does where several events come at the same time."""

from formats.toolkit.matching.blossoms import FREE, Blossoms

A, B, C, M, S, P, W, Q, R, F = range(10)
COSTS = {
    (A, B): 0,
    (B, C): 0,
    (A, C): 0,
    (C, M): 8,
    (M, P): 0,
    (S, P): 0,
    (W, Q): 0,
    (P, R): 0,
    (Q, R): 0,
    (C, R): 12,
    (A, S): 32,
    (A, W): 24,
    (B, F): 16,
    (Q, F): 0,
}


def test_a_vertex_that_leaves_the_tree_is_reached_only_by_an_edge_that_is_tight() -> None:
    """Of a blossom A, B, C that is expanded at 12, A is left at 24 by W; before it joined the tree, S was due at 24."""
    near: list[list[tuple[int, int]]] = [[] for _ in range(10)]
    for (first, second), cost in COSTS.items():
        near[first].append((second, cost))
        near[second].append((first, cost))
    mates = [B, A, FREE, FREE, P, S, Q, W, FREE, FREE]

    search = Blossoms(near, [0] * 10, mates)

    assert not search.match()
    assert search.mates == [W, F, M, C, P, S, A, R, Q, B]
    # The two blossoms have no price any more, so the ends alone pay for each edge.
    assert not any(blossom.price for blossom in search.nested())
    for (first, second), cost in COSTS.items():
        slack = cost - search.prices[first] - search.prices[second]
        assert slack >= 0
        assert search.mates[first] != second or not slack
