"""How long COP takes: a pairing call, its simulations, the odds of a large field; CPU seconds of the whole process."""

from __future__ import annotations

import random
import statistics
import sys
import time
from collections.abc import Callable
from typing import TypeVar

from formats.core.lots import Lots
from formats.core.model import Bye, Pairing, RoundPairings
from formats.core.results import Result
from formats.core.state import Stage
from formats.core.values import pairing_id
from formats.systems.cop import FORMAT
from formats.systems.cop.factor import factor_runs
from formats.systems.cop.field import simulated_field
from formats.systems.cop.gibson import gibsonized
from formats.systems.cop.options import CopOptions
from formats.systems.cop.position import Position, position_after
from formats.systems.cop.simulation import simulate
from formats.systems.cop.terms import Terms
from tests.formats.stage_builder import new_stage, published

T = TypeVar("T")
ROUNDS, LEFT, TRIES = 14, 4, 7
LIMITS = {16: 0.03, 32: 0.08, 64: 0.15, 128: 0.40}
"""CPU seconds of one pairing call by the number of players, as the project's goals have it."""
ODDS_PLAYERS, ODDS_LEFT, ODDS_SIMULATIONS, ODDS_LIMIT = 64, 5, 100_000, 1.0
FASTEST_GAMES, FASTEST_RATIO = 50e6, 40
PLAIN_SIMULATIONS = 60


def options(players: int) -> CopOptions:
    """The published ones, with as many prizes as the goals name, the leader being steered."""
    return CopOptions(rounds=ROUNDS, place_prizes=players // 8 + 2, gibson_spread=(250, 200))


def event(players: int, left: int = LEFT) -> Stage:
    """An event with so many rounds left: neighbours in the standings played each other, with chances by rating."""
    chance = random.Random(players)
    stage = new_stage({f"p{number}": 2000.0 - 1000 / players * number for number in range(players)})
    for _ in range(ROUNDS - left):
        stage = published(stage, neighbours(stage), lambda pairing: result_of(stage, pairing, chance))  # noqa: B023
    return stage


def neighbours(stage: Stage) -> RoundPairings:
    """Two and two by the standings."""
    order = [line.entrant for line in FORMAT.rank(stage, CopOptions())]
    byes = (Bye(entrant=order.pop()),) if len(order) % 2 else ()
    return RoundPairings(
        pairings=tuple(
            Pairing(id=pairing_id(0, stage.next_round, board), board=board, seats=seats)
            for board, seats in enumerate(zip(order[::2], order[1::2], strict=True), start=1)
        ),
        byes=byes,
    )


def result_of(stage: Stage, pairing: Pairing, chance: random.Random) -> Result:
    """Scores as they come, a little better for the higher rating."""
    ratings = [stage.entrants[seat].data.rating or 0.0 for seat in pairing.seats]
    margin = round(chance.gauss((ratings[0] - ratings[1]) / 10, 104))
    half_points = (1 + (margin > 0) - (margin < 0), 1 + (margin < 0) - (margin > 0))
    return Result(half_points=half_points, scores=(400 + margin, 400))


def seconds(work: Callable[[], T], tries: int = TRIES) -> tuple[float, T]:
    """The median of the CPU seconds, and the last answer."""
    taken = []
    for _ in range(tries):
        started = time.process_time()
        answer = work()
        taken.append(time.process_time() - started)
    return statistics.median(taken), answer


def plain_simulation(position: Position, terms: Terms, size: int, simulations: int) -> int:
    """The same simulation in plain Python, as fast as lists make it; how many games were played."""
    chance = random.Random(0)
    rounds = [
        [pair for run in factor_runs(size, left) for pair in run.pairs()] for left in range(terms.rounds_left, 0, -1)
    ]
    start = [(-position.half_points[rank], -position.spreads[rank], rank) for rank in range(size)]
    counts = [[0] * size for _ in range(size)]
    for _ in range(simulations):
        rows = list(start)
        for left, pairs in zip(range(terms.rounds_left, 0, -1), rounds, strict=True):
            most = terms.margins[left - 1]
            for a, b in pairs:
                margin = chance.randint(-most, most)
                point = (margin > 0) - (margin < 0)
                points, spread, who = rows[a]
                rows[a] = (points - point, spread - margin, who)
                points, spread, who = rows[b]
                rows[b] = (points + point, spread + margin, who)
            rows.sort()
        for place, (_, _, who) in enumerate(rows):
            counts[who][place] += 1
    return simulations * terms.rounds_left * (size // 2)


def pairing_calls() -> bool:
    """One pairing call for each size; is any over its limit?"""
    late = False
    for players in (*LIMITS, 300):
        stage = event(players)
        taken, _ = seconds(lambda: FORMAT.pair(stage, options(players), Lots("bench")))  # noqa: B023
        limit = LIMITS.get(players)
        late |= limit is not None and taken > limit
        told = f"limit {limit:.2f} s" if limit else "no limit"
        print(f"pairing call, {players} players, {LEFT} rounds left: {taken:.3f} s of CPU ({told})")
    return late


def simulations() -> None:
    """How many games a second, against plain Python in the same run."""
    for players in LIMITS:
        position = position_after(event(players), options(players), ROUNDS - LEFT)
        terms = Terms.of(options(players), LEFT)
        size = simulated_field(position, terms)
        block = gibsonized(position, terms)
        taken, outcome = seconds(lambda: simulate(position, terms, "bench", size, block))  # noqa: B023
        plain, games = seconds(lambda: plain_simulation(position, terms, size, PLAIN_SIMULATIONS), 1)  # noqa: B023
        fast, slow = outcome.games / taken, games / plain
        print(
            f"simulated games a second of CPU, {players} players: {fast / 1e6:.1f} million"
            f" (aim {FASTEST_GAMES / 1e6:.0f}), {fast / slow:.0f} times plain Python (aim {FASTEST_RATIO})"
        )


def odds() -> bool:
    """Many simulations of a large field; is it over its limit?"""
    stage = event(ODDS_PLAYERS, ODDS_LEFT)
    taken, _ = seconds(lambda: FORMAT.odds(stage, options(ODDS_PLAYERS), Lots("bench"), ODDS_SIMULATIONS), 3)
    print(
        f"{ODDS_SIMULATIONS} simulations, {ODDS_PLAYERS} players, {ODDS_LEFT} rounds left:"
        f" {taken:.2f} s of CPU (limit {ODDS_LIMIT:.0f} s)"
    )
    return taken > ODDS_LIMIT


def main() -> int:
    """Print everything; 1 when a limit is broken."""
    FORMAT.pair(event(4), options(4), Lots("imports"))
    late = pairing_calls()
    simulations()
    return int(odds() or late)


if __name__ == "__main__":
    sys.exit(main())
