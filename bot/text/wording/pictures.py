"""What is written on pictures besides names and numbers."""

from __future__ import annotations

from collections.abc import Sequence

from bot.text.texts import texts
from bot.text.wording.numbers import listed

NO_OPPONENT = {"bye": texts.pictures.no_opponent_bye, "idle": texts.pictures.no_opponent_idle}


def byes(names: Sequence[str]) -> str:
    """Who has a bye."""
    return texts.pictures.byes_names(names=listed(names)) if names else ""


def idle(names: Sequence[str], shown: int = 8) -> str:
    """Who is not paired; many are counted."""
    if len(names) > shown:
        return texts.pictures.idle_shown(count=len(names))
    return texts.pictures.idle_names(names=listed(names)) if names else ""
