"""Preferences by alternating paths, in a graph where every perfect matching costs the same.

Vertices are handled in order. To give vertex `v` the partner `u` instead of its mate, fix the edge `v`-`u`; the two
former mates are now free, and the rest has a perfect matching exactly if an augmenting path joins them. If so the
matching is flipped along it, otherwise the next partner is tried. Then `v` keeps only the edges to partners that it
likes as much as the one found; with a single one the pair is final and both leave the graph. Since every choice is made
over all matchings that agree with the earlier choices, the result is the lexicographic optimum.

Cost: one search for an augmenting path (with contraction of blossoms) for each partner tried.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from formats.toolkit.matching.augmenting import PerfectMatching, members

if TYPE_CHECKING:
    from formats.toolkit.matching.costs import Flags, Whole


class Exchange:
    """A connected part of the tight graph with a perfect matching. Vertices are numbered by position in the part."""

    def __init__(self, part: Sequence[int], edges: Flags, mates: list[int]) -> None:
        """Take the part from the matrix of edges. `mates` are those of the whole graph and are changed in place."""
        self.part, self.all_mates = part, mates
        place = {vertex: number for number, vertex in enumerate(part)}
        self.near = [_bits(row.tobytes()) for row in edges[part][:, part]]
        self.matching = PerfectMatching(
            list(self.near), [place[mates[vertex]] for vertex in part], (1 << len(part)) - 1
        )

    def settle(self, dislikes: Whole) -> None:
        """Give each vertex in turn a partner that it dislikes least among those that leave a perfect matching.

        An earlier vertex is liked as much as the best later one: the pair was its choice.
        """
        matching, everybody = self.matching, range(len(self.part))
        for vertex in everybody:
            later = self.near[vertex] >> vertex + 1 << vertex + 1
            if matching.free >> vertex & 1 and later:
                # Python's integers: sorting those of NumPy takes several times as long.
                preferences = dislikes[self.part[vertex], self.part].tolist()
                least = min(preferences[other] for other in members(later))
                self._choose(
                    vertex,
                    {
                        other: preferences[other] if other > vertex else least
                        for other in members(matching.near[vertex] & matching.free)
                    },
                )
        for vertex in everybody:
            self.all_mates[self.part[vertex]] = self.part[matching.mates[vertex]]

    def _choose(self, vertex: int, dislikes: Mapping[int, int]) -> None:
        """Give a vertex one of the partners that it dislikes least, and take its edges to all others away."""
        matching = self.matching
        limit = dislikes[matching.mates[vertex]]
        for other in sorted(dislikes, key=lambda other: dislikes[other]):
            if dislikes[other] >= limit or matching.exchange(vertex, other):
                limit = dislikes[matching.mates[vertex]]
                break
        liked = sum(1 << other for other, dislike in dislikes.items() if dislike == limit)
        if liked.bit_count() == 1:
            matching.finish(vertex)
            return
        for other in members(matching.near[vertex] & ~liked):
            matching.near[other] &= ~(1 << vertex)
        matching.near[vertex] &= liked


def _bits(flags: bytes) -> int:
    """Return a row of flags (one byte each) as bits of an integer, the first flag the lowest."""
    return int(flags[::-1].translate(_DIGITS) or b"0", 2)


_DIGITS = bytes.maketrans(b"\0\1", b"01")
