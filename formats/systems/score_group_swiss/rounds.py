"""Number of rounds for a field (rule 1)."""

from __future__ import annotations

ROUNDS_BY_PLAYERS = ((9, 3), (12, 4), (16, 5), (24, 6), (36, 7), (56, 8))
"""(from this many players on, rounds).

The printed table ends with 55 players; the last row extends it (reading A19).
"""


def number_of_rounds(players: int) -> int:
    """Return the rounds for a field of this size; 0 for fields that go straight to the finals.

    Beyond the printed table there is one more round each time the field doubles: 56, 112, 224, ... (reading A19).
    """
    rounds = max((rounds for least, rounds in ROUNDS_BY_PLAYERS if players >= least), default=0)
    least, _ = ROUNDS_BY_PLAYERS[-1]
    return rounds + max(0, (players // least).bit_length() - 1)


def wins_needed(rounds: int) -> int:
    """Return the wins that usually reach the finals.

    The table gives them as information, not as a rule (reading A19).
    """
    return max(0, rounds - 2)
