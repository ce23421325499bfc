"""How long the plain Swiss takes to pair and to rank 300 players, after every round of nine."""

from __future__ import annotations

import random
import statistics
import sys
import time

from formats.core.model import Pairing
from formats.core.results import Result
from formats.core.state import Stage
from formats.systems.swiss import FORMAT
from formats.systems.swiss.options import SwissOptions
from tests.formats.stage_builder import new_stage, paired, published, won

PLAYERS, ROUNDS = 300, 9
LIMIT_S = {"pairing": 3.0, "standings": 0.3}
OPTIONS = SwissOptions(rounds=ROUNDS)


def result_of(pairing: Pairing, stage: Stage, chance: random.Random) -> Result:
    """Three of ten games are tied; the better seed wins more than half of the others."""
    if chance.random() < 0.3:
        return Result(half_points=(1, 1))
    order = sorted(pairing.seats, key=stage.seed_of)
    return won(pairing.seats, order[chance.random() > 0.65])


def main() -> int:
    """Print medians and the slowest; 1 when a median is over its limit."""
    chance = random.Random(300)
    stage = new_stage({f"p{number}": float(2600 - number) for number in range(PLAYERS)})
    paired(FORMAT, new_stage({"a": 1.0, "b": 1.0}), OPTIONS)  # imports the matching library
    times: dict[str, list[float]] = {"pairing": [], "standings": []}
    for _ in range(ROUNDS):
        here = stage
        started = time.process_time()
        pairings = paired(FORMAT, here, OPTIONS)
        times["pairing"].append(time.process_time() - started)
        results = {pairing.id: result_of(pairing, here, chance) for pairing in pairings.pairings}
        stage = published(here, pairings, lambda pairing, known=results: known[pairing.id])  # type: ignore[misc]
        started = time.process_time()
        FORMAT.rank(stage, OPTIONS)
        times["standings"].append(time.process_time() - started)
    for what, taken in times.items():
        print(
            f"{what} of {PLAYERS}: median {statistics.median(taken):.2f} s CPU, slowest {max(taken):.2f} s"
            f" (limit {LIMIT_S[what]} s, {ROUNDS} rounds)"
        )
    return int(any(statistics.median(taken) > LIMIT_S[what] for what, taken in times.items()))


if __name__ == "__main__":
    sys.exit(main())
