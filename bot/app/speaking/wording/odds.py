"""Chances of every place."""

from __future__ import annotations

from bot.app.speaking.catalogue import Phrase, say
from bot.app.speaking.wording.numbers import ordinal

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
    since = f"round {after}" if after else "the start"
    return f"The rest, simulated {simulations:,} times from the standings after {since}; ratings play no part."


def share(of_all: float, error: float) -> str:
    """`61.2±0.7`."""
    return f"{100 * of_all:.1f}±{max(0.1, 100 * error):.1f}"
