"""Reading the score of a game as people type it."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.errors import BadScoreError
from formats.core.model import Pairing
from formats.core.results import Report
from formats.core.values import EntrantId
from formats.toolkit.game_scores import games_won

LONGEST_GAMES = 150
"""Characters of the scores of all games of a match."""

_SCORE = re.compile(r"(-?\d{1,6})\s*[:–-]\s*(-?\d{1,6})")
_GAME = re.compile(r"\d{1,6}[:–-]\d{1,6}")
_POINTS = re.compile(r"[-–]?\d{1,6}")


def read_score(text: str | None) -> tuple[int, int] | None:
    """`412:380` as two numbers; None where nothing was typed. Raises `BadScoreError`."""
    if not text or not text.strip():
        return None
    found = _SCORE.fullmatch(text.strip())
    if found is None:
        raise BadScoreError(text)
    return int(found[1]), int(found[2])


def read_games(text: str) -> tuple[tuple[int, int], ...]:
    """`11-7 9-11 11-5`, the score of every game; blanks, commas and semicolons part games. Raises `BadScoreError`."""
    typed = [part for part in re.split(r"[\s,;]+", text.strip()) if part]
    scores = [_SCORE.fullmatch(part) for part in typed]
    if not scores or not all(scores):
        raise BadScoreError(text)
    return tuple((int(score[1]), int(score[2])) for score in scores if score is not None)


def is_several_games(text: str | None) -> bool:
    """Are scores of several games typed, and not one score?"""
    return len(_GAME.findall(text or "")) > 1


def turned(games: Sequence[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    """The same games with the other seat first."""
    return tuple((second, first) for first, second in games)


def series_report(pairing: Pairing, games: Sequence[tuple[int, int]]) -> Report:
    """The report of a match by the scores of its games, given by seat: whoever has won more of them has won."""
    won = games_won(games)
    winner = None if won[0] == won[1] else pairing.seats[won[0] < won[1]]
    return Report(winner=winner, scores=won, game_scores=tuple(games))


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
