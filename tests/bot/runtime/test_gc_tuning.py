"""Full garbage collections run only while the bot is idle."""

from __future__ import annotations

import gc
import subprocess
import sys
import weakref
from collections.abc import Iterator
from typing import Any

import pytest

from bot.runtime.gc_tuning import EVERY_SECONDS, WHOLE_SECONDS, Collector, spare_collector
from tests.case_files import PROJECT
from tests.patience import PROGRAM_SECONDS


class Ring:
    """Garbage only the collector can find."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """What other tests have left is set aside before and after, and the collector of the tests left alone."""
    threshold = gc.get_threshold()
    gc.freeze()
    yield
    gc.set_threshold(*threshold)
    gc.freeze()


def test_however_much_is_loaded_nothing_looks_at_all_of_it_meanwhile() -> None:
    looks: list[int] = []

    def seen(phase: str, info: dict[str, Any]) -> None:
        if phase == "start":
            looks.append(info["generation"])

    spare_collector()
    gc.callbacks.append(seen)
    try:
        loaded = [[number] for number in range(400_000)]
    finally:
        gc.callbacks.remove(seen)
    assert len(loaded) == 400_000
    assert 0 < len(looks) < 200, "nor does it look at what is young all the time"
    assert 2 not in looks


def test_a_process_that_has_only_begun_sets_everything_aside_without_a_look() -> None:
    looks: list[int] = []
    gc.disable()
    gc.callbacks.append(lambda _phase, info: looks.append(info["generation"]))
    try:
        spare_collector()
        assert gc.isenabled()
        assert not looks
    finally:
        gc.enable()
        gc.callbacks.pop()


def test_what_is_garbage_goes_in_a_quiet_moment_and_not_too_often() -> None:
    seconds = [0.0]
    spare_collector()
    collector = Collector(lambda: seconds[0])
    ring = Ring()
    gone = weakref.ref(ring)
    assert not collector.look()
    gc.collect(1)  # it is old by now
    del ring
    seconds[0] = EVERY_SECONDS
    assert collector.look()
    assert gone() is None
    assert not collector.look()


ONCE_A_DAY = f"""
import gc, weakref
from bot.runtime.gc_tuning import Collector

class Ring:
    def __init__(self):
        self.itself = self

seconds = [0.0]
collector = Collector(lambda: seconds[0])
ring = Ring()
gone = weakref.ref(ring)
gc.freeze()
del ring
seconds[0] = {EVERY_SECONDS}
print(collector.look(), gone() is None)
seconds[0] = {WHOLE_SECONDS}
print(collector.look(), gone() is None)
"""
"""A program of its own: here the collector would look at all that the tests have loaded."""


def test_once_a_day_even_what_was_set_aside_is_looked_at() -> None:
    told = subprocess.run(
        [sys.executable, "-c", ONCE_A_DAY], cwd=PROJECT, capture_output=True, text=True, check=True,
        timeout=PROGRAM_SECONDS,
    ).stdout  # fmt: skip
    assert told.split("\n") == ["True False", "True True", ""]
