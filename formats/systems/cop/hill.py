"""Forced pairs of the last round: King of the Hill for the prizes, then for the class prizes (R22, R23)."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from formats.systems.cop.outcome import Outcome
from formats.systems.cop.position import Position, Ranks
from formats.systems.cop.terms import Terms


def king_of_the_hill(nodes: int, gibsonized: int, lowest_casher: int, skip: Collection[int] = ()) -> tuple[Ranks, ...]:
    """Return the forced pairs for the prizes (R22).

    From the first player below the Gibsonized, neighbours meet as long as the upper one can still win a prize. So a
    player without a chance may be pulled in, or the bye if it is one of the `nodes`. `skip` are players whose opponents
    are fixed.
    """
    walk = [rank for rank in range(gibsonized, nodes) if rank not in skip]
    return tuple(pair for pair in zip(walk[::2], walk[1::2], strict=False) if pair[0] <= lowest_casher)


def below_the_hill(pairs: Collection[Ranks], lowest_casher: int, size: int) -> int:
    """Return the first rank that can win no place prize and is not pulled in; `size` if there is none.

    The bye that is pulled in with the last player has a rank beyond the field.
    """
    return min(max([lowest_casher, *(lower for _, lower in pairs)]) + 1, size)


def class_pairs(
    position: Position, terms: Terms, outcome: Outcome, below: int, skip: Collection[int] = ()
) -> tuple[Ranks, ...]:
    """Return the forced pairs for class prizes (R23): members of one class who can still win one of its prizes.

    `below` is the first rank that can win no place prize.
    """
    return tuple(
        pair
        for number, prizes in enumerate(terms.class_prizes, start=1)
        for pair in _pairs_of_class(
            position,
            terms,
            [rank for rank in range(below, position.size) if position.classes[rank] == number and rank not in skip],
            prizes - _takers_above(position, terms, outcome, below, number),
        )
    )


def _takers_above(position: Position, terms: Terms, outcome: Outcome, below: int, number: int) -> int:
    """Return the number of class members above `below` who may miss a place prize and then take a class prize.

    These prizes are set aside.
    """
    return sum(
        1
        for rank in range(below)
        if position.classes[rank] == number
        and (reach := outcome.reach(rank)) is not None
        and reach[1] >= terms.place_prizes
    )


def _pairs_of_class(position: Position, terms: Terms, members: list[int], available: int) -> Iterator[Ranks]:
    """Yield neighbours within the class, from the top, as long as a prize can change hands.

    `ahead` counts the members passed so far. `to_catch` is the member who holds the last prize after the games above;
    once it is known, the walk ends at the first pair that cannot catch that member.
    """
    ahead, place = 0, 0
    to_catch: int | None = None
    while available > 0 and place + 1 < len(members):
        upper, lower = members[place : place + 2]
        if not position.can_catch(lower, upper, terms.swing):
            ahead, place = ahead + 1, place + 1
            if ahead == available:
                return
            continue
        left = available - ahead
        if left in {1, 2}:
            to_catch = upper if left == 1 else lower
        elif to_catch is not None and not position.can_catch(lower, to_catch, terms.swing):
            return
        yield upper, lower
        ahead, place = ahead + 2, place + 2
