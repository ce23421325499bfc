"""Draws of lots, and how anybody can check them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from formats.core.model import Draw

DRAWS = "Draws of lots"
NO_DRAWS = "No lots have been drawn so far."
HOW_TO_CHECK = (
    "Every draw can be recomputed: take the SHA-256 of the text `seed/purpose/counter`, read it as a number N, and "
    "count `low + N mod (high - low + 1)`. (If N is so large that small results would be favoured, `/1`, `/2`, ... is "
    "added to the text until it is not.) Each seed comes from the tournament's, which was fixed before."
)


def seed_commitment_line(commitment: str, seed: str | None) -> str:
    """What is known of the tournament's seed: its hash, and at the end the seed itself."""
    if seed is None:
        return f"The SHA-256 of the tournament's seed is `{commitment}`. The seed is told when the tournament is over."
    return f"The tournament's seed was `{seed}`; its SHA-256 is `{commitment}`."


def announced(low: int, high: int, commitment: str) -> str:
    """A public draw is coming."""
    return (
        f"A number from {low} to {high} will be drawn. Its secret is fixed; the SHA-256 of it is `{commitment}`. "
        "The secret will be told with the number, so that everybody can check."
    )


def word_given(who: str, word: str, *, for_all: bool) -> str:
    """A player's word is mixed into a draw."""
    return f"{who} has “{word}” mixed into {'every draw' if for_all else 'the draw'}."


def told(secret: str, draw: Draw) -> str:
    """A public draw was made: its secret, and how the number follows."""
    mixed = " With the words given for it mixed in, it gives the seed below." if draw.seed != secret else ""
    size = draw.high - draw.low + 1
    return (
        f"The secret was `{secret}`.{mixed} The SHA-256 of `{draw.seed}/{draw.purpose}/{draw.counter}` leaves "
        f"{draw.value - draw.low} when divided by {size}, so the number is {draw.value}."
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
