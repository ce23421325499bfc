"""Long computations tell how far they have come, and can be ended."""

import pytest

from formats.core.errors import WorkStoppedError
from formats.core.progress import come_so_far, counted, watched


def test_whoever_watches_hears_of_every_part() -> None:
    heard: list[tuple[int, int]] = []
    with watched(lambda done, total: heard.append((done, total))):
        parts = list(counted("abc", [10, 10, 5], 25))
    come_so_far(1, 2)

    assert parts == ["a", "b", "c"]
    assert heard == [(0, 25), (10, 25), (20, 25), (25, 25)]


def test_a_watcher_ends_the_computation() -> None:
    def stop(done: int, _total: int) -> None:
        if done:
            raise WorkStoppedError

    with watched(stop), pytest.raises(WorkStoppedError):
        list(counted("abc", [1, 1, 1], 3))
    assert list(counted("a", [1], 1)) == ["a"]
