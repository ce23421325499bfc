"""Draws of lots, and how anybody can check them."""

from __future__ import annotations

DRAWS = "Draws of lots"
NO_DRAWS = "No lots have been drawn so far."
HOW_TO_CHECK = (
    "Every draw can be recomputed: take the SHA-256 of the text `seed/purpose/counter`, read it as a number N, and "
    "count `low + N mod (high - low + 1)`. (If N is so large that small results would be favoured, `/1`, `/2`, ... is "
    "added to the text until it is not.) The seed was fixed when the tournament was created, before anything was drawn."
)


def draw_line(purpose: str, people: str, low: int, high: int, value: int) -> str:
    """One draw; `people` says whom the purpose means."""
    meant = f" ({people})" if people else ""
    return f"{purpose}{meant}: **{value}** (of {low} to {high})"


def seed_line(seed: str) -> str:
    """The seed of the draws that follow."""
    return f"Seed `{seed}`"


def example(seed: str, purpose: str, counter: int) -> str:
    """The text to hash for the first draw shown."""
    return f"For the first one, hash exactly `{seed}/{purpose}/{counter}`."
