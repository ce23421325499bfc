"""How pairing grows with the field: CPU seconds at several sizes, some limits, and the exponent from end to end."""

from __future__ import annotations

import math
import random
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from formats.core.contract import Format
from formats.core.lots import Lots
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
from tests.bench.bench_cop import event, options
from tests.formats.stage_builder import new_stage, paired, published, won

ROUNDS = 5
TRIES = 3


@dataclass(frozen=True)
class Figure:
    """What is measured: the slowest of the first rounds of each size; `limits` in CPU seconds, by size."""

    name: str
    sizes: Sequence[int]
    limits: dict[int, float]
    exponent: float
    seconds: Callable[[int], float]


def rounds_of(system: Format[Any], chosen: Any, size: int, *, ties: bool) -> float:
    """The slowest of the first rounds, three of ten games tied where ties are."""
    chance = random.Random(size)
    stage = new_stage({f"p{number}": float(2600 - number) for number in range(size)})
    slowest = 0.0

    def result_of(pairing: Pairing, here: Stage) -> Result:
        if ties and chance.random() < 0.3:
            return Result(half_points=(1, 1))
        return won(pairing.seats, sorted(pairing.seats, key=here.seed_of)[chance.random() > 0.65])

    for _ in range(ROUNDS):
        here = stage
        started = time.process_time()
        found = paired(system, here, chosen)
        slowest = max(slowest, time.process_time() - started)
        stage = published(here, found, lambda one: result_of(one, here))  # noqa: B023 - called before the next round
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


FIGURES = (
    Figure(
        "swiss, slowest of 5 rounds",
        (100, 300, 1000),
        {300: 1.0, 1000: 10.0},
        3.0,
        lambda size: rounds_of(SWISS, SwissOptions(rounds=9), size, ties=True),
    ),
    Figure(
        "score_group_swiss, slowest of 5 rounds",
        (128, 512, 1000),
        {512: 1.0, 1000: 5.0},
        2.3,
        lambda size: rounds_of(SCORE_GROUPS, ScoreGroupOptions(rounds=9), size, ties=False),
    ),
    Figure(
        "floating_double_elimination, slowest of 5 rounds",
        (128, 512, 1000),
        {512: 1.0, 1000: 5.0},
        2.3,
        lambda size: rounds_of(FLOATING, FinalsOptions(), size, ties=False),
    ),
    Figure("cop, 4 rounds left", (64, 128, 256, 512), {128: 0.40, 512: 3.0}, 2.3, cop_call),
)


def main() -> int:
    """Print every figure; 1 when one is over its limit or grows faster than its exponent from end to end."""
    for system, chosen in ((SWISS, SwissOptions()), (COP, options(8))):
        paired(system, new_stage({f"p{number}": float(number) for number in range(8)}), chosen)  # imports
    late = False
    for figure in FIGURES:
        taken = {size: figure.seconds(size) for size in figure.sizes}
        smallest, largest = figure.sizes[0], figure.sizes[-1]
        grown = math.log(taken[largest] / taken[smallest]) / math.log(largest / smallest)
        late |= grown > figure.exponent or any(taken[size] > limit for size, limit in figure.limits.items())
        told = ", ".join(
            f"{size}: {seconds:.3f} s" + (f" (limit {figure.limits[size]:g})" if size in figure.limits else "")
            for size, seconds in taken.items()
        )
        print(f"{figure.name}: {told}; exponent {grown:.1f} (limit {figure.exponent:g})")
    return int(late)


if __name__ == "__main__":
    sys.exit(main())
