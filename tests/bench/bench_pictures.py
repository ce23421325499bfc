"""What a picture costs the worker in CPU time: every kind at every size, the slowest first. Fails above the limit."""

from __future__ import annotations

import sys
from functools import partial
from time import process_time

from bot.pictures.render import render
from tests.bench.figures import judged, measured
from tests.bot.pictures.lettered import drawings
from tests.bot.pictures.samples import SAMPLES, SIZES, sample

LIMIT = 0.15
"""Seconds of CPU a picture may cost, once the fonts are loaded."""


def slowest_picture(kind: str, size: int) -> float:
    """The seconds of the slowest picture of a view."""
    started = process_time()
    drawn = drawings(sample(kind, size))
    share = (process_time() - started) / len(drawn)
    slowest = 0.0
    for drawing in drawn:
        started = process_time()
        render(drawing.svg)
        slowest = max(slowest, process_time() - started)
    return share + slowest


def main() -> int:
    """Measure and print; 1 when a picture was too slow."""
    started = process_time()
    slowest_picture("standings", 16)
    print(f"first picture, fonts and libraries loaded: {1000 * (process_time() - started):.0f} ms")
    limits = dict.fromkeys(SIZES, LIMIT)
    found = [measured(SIZES, partial(slowest_picture, kind), name=kind, limits=limits, unit="s") for kind in SAMPLES]
    return judged(sorted(found, key=lambda figure: -max(figure.taken.values())))


if __name__ == "__main__":
    sys.exit(main())
