"""Assign shards to processes: a pure function, so that processes with the same input compute the same assignment.

Theory. Shards with a home (named by a host's setting) run there. The rest are distributed evenly over the processes
without homes, or over all if there are none. A shard stays with its holder if possible; unheld ones go to the process
with the fewest; then shards move one at a time from the process with most to that with fewest until the numbers differ
by at most one. So the number of moved shards is minimal. Processes are ordered by their random names, which makes the
result independent of the order of rows.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Member:
    """A living process, by its random name; `home` are the shards named in its settings."""

    holder: str
    home: frozenset[int] = frozenset()


def assign_shards(count: int, members: Sequence[Member], held: Mapping[int, str]) -> dict[int, str]:
    """Return the holder of each shard, given the current holders (`held`, by shard)."""
    ordered = sorted(members, key=lambda member: member.holder)
    if not ordered:
        return {}
    at_home: dict[int, str] = {}
    for member in reversed(ordered):
        at_home |= dict.fromkeys((shard for shard in member.home if shard < count), member.holder)
    free = [member.holder for member in ordered if not member.home] or [member.holder for member in ordered]
    dealt: dict[str, list[int]] = {holder: [] for holder in free}
    left: list[int] = []
    for shard in (shard for shard in range(count) if shard not in at_home):
        dealt.get(held.get(shard, ""), left).append(shard)
    for shard in left:
        min(dealt.values(), key=len).append(shard)
    _level(list(dealt.values()))
    return at_home | {shard: holder for holder, shards in dealt.items() for shard in shards}


def _level(hands: Sequence[list[int]]) -> None:
    """Move shards from the longest to the shortest list until the lengths differ by at most one."""
    while True:
        most, fewest = max(hands, key=len), min(hands, key=len)
        if len(most) - len(fewest) < 2:  # noqa: PLR2004 - a difference of one is even
            return
        fewest.append(most.pop())
