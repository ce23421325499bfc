"""Order of the players before each round after the first, and the final order (rules 4 to 6)."""

from __future__ import annotations

import statistics
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from formats.core.results import FULL_POINT
from formats.core.values import EntrantId
from formats.toolkit.ranking import Criterion, Place, in_order
from formats.toolkit.seeding import known_first

Deviation = Literal["population", "sample"]

COMPARED_PLACES = 9
"""Decimal places to which sums of opponent scores are rounded, so that rounding errors break no tie."""


@dataclass(frozen=True)
class Score:
    """Sort keys by entrant. `lots` holds the numbers drawn for the latest round, lower first."""

    points: Mapping[EntrantId, int]
    sos: Mapping[EntrantId, float]
    ratings: Mapping[EntrantId, float | None]
    lots: Mapping[EntrantId, int]


def sos_factor(ratings: Iterable[float | None], deviation: Deviation = "population") -> float:
    """Return F = 0.5 + standard deviation of the ratings / 100 (rule 5, reading A16). Unknown ratings are left out."""
    known = [rating for rating in ratings if rating is not None]
    if deviation == "sample":
        spread = statistics.stdev(known) if len(known) > 1 else 0.0
    else:
        spread = statistics.pstdev(known) if known else 0.0
    return 0.5 + spread / 100


def sum_of_opponent_scores(
    points: Mapping[EntrantId, int],
    opponents: Mapping[EntrantId, Sequence[EntrantId]],
    rounds_played: int,
    factor: float,
    win: int = FULL_POINT,
) -> dict[EntrantId, float]:
    """Return the sum over all opponents of T = 1 / (1 + 10^(F (P - O) / (N + 1))), rounded for comparison (rule 5).

    P and O are the current points of the player and the opponent, as parts of the `win` points of a win; N is
    `rounds_played` (reading A17).
    """

    def against(player: EntrantId, opponent: EntrantId) -> float:
        lead = (points[player] - points[opponent]) / win
        return float(1 / (1 + 10 ** (factor * lead / (rounds_played + 1))))

    return {
        player: round(sum(against(player, opponent) for opponent in opponents.get(player, ())), COMPARED_PLACES)
        for player in points
    }


def current_order(players: Collection[EntrantId], score: Score) -> list[Place]:
    """Rank by points, then SoS, then rating, then the number drawn at the start of the round (rule 4, reading A18).

    Players without a number, because they had left, come after their equals.
    """
    last = len(score.lots)
    return in_order(
        players,
        (
            Criterion("points", lambda player: score.points[player]),
            Criterion("sos", lambda player: score.sos[player]),
            Criterion("rating", lambda player: known_first(score.ratings[player])),
            Criterion("lot", lambda player: score.lots.get(player, last), highest_first=False),
        ),
    )
