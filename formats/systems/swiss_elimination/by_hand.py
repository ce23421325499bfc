"""Validate a round that a director has paired by hand (rule 24)."""

from __future__ import annotations

from collections.abc import Collection

from formats.core.model import RoundPairings
from formats.core.results import FULL_POINT
from formats.core.values import EntrantId
from formats.systems.swiss_elimination.progress import Progress
from formats.systems.swiss_elimination.table import Match, Sitting
from formats.toolkit.by_hand import MatchSlot, place_by_hand, with_bye_points


def sitting_by_hand(
    progress: Progress,
    sitting: Sitting,
    pairings: RoundPairings,
    whole: RoundPairings,
    resting: Collection[EntrantId],
) -> RoundPairings:
    """Return a director's matches with the codes of the table; label, puzzle and reasons are those of `whole`.

    The first player of a match has its better rank. `resting` are players who were not in the field when the round was
    published, and stay idle.
    """
    places = [
        MatchSlot(match.code, present, match.bracket)
        for match in sitting.matches
        if (present := tuple(who for who in _present(progress, match) if who not in resting))
    ]
    placed = place_by_hand(places, pairings)
    games = tuple(pairing.model_copy(update={"label": placed.games[pairing.id]}) for pairing in pairings.pairings)
    worth_a_point = with_bye_points(pairings, FULL_POINT)
    return whole.model_copy(update={"pairings": games, "byes": worth_a_point.byes, "idle": worth_a_point.idle})


def _present(progress: Progress, match: Match) -> tuple[EntrantId, ...]:
    """Return the present players of the two who hold the ranks of the match."""
    players = (seed for seed in progress.players(match) if seed not in progress.ranking.absent)
    return tuple(progress.seats[seed - 1] for seed in players)
