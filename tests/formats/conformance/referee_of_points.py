"""Referee of points: what everybody has made by the table of the options, counted again from the final record.

It reads the options as a director typed them and the recorded outcomes, and uses nothing of the formats' tables.
Numbers are exact fractions of a point.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

from formats.core.model import Bye
from formats.core.results import Result
from formats.core.state import Stage

OUTCOMES = ("loss", "tie", "win")
"""By half-points."""


def total_points(stage: Stage, options: Any) -> dict[str, Fraction]:
    """Return the points of everybody in the stage."""
    made: Counter[str] = Counter()
    for round_ in stage.rounds:
        for pairing in round_.pairings.pairings:
            result = round_.results.get(pairing.id)
            if result is not None and result.how != "void":
                for seat in (0, 1):
                    made[pairing.seats[seat]] += game_points(result, seat, options)
        for bye in round_.pairings.byes:
            made[bye.entrant] += bye_points(bye, options)
    scale = (options.point_scale or 1) if has_table(options) else 2
    return {who: Fraction(made[who], scale) for who in stage.seeds}


def has_table(options: Any) -> bool:
    """True where the options of the format have a points table that is filled in."""
    return getattr(options, "points", None) is not None


def game_points(result: Result, seat: int, options: Any) -> int:
    """Return what a game gives to a seat."""
    outcome = OUTCOMES[result.half_points[seat]]
    if not has_table(options):
        return OUTCOMES.index(outcome)
    by_outcome: dict[str, int] = dict(zip(("win", "tie", "loss"), options.points, strict=True))
    if result.how == "forfeit" and options.forfeit_points:
        by_outcome["win"], by_outcome["loss"] = options.forfeit_points
    return by_outcome[outcome] + (bonus_points(result, seat, outcome, options) if result.how == "played" else 0)


def bonus_points(result: Result, seat: int, outcome: str, options: Any) -> int:
    """Return the bonus points of a seat by the scores of the game."""
    if result.scores is None or result.half_points[0] == result.half_points[1]:
        return 0
    ahead = result.scores[seat] - result.scores[1 - seat]
    total = 0
    for line in options.bonus:
        about, points = line.split(": ")
        kind, _, margin = about.split(" ")
        enough = ahead >= int(margin) if kind == "win" else -ahead <= int(margin)
        total += int(points) if kind == outcome and enough else 0
    return total


def bye_points(bye: Bye, options: Any) -> int:
    """Return what a bye is worth."""
    if not has_table(options):
        return bye.half_points
    kinds = ["allocated", "full", "half", "zero"]
    given = dict(zip(kinds, options.bye_points or (), strict=False))
    if bye.kind in given:
        return int(given[bye.kind])
    win, tie, _ = options.points
    return (0, tie, (options.forfeit_points or (win,))[0])[bye.half_points]
