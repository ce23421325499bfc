"""Chances of every place."""

from __future__ import annotations

from bot.text.texts import texts

NEVER = "–"


def top(best: int) -> str:
    """`1st`, `Top 3`."""
    return texts.numbers.ordinal(number=best) if best == 1 else texts.odds.top(best=best)


def after_round(number: int) -> str:
    """A round, short."""
    return f"R{number}"


def caption(after: int, simulations: int) -> str:
    """What was simulated."""
    if not after:
        return texts.odds.caption_start(simulations=simulations)
    return texts.odds.caption(after=after, simulations=simulations)


def share(of_all: float, error: float) -> str:
    """`61.2±0.7`."""
    return f"{100 * of_all:.1f}±{max(0.1, 100 * error):.1f}"
