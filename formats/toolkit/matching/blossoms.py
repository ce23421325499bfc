"""Minimum-cost perfect matching in a sparse general graph, with the dual prices that certify it.

Edmonds' primal-dual blossom algorithm, growing one tree at a time. It is the formulation of Cook and Rohe, *Computing
minimum-weight perfect matchings* (1999), and of Kolmogorov, *Blossom V* (2009): blossom prices count for the edges that
leave a blossom, not for those inside it.

The dual. Every vertex `v` has a price `y(v)` of any sign, and every *blossom* `B`, an odd set of vertices, a price
`z(B) >= 0`. For each edge, the prices of its two ends plus the prices of all blossoms that it leaves are at most its
cost. An edge that reaches this bound is *tight*. Every perfect matching leaves each odd set at least once, so the sum
of all prices is a lower bound of its cost, and a matching of tight edges that leaves each priced blossom exactly once
reaches the bound: it is optimal.

The search. For each free vertex a tree of alternating tight edges is grown as in Dijkstra's algorithm, where time is
the change of the dual: after `t` units the prices of *outer* nodes (at even distance from the root) have risen by `t`
less the time at which they joined the tree, those of *inner* nodes have fallen by as much. The times at which edges
become tight are known in advance and wait in a heap. An edge to a vertex outside of the tree grows it or, if that
vertex is free, augments the matching along the path to the root. An edge between two outer nodes closes an odd cycle,
which is contracted to a blossom; an inner blossom whose price has fallen to 0 is expanded.

Invariants between two searches: no edge costs less than the prices of its ends and of the blossoms it leaves; matched
edges are tight; blossom prices are not negative; the matching inside a blossom leaves exactly its base unmatched. A
matched vertex stays matched (its partner may change), so `n` vertices need at most `n / 2` successful searches.

Prices inside a tree change lazily: `prices` are those of the time `since[node]`, and `_update` brings them up to date.
Only vertices of the tree and their neighbours are read, which makes a search cheap when a free vertex is near.

Costs must be even. The edges of a tree are tight, so the prices of all its vertices have the same parity, the slack
between two outer nodes is even, and half of it is a whole number. Python's integers have no limit of width.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush

FREE = -1
"""Mate of an unmatched vertex, and parent of a node that is in no blossom."""

OUTER, INNER = 1, -1

Arc = tuple[int, int]


@dataclass(frozen=True)
class HungarianTree:
    """An alternating tree that cannot grow and has no edge to a free vertex.

    `outer` holds the vertices of each outer node, `inner` the vertices of all inner nodes. Only a new edge between two
    outer nodes, or from an outer node to a vertex outside of the tree, lets the search go on; when the graph has no
    such edge, it has no perfect matching.
    """

    outer: list[list[int]]
    inner: list[int]


@dataclass(frozen=True)
class NestedBlossom:
    """A blossom of the result: the vertices of each of its nodes, its price, and the index of the blossom around it.

    `around` is `FREE` for an outermost blossom.
    """

    nodes: list[list[int]]
    price: int
    around: int


class Blossoms:
    """State of the search: a matching, prices and nested blossoms.

    Nodes are numbered: vertices from 0, then blossoms in the order in which they were contracted. `top[v]` is the
    outermost node that contains vertex `v`. `prices[v]` is the sum of the price of the vertex and of all blossoms
    around it, `depths[b]` the price of blossom `b` alone. The other lists, by node: `inside` its vertices, `base` the
    vertex that is matched outside of it, `parent` the blossom directly around it, `children` its nodes in the order of
    the odd cycle, `links` the tight edges between one child and the next, `label` 0 for a node outside of the tree,
    `entry` the edge by which it joined the tree.
    """

    def __init__(self, near: Sequence[Sequence[tuple[int, int]]], prices: Sequence[int], mates: Sequence[int]) -> None:
        """Start from the given prices and mates. `near[v]` lists the neighbours of `v` with their (even) costs.

        The start may be any guess: prices are lowered until no edge costs less than the prices of its ends, and matched
        edges that are not tight are removed from the matching.
        """
        size = len(near)
        self.near = near
        self.size = size
        self.prices = list(prices)
        self.mates = list(mates)
        self.top = list(range(size))
        self.inside: list[list[int]] = [[vertex] for vertex in range(size)]
        self.base = list(range(size))
        self.parent = [FREE] * size
        self.depths = [0] * size
        self.children: list[list[int]] = [[] for _ in range(size)]
        self.links: list[list[Arc]] = [[] for _ in range(size)]
        self.label = [0] * size
        self.since = [0] * size
        self.entry: list[Arc] = [(FREE, FREE)] * size
        self._begin()

    def _begin(self) -> None:
        """Make the start feasible, then match greedily along tight edges."""
        prices, mates, near = self.prices, self.mates, self.near
        # In order of the vertices: lower each price to what its edges allow. Afterwards no edge is violated.
        for vertex, edges in enumerate(near):
            if edges:
                prices[vertex] = min(prices[vertex], *[cost - prices[other] for other, cost in edges])
        for vertex, edges in enumerate(near):
            mate = mates[vertex]
            if mate != FREE and dict(edges).get(mate) != prices[vertex] + prices[mate]:
                mates[vertex] = mates[mate] = FREE
        for vertex, edges in enumerate(near):
            # Raise the price of a free vertex until one of its edges becomes tight; a higher lower bound means shorter
            # searches.
            if mates[vertex] == FREE and edges:
                prices[vertex] = price = min([cost - prices[other] for other, cost in edges])
                for other, cost in edges:
                    if mates[other] == FREE and cost == price + prices[other]:
                        mates[vertex], mates[other] = other, vertex
                        break

    def match(self) -> list[HungarianTree]:
        """Match all vertices. Returns a Hungarian tree for each vertex that cannot be matched with these edges."""
        return [
            tree
            for vertex in range(self.size)
            if self.mates[vertex] == FREE and (tree := self._search(vertex)) is not None
        ]

    def nested(self) -> list[NestedBlossom]:
        """Return all blossoms, each after the blossoms around it."""
        blossoms: list[NestedBlossom] = []
        place: dict[int, int] = {}
        # A blossom is numbered after those inside it, so the reverse order lists the outermost first. Expanded blossoms
        # have no vertices left.
        for node in reversed(range(self.size, len(self.inside))):
            if self.inside[node]:
                around = place.get(self.parent[node], FREE)
                place[node] = len(blossoms)
                blossoms.append(
                    NestedBlossom([self.inside[child] for child in self.children[node]], self.depths[node], around)
                )
        return blossoms

    def _search(self, root: int) -> HungarianTree | None:
        """Grow a tree from the free vertex `root` until it reaches another free vertex, and match both.

        Returns the Hungarian tree if no free vertex can be reached. Heap entries are `(time, vertex, other)`: an edge
        from the tree to a vertex outside; with `vertex` inverted (`~vertex`) an edge between two outer nodes; with
        `other == FREE` the expansion of an inner blossom. Entries are never removed when they become obsolete, they are
        checked when popped. `reached[v]` is the earliest known time at which a vertex outside can be reached and the
        vertex that reaches it, and `limit` the time of the nearest free vertex: later events cannot happen any more and
        are not queued.
        """
        self.heap: list[tuple[int, int, int]] = []
        self.reached: dict[int, tuple[int, int]] = {}
        self.limit: int | None = None
        self.touched = [self.top[root]]
        top, label, heap, reached = self.top, self.label, self.heap, self.reached
        node = top[root]
        label[node], self.since[node], self.entry[node] = OUTER, 0, (FREE, FREE)
        self._scan(self.inside[node], node, 0)
        now = 0
        while heap:
            now, vertex, other = heappop(heap)
            if other == FREE:
                # The blossom may have become part of a larger one since.
                if self.parent[vertex] == FREE and label[vertex] == INNER:
                    self._expand(vertex, now)
                continue
            goal = top[other]
            if vertex < 0:
                # Both ends may have been contracted into one blossom since.
                if top[~vertex] != goal:
                    self._contract(~vertex, other, now)
            # Skip entries that were overtaken: the vertex has joined the tree, was reached by a cheaper edge, or was
            # inside a blossom of the tree in between, so that its price has fallen. In the last case another edge may
            # reach it at the very time of the entry, so the time alone decides nothing.
            elif label[goal] == 0 and reached[other] == (now, vertex):
                mate = self.mates[self.base[goal]]
                if mate == FREE:
                    self._augment(vertex, other)
                    self._settle(now)
                    return None
                self._grow(vertex, other, goal, mate, now)
        stuck = HungarianTree(
            [self.inside[node] for node in self._tree() if label[node] == OUTER],
            [vertex for node in self._tree() if label[node] == INNER for vertex in self.inside[node]],
        )
        self._settle(now)
        return stuck

    def _tree(self) -> list[int]:
        """Return the outermost nodes of the tree."""
        return [node for node in self.touched if self.label[node] and self.parent[node] == FREE]

    def _settle(self, now: int) -> None:
        """Bring the prices of the tree up to date, then remove all labels."""
        for node in self._tree():
            self._update(node, now)
            self.label[node] = 0

    def _update(self, node: int, now: int) -> None:
        """Apply the price change of an outermost node since it was last brought up to date.

        The change goes to the node as a whole: to the vertex, or to the blossom's own price and the summed prices of
        its vertices.
        """
        change = (now - self.since[node]) * self.label[node]
        if change:
            prices = self.prices
            for vertex in self.inside[node]:
                prices[vertex] += change
            if node >= self.size:
                self.depths[node] += change
        self.since[node] = now

    def _scan(self, vertices: Iterable[int], node: int, now: int) -> None:
        """Queue the times at which the edges of these vertices, all in the outer node `node`, become tight."""
        prices, top, label, since = self.prices, self.top, self.label, self.since
        near, mates, base = self.near, self.mates, self.base
        heap, reached, limit = self.heap, self.reached, self.limit
        for vertex in vertices:
            behind = now - prices[vertex]
            for other, cost in near[vertex]:
                goal = top[other]
                kind = label[goal]
                if kind == 0:
                    when = cost + behind - prices[other]
                    if (other not in reached or when < reached[other][0]) and (limit is None or when <= limit):
                        reached[other] = when, vertex
                        heappush(heap, (when, vertex, other))
                        if mates[base[goal]] == FREE:
                            limit = when
                elif kind == OUTER and goal != node:
                    # Both prices rise, so the slack closes at twice the speed. `since[goal]` corrects for the stored,
                    # older price of the other node.
                    when = now + (cost + behind - prices[other] - now - now + since[goal]) // 2
                    if limit is None or when <= limit:
                        heappush(heap, (when, ~vertex, other))
        self.limit = limit

    def _join(self, node: int, label: int, entry: Arc, now: int) -> None:
        """Add a node to the tree. An inner blossom is queued for the time at which its price falls to 0."""
        self.label[node], self.since[node], self.entry[node] = label, now, entry
        self.touched.append(node)
        if label == INNER and node >= self.size:
            heappush(self.heap, (now + self.depths[node], node, FREE))

    def _grow(self, vertex: int, other: int, goal: int, mate: int, now: int) -> None:
        """Add the reached node to the tree as an inner node, and the node matched with it as an outer one."""
        self._join(goal, INNER, (vertex, other), now)
        node = self.top[mate]
        self._join(node, OUTER, (self.base[goal], mate), now)
        self._scan(self.inside[node], node, now)

    def _above(self, node: int) -> int:
        """Return the parent of a node in the tree, or `FREE` at the root."""
        vertex = self.entry[node][0]
        return FREE if vertex == FREE else self.top[vertex]

    def _contract(self, first: int, second: int, now: int) -> None:
        """Contract the odd cycle that the tight edge `first`-`second` closes into a new outer blossom."""
        left, right = self._circle(self.top[first], self.top[second])
        children = [*reversed(left), *right]
        links = [self.entry[node] for node in reversed(left[:-1])]
        links.append((first, second))
        links += [self.entry[node][::-1] for node in right]
        # Inner vertices become outer: their edges have not been scanned yet.
        fresh = [vertex for node in children if self.label[node] == INNER for vertex in self.inside[node]]
        for node in children:
            self._update(node, now)
            self.label[node] = 0
        blossom = len(self.inside)
        for node in children:
            self.parent[node] = blossom
        inside = [vertex for node in children for vertex in self.inside[node]]
        for vertex in inside:
            self.top[vertex] = blossom
        self.inside.append(inside)
        self.base.append(self.base[left[-1]])
        self.parent.append(FREE)
        self.depths.append(0)
        self.children.append(children)
        self.links.append(links)
        self.label.append(OUTER)
        self.since.append(now)
        self.entry.append(self.entry[left[-1]])
        self.touched.append(blossom)
        self._scan(fresh, blossom, now)

    def _circle(self, left: int, right: int) -> tuple[list[int], list[int]]:
        """Return the tree paths from two nodes up to their lowest common ancestor, which ends the first path only.

        Both paths are followed in turns, so the cost is the length of the cycle, not the depth of the tree.
        """
        ways: tuple[list[int], list[int]] = [], []
        ends = [left, right]
        seen: set[int] = set()
        side = 0
        while True:
            node = ends[side]
            if node != FREE:
                if node in seen:
                    break
                seen.add(node)
                ways[side].append(node)
                ends[side] = self._above(node)
            if ends[1 - side] != FREE:
                side = 1 - side
        for way in ways:
            if node in way:
                del way[way.index(node) :]
        return [*ways[0], node], ways[1]

    def _expand(self, blossom: int, now: int) -> None:
        """Replace an inner blossom whose price has fallen to 0 by its nodes.

        The path from the node that was entered to the base, in the direction that keeps the alternation, stays in the
        tree; the other nodes leave it and can be reached again.
        """
        self._update(blossom, now)
        outside, inside = self.entry[blossom]
        children, links = self.children[blossom], self.links[blossom]
        for node in children:
            self.parent[node] = FREE
            for vertex in self.inside[node]:
                self.top[vertex] = node
                self.reached.pop(vertex, None)
        self.label[blossom] = 0
        self.inside[blossom] = []
        place = children.index(self.top[inside])
        outer = []
        self._join(children[place], INNER, (outside, inside), now)
        labelled = {children[place]}
        way = 1 if place % 2 else -1
        while place:
            # Follow the cycle to its base in the direction that begins with a matched edge: an outer node, then an
            # inner one.
            for label in (OUTER, INNER):
                following = (place + way) % len(children)
                self._join(children[following], label, links[place] if way > 0 else links[following][::-1], now)
                labelled.add(children[following])
                place = following
            outer.append(children[(place - way) % len(children)])
        for node in outer:
            self._scan(self.inside[node], node, now)
        for node in children:
            if node not in labelled:
                self._reach_again(self.inside[node], now)

    def _reach_again(self, vertices: Sequence[int], now: int) -> None:
        """Queue the times at which the tree can reach vertices that have just left it."""
        for other in vertices:
            for vertex, cost in self.near[other]:
                node = self.top[vertex]
                if self.label[node] == OUTER:
                    when = now + cost - self.prices[other] - (self.prices[vertex] + now - self.since[node])
                    if other not in self.reached or when < self.reached[other][0]:
                        self.reached[other] = when, vertex
                        heappush(self.heap, (when, vertex, other))

    def _augment(self, vertex: int, other: int) -> None:
        """Flip the matching along the path from the edge to a free node (`vertex`, `other`) up to the root."""
        self._rebase(self.top[other], other)
        self.mates[other] = vertex
        while True:
            node = self.top[vertex]
            above = self.entry[node][0]
            self._rebase(node, vertex)
            self.mates[vertex] = other
            if above == FREE:
                return
            inner = self.top[above]
            vertex, other = self.entry[inner]
            self._rebase(inner, other)
            self.mates[other] = vertex

    def _rebase(self, node: int, vertex: int) -> None:
        """Rearrange the matching inside a node so that `vertex` becomes its base."""
        if node < self.size:
            return
        child = vertex
        while self.parent[child] != node:
            child = self.parent[child]
        children, links = self.children[node], self.links[node]
        place, count = children.index(child), len(children)
        # Walk from the child round the cycle to the old base, in the direction with an even number of nodes, and match
        # these two by two.
        pairs = range(place + 1, count, 2) if place % 2 else range(0, place, 2)
        for first in pairs:
            near_end, far_end = links[first]
            self._rebase(children[first], near_end)
            self._rebase(children[(first + 1) % count], far_end)
            self.mates[near_end], self.mates[far_end] = far_end, near_end
        self._rebase(child, vertex)
        self.children[node] = children[place:] + children[:place]
        self.links[node] = links[place:] + links[:place]
        self.base[node] = vertex
