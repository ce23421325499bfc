"""Rules 4 to 6: the order of the players before each round after the first, and the final order."""

from __future__ import annotations

import statistics
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from formats.core.values import EntrantId
from formats.toolkit.ranking import Criterion, Place, in_order
from formats.toolkit.seeding import known_first

Deviation = Literal["population", "sample"]

COMPARED_PLACES = 9
"""Sums of opponent scores are compared after rounding to so many decimal places."""


@dataclass(frozen=True)
class Score:
    """What the order looks at, by entrant. `lots` holds the numbers drawn for the latest round, lower first."""

    half_points: Mapping[EntrantId, int]
    sos: Mapping[EntrantId, float]
    ratings: Mapping[EntrantId, float | None]
    lots: Mapping[EntrantId, int]


def sos_factor(ratings: Iterable[float | None], deviation: Deviation = "population") -> float:
    """Rule 5: F = 0.5 + standard deviation of the ratings / 100 (reading A16); unknown ratings are left out."""
    known = [rating for rating in ratings if rating is not None]
    if deviation == "sample":
        spread = statistics.stdev(known) if len(known) > 1 else 0.0
    else:
        spread = statistics.pstdev(known) if known else 0.0
    return 0.5 + spread / 100


def sum_of_opponent_scores(
    half_points: Mapping[EntrantId, int],
    opponents: Mapping[EntrantId, Sequence[EntrantId]],
    rounds_played: int,
    factor: float,
) -> dict[EntrantId, float]:
    """Rule 5: for every opponent T = 1 / (1 + 10^(F (P - O) / (N + 1))), summed and rounded for comparison.

    P and O are the points of the player and the opponent now, N is `rounds_played` (reading A17).
    """

    def against(player: EntrantId, opponent: EntrantId) -> float:
        lead = (half_points[player] - half_points[opponent]) / 2
        return float(1 / (1 + 10 ** (factor * lead / (rounds_played + 1))))

    return {
        player: round(sum(against(player, opponent) for opponent in opponents.get(player, ())), COMPARED_PLACES)
        for player in half_points
    }


def current_order(players: Collection[EntrantId], score: Score) -> list[Place]:
    """Rule 4: points, then SoS, then rating, then the number drawn at the start of the round (reading A18).

    Players for whom no number was drawn, because they had left, come after the others of their kind.
    """
    last = len(score.lots)
    return in_order(
        players,
        (
            Criterion("points", lambda player: score.half_points[player]),
            Criterion("sos", lambda player: score.sos[player]),
            Criterion("rating", lambda player: known_first(score.ratings[player])),
            Criterion("lot", lambda player: score.lots.get(player, last), highest_first=False),
        ),
    )
