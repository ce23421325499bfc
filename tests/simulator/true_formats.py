"""Play tournaments with the formats themselves, game by game, with results that were drawn before."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np

from formats.core.contract import Format, NeedsPairing
from formats.core.model import Entrant, EntrantData
from formats.core.plan import StagePlan
from formats.core.results import Report
from formats.core.state import Round, Stage
from formats.toolkit.simulator.outcome import Outcome
from tests.simulator.drawn_results import MEETINGS, DrawnLots, DrawnResults

Run = tuple[list[int], list[int], int, bool]
"""Places, games, rounds, and whether the first places are level on points."""


def play(system: Format[Any], options: Any, results: DrawnResults) -> Outcome:
    """Play every run. Seats of the outcome are players, the best first."""
    runs = [_played(system, options, results, run) for run in range(len(results.players))]
    places, games, rounds, tied = (np.array(column) for column in zip(*runs, strict=True))
    return Outcome(places, np.argsort(places, axis=1), games, rounds, tied, np.zeros(len(runs), dtype=np.int64))


def _played(system: Format[Any], options: Any, results: DrawnResults, run: int) -> Run:
    ids = [f"e{player}" for player in results.players[run]]
    entrants = {who: Entrant(id=who, number=place, data=EntrantData()) for place, who in enumerate(ids, start=1)}
    stage = Stage(0, StagePlan(system=system.key, title=system.key), tuple(ids), entrants)
    lots, met = DrawnLots(results, run), Counter[frozenset[str]]()
    while isinstance(system.status(stage, options), NeedsPairing):
        lots.draws.clear()
        paired = system.pair(stage, options, lots)
        round_ = Round(stage.next_round, paired, {})
        begun = Stage(0, stage.plan, stage.seeds, stage.entrants, (*stage.rounds, round_))
        for pairing in paired.pairings:
            couple = frozenset(pairing.seats)
            first, second = (int(who[1:]) for who in pairing.seats)
            won = results.wins[system.best_of(pairing, options)][run, met[couple] % MEETINGS, first, second]
            met[couple] += 1
            report = Report(winner=pairing.seats[0 if won else 1])
            round_ = round_.with_result(pairing.id, system.judge(report, pairing, begun, options))
        stage = Stage(0, stage.plan, stage.seeds, stage.entrants, (*stage.rounds, round_))
    standings = system.rank(stage, options)
    games = Counter(seat for pairing, _ in stage.games() for seat in pairing.seats)
    rank = {line.entrant: line.rank for line in standings}
    points = sorted((line.points for line in standings), reverse=True)
    players = [f"e{player}" for player in range(len(ids))]
    return [rank[who] for who in players], [games[who] for who in players], len(stage.rounds), points[0] == points[1]
