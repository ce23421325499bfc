"""Does a round account for its field, and its boards for themselves?"""

from __future__ import annotations

from collections import Counter

from formats.core.errors import BadRoundError
from formats.core.model import RoundPairings
from formats.core.values import pairing_id


def field_problem(
    pairings: RoundPairings, active: tuple[str, ...], left: frozenset[str] = frozenset()
) -> BadRoundError | None:
    """Check that a round partitions the active field; returns the error, or None. Those who `left` may be in it."""
    placed = [seat for pairing in pairings.pairings for seat in pairing.seats]
    placed += [bye.entrant for bye in pairings.byes] + list(pairings.idle)
    times = Counter(placed)
    missing = tuple(sorted(set(active) - set(placed)))
    doubled = tuple(sorted(entrant for entrant, count in times.items() if count > 1))
    unknown = tuple(sorted(set(placed) - set(active) - left))
    if missing or doubled or unknown:
        return BadRoundError(missing, doubled, unknown)
    return None


def boards_problem(pairings: RoundPairings, stage: int, round_number: int) -> BadRoundError | None:
    """Every board has its own number and the id that belongs to it."""
    boards = Counter(pairing.board for pairing in pairings.pairings)
    wrong = tuple(
        pairing.id
        for pairing in pairings.pairings
        if boards[pairing.board] > 1 or pairing.id != pairing_id(stage, round_number, pairing.board)
    )
    return BadRoundError(boards=wrong) if wrong else None
