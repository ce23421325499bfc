"""Chances of every place."""

from __future__ import annotations

from bot.app.speaking.wording.numbers import ordinal

ODDS, CHANCES, AFTER = "Odds", "Chances", "After"
NONE = "There are no odds: this format does not simulate, or everything has been played."
NOT_RUNNING = "There are odds while the tournament is being played."
NO_CHANCES = "Chances are followed from the first complete round on, where the format simulates."
NEVER = "–"
HOW_EXACT = (
    "Per cent of the simulations, with the standard error: two times in three the true share is within it. A dash never"
    " happened. The file has every place."
)


def top(best: int) -> str:
    """`1st`, `Top 3`."""
    return ordinal(best) if best == 1 else f"Top {best}"


def after_round(number: int) -> str:
    """A round, short."""
    return f"R{number}"


def chances_caption(simulations: int) -> str:
    """What the lines are."""
    return f"Per cent of {simulations:,} simulations after each round; ratings play no part."


def caption(after: int, simulations: int) -> str:
    """What was simulated."""
    since = f"round {after}" if after else "the start"
    return f"The rest, simulated {simulations:,} times from the standings after {since}; ratings play no part."


def share(of_all: float, error: float) -> str:
    """`61.2±0.7`."""
    return f"{100 * of_all:.1f}±{max(0.1, 100 * error):.1f}"
