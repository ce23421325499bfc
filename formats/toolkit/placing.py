"""Exchange seeds of about the same strength, so that entrants who are kept from each other meet late or not at all.

In a bracket or a snake the seeds decide who can meet whom and when. They are taken row by row from the best on, a row
being seeds that count as equal (3 and 4, 5 to 8, ...). A matching distributes the players of a row over its places: as
few as possible who must not meet can do so in the first round, then as few who should not, then the same for the second
round and so on, against those placed before; then everybody stays as near to the seeding as possible.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise

from formats.core.model import Entrant, Reason, Seeding
from formats.core.separation import SeparatingOptions, Separation, separation_in
from formats.core.values import EntrantId

MeetingRound = Callable[[int, int], int | None]
"""The first round in which two seeds (counted from 0) can meet; None if they never do."""

Vertex = EntrantId | int
"""A player of a row, or a place of it."""

MOVED = "moved_apart"


def placed_apart(
    seeding: Seeding,
    entrants: Mapping[EntrantId, Entrant],
    options: SeparatingOptions,
    row_ends: Sequence[int],
    meeting_round: MeetingRound,
    rule: str,
) -> Seeding:
    """Return the seeding with the exchanges that the options ask for, and a reason for each player who was moved.

    `row_ends` are the positions after the last seed of each row. No player leaves a row.
    """
    if not options.never_meet and not options.avoid_meeting:
        return seeding
    order, size = list(seeding.order), len(seeding.order)
    by_round = {number: separation_in(entrants, options, number) for number in range(1, size.bit_length() + 1)}
    for begin, end in pairwise((0, *(min(end, size) for end in row_ends))):
        order[begin:end] = _placed_row(order, begin, end, by_round, meeting_round)
    moved = [
        Reason(code=MOVED, rule=rule, about=(who,), params={"seed": new, "before": old})
        for new, (who, before) in enumerate(zip(order, seeding.order, strict=True), start=1)
        if who != before and (old := seeding.order.index(who) + 1)
    ]
    return Seeding(order=tuple(order), rationale=(*seeding.rationale, *moved))


def _placed_row(
    order: Sequence[EntrantId], begin: int, end: int, by_round: Mapping[int, Separation], meeting_round: MeetingRound
) -> Sequence[EntrantId]:
    """Return the players of a row in the order of its places."""
    from formats.toolkit.matching import best_matching  # noqa: PLC0415 - imports NumPy, and rarely needed

    row, places = order[begin:end], range(begin, end)

    def conflicts(who: EntrantId, place: int) -> list[int]:
        counts = [0] * (2 * len(by_round))
        for before in range(begin):
            number = meeting_round(before, place)
            if number is not None and number in by_round:
                separation = by_round[number]
                counts[2 * number - 2] += separation.never.why(who, order[before]) is not None
                counts[2 * number - 1] += separation.avoid.why(who, order[before]) is not None
        return counts

    if not any(any(conflicts(who, place)) for who, place in zip(row, places, strict=True)):
        return row
    costs: dict[tuple[Vertex, Vertex], tuple[int, ...]] = {
        (who, place): (*conflicts(who, place), (place - number) ** 2)
        for number, who in enumerate(row, start=begin)
        for place in places
    }
    # Of equal distributions, the best seed of the row has the best place.
    tastes: dict[tuple[Vertex, Vertex], int] = {(who, place): place - begin for who in row for place in places}
    taken = {place: who for who, place in best_matching([*row, *places], costs, tastes)}
    return [str(taken[place]) for place in places]
