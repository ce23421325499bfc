"""How long the plain Swiss takes to pair and to rank up to 300 players, after every round of nine."""

from __future__ import annotations

import random
import statistics
import sys
import time

from formats.core.memoize import forget
from formats.core.model import Pairing
from formats.core.results import Result
from formats.core.state import Stage
from formats.systems.swiss import FORMAT
from formats.systems.swiss.options import SwissOptions
from tests.bench.figures import PAIRS, Figure, judged
from tests.formats.stage_builder import new_stage, paired, published, won

PLAYERS, ROUNDS, TRIES = (75, 150, 300), 9, 5
OPTIONS = SwissOptions(rounds=ROUNDS)


def result_of(pairing: Pairing, stage: Stage, chance: random.Random) -> Result:
    """Three of ten games are tied; the better seed wins more than half of the others."""
    if chance.random() < 0.3:
        return Result(half_points=(1, 1))
    order = sorted(pairing.seats, key=stage.seed_of)
    return won(pairing.seats, order[chance.random() > 0.65])


def measured(players: int) -> tuple[float, float]:
    """Seconds of a pairing, the median of all rounds, and of the standings after the last."""
    chance = random.Random(players)
    stage = new_stage({f"p{number}": float(2600 - number) for number in range(players)})
    pairing_times = []
    for _ in range(ROUNDS):
        here = stage
        started = time.process_time()
        pairings = paired(FORMAT, here, OPTIONS)
        pairing_times.append(time.process_time() - started)
        results = {pairing.id: result_of(pairing, here, chance) for pairing in pairings.pairings}
        stage = published(here, pairings, lambda pairing, known=results: known[pairing.id])  # type: ignore[misc]
    return statistics.median(pairing_times), standings(stage)


def standings(stage: Stage) -> float:
    """Seconds of the standings, the best of some tries."""
    taken = []
    for _ in range(TRIES):
        forget()
        started = time.process_time()
        FORMAT.rank(stage, OPTIONS)
        taken.append(time.process_time() - started)
    return min(taken)


def main() -> int:
    """Print every figure; 1 when one is over its limit or grows faster than it may."""
    paired(FORMAT, new_stage({"a": 1.0, "b": 1.0}), OPTIONS)  # imports the matching library
    found = {players: measured(players) for players in PLAYERS}
    pairing, ranking = ({players: times[part] for players, times in found.items()} for part in (0, 1))
    return judged(
        (
            Figure(f"pairing, median of {ROUNDS} rounds", pairing, {300: 0.3}, PAIRS, "s"),
            Figure(f"standings after {ROUNDS} rounds", ranking, {300: 0.05}, unit="s"),
        )
    )


if __name__ == "__main__":
    sys.exit(main())
