"""Score groups, and the printed search for opponents (rules 7, 8 and 10).

The rules describe a procedure: from the top, each free player takes the first free opponent of a prescribed search
order who is no repeat; dead ends are undone from the bottom (backtracking). Its result is the lexicographically first
pairing without repeats, so it is computed as a matching: repeats are the cost, and the position in the search order is
the preference. That is exact and needs polynomial time, where backtracking may need exponential time. The steps of the
search are reconstructed afterwards for the rationale.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby, takewhile

from formats.core.separation import NO_SEPARATION, Separation
from formats.core.values import EntrantId
from formats.systems.score_group_swiss.byes import repeat_costs
from formats.toolkit.record import Couple, couple


@dataclass(frozen=True)
class ScoreGroup:
    """Players with the same score: the score, and the positions where they begin and end (excluded) in the order."""

    points: int
    begin: int
    end: int

    @property
    def half(self) -> int:
        """Return the size of the top half. The odd player of a group belongs to the bottom half (reading A12)."""
        return (self.end - self.begin) // 2

    def in_top_half(self, position: int) -> bool:
        """Return True if this position is in the top half."""
        return position - self.begin < self.half


@dataclass(frozen=True)
class ScanPair:
    """A pair and how the search found it.

    `upper` searched for an opponent and found `lower`. `first_choice` is True if the search would have begun there with
    all players free; `step` counts the free players considered, the one found included. `met` were passed over because
    the two have met, `kept_apart` because the two must not or should not meet, `kept_free` because taking them would
    leave others without an opponent they may have (reading A15). `earlier_meetings` is 0 unless a repeat had to be
    allowed.
    """

    upper: EntrantId
    lower: EntrantId
    group: ScoreGroup
    lower_points: int
    top_half: bool
    first_choice: bool
    step: int
    met: tuple[EntrantId, ...]
    kept_free: tuple[EntrantId, ...]
    earlier_meetings: int
    kept_apart: tuple[EntrantId, ...] = ()

    @property
    def floats(self) -> bool:
        """Return True if the opponent was found in a lower score group."""
        return self.lower_points != self.group.points


def score_groups(order: Sequence[EntrantId], points: Mapping[EntrantId, int]) -> list[ScoreGroup]:
    """Return the groups of equal score, best first (rule 7).

    Their halves stay fixed while they are paired (reading A13).
    """
    groups: list[ScoreGroup] = []
    begin = 0
    for score, members in groupby(order, key=points.__getitem__):
        end = begin + len(list(members))
        groups.append(ScoreGroup(score, begin, end))
        begin = end
    return groups


def search_order(position: int, group: ScoreGroup, players: int) -> list[int]:
    """Return the positions below `position` in the order in which the player there searches for an opponent (rule 8).

    Top half: from the same place in the bottom half down to the end of the group, then upwards from there to the player
    (reading A14). Bottom half: the next one below and on to the end of the group. Both continue below the group, to the
    end of the list.
    """
    below_group = range(group.end, players)
    if not group.in_top_half(position):
        return [*range(position + 1, group.end), *below_group]
    opposite = position + group.half
    return [*range(opposite, group.end), *range(opposite - 1, position, -1), *below_group]


def _best_pairs(
    order: Sequence[EntrantId],
    meetings: Mapping[Couple, int],
    separation: Separation,
    searches: Sequence[Sequence[int]],
) -> Sequence[tuple[int, int]]:
    """Return the best pairs as positions, the better first; `searches` has the search order of each position."""
    import numpy as np  # noqa: PLC0415 - slow to import, and most of what uses this module pairs nothing

    from formats.toolkit.matching.pair_tables import all_pairs, times_met  # noqa: PLC0415 - likewise
    from formats.toolkit.matching.separated import best_separated_pairs, to_avoid  # noqa: PLC0415 - likewise

    size = len(order)
    dislikes = np.zeros((size, size), dtype=np.int64)
    for position, search in enumerate(searches):
        dislikes[position, search] = np.arange(len(search))
    avoided = [to_avoid(order, separation)] if separation.avoid else []
    layers = (*repeat_costs(times_met(order, meetings)), *avoided)
    return best_separated_pairs(order, layers, all_pairs(size), dislikes, separation)


def pair_by_search(
    order: Sequence[EntrantId],
    points: Mapping[EntrantId, int],
    meetings: Mapping[Couple, int],
    separation: Separation = NO_SEPARATION,
) -> list[ScanPair]:
    """Pair an even list from the top: each player takes the first free opponent of the search order.

    Dead ends are undone from the bottom in the same order of preference (rule 10, reading A15), and repeats occur only
    as far as no pairing has fewer. Both together mean: of all pairings with the fewest repeats, the one in which the
    first player has the most preferred opponent, then the next free player, and so on. After repeats come those who
    should not meet. Raises `NoPairingExistsError` if some who must not meet would have to.
    """
    group_of = [group for group in score_groups(order, points) for _ in range(group.begin, group.end)]
    searches = [search_order(position, group, len(order)) for position, group in enumerate(group_of)]
    explained: list[ScanPair] = []
    free = set(range(len(order)))
    for position, pair in _best_pairs(order, meetings, separation, searches):
        upper, lower, group = order[position], order[pair], group_of[position]
        free.discard(position)
        asked = [other for other in takewhile(lambda other: other != pair, searches[position]) if other in free]  # noqa: B023
        passed = [order[other] for other in asked]
        met = tuple(who for who in passed if meetings.get(couple(upper, who)))
        apart = tuple(who for who in passed if who not in met and separation.why(upper, who))
        explained.append(
            ScanPair(
                upper=upper,
                lower=lower,
                group=group,
                lower_points=points[lower],
                top_half=group.in_top_half(position),
                first_choice=pair == searches[position][0],
                step=len(asked) + 1,
                met=met,
                kept_free=tuple(who for who in passed if who not in met and who not in apart),
                kept_apart=apart,
                earlier_meetings=meetings.get(couple(upper, lower), 0),
            )
        )
        free.discard(pair)
    return explained
