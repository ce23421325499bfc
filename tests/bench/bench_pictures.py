"""What a picture costs the worker in CPU time: every kind at every size, the slowest first. Fails above the limit."""

from __future__ import annotations

import sys
from time import process_time

from bot.pictures.render import render
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


def main() -> int:
    """Measure and print; 1 when a picture was too slow."""
    started = process_time()
    slowest_picture("standings", 16)
    print(f"first picture, fonts and libraries loaded: {1000 * (process_time() - started):.0f} ms")
    figures: list[tuple[float, str, int, int]] = []
    for kind in SAMPLES:
        for size in SIZES:
            seconds, count = min(slowest_picture(kind, size) for _ in range(TRIES))
            figures.append((seconds, kind, size, count))
    for seconds, kind, size, count in sorted(figures, reverse=True):
        print(f"{1000 * seconds:4.0f} ms  {kind} of {size} ({count} {'picture' if count == 1 else 'pictures'})")
    return int(max(figures)[0] > LIMIT)


if __name__ == "__main__":
    sys.exit(main())
