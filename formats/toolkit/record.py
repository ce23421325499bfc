"""Totals over the rounds of a stage: points, opponents, meetings, byes, sides."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from formats.core.game_counts import counted_games
from formats.core.model import Pairing
from formats.core.points import USUAL, PointTable
from formats.core.results import Result
from formats.core.state import Round, Stage
from formats.core.values import EntrantId
from formats.toolkit.sides import Seats

Couple = frozenset[EntrantId]
"""Two entrants in no order: a key for meetings."""


def couple(a: EntrantId, b: EntrantId) -> Couple:
    """Return the key of two entrants."""
    return frozenset((a, b))


def game_points(rounds: Iterable[Round], table: PointTable = USUAL) -> Counter[EntrantId]:
    """Return the points of each entrant from games, without byes, in units of the table."""
    made: Counter[EntrantId] = Counter()
    for pairing, result in counted_games(rounds):
        (first, second), (its, others) = pairing.seats, table.of_result(result)
        made[first] += its
        made[second] += others
    return made


def bye_points(rounds: Iterable[Round], table: PointTable = USUAL) -> Counter[EntrantId]:
    """Return the points of each entrant from byes, in units of the table."""
    given: Counter[EntrantId] = Counter()
    for round_ in rounds:
        given.update({bye.entrant: table.of_bye(bye) for bye in round_.pairings.byes})
    return given


def points(stage: Stage, table: PointTable = USUAL) -> dict[EntrantId, int]:
    """Return the points of each entrant in a stage, byes included, in units of the table."""
    made, given = game_points(stage.rounds, table), bye_points(stage.rounds, table)
    return {who: made[who] + given[who] for who in stage.seeds}


def score_totals(rounds: Iterable[Round]) -> dict[EntrantId, tuple[int, int]]:
    """Return the difference and the sum of the scores of each entrant in games that count and have scores."""
    totals: dict[EntrantId, tuple[int, int]] = {}
    for pairing, result in counted_games(rounds):
        if result.scores is not None:
            for who, own, others in zip(pairing.seats, result.scores, result.scores[::-1], strict=True):
                difference, scored = totals.get(who, (0, 0))
                totals[who] = difference + own - others, scored + own
    return totals


def byes_so_far(rounds: Iterable[Round]) -> Counter[EntrantId]:
    """Return the number of byes of each entrant, without rounds off worth less than a full point.

    A round off with a full point counts, because its owner has had a point without playing like anybody with a bye.
    """
    byes = (bye for round_ in rounds for bye in round_.pairings.byes)
    return Counter(bye.entrant for bye in byes if bye.kind in {"allocated", "full"})


def forfeit_wins(rounds: Iterable[Round]) -> Counter[EntrantId]:
    """Return how often each entrant has won because the opponent did not play."""
    won = ((pairing.seats, result.winning_seat) for pairing, result in counted_games(rounds) if result.how == "forfeit")
    return Counter(seats[seat] for seats, seat in won if seat is not None)


def opponents(rounds: Iterable[Round]) -> dict[EntrantId, list[EntrantId]]:
    """Return the opponents of each entrant in games that count, in order. A bye is no opponent."""
    met: dict[EntrantId, list[EntrantId]] = {}
    for pairing, _ in counted_games(rounds):
        a, b = pairing.seats
        met.setdefault(a, []).append(b)
        met.setdefault(b, []).append(a)
    return met


def meetings(rounds: Iterable[Round]) -> Counter[Couple]:
    """Return how often each two entrants have played each other. A forfeited game is no meeting (reading C2)."""
    return Counter(couple(*pairing.seats) for pairing, result in counted_games(rounds) if result.how == "played")


def side_games(stage: Stage) -> list[Seats]:
    """Return the seats of every game that counts, in earlier stages and this one, oldest first; forfeits count.

    If a report says who started, that player comes first.
    """
    return [_sides(*game) for played in (*stage.history, stage) for game in counted_games(played.rounds)]


def side_games_of(stage: Stage, a: EntrantId, b: EntrantId) -> list[Seats]:
    """Return those of the `side_games` at which one of these two sat: nothing of other games is read."""
    rounds = [round_ for played in (*stage.history, stage) for round_ in played.rounds]
    games = ((round_, pairing) for round_ in rounds for pairing in _games_of(round_.games.by_entrant, a, b))
    results = ((pairing, round_.results.get(pairing.id)) for round_, pairing in games)
    return [_sides(pairing, result) for pairing, result in results if result is not None and result.how != "void"]


def _games_of(games: Mapping[EntrantId, tuple[Pairing, ...]], a: EntrantId, b: EntrantId) -> tuple[Pairing, ...]:
    """Return the games of a round at which one of the two sat, each once."""
    return (*games.get(a, ()), *(pairing for pairing in games.get(b, ()) if a not in pairing.seats))


def _sides(pairing: Pairing, result: Result) -> Seats:
    """Return the seats of a game, the first side first."""
    return pairing.seats if result.first != pairing.seats[1] else pairing.seats[::-1]
