"""Reading the score of a game as people type it."""

from __future__ import annotations

import re

from bot.app.errors import BadScoreError

_SCORE = re.compile(r"(\d{1,6})\s*[:–-]\s*(\d{1,6})")


def read_score(text: str | None) -> tuple[int, int] | None:
    """`412:380` as two numbers; None where nothing was typed. Raises `BadScoreError`."""
    if not text or not text.strip():
        return None
    found = _SCORE.fullmatch(text.strip())
    if found is None:
        raise BadScoreError(text)
    return int(found[1]), int(found[2])
