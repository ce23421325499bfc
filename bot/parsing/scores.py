"""Parse scores of games as people type them."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.errors import BadScoreError
from formats.core.model import Pairing
from formats.core.results import Report
from formats.core.values import EntrantId
from formats.toolkit.game_scores import games_won

LONGEST_GAMES = 150
"""Maximum number of characters of the scores of all games of a match."""

_SCORE = re.compile(r"(-?\d{1,6})\s*[:–-]\s*(-?\d{1,6})")
_GAME = re.compile(r"\d{1,6}[:–-]\d{1,6}")
_POINTS = re.compile(r"[-–]?\d{1,6}")


def read_score(text: str | None) -> tuple[int, int] | None:
    """Return `412:380` as two numbers; None for an empty text. Raises `BadScoreError`."""
    if not text or not text.strip():
        return None
    found = _SCORE.fullmatch(text.strip())
    if found is None:
        raise BadScoreError(text)
    return int(found[1]), int(found[2])


def read_games(text: str) -> tuple[tuple[int, int], ...]:
    """Return the scores of `11-7 9-11 11-5`, separated by blanks, commas or semicolons. Raises `BadScoreError`."""
    typed = [part for part in re.split(r"[\s,;]+", text.strip()) if part]
    scores = [_SCORE.fullmatch(part) for part in typed]
    if not scores or not all(scores):
        raise BadScoreError(text)
    return tuple((int(score[1]), int(score[2])) for score in scores if score is not None)


def is_several_games(text: str | None) -> bool:
    """Return True for scores of several games, False for one score."""
    return len(_GAME.findall(text or "")) > 1


def turned(games: Sequence[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    """Return the games with the other seat first."""
    return tuple((second, first) for first, second in games)


def series_report(pairing: Pairing, games: Sequence[tuple[int, int]]) -> Report:
    """Return the report of a match from the scores of its games, by seat: the winner has won more games."""
    won = games_won(games)
    winner = None if won[0] == won[1] else pairing.seats[won[0] < won[1]]
    return Report(winner=winner, scores=won, game_scores=tuple(games))


def read_points(text: str) -> int:
    """Return one player's points; they may be negative. Raises `BadScoreError`."""
    found = _POINTS.fullmatch(text.strip())
    if found is None:
        raise BadScoreError(text)
    return int(found[0].replace("–", "-"))


def scored_report(pairing: Pairing, scores: tuple[int, int], first: EntrantId | None = None) -> Report:
    """Return the report of a game that is decided by its scores, by seat; `first` is the player who started."""
    winner = None if scores[0] == scores[1] else pairing.seats[scores[0] < scores[1]]
    return Report(winner=winner, scores=scores, first=first)
