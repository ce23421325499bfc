"""Draws of lots, and how anybody can check them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from bot.app.speaking.wording.times import stamp_with_distance
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


def call_until(due: datetime) -> str:
    """Somebody calls before the draw."""
    return f"The call comes before the draw, by {stamp_with_distance(due)}; either of the two may make it."


def answered_by(name: str) -> str:
    """Which of those who could has answered."""
    return f"Answered by {name}."


NOBODY_IN_TIME = "Nobody answered in time, so this counts."
BY_DIRECTOR = "Entered by a director."


def told(secret: str, draw: Draw, words: Sequence[str] = ()) -> str:
    """A public draw was made: its secret, the words that were mixed into it in order, and how the number follows."""
    mixed = ""
    if words:
        given = ", then ".join(f"“{word}”" for word in words)
        mixed = (
            f" Mixed in: {given}. For each of them the hash of secret, slash and word takes the secret's place, which "
            f"gives `{draw.seed}`."
        )
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
