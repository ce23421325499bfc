"""Preferences by alternating paths, in a graph where every perfect matching costs the same.

Vertices are handled in order. To give vertex `v` the partner `u` instead of its mate, fix the edge `v`-`u`; the two
former mates are now free, and the rest has a perfect matching exactly if an augmenting path joins them. If so the
matching is flipped along it, otherwise the next partner is tried. Then the pair of `v` is final and both leave the
graph. Since every choice is made over all matchings that agree with the earlier choices, the result is the
lexicographic optimum.

Cost: one search for an augmenting path (with contraction of blossoms) for each partner tried.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from formats.toolkit.matching.augmenting import PerfectMatching, match, members

if TYPE_CHECKING:
    from formats.toolkit.matching.costs import Flags, Whole


class Exchange:
    """A connected part of the tight graph with a perfect matching. Vertices are numbered by position in the part."""

    def __init__(self, part: Sequence[int], edges: Flags, mates: list[int]) -> None:
        """Take the part from the matrix of edges. `mates` are those of the whole graph and are changed in place."""
        self.part, self.all_mates = part, mates
        place = {vertex: number for number, vertex in enumerate(part)}
        near = [_bits(row.tobytes()) for row in edges[part][:, part]]
        self.matching = PerfectMatching(near, [place[mates[vertex]] for vertex in part], (1 << len(part)) - 1)

    def settle(self, dislikes: Whole) -> None:
        """Give each vertex in turn the partner it dislikes least among those that leave a perfect matching."""
        matching = self.matching
        for vertex in range(len(self.part)):
            if not matching.free >> vertex & 1:
                continue
            preferences = dislikes[self.part[vertex]]
            limit = preferences[self.part[matching.mates[vertex]]]
            better = [
                other
                for other in members(matching.near[vertex] & matching.free)
                if preferences[self.part[other]] < limit
            ]
            matching.fix(vertex, sorted(better, key=lambda other: preferences[self.part[other]]))
            match(self.all_mates, self.part[vertex], self.part[matching.mates[vertex]])


def _bits(flags: bytes) -> int:
    """Return a row of flags (one byte each) as bits of an integer, the first flag the lowest."""
    return int(flags[::-1].translate(_DIGITS) or b"0", 2)


_DIGITS = bytes.maketrans(b"\0\1", b"01")
