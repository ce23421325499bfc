"""CPU time of a comparison of six formats for 37 players, 2,000 runs of each."""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Sequence
from typing import Any

from formats import registry
from formats.toolkit.simulator.compare import Part, compared
from formats.toolkit.simulator.strengths import ratings_of
from tests.bench.figures import Figure, judged

PLAYERS, RUNS, TRIES = 37, 2000, 3
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


def comparison() -> float:
    """CPU seconds of all formats."""
    started = time.process_time()
    for parts in FORMATS:
        compared(parts, ratings_of("mixed", PLAYERS), RUNS, "bench")
    return time.process_time() - started


def main() -> int:
    """Print the figure; 1 if it is over its limit."""
    compared(FORMATS[3], ratings_of("mixed", 4), 1, "bench")  # imports NumPy
    taken = statistics.median(comparison() for _ in range(TRIES))
    return judged((Figure(f"six formats, {RUNS} runs each", {PLAYERS: taken}, {PLAYERS: 2.0}, unit="s"),))


if __name__ == "__main__":
    sys.exit(main())
