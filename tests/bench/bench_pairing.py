"""How long the Arimaa formats take: rounds of the preliminary, whole finals."""

from __future__ import annotations

import random
import statistics
import sys
import time
from typing import Any

from formats.core.contract import Format, NeedsPairing
from formats.core.state import Stage
from formats.systems.floating_double_elimination import FloatingDoubleElimination
from formats.systems.floating_double_elimination.options import FinalsOptions
from formats.systems.score_group_swiss import ScoreGroupSwiss
from formats.systems.score_group_swiss.options import SwissOptions
from tests.bench.figures import PAIRS, Figure, judged
from tests.formats.stage_builder import new_stage, paired, published, won

TRIES = 9


def rounds_of(system: Format[Any], options: Any, size: int, seed: int, most: int) -> tuple[Stage, list[float]]:
    """Play a stage with random winners; the time each pairing took."""
    chance = random.Random(seed)
    stage = new_stage({f"p{number}": float(2600 - 7 * number) for number in range(size)})
    times: list[float] = []
    while len(stage.rounds) < most and isinstance(system.status(stage, options), NeedsPairing):
        started = time.process_time()
        found = paired(system, stage, options)
        times.append((time.process_time() - started) * 1000)
        stage = published(stage, found, lambda pairing: won(pairing.seats, chance.choice(pairing.seats)))
    return stage, times


def preliminary(players: int) -> float:
    """The median of rounds 1 to 7 as the table says, and of the much harder rounds up to 40 where most have met."""
    swiss, options = ScoreGroupSwiss(), SwissOptions(rounds=40, allow_repeats=True)
    times: list[float] = []
    for seed in range(2):
        times += rounds_of(swiss, options, players, seed, most=40)[1]
    return statistics.median(times)


def finals(players: int) -> float:
    """All rounds of finals together, the median of several."""
    system, options = FloatingDoubleElimination(), FinalsOptions()
    return statistics.median(sum(rounds_of(system, options, players, seed, most=40)[1]) for seed in range(TRIES))


def main() -> int:
    """Print medians; 1 when one is over its limit or grows faster than it may."""
    rounds_of(FloatingDoubleElimination(), FinalsOptions(), 4, 0, most=1)  # imports the matching library
    return judged(
        (
            Figure("preliminary, a round", {size: preliminary(size) for size in (28, 55, 110)}, {55: 60}, PAIRS),
            Figure("finals, all rounds", {size: finals(size) for size in (32, 64, 128)}, {64: 400}, PAIRS),
        )
    )


if __name__ == "__main__":
    sys.exit(main())
