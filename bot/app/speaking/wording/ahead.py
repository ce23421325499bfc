"""Rounds that are paired before the results they would wait for."""

from __future__ import annotations

from collections.abc import Sequence

from bot.app.speaking.wording.numbers import counted, listed


def standings_after(base: int) -> str:
    """Which standings are meant."""
    return f"the standings after round {base}" if base else "the seeds"


def on_standings(base: int, still_open: int) -> str:
    """Above a preview: what the round is paired on, and what it does not wait for."""
    waiting = f" {counted(still_open, 'game')} still open." if still_open else ""
    return f"Paired on {standings_after(base)}.{waiting}"


def button(number: int, base: int) -> str:
    """The button that shows such a round."""
    return f"Pair round {number} on {standings_after(base)}"


def based_on(base: int) -> str:
    """For everybody, under the pairings."""
    return f"Paired ahead, on {standings_after(base)}."


def published(titles: Sequence[str]) -> str:
    """Several rounds are out."""
    return f"{listed([f'**{title}**' for title in titles])} are published."
