"""Keep entrants of one group apart in a bracket, so that they meet as late as they can.

Entrants change places with others of their row of seeds only (3 and 4, 5 to 8, ...). Half by half, then quarter by
quarter, each group is divided as evenly as its size allows. That makes the pairs of one group fewest in every round at
once: k entrants in 2^d parts have the fewest pairs inside a part where the parts differ by one at most.

An even division exists in a full bracket: entrants are the edges between their group and their row, rows have an even
number in each part, and the edges of such a graph can be coloured in two colours so that each vertex has as many of one
as of the other, within one. It is found by exchanges along alternating paths, the shortest first. With byes a row may
have too few places on one side, and the even halves may cost an early match: then the order of the seeds stays.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Mapping, Sequence
from itertools import combinations

from formats.core.model import Reason, Seeding
from formats.core.values import EntrantId
from formats.toolkit.brackets.tree import levels_for, seeds_in_order
from formats.toolkit.placing import MOVED

Swap = tuple[int, int]
"""Two seeds that change places."""


def groups_apart(seeding: Seeding, group_of: Mapping[EntrantId, str], rule: str) -> Seeding:
    """Return the seeding with those of one group apart, and a reason for each entrant who was moved."""
    levels = levels_for(len(seeding.order))
    bracket, order = seeds_in_order(levels), dict(enumerate(seeding.order, start=1))
    for level in range(levels, 0, -1):
        size = 2**level
        for begin in range(0, len(bracket), size):
            part = [
                [seed for seed in bracket[begin + half : begin + half + size // 2] if seed in order]
                for half in (0, size // 2)
            ]
            _divide(order, group_of, part)
    if len(order) < 2**levels and _early(order, group_of, bracket) > _early(
        dict(enumerate(seeding.order, 1)), group_of, bracket
    ):
        return seeding
    moved = [
        Reason(code=MOVED, rule=rule, about=(who,), params={"seed": seed, "before": before})
        for seed, who in order.items()
        if (before := seeding.order.index(who) + 1) != seed
    ]
    return Seeding(order=tuple(order.values()), rationale=(*seeding.rationale, *moved))


def _early(order: Mapping[int, EntrantId], group_of: Mapping[EntrantId, str], bracket: Sequence[int]) -> list[int]:
    """Return how many pairs of one group can meet in the first round, in the second, and so on."""
    place = {order[seed]: number for number, seed in enumerate(bracket) if seed in order}
    meet = Counter(
        (place[one] ^ place[other]).bit_length()
        for one, other in combinations(place, 2)
        if one in group_of and group_of[one] == group_of.get(other)
    )
    return [meet[number] for number in range(1, len(bracket).bit_length())]


def _divide(order: dict[int, EntrantId], group_of: Mapping[EntrantId, str], halves: Sequence[Sequence[int]]) -> None:
    """Exchange entrants between the halves of a part of the bracket until no group can be divided more evenly."""
    while (path := _path(order, group_of, halves)) is not None:
        for first, second in path:
            order[first], order[second] = order[second], order[first]


def _path(
    order: Mapping[int, EntrantId], group_of: Mapping[EntrantId, str], halves: Sequence[Sequence[int]]
) -> list[Swap] | None:
    """Return the fewest exchanges that make one group more even and none less; None if there are none."""
    for full, other in (halves, halves[::-1]):
        surplus = {group_of[order[seed]]: 0 for half in halves for seed in half if order[seed] in group_of}
        for half, sign in ((full, 1), (other, -1)):
            for seed in half:
                if order[seed] in group_of:
                    surplus[group_of[order[seed]]] += sign
        for group in (name for name, more in surplus.items() if more > 1):
            path = _from(group, surplus, {seed: group_of.get(order[seed], "") for seed in (*full, *other)}, full, other)
            if path is not None:
                return path
    return None


def _from(
    group: str, surplus: Mapping[str, int], at: Mapping[int, str], full: Sequence[int], other: Sequence[int]
) -> list[Swap] | None:
    """Return a shortest path of exchanges from a group with too many in the `full` half to one with too few there.

    The lowest seeds move first, and go to the nearest seed of their row. Entrants without a group go anywhere.
    """
    paths: dict[str, list[Swap]] = {group: []}
    ahead = deque([group])
    while ahead:
        name = ahead.popleft()
        for seed in sorted((seed for seed in full if at[seed] == name), reverse=True):
            row = [place for place in other if (place - 1).bit_length() == (seed - 1).bit_length()]
            for place in sorted(row, key=lambda place: (abs(place - seed), place)):
                if at[place] in paths:
                    continue
                paths[at[place]] = [*paths[name], (seed, place)]
                if surplus.get(at[place], -1) < 0:
                    return paths[at[place]]
                ahead.append(at[place])
    return None
