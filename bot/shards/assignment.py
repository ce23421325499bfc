"""Who is to run which shard: worked out by every process from what it sees, the same by all who see the same."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Member:
    """A process that is there, by its random name; `home` are the shards that its host named."""

    holder: str
    home: frozenset[int] = frozenset()


def handed_out(count: int, members: Sequence[Member], held: Mapping[int, str]) -> dict[int, str]:
    """Whose each shard is to be, given who holds it now (`held`, by shard).

    A shard is run where it is at home. The others are dealt out so that nobody has two more than anybody else, among
    those for whom nothing was named, if there are any; as few as possible change hands.
    """
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
    while True:
        most, fewest = max(hands, key=len), min(hands, key=len)
        if len(most) - len(fewest) < 2:  # noqa: PLR2004 - one more than somebody else is even
            return
        fewest.append(most.pop())
