"""Compare formats for a field by simulating tournaments of each with players of known strength.

Strengths fall evenly from the best to the last player, over 800 rating points; win probabilities are those of the Elo
formula, `1 / (1 + 10 ** (-difference / 400))`; there are no ties. All randomness comes from the given seed, so the
advice is reproducible. It is an estimate, not a proof.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from formats.core.contract import Format, NeedsPairing
from formats.core.errors import RuleError
from formats.core.lots import Lots
from formats.core.model import Entrant, EntrantData, Pairing
from formats.core.plan import StagePlan
from formats.core.results import Report
from formats.core.state import Round, Stage
from formats.core.values import EntrantId

SPREAD = 800
"""Rating points between the best and the weakest player."""

SCALE = 400
"""Rating difference at which the better player wins ten times as often (Elo)."""

MOST_ROUNDS = 60
PRECISION = 1_000_000


@dataclass(frozen=True, slots=True)
class Fit:
    """Simulated figures of a format.

    Maximum number of rounds, minimum and mean of games per player, and the share of tournaments won by the best player.
    """

    rounds: int
    fewest: int
    mean: float
    best_wins: float


@dataclass(frozen=True, slots=True)
class _Evening:
    """One simulated tournament: its rounds, the games of each player, and its winner."""

    rounds: int
    games: Counter[EntrantId]
    winner: EntrantId


def fit(system: Format[Any], options: Any, players: int, seed: str, evenings: int) -> Fit | None:
    """Simulate `evenings` tournaments of a format and return the figures.

    None if it cannot be played by so many players.
    """
    evenings_played = [_played(system, options, players, Lots(f"{seed}/{number}")) for number in range(evenings)]
    played = [evening for evening in evenings_played if evening is not None]
    if not played:
        return None
    games = [evening.games[f"e{number}"] for evening in played for number in range(1, players + 1)]
    won = sum(evening.winner == "e1" for evening in played)
    return Fit(max(evening.rounds for evening in played), min(games), sum(games) / len(games), won / len(played))


def _played(system: Format[Any], options: Any, players: int, lots: Lots) -> _Evening | None:
    """Simulate one tournament, or return None if the format refuses the field.

    The first entrant is the best. Entrants sign up in random order and without ratings, so the format does not know.
    """
    ids = [f"e{number}" for number in range(1, players + 1)]
    entrants = {
        who: Entrant(id=who, number=place, data=EntrantData())
        for place, who in enumerate(lots.shuffled(ids, "who comes when"), start=1)
    }
    plan = StagePlan(system=system.key, title=system.title)
    try:
        field = tuple(entrants.values())
        system.check(field, options)
        stage = Stage(0, plan, system.seed(field, options, lots).order, entrants)
        for played in _rounds(system, options, stage, lots):
            stage = played
        winner = system.rank(stage, options)[0].entrant
    except RuleError:
        return None
    games = Counter(seat for pairing, _ in stage.games() for seat in pairing.seats)
    return _Evening(len(stage.rounds), games, winner)


def _rounds(system: Format[Any], options: Any, stage: Stage, lots: Lots) -> Iterator[Stage]:
    """Yield the stage after each round, as long as there is one to pair (at most `MOST_ROUNDS`)."""
    while isinstance(system.status(stage, options), NeedsPairing) and len(stage.rounds) < MOST_ROUNDS:
        paired = system.pair(stage, options, lots)
        round_ = Round(stage.next_round, paired, {})
        begun = Stage(0, stage.plan, stage.seeds, stage.entrants, (*stage.rounds, round_))
        for pairing in paired.pairings:
            report = Report(winner=_winner(pairing, len(stage.seeds), lots))
            round_ = round_.with_result(pairing.id, system.judge(report, pairing, begun, options))
        stage = Stage(0, stage.plan, stage.seeds, stage.entrants, (*stage.rounds, round_))
        yield stage


def _winner(pairing: Pairing, players: int, lots: Lots) -> EntrantId:
    """Draw the winner of a game by the difference in strength."""
    first, second = pairing.seats
    better_by = (int(second[1:]) - int(first[1:])) * SPREAD / max(1, players - 1)
    chance = 1 / (1 + 10 ** (-better_by / SCALE))
    return first if lots.number(1, PRECISION, f"{pairing.id}") <= chance * PRECISION else second
