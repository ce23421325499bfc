"""A perfect matching of least cost in a sparse graph, with the prices that prove it.

Edmonds' primal-dual method for general graphs. Every vertex has a price, and so has every *blossom*: an odd set of
vertices that the matching leaves exactly once. An edge may never cost less than the prices of its ends and of the
blossoms it leaves; matched edges cost exactly that (they are *tight*). So the prices together are what any perfect
matching costs at least, and what this one costs.

From one free vertex after the other a tree of tight edges is grown, as in Dijkstra's search: at time `t` the prices of
the tree's outer nodes have risen by `t` less the time they joined it, those of its inner nodes have fallen as much.
Edges become tight at known times and wait in a heap. Trees stay small where a free vertex is near, and nothing outside
of a tree is touched; that is what makes the search quick on a sparse graph.

Costs are even, so that every price stays a whole number of any size.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush

FREE = -1
"""The mate of a vertex that has none, and the parent of a node that lies in no blossom."""

OUTER, INNER = 1, -1

Arc = tuple[int, int]


@dataclass(frozen=True)
class Stuck:
    """A tree that reaches no free vertex: the vertices of each of its outer nodes, and of all inner ones.

    Only an edge from one outer node to another, or to a vertex outside of the tree, can help.
    """

    outer: list[list[int]]
    inner: list[int]


@dataclass(frozen=True)
class Nested:
    """A blossom: the vertices of each node in it, its price, and the place in the list of the blossom around it."""

    nodes: list[list[int]]
    price: int
    around: int


class Blossoms:
    """A matching in the making. Nodes are vertices, from 0, and behind them blossoms; `top` is a vertex's outermost.

    `prices[v]` is the price of a vertex and all blossoms around it, `depths[b]` that of a blossom alone.
    """

    def __init__(self, near: Sequence[Sequence[tuple[int, int]]], prices: Sequence[int], mates: Sequence[int]) -> None:
        """`near[v]` lists the neighbours of `v`, each with its even cost. Prices and mates are where to begin.

        Whatever they are, the prices are lowered until no edge costs less than them, and mates whose edge is not tight
        are parted.
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
        """Prices that no edge undercuts, as high as one look at each vertex makes them; then whatever is tight."""
        prices, mates, near = self.prices, self.mates, self.near
        for vertex, edges in enumerate(near):
            if edges:
                prices[vertex] = min(prices[vertex], *[cost - prices[other] for other, cost in edges])
        for vertex, edges in enumerate(near):
            mate = mates[vertex]
            if mate != FREE and dict(edges).get(mate) != prices[vertex] + prices[mate]:
                mates[vertex] = mates[mate] = FREE
        for vertex, edges in enumerate(near):
            if mates[vertex] == FREE and edges:
                prices[vertex] = price = min([cost - prices[other] for other, cost in edges])
                for other, cost in edges:
                    if mates[other] == FREE and cost == price + prices[other]:
                        mates[vertex], mates[other] = other, vertex
                        break

    def match(self) -> list[Stuck]:
        """Match everybody; answers the trees that these edges let reach no free vertex, none if all are matched."""
        return [
            tree
            for vertex in range(self.size)
            if self.mates[vertex] == FREE and (tree := self._search(vertex)) is not None
        ]

    def nested(self) -> list[Nested]:
        """All blossoms, each after those around it."""
        blossoms: list[Nested] = []
        place: dict[int, int] = {}
        for node in reversed(range(self.size, len(self.inside))):
            if self.inside[node]:
                around = place.get(self.parent[node], FREE)
                place[node] = len(blossoms)
                blossoms.append(
                    Nested([self.inside[child] for child in self.children[node]], self.depths[node], around)
                )
        return blossoms

    def _search(self, root: int) -> Stuck | None:
        """Grow a tree from a free vertex until it reaches another one, and match both; or the tree that cannot."""
        self.heap: list[tuple[int, int, int]] = []
        self.reached: dict[int, int] = {}
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
                if self.parent[vertex] == FREE and label[vertex] == INNER:
                    self._expand(vertex, now)
                continue
            goal = top[other]
            if vertex < 0:
                if top[~vertex] != goal:
                    self._contract(~vertex, other, now)
            elif label[goal] == 0 and reached[other] == now:
                mate = self.mates[self.base[goal]]
                if mate == FREE:
                    self._augment(vertex, other)
                    self._settle(now)
                    return None
                self._grow(vertex, other, goal, mate, now)
        stuck = Stuck(
            [self.inside[node] for node in self._tree() if label[node] == OUTER],
            [vertex for node in self._tree() if label[node] == INNER for vertex in self.inside[node]],
        )
        self._settle(now)
        return stuck

    def _tree(self) -> list[int]:
        """The outermost nodes of the tree."""
        return [node for node in self.touched if self.label[node] and self.parent[node] == FREE]

    def _settle(self, now: int) -> None:
        """The prices of the tree as they are now; then the tree is forgotten."""
        for node in self._tree():
            self._update(node, now)
            self.label[node] = 0

    def _update(self, node: int, now: int) -> None:
        change = (now - self.since[node]) * self.label[node]
        if change:
            prices = self.prices
            for vertex in self.inside[node]:
                prices[vertex] += change
            if node >= self.size:
                self.depths[node] += change
        self.since[node] = now

    def _scan(self, vertices: Iterable[int], node: int, now: int) -> None:
        """Note when the edges of these vertices of an outer node become tight."""
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
                    if (other not in reached or when < reached[other]) and (limit is None or when <= limit):
                        reached[other] = when
                        heappush(heap, (when, vertex, other))
                        if mates[base[goal]] == FREE:
                            limit = when
                elif kind == OUTER and goal != node:
                    when = now + (cost + behind - prices[other] - now - now + since[goal]) // 2
                    if limit is None or when <= limit:
                        heappush(heap, (when, ~vertex, other))
        self.limit = limit

    def _join(self, node: int, label: int, entry: Arc, now: int) -> None:
        self.label[node], self.since[node], self.entry[node] = label, now, entry
        self.touched.append(node)
        if label == INNER and node >= self.size:
            heappush(self.heap, (now + self.depths[node], node, FREE))

    def _grow(self, vertex: int, other: int, goal: int, mate: int, now: int) -> None:
        """A new inner node, and the node it is matched with as an outer one."""
        self._join(goal, INNER, (vertex, other), now)
        node = self.top[mate]
        self._join(node, OUTER, (self.base[goal], mate), now)
        self._scan(self.inside[node], node, now)

    def _above(self, node: int) -> int:
        """The node through which this one joined the tree."""
        vertex = self.entry[node][0]
        return FREE if vertex == FREE else self.top[vertex]

    def _contract(self, first: int, second: int, now: int) -> None:
        """A tight edge between two outer nodes closes an odd circle: a new blossom."""
        left, right = self._circle(self.top[first], self.top[second])
        children = [*reversed(left), *right]
        links = [self.entry[node] for node in reversed(left[:-1])]
        links.append((first, second))
        links += [self.entry[node][::-1] for node in right]
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
        """The ways from two nodes up to the first that lies above both; that one ends the first way only."""
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
        """An inner blossom whose price has come down to nothing: its nodes stand for themselves again."""
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
            # Along the circle to its base, the way that begins with a matched edge: an outer node, then an inner one.
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
        """Note when the tree reaches vertices that have left it."""
        for other in vertices:
            for vertex, cost in self.near[other]:
                node = self.top[vertex]
                if self.label[node] == OUTER:
                    when = now + cost - self.prices[other] - (self.prices[vertex] + now - self.since[node])
                    if other not in self.reached or when < self.reached[other]:
                        self.reached[other] = when
                        heappush(self.heap, (when, vertex, other))

    def _augment(self, vertex: int, other: int) -> None:
        """Match along the tree from its edge to a free node up to its root."""
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
        """Match the inside of a node so that this vertex of it is left for the outside."""
        if node < self.size:
            return
        child = vertex
        while self.parent[child] != node:
            child = self.parent[child]
        children, links = self.children[node], self.links[node]
        place, count = children.index(child), len(children)
        # The pairs that now begin at odd places, from the child on round the circle to the old base.
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
