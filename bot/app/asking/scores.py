"""Reading the score of a game as people type it."""

from __future__ import annotations

import re

from bot.app.errors import BadScoreError
from formats.core.model import Pairing
from formats.core.results import Report
from formats.core.values import EntrantId

_SCORE = re.compile(r"(-?\d{1,6})\s*[:–-]\s*(-?\d{1,6})")
_POINTS = re.compile(r"[-–]?\d{1,6}")


def read_score(text: str | None) -> tuple[int, int] | None:
    """`412:380` as two numbers; None where nothing was typed. Raises `BadScoreError`."""
    if not text or not text.strip():
        return None
    found = _SCORE.fullmatch(text.strip())
    if found is None:
        raise BadScoreError(text)
    return int(found[1]), int(found[2])


def read_points(text: str) -> int:
    """One player's points, `412`; they may be below nought. Raises `BadScoreError`."""
    found = _POINTS.fullmatch(text.strip())
    if found is None:
        raise BadScoreError(text)
    return int(found[0].replace("–", "-"))


def scored_report(pairing: Pairing, scores: tuple[int, int], first: EntrantId | None = None) -> Report:
    """The report of a game that is decided by its scores, given by seat; `first` is who started."""
    winner = None if scores[0] == scores[1] else pairing.seats[scores[0] < scores[1]]
    return Report(winner=winner, scores=scores, first=first)
