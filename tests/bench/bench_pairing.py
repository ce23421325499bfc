"""How long the Arimaa formats take: a round of 55 players in the preliminary, whole finals of 64 players."""

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
from tests.formats.stage_builder import new_stage, paired, published, won

LIMIT_MS = {"preliminary, a round of 55": 100, "finals of 64, all rounds": 1000}
TRIES = 15


def rounds_of(system: Format[Any], options: Any, size: int, seed: int, most: int) -> tuple[Stage, list[float]]:
    """Play a stage with random winners; the time each pairing took."""
    chance = random.Random(seed)
    stage = new_stage({f"p{number}": float(2600 - 7 * number) for number in range(size)})
    times: list[float] = []
    while len(stage.rounds) < most and isinstance(system.status(stage, options), NeedsPairing):
        started = time.perf_counter()
        found = paired(system, stage, options)
        times.append((time.perf_counter() - started) * 1000)
        stage = published(stage, found, lambda one: won(one.seats, chance.choice(one.seats)))
    return stage, times


def preliminary() -> list[float]:
    """Rounds 1 to 7 as the table says, and the much harder rounds up to 40 where most have met."""
    swiss, options = ScoreGroupSwiss(), SwissOptions(rounds=40, allow_repeats=True)
    times: list[float] = []
    for seed in range(2):
        _, taken = rounds_of(swiss, options, 55, seed, most=40)
        times += taken
    return times


def finals() -> list[float]:
    """All rounds of finals of 64 together, several times."""
    system, options = FloatingDoubleElimination(), FinalsOptions()
    return [sum(rounds_of(system, options, 64, seed, most=40)[1]) for seed in range(TRIES)]


def main() -> int:
    """Print medians and the slowest; 1 when a median is over its limit."""
    rounds_of(FloatingDoubleElimination(), FinalsOptions(), 4, 0, most=1)  # imports the matching library
    measured = dict(zip(LIMIT_MS, (preliminary(), finals()), strict=True))
    for what, times in measured.items():
        print(
            f"{what}: median {statistics.median(times):.1f} ms, slowest {max(times):.1f} ms"
            f" (limit {LIMIT_MS[what]} ms, {len(times)} runs)"
        )
    return int(any(statistics.median(times) > LIMIT_MS[what] for what, times in measured.items()))


if __name__ == "__main__":
    sys.exit(main())
