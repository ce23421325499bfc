"""How far work in another process has come, and how it is ended."""

from __future__ import annotations

import pytest

from bot.service.work_progress import NUMBERS, SLOTS, SharedNumbers, Stand
from formats.core.errors import WorkStoppedError
from formats.core.progress import come_so_far


@pytest.fixture
def shared() -> SharedNumbers:
    return SharedNumbers([0] * NUMBERS)


def test_each_piece_of_work_has_a_number_of_its_own(shared: SharedNumbers) -> None:
    assert [shared.watch().number for _ in range(3)] == [1, 2, 3]


def test_whoever_waits_sees_where_the_work_is_step_by_step(shared: SharedNumbers) -> None:
    first, second = shared.watch(), shared.watch()
    assert first.stand is None
    with shared.at_work(second.number):
        assert second.stand is None  # it has reported nothing yet
        come_so_far(0, 10)
        assert second.stand == Stand(1, 0, 10)
        come_so_far(4, 10)
        assert second.stand == Stand(1, 4, 10)
        come_so_far(0, 3)
        assert second.stand == Stand(2, 0, 3)
        assert first.stand is None
    with shared.at_work(first.number):
        assert (first.stand, second.stand) == (None, None)
        come_so_far(0, 5)
        assert first.stand == Stand(1, 0, 5)


def test_work_that_is_stopped_ends_when_it_next_tells_how_far_it_is_and_other_work_goes_on(
    shared: SharedNumbers,
) -> None:
    watches = [shared.watch() for _ in range(SLOTS + 1)]
    watches[1].stop()
    with shared.at_work(watches[1].number), pytest.raises(WorkStoppedError):
        come_so_far(0, 10)
    for other in (watches[0], watches[SLOTS]):
        with shared.at_work(other.number):
            come_so_far(0, 10)
            assert other.stand == Stand(1, 0, 10)
