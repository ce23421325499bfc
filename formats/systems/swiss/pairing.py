"""Rules 3 to 9: whom everybody meets, and who has the bye, as one matching with wishes in strict priority."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import NamedTuple

from formats.core.state import Stage
from formats.core.values import EntrantId
from formats.toolkit import record
from formats.toolkit.matching import EMPTY_SEAT, best_matching
from formats.toolkit.record import Couple, couple


@dataclass(frozen=True)
class Position:
    """What a round is paired on. `order` is that of rule 3, best first; `balances` first minus second sides had."""

    order: Sequence[EntrantId]
    half_points: Mapping[EntrantId, int]
    meetings: Mapping[Couple, int]
    byes: Mapping[EntrantId, int]
    balances: Mapping[EntrantId, int]


@dataclass(frozen=True)
class SwissPair:
    """Two who meet, the higher first: their places in the order, from 1, their half-points, and how often they met."""

    players: tuple[EntrantId, EntrantId]
    places: tuple[int, int]
    half_points: tuple[int, int]
    earlier_meetings: int


@dataclass(frozen=True)
class SwissRound:
    """A paired round. `passed` stand lower than whoever has the bye; the value says how many byes each has had."""

    pairs: tuple[SwissPair, ...]
    bye: EntrantId | None
    passed: Mapping[EntrantId, int]


def position_of(stage: Stage) -> Position:
    """The position before the next round of a stage."""
    half_points = record.half_points(stage)
    balances: Counter[EntrantId] = Counter()
    for first, second in record.side_games(stage):
        balances[first] += 1
        balances[second] -= 1
    return Position(
        order=sorted(stage.active, key=lambda who: -half_points[who]),
        half_points=half_points,
        meetings=record.meetings(stage.rounds),
        byes=record.byes_so_far(stage.rounds),
        balances=balances,
    )


def pair_round(position: Position) -> SwissRound:
    """The best round; repeats occur only as far as no round does with fewer."""
    order = position.order
    place = {who: number for number, who in enumerate(order, start=1)}
    costs = pair_costs(position)
    tastes = {(a, b): place[b] - place[a] - 1 for a, b in costs}
    vertices = list(order)
    if len(order) % 2:
        vertices.insert(0, EMPTY_SEAT)
        costs |= {(EMPTY_SEAT, who): bye_cost(position.byes.get(who, 0), len(order) - place[who]) for who in order}
    matching = best_matching(vertices, costs, tastes)
    bye = dict(matching).get(EMPTY_SEAT)
    return SwissRound(
        pairs=tuple(
            SwissPair(
                players=(a, b),
                places=(place[a], place[b]),
                half_points=(position.half_points[a], position.half_points[b]),
                earlier_meetings=position.meetings.get(couple(a, b), 0),
            )
            for a, b in matching
            if a != EMPTY_SEAT
        ),
        bye=bye,
        passed={} if bye is None else {who: position.byes.get(who, 0) for who in order[place[bye] :]},
    )


def score_groups(position: Position) -> dict[int, list[EntrantId]]:
    """Rule 7: the players of each score in order, by half-points."""
    groups: dict[int, list[EntrantId]] = {}
    for who in position.order:
        groups.setdefault(position.half_points[who], []).append(who)
    return groups


class Cost(NamedTuple):
    """What a pair, or the player who has the bye, costs: the wishes of rules 4 to 9, the most important first.

    Costs are summed over the round column by column; a column decides only where all before it are equal.
    """

    byes_had: int = 0
    """R4: the byes that the player with the bye has had."""
    repeats: int = 0
    """R5: 1 if the two have met."""
    meetings: int = 0
    """R5: how often they have met."""
    bye_height: int = 0
    """R6: how far above the bottom of the order the player with the bye stands."""
    score_gap: int = 0
    """R7: the difference of their half-points, squared."""
    sides: int = 0
    """R8: the balances of both after the game, squared."""
    same_half: int = 0
    """R9: 1 if both are in the same half of their score group."""
    off_partner: int = 0
    """R9: how far the lower one stands from the partner the rule names, in places, squared."""


def pair_costs(position: Position) -> dict[tuple[EntrantId, EntrantId], Cost]:
    """The cost of every two players, the higher first."""
    half = {score: len(group) // 2 for score, group in score_groups(position).items()}
    in_top = {who for score, group in score_groups(position).items() for who in group[: half[score]]}
    rows = [(who, position.half_points[who], position.balances.get(who, 0)) for who in position.order]
    costs: dict[tuple[EntrantId, EntrantId], Cost] = {}
    for (place, (a, a_points, a_balance)), (other, (b, b_points, b_balance)) in combinations(enumerate(rows), 2):
        met = position.meetings.get(couple(a, b), 0) if position.meetings else 0
        apart = a_points - b_points
        # The first of the top half meets the first of the bottom half, half a group below; players of different groups
        # would best be neighbours.
        opposite = 0 if apart else half[a_points]
        costs[a, b] = Cost(
            repeats=min(met, 1),
            meetings=met,
            score_gap=apart**2,
            sides=side_cost(a_balance, b_balance),
            same_half=int(not apart and (a in in_top) == (b in in_top)),
            off_partner=(other - place - opposite) ** 2,
        )
    return costs


def side_cost(a: int, b: int) -> int:
    """Rule 8: the squares of both balances after a game in which the lower one gets the first side."""
    low, high = sorted((a, b))
    return (low + 1) ** 2 + (high - 1) ** 2


def bye_cost(byes: int, above_bottom: int) -> Cost:
    """The cost of a bye: how many the player has had, and how far above the bottom of the order they stand."""
    return Cost(byes_had=byes, bye_height=above_bottom)
