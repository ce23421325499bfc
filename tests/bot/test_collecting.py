"""The garbage collector looks at everything only while nobody waits."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator
from typing import Any

import pytest

from bot.collecting import EVERY_SECONDS, WHOLE_SECONDS, Collector, spare_collector


class Ring:
    """Garbage only the collector can find."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """Leave the collector of the tests alone."""
    threshold = gc.get_threshold()
    yield
    gc.set_threshold(*threshold)
    gc.unfreeze()


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
    assert looks
    assert 2 not in looks


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


def test_once_a_day_even_what_was_set_aside_is_looked_at() -> None:
    seconds = [0.0]
    collector = Collector(lambda: seconds[0])
    ring = Ring()
    gone = weakref.ref(ring)
    gc.freeze()
    del ring
    seconds[0] = EVERY_SECONDS
    assert collector.look()
    assert gone() is not None
    seconds[0] = WHOLE_SECONDS
    assert collector.look()
    assert gone() is None
