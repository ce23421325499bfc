"""Rule 1: how many rounds the field plays."""

from __future__ import annotations

ROUNDS_BY_PLAYERS = ((9, 3), (12, 4), (16, 5), (24, 6), (36, 7), (56, 8))
"""(from this many players on, rounds). The printed table ends with 55 players; the last row goes on (reading A19)."""


def number_of_rounds(players: int) -> int:
    """The rounds for a field of this size; 0 for fields that go straight to the finals.

    Past the printed table one round more each time the field doubles: 56, 112, 224, ... (reading A19).
    """
    rounds = max((rounds for least, rounds in ROUNDS_BY_PLAYERS if players >= least), default=0)
    least, _ = ROUNDS_BY_PLAYERS[-1]
    return rounds + max(0, (players // least).bit_length() - 1)


def wins_needed(rounds: int) -> int:
    """The wins that usually reach the finals: information the table gives, not a rule (reading A19)."""
    return max(0, rounds - 2)
