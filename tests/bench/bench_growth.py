"""How pairing and standings grow with the field, in CPU seconds."""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from formats.core.contract import Format
from formats.core.lots import Lots
from formats.core.memoize import forget
from formats.core.model import Pairing
from formats.core.results import Result
from formats.core.state import Stage
from formats.systems.cop import FORMAT as COP
from formats.systems.floating_double_elimination import FORMAT as FLOATING
from formats.systems.floating_double_elimination.options import FinalsOptions
from formats.systems.score_group_swiss import FORMAT as SCORE_GROUPS
from formats.systems.score_group_swiss.options import SwissOptions as ScoreGroupOptions
from formats.systems.swiss import FORMAT as SWISS
from formats.systems.swiss.options import SwissOptions
from tests.bench.bench_cop import event, neighbours, options
from tests.bench.figures import PAIRS, Figure, judged
from tests.formats.stage_builder import new_stage, paired, published, won

ROUNDS = 5
TRIES = 3


def rounds_of(system: Format[Any], chosen: Any, size: int, *, ties: bool) -> float:
    """The slowest of the first rounds, each the better of two tries; three of ten games tied where ties are."""
    chance = random.Random(size)
    stage = new_stage({f"p{number}": float(2600 - number) for number in range(size)})
    slowest = 0.0

    def result_of(pairing: Pairing, here: Stage) -> Result:
        if ties and chance.random() < 0.3:
            return Result(half_points=(1, 1))
        return won(pairing.seats, sorted(pairing.seats, key=here.seed_of)[chance.random() > 0.65])

    for _ in range(ROUNDS):
        here = stage
        taken: list[float] = []
        for _ in range(2):
            started = time.process_time()
            found = paired(system, here, chosen)
            taken.append(time.process_time() - started)
        slowest = max(slowest, min(taken))
        stage = published(here, found, lambda pairing: result_of(pairing, here))  # noqa: B023 - called before the next round
    return slowest


def cop_call(size: int) -> float:
    """The best of a few pairing calls with four rounds left."""
    stage = event(size)
    taken = []
    for _ in range(TRIES):
        started = time.process_time()
        COP.pair(stage, options(size), Lots("bench"))
        taken.append(time.process_time() - started)
    return min(taken)


def standings_of(system: Format[Any], chosen: Any, size: int) -> float:
    """The best of a few standings after some rounds."""
    stage = new_stage({f"p{number}": float(2600 - number) for number in range(size)})
    for _ in range(ROUNDS):
        stage = published(
            stage, neighbours(stage, system, chosen), lambda pairing: won(pairing.seats, pairing.seats[0])
        )
    taken = []
    for _ in range(TRIES):
        forget()
        started = time.process_time()
        system.rank(stage, chosen)
        taken.append(time.process_time() - started)
    return min(taken)


def measured() -> Iterator[Figure]:
    """Each figure as it is measured."""

    def by_size(sizes: Sequence[int], seconds: Callable[[int], float]) -> dict[int, float]:
        return {size: seconds(size) for size in sizes}

    yield Figure(
        "swiss, slowest of 5 rounds",
        by_size((100, 300, 1000), lambda size: rounds_of(SWISS, SwissOptions(rounds=9), size, ties=True)),
        {300: 0.2, 1000: 1.2},
        PAIRS,
        "s",
    )
    yield Figure(
        "score_group_swiss, slowest of 5 rounds",
        by_size((128, 512, 1000), lambda size: rounds_of(SCORE_GROUPS, ScoreGroupOptions(rounds=9), size, ties=False)),
        {512: 0.5, 1000: 1.5},
        PAIRS,
        "s",
    )
    yield Figure(
        "floating_double_elimination, slowest of 5 rounds",
        by_size((128, 512, 1000), lambda size: rounds_of(FLOATING, FinalsOptions(), size, ties=False)),
        {512: 0.3, 1000: 0.8},
        PAIRS,
        "s",
    )
    yield Figure("cop, 4 rounds left", by_size((64, 128, 256, 512), cop_call), {128: 0.3, 512: 2.0}, PAIRS, "s")
    sizes = (125, 250, 500, 1000)
    for system, chosen in ((SWISS, SwissOptions(rounds=9)), (SCORE_GROUPS, ScoreGroupOptions(rounds=9))):
        taken = by_size(sizes, lambda size: standings_of(system, chosen, size))  # noqa: B023 - called at once
        yield Figure(f"standings of {system.key} after {ROUNDS} rounds", taken, unit="s")


def main() -> int:
    """Print every figure; 1 when one is over its limit or grows faster than it may."""
    for system, chosen in ((SWISS, SwissOptions()), (COP, options(8))):
        paired(system, new_stage({f"p{number}": float(number) for number in range(80)}), chosen)  # imports
    return judged(measured())


if __name__ == "__main__":
    sys.exit(main())
