"""Rule 24: a round that a director has paired by hand."""

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
    """A director's matches with the codes of the table; label, puzzle and reasons of the round are those of `whole`.

    Who sits first has the better rank of the match. `resting` are those who were not in when it was published, and stay
    idle.
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
    """Who is there of the two who hold the ranks of the match."""
    players = (seed for seed in progress.players(match) if seed not in progress.ranking.absent)
    return tuple(progress.seats[seed - 1] for seed in players)
