"""Better partners along alternating paths, where all perfect matchings are equally good."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from formats.toolkit.matching.costs import Flags, Whole

NOBODY = -1


class Exchange:
    """One part of a graph with a perfect matching. Vertices are numbered by their place in the part.

    `near` are sets of vertices as bits of a number; `free` those whose partner is not settled yet.
    """

    def __init__(self, part: Sequence[int], edges: Flags, mates: list[int]) -> None:
        """`mates` is that of the whole graph, and changed in place."""
        self.part, self.everybody = part, mates
        place = {vertex: number for number, vertex in enumerate(part)}
        self.mates = [place[mates[vertex]] for vertex in part]
        rows = edges[part][:, part]
        self.near = [_bits(row.tobytes()) for row in rows]
        self.free = (1 << len(part)) - 1

    def settle(self, dislikes: Whole) -> None:
        """Vertex after vertex gets the partner it likes best of those who can still be had."""
        for vertex in range(len(self.part)):
            if not self.free >> vertex & 1:
                continue
            tastes = dislikes[self.part[vertex]]
            others = list(_members(self.near[vertex] & self.free))
            others.sort(key=lambda other: tastes[self.part[other]])
            for other in others:
                if tastes[self.part[other]] >= tastes[self.part[self.mates[vertex]]]:
                    break
                if self._match(vertex, other):
                    break
            mate = self.mates[vertex]
            self.free &= ~(1 << vertex | 1 << mate)
            here, there = self.part[vertex], self.part[mate]
            self.everybody[here], self.everybody[there] = there, here

    def _match(self, vertex: int, other: int) -> bool:
        """Match these two, if those who lose their partners by it can be matched."""
        start, goal = self.mates[vertex], self.mates[other]
        allowed = self.free & ~(1 << vertex | 1 << other)
        if self.near[start] >> goal & 1:
            self.mates[start], self.mates[goal] = goal, start
        elif not _Path(self.near, self.mates, allowed, start, goal).found():
            return False
        self.mates[vertex], self.mates[other] = other, vertex
        return True


class _Path:
    """The search for an alternating path between two vertices without partners, by Edmonds' blossom algorithm."""

    def __init__(self, near: Sequence[int], mates: list[int], allowed: int, root: int, goal: int) -> None:
        self.near, self.mates, self.allowed, self.root, self.goal = near, mates, allowed, root, goal
        self.base = list(range(len(mates)))
        self.before = [NOBODY] * len(mates)
        self.seen = self.outer = 1 << root
        self.waiting = deque([root])

    def found(self) -> bool:
        """Match along the path, if there is one."""
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
        """Two outer vertices are neighbours: all on the circle between them become outer."""
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
        """The base at which the ways from both to the root meet."""
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
        while self.base[vertex] != top:
            mate = self.mates[vertex]
            circle |= {self.base[vertex], self.base[mate]}
            self.before[vertex] = below
            below, vertex = mate, self.before[mate]

    def _match(self) -> None:
        vertex = self.goal
        while True:
            before = self.before[vertex]
            following = self.mates[before]
            self.mates[vertex], self.mates[before] = before, vertex
            if before == self.root:
                return
            vertex = following


def _bits(flags: bytes) -> int:
    """A row of flags, a byte each, as bits of a number, the first flag the lowest."""
    return int(flags[::-1].translate(_DIGITS) or b"0", 2)


_DIGITS = bytes.maketrans(b"\0\1", b"01")


def _members(bits: int) -> Iterator[int]:
    while bits:
        lowest = bits & -bits
        yield lowest.bit_length() - 1
        bits ^= lowest
