"""Results of many games as text, one game a line, as they stand on paper or in another program.

    12 450 380
    Ada 3 Ben 1 11-7 9-11 11-5 11-8
    Ada 450 Ben 380
    Ada beat Ben
    Ada - Ben 1-0
    Ada drew Ben

Blanks, dashes and colons part scores alike. A number first is the board, of the earliest round with open games. The
first score is that of whoever is named first, or of the first seat. Where a match is the best of several games their
scores may follow, two or more with a dash or colon in each; then nothing else need be said of how it ended.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from bot.app.asking.named_entrants import NamedEntrants
from bot.app.asking.scores import read_games, scored_report, turned
from bot.app.errors import LinesError
from bot.app.speaking.context import TournamentContext
from bot.app.speaking.names import clean
from formats.core.commands import GameReport
from formats.core.model import Pairing
from formats.core.results import Report
from formats.core.values import EntrantId
from formats.toolkit.game_scores import games_won

MOST_LINES = 1000

_BOARD = re.compile(r"#?(\d{1,4})[.):]?\s+(\S.*)")
_SCORES = re.compile(r"(-?\d{1,6})(?:\s*[:–—/]\s*|\s+-\s+|-|\s+)(-?\d{1,6})")
_NAMED_SCORES = re.compile(r"(.+?)[\s:]+(-?\d{1,6})(?:\s*[,;–—-]\s*|\s+)(\D.*?)[\s:]+(-?\d{1,6})")
_WON = re.compile(r"(.+?)\s+(?:beats?|def\.?|defeats|defeated|won against|>)\s+(.+)", re.IGNORECASE)
_TIED = re.compile(r"(.+?)\s+(?:ties|tied|draws|drew|=)(?:\s+(?:with|against))?\s+(.+)", re.IGNORECASE)
_SCORED = re.compile(r"(.+?)\s+(?:-|–|—|vs?\.?|against)\s+(.+?)\s+(\S+)", re.IGNORECASE)
_SEVERAL = re.compile(r"(.+?)((?:[\s,;(]+\d{1,6}[:–-]\d{1,6}){2,})\)?")
_ONLY_BOARD = re.compile(r"#?(\d{1,4})[.):]?")
_BETWEEN = re.compile(r"(.+?)\s+(?:-|–|—|vs?\.?|against)\s+(.+)", re.IGNORECASE)
_CHESS = {"1-0": 0, "1–0": 0, "0-1": 1, "0–1": 1, "½-½": None, "½–½": None, "1/2-1/2": None, "=": None}
"""How chess people write results: the seat that won, None for a tie."""


@dataclass(frozen=True, slots=True)
class Said:
    """What one line says before it is known which game it is about.

    `board` or `names` say which, `scores` or `winner` (0 or 1 of what is named, None for a tie) how it ended, and
    `games` the score of every game of it.
    """

    board: int | None = None
    names: tuple[str, str] | None = None
    scores: tuple[int, int] | None = None
    winner: int | None = None
    games: tuple[tuple[int, int], ...] = ()


@dataclass
class _Reading:
    """What the lines have come to so far; problems as (line, code, what was typed)."""

    context: TournamentContext
    named: NamedEntrants
    boards: dict[int, Pairing]
    games: list[GameReport] = field(default_factory=list)
    problems: list[tuple[int, str, str]] = field(default_factory=list)


def read_results(text: str, context: TournamentContext, me: Sequence[EntrantId] = ()) -> tuple[GameReport, ...]:
    """The results of open games that the lines say; `LinesError` with every line that cannot be read."""
    lines = [(number, clean(line)) for number, line in enumerate(text.splitlines(), 1) if clean(line)]
    open_games = context.state.open_games()
    everybody = sorted({seat for game in open_games for seat in game.seats})
    reading = _Reading(context, NamedEntrants(context, everybody, me), _boards(context))
    if not lines or len(lines) > MOST_LINES:
        raise LinesError(((0, "too_many" if lines else "nothing", ""),))
    for number, line in lines:
        _read_line(reading, number, line, open_games)
    if reading.problems:
        raise LinesError(tuple(reading.problems))
    return tuple(reading.games)


def _boards(context: TournamentContext) -> dict[int, Pairing]:
    """The games of the earliest round with open ones, by board."""
    rounds = context.state.started[context.state.stage_number].rounds if context.state.started else ()
    current = next((round_ for round_ in rounds if not round_.complete), None)
    return {} if current is None else {game.board: game for game in current.pairings.pairings}


def _read_line(reading: _Reading, number: int, line: str, open_games: Sequence[Pairing]) -> None:
    said = understood(line)
    if said is None:
        reading.problems.append((number, "not_a_result", line))
        return
    found = _game_of(reading, number, said, open_games)
    if found is None:
        return
    pairing, first = found
    taken = {game.pairing for game in reading.games}
    if pairing.id in taken:
        reading.problems.append((number, "twice", line))
    elif pairing not in open_games:
        reading.problems.append((number, "has_result", line))
    else:
        reading.games.append(GameReport(pairing=pairing.id, report=_report(pairing, said, first)))


def understood(line: str) -> Said | None:
    """What a line says, or None where it is no result."""
    several = _SEVERAL.fullmatch(line)
    if several is None:
        return _one_result(line)
    games = read_games(several[2].replace("(", " "))
    return _with_games(several[1].strip(" ,;:("), games) or _one_result(line)


def _with_games(head: str, games: tuple[tuple[int, int], ...]) -> Said | None:
    """What stands before the scores of games: a result, or only which match."""
    if board := _ONLY_BOARD.fullmatch(head):
        score, rest = games[0], games[1:]
        if len(rest) > 1 and score == games_won(rest):
            return Said(board=int(board[1]), scores=score, games=rest)
        return Said(board=int(board[1]), scores=games_won(games), games=games)
    told_by_names = _BETWEEN.fullmatch(head)
    if told_by_names and games[1:] and games[0] == games_won(games[1:]) and len(games) > 2:  # noqa: PLR2004 - its score first
        return Said(names=(told_by_names[1], told_by_names[2]), scores=games[0], games=games[1:])
    if said := _one_result(head):
        return replace(said, games=games)
    if told_by_names:
        return Said(names=(told_by_names[1], told_by_names[2]), scores=games_won(games), games=games)
    return None


def _one_result(line: str) -> Said | None:
    board = _BOARD.fullmatch(line)
    if board:
        scores, chess = _SCORES.fullmatch(board[2]), board[2].replace(" ", "")
        if chess in _CHESS:
            return Said(board=int(board[1]), winner=_CHESS[chess])
        if scores:
            return Said(board=int(board[1]), scores=(int(scores[1]), int(scores[2])))
    for pattern, winner in ((_WON, 0), (_TIED, None)):
        if found := pattern.fullmatch(line):
            return Said(names=(found[1], found[2]), winner=winner)
    if (found := _SCORED.fullmatch(line)) and found[3] in _CHESS:
        return Said(names=(found[1], found[2]), winner=_CHESS[found[3]])
    if found := _NAMED_SCORES.fullmatch(line):
        return Said(names=(found[1], found[3]), scores=(int(found[2]), int(found[4])))
    return None


def _game_of(
    reading: _Reading, number: int, said: Said, open_games: Sequence[Pairing]
) -> tuple[Pairing, EntrantId] | None:
    """Which game, and who is named first; notes the problem where that is not plain."""
    if said.names is None:
        pairing = reading.boards.get(said.board or 0)
        if pairing is None:
            reading.problems.append((number, "no_board", str(said.board)))
            return None
        return pairing, pairing.seats[0]
    people: list[EntrantId] = []
    for name in said.names:
        found = reading.named.find(name)
        if len(found) != 1:
            reading.problems.append((number, "several" if found else "nobody", name))
            return None
        people.append(found[0])
    game = next((pairing for pairing in open_games if set(pairing.seats) == set(people)), None)
    if game is None:
        reading.problems.append((number, "not_paired", " – ".join(map(reading.context.names.label, people))))
        return None
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
