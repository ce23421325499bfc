"""Rounds, games and results as they are called."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime

from bot.text.format_texts import format_text
from bot.text.names import quoted
from bot.text.numbers import points, points_word
from bot.text.phrases import Phrase
from bot.text.texts import texts
from bot.text.times import stamp, stamp_with_distance
from formats.core import events as ev
from formats.core.model import Bye
from formats.core.points import PointTable
from formats.core.results import Report, Result
from formats.messages.parts import Value

LEFT: Mapping[str, Phrase] = {
    "declined": texts.cycle.declined,
    "unanswered": texts.cycle.no_answer,
    "no_place": texts.cycle.no_place,
    "not_here": texts.cycle.not_here,
}


def round_name(number: int, label: str = "") -> str:
    """`round 3`, or the round's own name."""
    return format_text(label) if label else texts.games.round(number=number)


def bye_text(bye: Bye, table: PointTable) -> str:
    """`bye (1 point)`, or `round off (½ point)`; where it is worth none, as in knock-outs, `bye`."""
    text, worth = texts.games.round_off() if bye.is_round_off else texts.games.bye(), table.of_bye(bye)
    return texts.numbers.noted(text=text, note=points_word(worth, table.scale)) if worth else text


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


def text_with_games(text: str, what: Result | Report) -> str:
    """Add the scores of a match and its games to a text: `Ana won (2:1, 11:7 9:11 11:5)`."""
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


def outcome_mark(result: Result, seat: int) -> str:
    """Return the outcome as one character for grids: `+`, `-`, `=`; forfeits `>` and `<`; `x` where nothing counts."""
    if result.how == "void":
        return "x"
    mine, other = result.half_points[seat], result.half_points[1 - seat]
    if result.how == "forfeit":
        return ">" if mine > other else "<"
    return "+" if mine > other else "-" if mine < other else "="


def grounds(event: ev.EntrantStatusChanged | ev.ResultRecorded, longest: int = 1000) -> str:
    """Why somebody came or went, or a game has its result; empty where there is nothing to tell but the event."""
    if event.text:
        return quoted(event.text, longest)
    if isinstance(event, ev.ResultRecorded):
        return texts.groups.lost_on_time() if event.on_time else ""
    return LEFT[event.cause]() if event.cause in LEFT else ""


def because(event: ev.EntrantStatusChanged | ev.ResultRecorded) -> list[str]:
    """Return the grounds as a separate line, or no line."""
    why = grounds(event)
    return [texts.signup.because(text=why)] if why else []


def claim_text(
    winner: str | None, scores: tuple[int, int] | None = None, starter: str = "", *, spread: bool = True
) -> str:
    """Describe a report: the winner (None for a tie), the points of the winner and of the other, who began.

    `spread` says by how much the winner won, where scores are points.
    """
    first, second = scores or (0, 0)
    values: dict[str, Value] = {"first": first, "second": second, "started": bool(starter), "starter": starter}
    if winner is None:
        return texts.results.said_tied(scored="none" if scores is None else "level", **values)
    scored = "none" if scores is None else "apart" if spread and first != second else "level"
    return texts.results.said_won(winner=winner, scored=scored, apart=abs(first - second), **values)


def seat_text(name: str, side: str) -> str:
    """A player with the side they play."""
    return texts.numbers.noted(text=f"**{name}**", note=side) if side else f"**{name}**"


def round_off_text(number: int, bye: Bye, table: PointTable) -> str:
    """Return a round that a player will have off: `round 3 (½ point)`."""
    worth = table.of_bye(bye)
    text = points_word(worth, table.scale) if worth else texts.rounds_off.without_points()
    return f"{round_name(number)} ({text})"


def bye_line(name: str, bye: Bye, table: PointTable) -> str:
    """Return the line of a bye: the entrant, and what it is worth."""
    return texts.numbers.labelled(label=name, text=bye_text(bye, table))


def game_time_text(at: datetime | None, *, final: bool) -> str:
    """When a game is played."""
    if at is None:
        return texts.games.no_time()
    return texts.rounds.game_time(at=stamp_with_distance(at), final=final)


def listed_time_text(at: datetime | None, *, final: bool) -> str:
    """When a game of a list is played: short, with the weekday first."""
    if at is None:
        return texts.games.no_time()
    return stamp(at) if final else texts.rounds.tentative_time(at=stamp(at))
