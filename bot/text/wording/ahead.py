"""Rounds that are paired before the results they would wait for."""

from __future__ import annotations

from collections.abc import Sequence

from bot.text.texts import texts
from bot.text.wording.numbers import listed


def standings_after(base: int) -> str:
    """Which standings are meant."""
    return texts.ahead.standings_after_base(base=base) if base else texts.ahead.standings_after()


def on_standings(base: int, still_open: int) -> str:
    """Above a preview: what the round is paired on, and what it does not wait for."""
    text = texts.ahead.on_standings(standings=standings_after(base))
    return f"{text} {texts.ahead.still_open(count=still_open)}" if still_open else text


def published(titles: Sequence[str]) -> str:
    """Several rounds are out."""
    return texts.ahead.published(title=listed([f"**{title}**" for title in titles]))
