"""Chances of every place."""

from __future__ import annotations

ODDS = "Odds"
NONE = "There are no odds: this format does not simulate, or everything has been played."
NOT_RUNNING = "There are odds while the tournament is being played."
NEVER = "–"
HOW_EXACT = (
    "Per cent of the simulations, with the standard error: two times in three the true share is within it. A dash never"
    " happened. The file has every place."
)


def caption(after: int, simulations: int) -> str:
    """What was simulated."""
    since = f"round {after}" if after else "the start"
    return f"The rest, simulated {simulations:,} times from the standings after {since}; ratings play no part."


def share(of_all: float, error: float) -> str:
    """`61.2±0.7`."""
    return f"{100 * of_all:.1f}±{max(0.1, 100 * error):.1f}"
