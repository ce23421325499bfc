"""Preferences by alternating paths, in a graph where every perfect matching costs the same.

Vertices are handled in order. To give vertex `v` the partner `u` instead of its mate, fix the edge `v`-`u`; the two
former mates are now free, and the rest has a perfect matching exactly if an augmenting path joins them. If so the
matching is flipped along it, otherwise the next partner is tried. Then the pair of `v` is final and both leave the
graph. Since every choice is made over all matchings that agree with the earlier choices, the result is the
lexicographic optimum.

Invariant: `mates` is always a perfect matching of the whole part. Sets of vertices are bits of an integer, so unions
and intersections over hundreds of vertices are single operations. Cost: one search for an augmenting path (with
contraction of blossoms) for each partner tried.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from formats.toolkit.matching.costs import Flags, Whole

NOBODY = -1
"""No vertex: where the search has not come from anywhere yet."""


class Exchange:
    """A connected part of the tight graph with a perfect matching.

    Vertices are numbered by their position in the part.

    `near[v]` are the neighbours of `v`, as bits of an integer; `free` the vertices whose pair is not final.
    """

    def __init__(self, part: Sequence[int], edges: Flags, mates: list[int]) -> None:
        """Take the part from the matrix of edges. `mates` are those of the whole graph and are changed in place."""
        self.part, self.all_mates = part, mates
        place = {vertex: number for number, vertex in enumerate(part)}
        self.mates = [place[mates[vertex]] for vertex in part]
        rows = edges[part][:, part]
        self.near = [_bits(row.tobytes()) for row in rows]
        self.free = (1 << len(part)) - 1

    def settle(self, dislikes: Whole) -> None:
        """Give each vertex in turn the partner it dislikes least among those that leave a perfect matching."""
        for vertex in range(len(self.part)):
            if not self.free >> vertex & 1:
                continue
            preferences = dislikes[self.part[vertex]]
            others = list(_members(self.near[vertex] & self.free))
            others.sort(key=lambda other: preferences[self.part[other]])
            for other in others:
                # Candidates are sorted: no later one is better than the current mate.
                if preferences[self.part[other]] >= preferences[self.part[self.mates[vertex]]]:
                    break
                if self._match(vertex, other):
                    break
            mate = self.mates[vertex]
            self.free &= ~(1 << vertex | 1 << mate)
            here, there = self.part[vertex], self.part[mate]
            self.all_mates[here], self.all_mates[there] = there, here

    def _match(self, vertex: int, other: int) -> bool:
        """Match these two if their former mates can be matched in exchange; return whether it was done."""
        start, goal = self.mates[vertex], self.mates[other]
        allowed = self.free & ~(1 << vertex | 1 << other)
        if self.near[start] >> goal & 1:
            self.mates[start], self.mates[goal] = goal, start
        elif not _Path(self.near, self.mates, allowed, start, goal).found():
            return False
        self.mates[vertex], self.mates[other] = other, vertex
        return True


class _Path:
    """Search for an augmenting path between two free vertices: Edmonds' blossom algorithm, breadth first.

    `base[v]` is the base of the blossom that contains `v`, `before[v]` the vertex from which an inner vertex was
    reached.
    """

    def __init__(self, near: Sequence[int], mates: list[int], allowed: int, root: int, goal: int) -> None:
        self.near, self.mates, self.allowed, self.root, self.goal = near, mates, allowed, root, goal
        self.base = list(range(len(mates)))
        self.before = [NOBODY] * len(mates)
        self.seen = self.outer = 1 << root
        self.waiting = deque([root])

    def found(self) -> bool:
        """Flip the matching along an augmenting path; return False if there is none."""
        while self.waiting:
            here = self.waiting.popleft()
            near = self.near[here] & self.allowed
            if near >> self.goal & 1:
                self.before[self.goal] = here
                self._match()
                return True
            for other in _members(near & ~self.seen):
                mate = self.mates[other]
                self.before[other] = here
                self.seen |= 1 << other | 1 << mate
                self.outer |= 1 << mate
                self.waiting.append(mate)
            for other in _members(near & self.outer):
                if self.base[other] != self.base[here]:
                    self._contract(here, other)
        return False

    def _contract(self, first: int, second: int) -> None:
        """Contract the blossom that the edge between two outer vertices closes: all of its vertices become outer."""
        top = self._meeting(first, second)
        circle: set[int] = set()
        self._mark(first, top, second, circle)
        self._mark(second, top, first, circle)
        for vertex in _members(self.seen):
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


def _bits(flags: bytes) -> int:
    """Return a row of flags (one byte each) as bits of an integer, the first flag the lowest."""
    return int(flags[::-1].translate(_DIGITS) or b"0", 2)


_DIGITS = bytes.maketrans(b"\0\1", b"01")


def _members(bits: int) -> Iterator[int]:
    """Yield the positions of the bits that are set, in rising order."""
    while bits:
        lowest = bits & -bits
        yield lowest.bit_length() - 1
        bits ^= lowest
