"""What every bench says of what it measured: each figure at several sizes, its limits, and how it grows."""

from __future__ import annotations

import math
import statistics
import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

LINEAR = 1.2
"""What should be in step with its size may grow by this power of it: 1 and what chance and logarithms add."""

PAIRS = 2.3
"""What looks at every possible pair grows with the square of the field."""

CONSTANT = 0.3
"""What should cost the same, however much there is beside it."""

TELLING = {"s": 0.01, "ms": 1.0, "posts": 1.0}
"""Figures below these are not tested for growth: such differences are the machine's."""

DECIMALS = {"s": 3, "ms": 2, "posts": 0}

MORE_TRIES = 2

IDLE_MS = 1.3
"""What `a_moment_of_python` takes on the idle machine whose figures the limits are."""

PACE_TRIES = 101


def a_moment_of_python() -> int:
    """Some work as most of ours is: names, dictionaries, lists, small numbers."""
    found: dict[str, list[int]] = {}
    for number in range(4000):
        found.setdefault(f"player {number % 97}", []).append(number * 7919 % 101)
    return sum(max(numbers) * len(name) for name, numbers in sorted(found.items()))


def slowness(clock: Callable[[], float] = time.process_time) -> float:
    """How many times as long everything takes just now as on that machine: others share its cores, or it is slower.

    By the `clock` on the wall it counts too for how long others have the cores.
    """
    taken = []
    for _ in range(PACE_TRIES):
        started = clock()
        a_moment_of_python()
        taken.append(clock() - started)
    middle = statistics.median if clock is time.process_time else statistics.mean
    return max(1.0, 1000 * middle(taken) / IDLE_MS)


@dataclass(frozen=True)
class Figure:
    """What something takes by its size: players, games, events.

    Attributes:
        taken: seconds, milliseconds or a number of posts, as `unit` says, by size.
        limits: what it may take, by size; sizes that have none are there for the growth.
        exponent: by which power of the size it may grow, from the smallest to the largest.
        in_real_time: what is measured is the time on the wall, which is longer where others have the cores.
        slowness: how many times as long everything takes on this machine as on the one whose figures the limits are.
    """

    name: str
    taken: Mapping[int, float]
    limits: Mapping[int, float] = field(default_factory=dict)
    exponent: float = LINEAR
    unit: str = "ms"
    in_real_time: bool = False
    slowness: float = 1.0

    @cached_property
    def limits_here(self) -> Mapping[int, float]:
        """The limits on this machine as it is now. How much is posted does not depend on that."""
        longer = 1.0 if self.unit == "posts" else self.slowness
        return {size: limit * longer for size, limit in self.limits.items()}

    @property
    def grows_by(self) -> float:
        """By which power of the size it grows, from the smallest to the largest; none where there is one size alone."""
        smallest, largest = min(self.taken), max(self.taken)
        if smallest == largest or not self.taken[largest]:
            return 0.0
        least = self.taken[smallest] or TELLING[self.unit]
        return math.log(self.taken[largest] / least) / math.log(largest / smallest)

    @property
    def is_too_much(self) -> bool:
        """Is a limit broken, or does it grow faster than it may?"""
        broken = any(self.taken[size] > limit for size, limit in self.limits_here.items() if size in self.taken)
        tells = self.taken[max(self.taken)] >= TELLING[self.unit]
        return broken or (tells and self.grows_by > self.exponent)

    def __str__(self) -> str:
        """A line of the report."""
        parts = []
        for size, taken in self.taken.items():
            limit = f" (limit {self.limits_here[size]:.4g})" if size in self.limits else ""
            parts.append(f"{size:,}: {taken:.{DECIMALS[self.unit]}f} {self.unit}{limit}")
        growth = f"; exponent {self.grows_by:.2f} (limit {self.exponent:g})" if len(self.taken) > 1 else ""
        return f"{'MISSED ' if self.is_too_much else ''}{self.name}: {', '.join(parts)}{growth}"


def measured(sizes: Iterable[int], again: Callable[[int], float], **figure: Any) -> Figure:
    """A figure of these sizes. What is too much is measured twice more, and the best counts: others use the machine."""
    found = {size: again(size) for size in sizes}
    for _ in range(MORE_TRIES):
        if not Figure(taken=found, **figure).is_too_much:
            break
        found = {size: min(taken, again(size)) for size, taken in found.items()}
    return Figure(taken=found, **figure)


def judged(figures: Iterable[Figure]) -> int:
    """Print every figure as it comes; 1 where one is too much, else 0: what a bench exits with.

    A limit that is broken is held against how busy the machine is just then.
    """
    late = False
    for as_measured in figures:
        figure = as_measured
        if figure.is_too_much:
            figure = replace(
                as_measured, slowness=slowness(time.monotonic if as_measured.in_real_time else time.process_time)
            )
            print(f"everything takes {figure.slowness:.2f} times as long as on an idle machine", flush=True)
        print(figure, flush=True)
        late |= figure.is_too_much
    return int(late)
