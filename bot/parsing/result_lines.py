"""Parse results of many games from text, one game in each line, as people write them or programs print them.

    12 450 380
    Ada 3 Ben 1 11-7 9-11 11-5 11-8
    Ada 450 Ben 380
    Ada beat Ben
    Ada beat Ben 2-1
    Ada - Ben 1-0
    Ada 1-0 Ben
    Ada drew Ben

A number first is the board, of the earliest round with open games. The first score belongs to the player named first,
or to the first seat. If a match is the best of several games their scores may follow, two or more with a dash or colon
in each; then the result of the match may be omitted. A line that fits open games in more than one way is refused with
the advice to name the board: nothing is guessed.

`result_scanner` produces all possible readings of a line; this module keeps those whose names and boards fit an open
game.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.errors import LinesError
from bot.parsing.lines import numbered_lines
from bot.parsing.named_entrants import NamedEntrants
from bot.parsing.result_scanner import MOST_READINGS, Reading, readings
from bot.parsing.scores import scored_report, turned
from bot.text.context import TournamentContext
from formats.core.commands import GameReport
from formats.core.model import Pairing
from formats.core.results import Report
from formats.core.values import EntrantId

MOST_LINES = 1000

Problem = tuple[int, str, str]


class LineProblem(Exception):  # noqa: N818 - never leaves this module
    """Why a reading of a line does not fit, as (code, typed text)."""

    def __init__(self, code: str, part: str) -> None:
        super().__init__(code, part)
        self.code, self.part = code, part


@dataclass
class _Collected:
    """Results collected so far; problems as (line, code, typed text)."""

    context: TournamentContext
    named: NamedEntrants
    boards: dict[int, Pairing]
    open_games: dict[frozenset[EntrantId], Pairing]
    games: dict[str, GameReport] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)


def read_results(text: str, context: TournamentContext, me: Sequence[EntrantId] = ()) -> tuple[GameReport, ...]:
    """Return the results of open games in these lines. Raises `LinesError` with every line that cannot be read."""
    lines = numbered_lines(text, MOST_LINES)
    open_games = {frozenset(game.seats): game for game in context.state.open_games()}
    everybody = sorted({seat for game in open_games.values() for seat in game.seats})
    collected = _Collected(context, NamedEntrants(context, everybody, me), _boards(context), open_games)
    for number, line in lines:
        try:
            _read_line(collected, line)
        except LineProblem as problem:
            collected.problems.append((number, problem.code, problem.part))
    if collected.problems:
        raise LinesError(tuple(collected.problems))
    return tuple(collected.games.values())


def _boards(context: TournamentContext) -> dict[int, Pairing]:
    """Return the games of the earliest round with open ones, by board."""
    rounds = context.state.started[context.state.stage_number].rounds if context.state.started else ()
    current = next((round_ for round_ in rounds if not round_.complete), None)
    return {} if current is None else {game.board: game for game in current.pairings.pairings}


def _read_line(collected: _Collected, line: str) -> None:
    """Add the one result that a line can mean."""
    ways = readings(line)
    if not ways:
        raise LineProblem("not_a_result", line)
    if len(ways) > MOST_READINGS:
        raise LineProblem("ambiguous", line)
    fitting: list[GameReport] = []
    refused: list[LineProblem] = []
    for reading in ways:
        try:
            pairing, first = _game_of(collected, reading)
        except LineProblem as problem:
            refused.append(problem)
        else:
            game = GameReport(pairing=pairing.id, report=_report(pairing, reading, first))
            fitting += [] if game in fitting else [game]
    if len(fitting) > 1 or (fitting and any(problem.code == "several" for problem in refused)):
        raise LineProblem("ambiguous", line)
    if not fitting:
        raise refused[0]
    (game,) = fitting
    if game.pairing in collected.games:
        raise LineProblem("twice", line)
    if all(pairing.id != game.pairing for pairing in collected.open_games.values()):
        raise LineProblem("has_result", line)
    collected.games[game.pairing] = game


def _game_of(collected: _Collected, reading: Reading) -> tuple[Pairing, EntrantId]:
    """Return the game and the player named first. Raises `LineProblem` if that is ambiguous."""
    if reading.names is None:
        pairing = collected.boards.get(reading.board or 0)
        if pairing is None:
            raise LineProblem("no_board", str(reading.board))
        return pairing, pairing.seats[0]
    found = [collected.named.find(name) for name in reading.names]
    if not all(found):
        raise LineProblem("nobody", reading.names[bool(found[0])])
    if any(len(fits) > 1 for fits in found):
        raise LineProblem("several", reading.names[len(found[0]) == 1])
    people = [fits[0] for fits in found]
    game = collected.open_games.get(frozenset(people))
    if game is None:
        raise LineProblem("not_paired", " – ".join(map(collected.context.names.label, people)))
    return game, people[0]


def _report(pairing: Pairing, reading: Reading, first: EntrantId) -> Report:
    """Return the report in the order of the seats."""
    swapped = pairing.seats[0] != first
    games = turned(reading.games) if swapped else reading.games
    if reading.scores is not None:
        report = scored_report(pairing, (reading.scores[1], reading.scores[0]) if swapped else reading.scores)
    elif reading.winner is None:
        report = Report(winner=None)
    else:
        report = Report(winner=pairing.seats[reading.winner ^ swapped])
    return report.model_copy(update={"game_scores": games})
