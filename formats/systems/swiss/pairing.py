"""Pair a round of the Swiss: opponents and bye as one matching with objectives in strict priority (rules 3 to 9).

`cost_layers` computes the costs of the objectives; an empty seat as an additional vertex stands for the bye of an odd
field. Since all objectives are minimised over complete rounds, no backtracking is needed and a round is always found.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from formats.core.values import EntrantId
from formats.systems.swiss.position import Position
from formats.toolkit.matching import EMPTY_SEAT
from formats.toolkit.record import couple


@dataclass(frozen=True)
class SwissPair:
    """A pair, the higher first: places in the order (from 1), points, and number of earlier games."""

    players: tuple[EntrantId, EntrantId]
    places: tuple[int, int]
    points: tuple[int, int]
    earlier_meetings: int


@dataclass(frozen=True)
class SwissRound:
    """A paired round. `passed` maps the players below the one with the bye to the byes that each has had."""

    pairs: tuple[SwissPair, ...]
    bye: EntrantId | None
    passed: Mapping[EntrantId, int]


def pair_round(position: Position) -> SwissRound:
    """Return the best round. Repeats occur only as far as no round has fewer.

    Raises `NoPairingExistsError` if some who must not meet would have to.
    """
    from formats.systems.swiss.cost_layers import round_costs  # noqa: PLC0415 - NumPy is slow to import, and rarely needed
    from formats.toolkit.matching.pair_tables import all_pairs, distances  # noqa: PLC0415 - likewise
    from formats.toolkit.matching.separated import best_separated_pairs  # noqa: PLC0415 - likewise

    order = position.order
    place = {who: number for number, who in enumerate(order, start=1)}
    vertices = [EMPTY_SEAT, *order] if len(order) % 2 else list(order)
    size = len(vertices)
    # Of equal rounds, the one in which the highest player has the highest opponent.
    pairs = best_separated_pairs(vertices, round_costs(position), all_pairs(size), distances(size), position.separation)
    matching = [(vertices[u], vertices[v]) for u, v in pairs]
    bye = dict(matching).get(EMPTY_SEAT)
    return SwissRound(
        pairs=tuple(
            SwissPair(
                players=(first, second),
                places=(place[first], place[second]),
                points=(position.points[first], position.points[second]),
                earlier_meetings=position.meetings.get(couple(first, second), 0),
            )
            for first, second in matching
            if first != EMPTY_SEAT
        ),
        bye=bye,
        passed={} if bye is None else {who: position.byes.get(who, 0) for who in order[place[bye] :]},
    )
