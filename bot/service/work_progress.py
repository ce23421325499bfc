"""Progress and cancellation of work in the worker process, by a few numbers in shared memory."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any

from formats.core.errors import WorkStoppedError
from formats.core.progress import watched

SLOTS = 64
"""How many pieces of work can wait, run or be stopped at the same time."""

STOPPED = 0
RUNNING, STEP, DONE, TOTAL = SLOTS, SLOTS + 1, SLOTS + 2, SLOTS + 3
NUMBERS = SLOTS + 4
"""The shared numbers: in each slot the work that was stopped there, then the work that runs and where it is."""


@dataclass(frozen=True, slots=True)
class Stand:
    """Where a piece of work is: `done` of `total` in its step of that number, counting from 1."""

    step: int
    done: int
    total: int


class Watch:
    """A piece of work somebody waits for."""

    def __init__(self, shared: SharedNumbers, number: int) -> None:
        self._shared = shared
        self.number = number
        self.owner: int | None = None
        """The account that waits for it, and alone may stop it."""

    @property
    def stand(self) -> Stand | None:
        """Where the work is; None while it waits for its turn, or has nothing to tell."""
        return self._shared.stand(self.number)

    def stop(self) -> None:
        """End the work at the next moment at which it tells how far it has come."""
        self._shared.stop(self.number)


class SharedNumbers:
    """The numbers both processes see, and the watches that are open."""

    def __init__(self, numbers: Any) -> None:
        """`numbers` are `NUMBERS` shared whole numbers, all of them nought."""
        self.numbers = numbers
        self._count = itertools.count(1)

    def watch(self) -> Watch:
        """A new piece of work to watch."""
        return Watch(self, next(self._count))

    def stand(self, number: int) -> Stand | None:
        """Where the work of that number is."""
        if self.numbers[RUNNING] != number or not self.numbers[TOTAL]:
            return None
        return Stand(self.numbers[STEP], self.numbers[DONE], self.numbers[TOTAL])

    def stop(self, number: int) -> None:
        """The work of that number is to end."""
        self.numbers[STOPPED + number % SLOTS] = number

    def at_work(self, number: int) -> AbstractContextManager[None]:
        """In the worker: count all progress within as this work's. Raises `WorkStoppedError` once it is stopped."""
        return watched(self._reporter(number))

    def _reporter(self, number: int) -> Callable[[int, int], None]:
        numbers = self.numbers
        numbers[RUNNING], numbers[STEP], numbers[DONE], numbers[TOTAL] = number, 0, 0, 0

        def report(done: int, total: int) -> None:
            if numbers[STOPPED + number % SLOTS] == number:
                raise WorkStoppedError
            if done == 0:
                numbers[STEP] += 1
            numbers[DONE], numbers[TOTAL] = done, total

        return report
