"""How long COP takes: a pairing call, its simulations, the odds of a large field; CPU seconds of the whole process."""

from __future__ import annotations

import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any, TypeVar
from unittest import mock

from formats.core.contract import Format
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
from formats.systems.cop.stream import MarginTable
from formats.systems.cop.terms import Terms
from tests.bench.figures import PAIRS, Figure, judged
from tests.formats.stage_builder import new_stage, published

T = TypeVar("T")
ROUNDS, LEFT, TRIES = 14, 4, 7
LIMITS = {16: 0.03, 32: 0.06, 64: 0.12, 128: 0.3}
"""CPU seconds of one pairing call by the number of players, as the project's goals have it."""
ODDS_PLAYERS, ODDS_LEFT, ODDS_SIMULATIONS, ODDS_LIMIT = 64, 5, 100_000, 1.0
FEWEST_GAMES, FEWEST_RATIO = {16: 85e6, 32: 100e6, 64: 100e6, 128: 100e6}, 40
"""Games to be simulated in a second of CPU, by the best of the tries; and how many times as many as in plain Python."""
TRIED_SECONDS = 1.5
"""For so long simulations are tried again and again: what takes milliseconds falls between what others do."""

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


def neighbours(stage: Stage, system: Format[Any] = FORMAT, chosen: Any = None) -> RoundPairings:
    """Two and two by the standings."""
    order = [line.entrant for line in system.rank(stage, chosen or CopOptions())]
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


def seconds(
    work: Callable[[], T], tries: int = TRIES, of: Callable[[list[float]], float] = statistics.median
) -> tuple[float, T]:
    """The CPU seconds of a try, the median or another one `of` all, and the last answer."""
    taken = []
    for _ in range(tries):
        started = time.process_time()
        answer = work()
        taken.append(time.process_time() - started)
    return of(taken), answer


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


def pairing_calls() -> Figure:
    """One pairing call for each size."""
    taken = {}
    for players in (*LIMITS, 300):
        stage = event(players)
        taken[players], _ = seconds(lambda: FORMAT.pair(stage, options(players), Lots("bench")))  # noqa: B023
    return Figure(f"pairing call, {LEFT} rounds left", taken, LIMITS, PAIRS, "s")


def simulations() -> Figure:
    """How long the simulations of each size take; how many games a second, against plain Python in the same run."""
    all_taken, limits = {}, {}
    played: list[int] = []
    places_in_table = MarginTable._draws

    def counted(table: MarginTable, bits: Any, wanted: int) -> Any:
        played[-1] += wanted
        return places_in_table(table, bits, wanted)

    for players in LIMITS:
        position = position_after(event(players), options(players), ROUNDS - LEFT)
        terms = Terms.of(options(players), LEFT)
        size = simulated_field(position, terms)
        block = gibsonized(position, terms)
        once, _ = seconds(lambda: simulate(position, terms, "bench", size, block), TRIES, min)  # noqa: B023
        tries = round(TRIED_SECONDS / once)
        taken, _ = seconds(lambda: simulate(position, terms, "bench", size, block), tries, min)  # noqa: B023
        played.append(0)
        with mock.patch.object(MarginTable, "_draws", counted):
            simulate(position, terms, "bench", size, block)
        plain, games = seconds(lambda: plain_simulation(position, terms, size, PLAIN_SIMULATIONS), 1)  # noqa: B023
        fast, slow = played[-1] / taken, games / plain
        print(
            f"simulated games a second of CPU, {players} players: {fast / 1e6:.1f} million"
            f" (at least {FEWEST_GAMES[players] / 1e6:.0f}),"
            f" {fast / slow:.0f} times plain Python (at least {FEWEST_RATIO})"
        )
        all_taken[players] = taken
        limits[players] = played[-1] / max(FEWEST_GAMES[players], FEWEST_RATIO * slow)
    return Figure(f"simulations, {LEFT} rounds left, by players", all_taken, limits, unit="s")


def odds() -> Iterator[Figure]:
    """Simulations of a large field, by their number and by the field."""
    by_number, by_players = {}, {}
    stage = event(ODDS_PLAYERS, ODDS_LEFT)
    for number in (ODDS_SIMULATIONS // 10, ODDS_SIMULATIONS):
        by_number[number], _ = seconds(lambda: FORMAT.odds(stage, options(ODDS_PLAYERS), Lots("bench"), number), 3)  # noqa: B023
    for players in (16, 32, ODDS_PLAYERS):
        here = event(players, ODDS_LEFT)
        by_players[players], _ = seconds(
            lambda: FORMAT.odds(here, options(players), Lots("bench"), ODDS_SIMULATIONS // 10),  # noqa: B023
            3,
        )
    what = f"odds, {ODDS_LEFT} rounds left"
    yield Figure(f"{what}, {ODDS_PLAYERS} players, by simulations", by_number, {ODDS_SIMULATIONS: ODDS_LIMIT}, unit="s")
    yield Figure(f"{what}, {ODDS_SIMULATIONS // 10:,} simulations, by players", by_players, unit="s")


def main() -> int:
    """Print everything; 1 when a limit is broken."""
    FORMAT.pair(event(4), options(4), Lots("imports"))
    return judged((pairing_calls(), simulations(), *odds()))


if __name__ == "__main__":
    sys.exit(main())
