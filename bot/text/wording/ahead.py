"""Rounds that are paired before the results they would wait for."""

from __future__ import annotations

from collections.abc import Sequence

from bot.text.catalogue import say
from bot.text.wording.numbers import listed


def standings_after(base: int) -> str:
    """Which standings are meant."""
    return say("ahead-standings-after-base", base=base) if base else say("ahead-standings-after")


def on_standings(base: int, still_open: int) -> str:
    """Above a preview: what the round is paired on, and what it does not wait for."""
    text = say("ahead-on-standings", standings=standings_after(base))
    return f"{text} {say('ahead-still-open', count=still_open)}" if still_open else text


def button(number: int, base: int) -> str:
    """The button that shows such a round."""
    return say("ahead-button", number=number, base=standings_after(base))


def based_on(base: int) -> str:
    """For everybody, under the pairings."""
    return say("ahead-based-on", base=standings_after(base))


def published(titles: Sequence[str]) -> str:
    """Several rounds are out."""
    return say("ahead-published", title=listed([f"**{title}**" for title in titles]))
