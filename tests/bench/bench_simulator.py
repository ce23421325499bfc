"""CPU time of simulations: a comparison of six formats for 37 players, and chances of 40 players in every format."""

from __future__ import annotations

import random
import statistics
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from formats import registry
from formats.core.lots import Lots
from formats.core.model import Pairing
from formats.core.results import Result
from formats.core.state import Stage
from formats.toolkit.simulator.compare import Part, compared
from formats.toolkit.simulator.simulated import SimulatesRest
from formats.toolkit.simulator.strengths import ratings_of
from tests.bench.figures import Figure, judged
from tests.formats.stage_builder import new_stage, won
from tests.formats.toolkit.simulator.ends import played

PLAYERS, RUNS, TRIES = 37, 2000, 3
FIELD, FURTHEST = 40, 3
"""Number of players whose chances are simulated, after 0 to so many rounds."""

ENGINE = registry.engine()


def part(key: str, take: int | None = None, **options: Any) -> Part:
    """Return a stage."""
    system = ENGINE.format_of(key)
    return Part(system, system.read_options(options), take)


FORMATS: Sequence[Sequence[Part]] = (
    [part("single_elimination")],
    [part("double_elimination")],
    [part("round_robin")],
    [part("swiss")],
    [part("swiss"), part("single_elimination", take=8)],
    [part("single_elimination", best_of=3)],
)

OPTIONS: Mapping[str, Mapping[str, Any]] = {"swiss": {"wins_to_advance": 3, "losses_to_leave": 3}}
"""Options besides the default ones under which chances are measured, too."""


def comparison() -> None:
    """Compare the six formats."""
    for parts in FORMATS:
        compared(parts, ratings_of("mixed", PLAYERS), RUNS, "bench")


def seconds(work: Callable[[], object]) -> float:
    """CPU seconds of some work, the median of a few times."""
    taken = []
    for _ in range(TRIES):
        started = time.process_time()
        work()
        taken.append(time.process_time() - started)
    return statistics.median(taken)


def chances(key: str, options: Mapping[str, Any]) -> float:
    """Milliseconds of the chances that cost most, of all moments in the first rounds."""
    system: Any = ENGINE.format_of(key)
    dice = random.Random(key)
    read = system.read_options(options)
    stage: Stage = new_stage({f"p{number}": 2000.0 - 20 * number for number in range(FIELD)})

    def decides(pairing: Pairing) -> Result:
        return won(pairing.seats, dice.choice(pairing.seats))

    taken = []
    for _ in range(FURTHEST + 1):
        runs = system.quick_simulations(stage, read)
        taken.append(seconds(lambda: system.odds(stage, read, Lots("bench"), runs)))  # noqa: B023
        stage = played(system, read, stage, 1, decides)
    return 1000 * max(taken)


def main() -> int:
    """Print the figures; 1 if one is over its limit."""
    compared(FORMATS[3], ratings_of("mixed", 4), 1, "bench")  # imports NumPy
    keys = [key for key, system in ENGINE.formats.items() if isinstance(system, SimulatesRest)]
    settings = [*((key, {}) for key in keys), *OPTIONS.items()]
    return judged(
        (
            Figure(f"six formats, {RUNS} runs each", {PLAYERS: seconds(comparison)}, {PLAYERS: 2.0}, unit="s"),
            *(
                Figure(" ".join(("chances,", key, *options)), {FIELD: chances(key, options)}, {FIELD: 100.0}, unit="ms")
                for key, options in settings
            ),
        )
    )


if __name__ == "__main__":
    sys.exit(main())
