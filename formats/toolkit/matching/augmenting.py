"""Augmenting paths in general graphs: Edmonds' blossom algorithm for matchings without costs, breadth first.

Sets of vertices are bits of an integer, so unions and intersections over hundreds of vertices are single operations.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from itertools import compress

NOBODY = -1
"""No vertex: the mate of an unmatched vertex, and where the search has not come from anywhere yet."""

DENSE = 8
_FLAGS = bytes.maketrans(b"01", b"\0\1")


def complete(near: Sequence[int], vertices: int, mates: list[int]) -> bool:
    """Make `mates` a perfect matching of these vertices; return False if there is none.

    `near[v]` are the neighbours of `v` and `vertices` the vertices to match, both as bits. `mates` is the start and is
    changed in place: mates outside of `vertices` are dropped, pairs within are kept as far as they are neighbours.
    """
    free = 0
    for vertex in members(vertices):
        mate = mates[vertex]
        paired = mate != NOBODY and mates[mate] == vertex and vertices & near[vertex] & 1 << mate
        if not paired:
            mates[vertex] = NOBODY
            free |= 1 << vertex
    for vertex in members(free):
        nearest = near[vertex] & free
        if free >> vertex & 1 and nearest:
            match(mates, vertex, lowest(nearest))
            free &= ~(1 << vertex | nearest & -nearest)
    while free:
        root = lowest(free)
        free ^= 1 << root
        path = AugmentingPath(near, mates, vertices, root, free)
        if not path.found():
            return False
        free ^= 1 << path.goal
    return True


class PerfectMatching:
    """A perfect matching whose vertices choose their mates one after the other; each choice is final.

    `near[v]` are the neighbours of `v` and `free` the vertices whose pair is not final, as bits of an integer.
    Invariant: `mates`, which is changed in place, is a perfect matching of the vertices that were free at the start.
    """

    def __init__(self, near: list[int], mates: list[int], free: int) -> None:
        self.near, self.mates, self.free = near, mates, free

    def fix(self, vertex: int, wishes: Iterable[int]) -> None:
        """Give the vertex the first of these mates that leaves the others a perfect matching, and make the pair final.

        Wishes that are no free neighbours are passed over. Without a possible wish the vertex keeps its mate.
        """
        for other in wishes:
            if other == self.mates[vertex] or self.exchange(vertex, other):
                break
        self.finish(vertex)

    def finish(self, vertex: int) -> None:
        """Make the pair of a vertex final."""
        self.free &= ~(1 << vertex | 1 << self.mates[vertex])

    def exchange(self, vertex: int, other: int) -> bool:
        """Match these two if their former mates can be matched in exchange; return whether it was done."""
        if not self.near[vertex] & self.free & 1 << other:
            return False
        start, goal = self.mates[vertex], self.mates[other]
        allowed = self.free & ~(1 << vertex | 1 << other)
        if self.near[start] >> goal & 1:
            match(self.mates, start, goal)
        elif not AugmentingPath(self.near, self.mates, allowed, start, 1 << goal).found():
            return False
        match(self.mates, vertex, other)
        return True


def match(mates: list[int], first: int, second: int) -> None:
    """Make these two vertices each other's mates."""
    mates[first], mates[second] = second, first


class AugmentingPath:
    """Search for an augmenting path from one free vertex to any of several others.

    `goals` are the other ends, as bits; `goal` is the end that was found.
    `base[v]` is the base of the blossom that contains `v`, `before[v]` the vertex from which an inner vertex was
    reached.
    """

    def __init__(self, near: Sequence[int], mates: list[int], allowed: int, root: int, goals: int) -> None:
        self.near, self.mates, self.allowed, self.root, self.goals = near, mates, allowed, root, goals
        self.goal = NOBODY
        self.base = list(range(len(mates)))
        self.before = [NOBODY] * len(mates)
        self.seen = self.outer = 1 << root
        self.waiting = deque([root])

    def found(self) -> bool:
        """Flip the matching along an augmenting path; return False if there is none."""
        while self.waiting:
            here = self.waiting.popleft()
            near = self.near[here] & self.allowed
            if near & self.goals:
                self.goal = lowest(near & self.goals)
                self.before[self.goal] = here
                self._match()
                return True
            for other in members(near & ~self.seen):
                mate = self.mates[other]
                self.before[other] = here
                self.seen |= 1 << other | 1 << mate
                self.outer |= 1 << mate
                self.waiting.append(mate)
            for other in members(near & self.outer):
                if self.base[other] != self.base[here]:
                    self._contract(here, other)
        return False

    def _contract(self, first: int, second: int) -> None:
        """Contract the blossom that the edge between two outer vertices closes: all of its vertices become outer."""
        top = self._meeting(first, second)
        circle: set[int] = set()
        self._mark(first, top, second, circle)
        self._mark(second, top, first, circle)
        for vertex in members(self.seen):
            if self.base[vertex] in circle:
                self.base[vertex] = top
                if not self.outer >> vertex & 1:
                    self.outer |= 1 << vertex
                    self.waiting.append(vertex)

    def _meeting(self, first: int, second: int) -> int:
        """Return the base at which the paths from both vertices to the root meet."""
        above = set()
        vertex = self.base[first]
        while True:
            above.add(vertex)
            if vertex == self.base[self.root]:
                break
            vertex = self.base[self.before[self.mates[vertex]]]
        vertex = self.base[second]
        while vertex not in above:
            vertex = self.base[self.before[self.mates[vertex]]]
        return vertex

    def _mark(self, vertex: int, top: int, below: int, circle: set[int]) -> None:
        """Collect the bases on the path from `vertex` up to `top`, and record the way back through the blossom."""
        while self.base[vertex] != top:
            mate = self.mates[vertex]
            circle |= {self.base[vertex], self.base[mate]}
            self.before[vertex] = below
            below, vertex = mate, self.before[mate]

    def _match(self) -> None:
        """Flip the matching along the path found, from the goal back to the root."""
        vertex = self.goal
        while True:
            before = self.before[vertex]
            following = self.mates[before]
            self.mates[vertex], self.mates[before] = before, vertex
            if before == self.root:
                return
            vertex = following


def lowest(bits: int) -> int:
    """Return the position of the lowest bit that is set."""
    return (bits & -bits).bit_length() - 1


def members(bits: int) -> Iterator[int]:
    """Iterate over the positions of the bits that are set, in rising order.

    Taking out one bit after the other reads the whole integer for each; where an eighth of the bits are set or more,
    it is faster to write out its digits once.
    """
    if bits.bit_count() * DENSE < bits.bit_length():
        return _one_by_one(bits)
    digits = bin(bits)[:1:-1].encode().translate(_FLAGS)
    return compress(range(len(digits)), digits)


def _one_by_one(bits: int) -> Iterator[int]:
    while bits:
        lowest = bits & -bits
        yield lowest.bit_length() - 1
        bits ^= lowest
