"""Parser of division files: players, rounds, results, and all contradictions in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal

from bot.faces.cop.tsh.lines import BYE, Line, read_line
from formats.core.errors import RuleError

MOST_BYTES = 1_000_000
MOST_PLAYERS, MOST_ROUNDS = 1000, 60
LONGEST_NAME = 80

Code = Literal[
    "no_folder",
    "unreadable",
    "long_name",
    "no_such_opponent",
    "self",
    "not_mutual",
    "gap",
    "too_few",
    "too_many",
    "too_many_rounds",
]


@dataclass(frozen=True, slots=True)
class Problem:
    """Something in a line (counting from 1; 0: the file as a whole) that cannot be; `round_number` where it is."""

    line: int
    code: Code
    found: str = ""
    round_number: int = 0


class TshRefusedError(RuleError):
    """A division file that cannot be taken over, with everything that is wrong with it."""

    problems: tuple[Problem, ...]


@dataclass(frozen=True, slots=True)
class Game:
    """A game of two players (numbers from 1). `scores` in their order, None while open; `first` is who started."""

    players: tuple[int, int]
    board: int
    scores: tuple[int, int] | None = None
    first: int | None = None


@dataclass(frozen=True, slots=True)
class Free:
    """A round without a game; `spread` is what the player won by it, less than nought for an absence."""

    player: int
    spread: int


@dataclass(frozen=True, slots=True)
class PlayedRound:
    """A round in which everybody has a game or is free."""

    number: int
    games: tuple[Game, ...]
    free: tuple[Free, ...]


@dataclass(frozen=True, slots=True)
class Division:
    """Players in the order of the file; whole rounds; and what is fixed of the round after them (0: a bye)."""

    players: tuple[Line, ...]
    rounds: tuple[PlayedRound, ...]
    prepaired: tuple[tuple[int, int], ...] = ()

    def off(self) -> tuple[int, ...]:
        """The numbers of the players who have left."""
        return tuple(number for number, line in enumerate(self.players, start=1) if "off" in line.fields)

    def bye_spreads(self) -> Counter[int]:
        """By how much byes were won and absences lost, and how often."""
        return Counter(abs(free.spread) for played in self.rounds for free in played.free if free.spread)


def read_division(text: str) -> Division:
    """The division, or `TshRefusedError` with every problem."""
    lines = ((place, line.strip()) for place, line in enumerate(text.splitlines(), start=1))
    rows = [(place, line) for place, line in lines if line and not line.startswith("#")]
    if len(rows) > MOST_PLAYERS:
        raise TshRefusedError((Problem(0, "too_many", str(len(rows))),))
    players, places, problems = _players(rows)
    if not problems:
        problems = [
            *_counts(players),
            *(problem for place in range(len(players)) for problem in _pairing_problems(players, places, place)),
        ]
    if problems:
        raise TshRefusedError(tuple(problems))
    longest = max((len(line.opponents) for line in players), default=0)
    whole = _whole_rounds(players, longest)
    for number in range(whole + 1, longest + 1):
        late = [place for place, line in zip(places, players, strict=True) if line.score(number) is not None]
        if number > whole + 1 or late:
            raise TshRefusedError((Problem(late[0] if late else 0, "gap", round_number=number),))
    rounds = tuple(_round(players, number) for number in range(1, whole + 1))
    return Division(players, rounds, tuple(_fixed(players, whole + 1)) if longest > whole else ())


def _players(rows: Iterable[tuple[int, str]]) -> tuple[tuple[Line, ...], list[int], list[Problem]]:
    """Return the players, the numbers of their lines, and the problems of lines that cannot be read."""
    players: list[Line] = []
    places: list[int] = []
    problems: list[Problem] = []
    for place, row in rows:
        line = read_line(row)
        if line is None:
            problems.append(Problem(place, "unreadable", row[:60]))
        elif len(line.name) > LONGEST_NAME:
            problems.append(Problem(place, "long_name", line.name[:60]))
        else:
            players.append(line)
            places.append(place)
    return tuple(players), places, problems


def _counts(players: tuple[Line, ...]) -> Iterator[Problem]:
    rounds = max((len(line.opponents) for line in players), default=0)
    if len(players) < 2:  # noqa: PLR2004 - a game needs two
        yield Problem(0, "too_few", str(len(players)))
    if rounds > MOST_ROUNDS:
        yield Problem(0, "too_many_rounds", str(rounds))


def _pairing_problems(players: tuple[Line, ...], places: list[int], place: int) -> Iterator[Problem]:
    """Every opponent must exist, be somebody else, and have this player as opponent too."""
    me, line = place + 1, players[place]
    for number, opponent in enumerate(line.opponents, start=1):
        if opponent == BYE:
            continue
        if opponent > len(players):
            yield Problem(places[place], "no_such_opponent", str(opponent), number)
        elif opponent == me:
            yield Problem(places[place], "self", str(opponent), number)
        elif players[opponent - 1].opponents[number - 1 : number] != (me,):
            yield Problem(places[place], "not_mutual", str(opponent), number)


def _whole_rounds(players: tuple[Line, ...], longest: int) -> int:
    """How many rounds account for everybody who is still in."""
    still_in = [line for line in players if "off" not in line.fields]
    return min((len(line.opponents) for line in still_in), default=longest)


def _round(players: tuple[Line, ...], number: int) -> PlayedRound:
    games: list[Game] = []
    free: list[Free] = []
    for me, line in enumerate(players, start=1):
        opponent = line.opponents[number - 1] if number <= len(line.opponents) else None
        if opponent is not None and opponent > me:
            games.append(_game(players, number, me, opponent))
        elif opponent in {BYE, None}:
            free.append(Free(me, line.score(number) or 0))
    return PlayedRound(number, tuple(_with_boards(games)), tuple(free))


def _game(players: tuple[Line, ...], number: int, me: int, opponent: int) -> Game:
    mine, theirs = players[me - 1], players[opponent - 1]
    scores = mine.score(number), theirs.score(number)
    known = None if scores[0] is None or scores[1] is None else (scores[0], scores[1])
    firsts = [line.numbers("p12")[number - 1 : number] for line in (mine, theirs)]
    first = me if firsts == [(1,), (2,)] else opponent if firsts == [(2,), (1,)] else None
    boards = {line.numbers("board")[number - 1 : number] for line in (mine, theirs)}
    board = next(iter(boards))[0] if len(boards) == 1 and boards != {()} else 0
    seats = (opponent, me) if first == opponent else (me, opponent)
    return Game(seats, board, known[::-1] if known and seats[0] == opponent else known, first)


def _with_boards(games: list[Game]) -> list[Game]:
    """The games by board; where the file does not say so or says it twice, in its own order."""
    boards = [game.board for game in games]
    has_boards = all(board > 0 for board in boards) and len(set(boards)) == len(boards)
    ordered = sorted(games, key=lambda game: game.board) if has_boards else games
    return [
        Game(game.players, game.board if has_boards else place, game.scores, game.first)
        for place, game in enumerate(ordered, start=1)
    ]


def _fixed(players: tuple[Line, ...], number: int) -> Iterator[tuple[int, int]]:
    """The games and byes of a round that is paired in part."""
    for me, line in enumerate(players, start=1):
        for opponent in line.opponents[number - 1 : number]:
            if opponent > me:
                yield me, opponent
            elif opponent == BYE and "off" not in line.fields:
                yield me, BYE
