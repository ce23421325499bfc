"""Results of many games as text, one game a line, as they stand on paper or in another program.

    12 450 380
    Ada 3 Ben 1 11-7 9-11 11-5 11-8
    Ada 450 Ben 380
    Ada beat Ben
    Ada beat Ben 2-1
    Ada - Ben 1-0
    Ada 1-0 Ben
    Ada drew Ben

A number first is the board, of the earliest round with open games. The first score belongs to the player named first,
or of the first seat. Where a match is the best of several games their scores may follow, two or more with a dash or
colon in each; then nothing else need be said of how it ended. A line that fits open games in more than one way is
refused with the advice to name the board: nothing is guessed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.errors import LinesError
from bot.parsing.lines import numbered_lines
from bot.parsing.named_entrants import NamedEntrants
from bot.parsing.result_scanner import MOST_READINGS, Said, readings
from bot.parsing.scores import scored_report, turned
from bot.text.context import TournamentContext
from formats.core.commands import GameReport
from formats.core.model import Pairing
from formats.core.results import Report
from formats.core.values import EntrantId

MOST_LINES = 1000

Problem = tuple[int, str, str]


class LineProblem(Exception):  # noqa: N818 - never leaves this module
    """Why a reading of a line does not fit, as (code, what was typed)."""

    def __init__(self, code: str, part: str) -> None:
        super().__init__(code, part)
        self.code, self.part = code, part


@dataclass
class _Reading:
    """What the lines have come to so far; problems as (line, code, what was typed)."""

    context: TournamentContext
    named: NamedEntrants
    boards: dict[int, Pairing]
    open_games: dict[frozenset[EntrantId], Pairing]
    games: dict[str, GameReport] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)


def read_results(text: str, context: TournamentContext, me: Sequence[EntrantId] = ()) -> tuple[GameReport, ...]:
    """The results of open games that the lines say; `LinesError` with every line that cannot be read."""
    lines = numbered_lines(text, MOST_LINES)
    open_games = {frozenset(game.seats): game for game in context.state.open_games()}
    everybody = sorted({seat for game in open_games.values() for seat in game.seats})
    reading = _Reading(context, NamedEntrants(context, everybody, me), _boards(context), open_games)
    for number, line in lines:
        try:
            _read_line(reading, line)
        except LineProblem as problem:
            reading.problems.append((number, problem.code, problem.part))
    if reading.problems:
        raise LinesError(tuple(reading.problems))
    return tuple(reading.games.values())


def _boards(context: TournamentContext) -> dict[int, Pairing]:
    """The games of the earliest round with open ones, by board."""
    rounds = context.state.started[context.state.stage_number].rounds if context.state.started else ()
    current = next((round_ for round_ in rounds if not round_.complete), None)
    return {} if current is None else {game.board: game for game in current.pairings.pairings}


def _read_line(reading: _Reading, line: str) -> None:
    """Take in the one result that a line can mean."""
    ways = readings(line)
    if not ways:
        raise LineProblem("not_a_result", line)
    if len(ways) > MOST_READINGS:
        raise LineProblem("ambiguous", line)
    fitting: list[GameReport] = []
    refused: list[LineProblem] = []
    for said in ways:
        try:
            pairing, first = _game_of(reading, said)
        except LineProblem as problem:
            refused.append(problem)
        else:
            game = GameReport(pairing=pairing.id, report=_report(pairing, said, first))
            fitting += [] if game in fitting else [game]
    if len(fitting) > 1 or (fitting and any(problem.code == "several" for problem in refused)):
        raise LineProblem("ambiguous", line)
    if not fitting:
        raise refused[0]
    (game,) = fitting
    if game.pairing in reading.games:
        raise LineProblem("twice", line)
    if all(pairing.id != game.pairing for pairing in reading.open_games.values()):
        raise LineProblem("has_result", line)
    reading.games[game.pairing] = game


def _game_of(reading: _Reading, said: Said) -> tuple[Pairing, EntrantId]:
    """Which game, and who is named first; `LineProblem` where that is not plain."""
    if said.names is None:
        pairing = reading.boards.get(said.board or 0)
        if pairing is None:
            raise LineProblem("no_board", str(said.board))
        return pairing, pairing.seats[0]
    found = [reading.named.find(name) for name in said.names]
    if not all(found):
        raise LineProblem("nobody", said.names[bool(found[0])])
    if any(len(fits) > 1 for fits in found):
        raise LineProblem("several", said.names[len(found[0]) == 1])
    people = [fits[0] for fits in found]
    game = reading.open_games.get(frozenset(people))
    if game is None:
        raise LineProblem("not_paired", " – ".join(map(reading.context.names.label, people)))
    return game, people[0]


def _report(pairing: Pairing, said: Said, first: EntrantId) -> Report:
    """What was said, in the order of the seats."""
    swapped = pairing.seats[0] != first
    games = turned(said.games) if swapped else said.games
    if said.scores is not None:
        report = scored_report(pairing, (said.scores[1], said.scores[0]) if swapped else said.scores)
    elif said.winner is None:
        report = Report(winner=None)
    else:
        report = Report(winner=pairing.seats[said.winner ^ swapped])
    return report.model_copy(update={"game_scores": games})
