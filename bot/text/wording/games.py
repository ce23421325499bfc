"""Rounds, games and results as they are called."""

from __future__ import annotations

from collections.abc import Sequence

from bot.text.format_texts import format_text
from bot.text.texts import texts
from bot.text.wording.numbers import points, points_word
from formats.core.results import Report, Result


def round_name(number: int, label: str = "") -> str:
    """`round 3`, or the round's own name."""
    return format_text(label) if label else texts.games.round(number=number)


def bye_text(half_points: int) -> str:
    """`bye (1 point)`; where it is worth none, as in knock-outs, `bye`."""
    return f"{texts.games.bye()} ({points_word(half_points)})" if half_points else texts.games.bye()


def score(result: Result) -> str:
    """`1–0`, `½–½`, by seat; game scores in brackets where there are any: `1–0 (412:380)`."""
    return score_of(result, 0)


def score_of(result: Result, seat: int) -> str:
    """The score from one seat's side of the board: its own first."""
    mine, other = result.half_points[seat], result.half_points[1 - seat]
    text = f"{points(mine)}–{points(other)}"
    if result.scores is None:
        return text
    told = f"{result.scores[seat]}:{result.scores[1 - seat]}"
    return f"{text} ({', '.join(filter(None, (told, games_text(result.game_scores, seat))))})"


def told_with_games(text: str, what: Result | Report) -> str:
    """What is said of a match, with its score and that of every game: `Ana won (2:1, 11:7 9:11 11:5)`."""
    score = "" if what.scores is None else f"{what.scores[0]}:{what.scores[1]}, "
    return f"{text} ({score}{games_text(what.game_scores)})"


def games_text(games: Sequence[tuple[int, int]], seat: int = 0) -> str:
    """The score of every game from one seat's side of the board: `11:7 9:11 11:5`."""
    return " ".join(f"{game[seat]}:{game[1 - seat]}" for game in games)


def result_text(result: Result) -> str:
    """The score and what is special about it: `1–0, forfeit`."""
    if result.how == "void":
        return texts.games.void()
    if result.how == "forfeit":
        return (texts.games.both_absent if len(result.absent) > 1 else texts.games.forfeit)(score=score(result))
    return score(result)


def outcome(result: Result, seat: int) -> str:
    """What the result is for one seat: `won`, `lost by forfeit`, `tied`."""
    if result.how == "void":
        return texts.games.void()
    mine, other = result.half_points[seat], result.half_points[1 - seat]
    word = "won" if mine > other else "lost" if mine < other or not mine else "tied"
    return (texts.games.outcome_forfeit if result.how == "forfeit" else texts.games.outcome)(word=word)


def outcome_mark(result: Result, seat: int) -> str:
    """The same in one character for grids: `+`, `-`, `=`; forfeits `>` and `<`; `x` where nothing counts."""
    if result.how == "void":
        return "x"
    mine, other = result.half_points[seat], result.half_points[1 - seat]
    if result.how == "forfeit":
        return ">" if mine > other else "<"
    return "+" if mine > other else "-" if mine < other else "="
