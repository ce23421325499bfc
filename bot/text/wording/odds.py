"""Chances of every place."""

from __future__ import annotations

from bot.text.catalogue import say
from bot.text.phrases import Phrase
from bot.text.wording.numbers import ordinal

ODDS, CHANCES, AFTER = Phrase("odds-odds"), Phrase("odds-chances"), Phrase("odds-after")
NONE = Phrase("odds-none")
NOT_RUNNING = Phrase("odds-not-running")
NO_CHANCES = Phrase("odds-no-chances")
NEVER = "–"
HOW_EXACT = Phrase("odds-how-exact")


def top(best: int) -> str:
    """`1st`, `Top 3`."""
    return ordinal(best) if best == 1 else say("odds-top", best=best)


def after_round(number: int) -> str:
    """A round, short."""
    return f"R{number}"


def chances_caption(simulations: int) -> str:
    """What the lines are."""
    return say("odds-chances-caption", simulations=simulations)


def caption(after: int, simulations: int) -> str:
    """What was simulated."""
    if not after:
        return say("odds-caption-start", simulations=simulations)
    return say("odds-caption", after=after, simulations=simulations)


def share(of_all: float, error: float) -> str:
    """`61.2±0.7`."""
    return f"{100 * of_all:.1f}±{max(0.1, 100 * error):.1f}"
