"""The last round: King of the Hill for the prizes, then for the class prizes (R22, R23)."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from formats.systems.cop.outcome import Outcome
from formats.systems.cop.position import Position, Ranks
from formats.systems.cop.terms import Terms


def king_of_the_hill(nodes: int, gibsonized: int, lowest_casher: int, skip: Collection[int] = ()) -> tuple[Ranks, ...]:
    """R22: the forced pairs.

    From the first player below the Gibsonized: two and two, as long as the upper one can still win a prize at all; so
    somebody who cannot may be pulled in, or the bye if it is among the `nodes`. `skip` are players whose opponents are
    fixed already.
    """
    walk = [rank for rank in range(gibsonized, nodes) if rank not in skip]
    return tuple(pair for pair in zip(walk[::2], walk[1::2], strict=False) if pair[0] <= lowest_casher)


def below_the_hill(pairs: Collection[Ranks], lowest_casher: int, size: int) -> int:
    """The first rank that can win no prize for a place and is not pulled in; `size` where every player is in it.

    The bye that is pulled in with the last player is a rank of nobody's.
    """
    return min(max([lowest_casher, *(lower for _, lower in pairs)]) + 1, size)


def class_pairs(
    position: Position, terms: Terms, outcome: Outcome, below: int, skip: Collection[int] = ()
) -> tuple[Ranks, ...]:
    """R23: the forced pairs of players of one class who can still win one of its prizes.

    `below` is the first rank that can win no prize for a place.
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
    """Class members among the contenders who may yet end up without a prize for a place, and take one of the class."""
    return sum(
        1
        for rank in range(below)
        if position.classes[rank] == number
        and (reach := outcome.reach(rank)) is not None
        and reach[1] >= terms.place_prizes
    )


def _pairs_of_class(position: Position, terms: Terms, members: list[int], available: int) -> Iterator[Ranks]:
    """Neighbours in the class, from the top, while somebody can still take one of the prizes from somebody.

    `to_catch` is the player who holds the last prize when the games above have been played.
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
