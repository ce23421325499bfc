"""What a picture costs the worker in CPU time: every kind at every size, the slowest first. Fails above the limit."""

from __future__ import annotations

import sys
from time import process_time

from bot.pictures.render import render
from tests.bench.figures import Figure, judged
from tests.bot.pictures.lettered import drawings
from tests.bot.pictures.samples import SAMPLES, SIZES, sample

LIMIT = 0.3
"""Seconds of CPU a picture may cost, once the fonts are loaded."""

TRIES = 3


def slowest_picture(kind: str, size: int) -> tuple[float, int]:
    """The seconds of the slowest picture of a view, and how many pictures there are."""
    started = process_time()
    drawn = drawings(sample(kind, size))
    share = (process_time() - started) / len(drawn)
    slowest = 0.0
    for drawing in drawn:
        started = process_time()
        render(drawing.svg)
        slowest = max(slowest, process_time() - started)
    return share + slowest, len(drawn)


def measured(kind: str, size: int) -> float:
    """Seconds of the slowest picture, the best of some tries."""
    return min(slowest_picture(kind, size)[0] for _ in range(TRIES))


def main() -> int:
    """Measure and print; 1 when a picture was too slow."""
    started = process_time()
    slowest_picture("standings", 16)
    print(f"first picture, fonts and libraries loaded: {1000 * (process_time() - started):.0f} ms")
    found = {kind: {size: measured(kind, size) for size in SIZES} for kind in SAMPLES}
    return judged(
        Figure(kind, by_size, dict.fromkeys(SIZES, LIMIT), unit="s")
        for kind, by_size in sorted(found.items(), key=lambda one: -max(one[1].values()))
    )


if __name__ == "__main__":
    sys.exit(main())
