"""Results that are corrected. Names and results come in ready to be shown."""

from __future__ import annotations

from bot.text.texts import texts


def amended(round_title: str) -> str:
    """Games of the round are gone."""
    return texts.corrections.amended(round_title=round_title)
