"""Rules 7, 8 and 10: score groups, and the printed search for everybody's opponent."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby, takewhile

from formats.core.values import EntrantId
from formats.systems.score_group_swiss.byes import repeat_costs
from formats.toolkit.matching import best_pairs
from formats.toolkit.record import Couple, couple


@dataclass(frozen=True)
class ScoreGroup:
    """Players on the same score: their score and, as positions in the order, where they begin and end (excluded)."""

    half_points: int
    begin: int
    end: int

    @property
    def half(self) -> int:
        """The size of the top half; the odd player of a group belongs to the bottom half (reading A12)."""
        return (self.end - self.begin) // 2

    def in_top_half(self, position: int) -> bool:
        """Does this position lie in the top half?"""
        return position - self.begin < self.half


@dataclass(frozen=True)
class ScanPair:
    """A pair and how the search came to it.

    `upper` was looking for an opponent and found `lower`. `first_choice` says that the search would have begun there
    had everybody been free; `step` counts the free players asked, the one found included. `met` were passed over
    because the two have met, `kept_free` because taking them would leave others without a new opponent (reading A15).
    `earlier_meetings` is 0 unless a repeat had to be allowed.
    """

    upper: EntrantId
    lower: EntrantId
    group: ScoreGroup
    lower_half_points: int
    top_half: bool
    first_choice: bool
    step: int
    met: tuple[EntrantId, ...]
    kept_free: tuple[EntrantId, ...]
    earlier_meetings: int

    @property
    def floats(self) -> bool:
        """Was the opponent found in a lower score group?"""
        return self.lower_half_points != self.group.half_points


def score_groups(order: Sequence[EntrantId], half_points: Mapping[EntrantId, int]) -> list[ScoreGroup]:
    """Rule 7: the groups of equal score, best first; their halves stay fixed while they are paired (reading A13)."""
    groups: list[ScoreGroup] = []
    begin = 0
    for score, members in groupby(order, key=half_points.__getitem__):
        end = begin + len(list(members))
        groups.append(ScoreGroup(score, begin, end))
        begin = end
    return groups


def search_order(position: int, group: ScoreGroup, players: int) -> list[int]:
    """Rule 8: the positions below `position`, in the order in which the player there looks for an opponent.

    Top half: from the same place in the bottom half down to the end of the group, then upwards from there to the
    player (reading A14). Bottom half: the next one below and on to the end of the group. Both go on below the group,
    to the end of the list.
    """
    below_group = range(group.end, players)
    if not group.in_top_half(position):
        return [*range(position + 1, group.end), *below_group]
    opposite = position + group.half
    return [*range(opposite, group.end), *range(opposite - 1, position, -1), *below_group]


def pair_by_search(
    order: Sequence[EntrantId], half_points: Mapping[EntrantId, int], meetings: Mapping[Couple, int]
) -> list[ScanPair]:
    """Pair an even list from the top: everybody takes the first free opponent of their search order.

    Dead ends are undone from the bottom in the same order of preference (rule 10, reading A15), and repeats occur only
    as far as no pairing does with fewer. Both are one question: of all pairings with the fewest repeats, the one in
    which the first player has the most preferred opponent, then the next free player, and so on.
    """
    import numpy as np  # noqa: PLC0415 - slow to import, and most of what uses this module pairs nothing

    from formats.toolkit.matching.pair_tables import all_pairs, times_met  # noqa: PLC0415 - likewise

    size = len(order)
    group_of = [group for group in score_groups(order, half_points) for _ in range(group.begin, group.end)]
    searches = [search_order(position, group, size) for position, group in enumerate(group_of)]
    dislikes = np.zeros((size, size), dtype=np.int64)
    for position, search in enumerate(searches):
        dislikes[position, search] = np.arange(len(search))
    pairs = best_pairs(repeat_costs(times_met(order, meetings)), all_pairs(size), dislikes)
    explained: list[ScanPair] = []
    free = set(range(size))
    for position, pair in pairs:
        upper, lower, group = order[position], order[pair], group_of[position]
        free.discard(position)
        asked = [other for other in takewhile(lambda other: other != pair, searches[position]) if other in free]  # noqa: B023
        times = [meetings.get(couple(upper, order[other]), 0) for other in asked]
        explained.append(
            ScanPair(
                upper=upper,
                lower=lower,
                group=group,
                lower_half_points=half_points[lower],
                top_half=group.in_top_half(position),
                first_choice=pair == searches[position][0],
                step=len(asked) + 1,
                met=tuple(order[other] for other, known in zip(asked, times, strict=True) if known),
                kept_free=tuple(order[other] for other, known in zip(asked, times, strict=True) if not known),
                earlier_meetings=meetings.get(couple(upper, lower), 0),
            )
        )
        free.discard(pair)
    return explained
