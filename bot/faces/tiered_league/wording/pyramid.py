"""What is written on pictures of the pyramid besides names and numbers."""

from __future__ import annotations

LEAGUES, MOVES = "Leagues", "Moves"
THIS_CYCLE, NEXT_CYCLE = "This cycle", "Next cycle"
CHAMPION = "champion"
CARRIED = "What this place leads to, if the next cycle has as many tiers."


def tier(letter: str) -> str:
    """A level of the pyramid."""
    return f"Tier {letter}"
