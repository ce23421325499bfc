"""Tests in forked processes: each is run once, and pytest reports them as it does without processes."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.case_files import PROJECT
from tests.forked_workers import Deal
from tests.patience import PROGRAM_SECONDS

SAMPLE = """
import os, signal, sys, warnings
from pathlib import Path

import pytest

HERE = Path(__file__).parent

@pytest.fixture(scope="session")
def shared(tmp_path_factory):
    yield tmp_path_factory.mktemp("shared")
    (HERE / f"torn-down-{os.getpid()}").touch()

@pytest.mark.parametrize("number", range(30))
def test_passes(number, shared, tmp_path) -> None:
    with (HERE / "ran.txt").open("a") as file:
        file.write(f"{number} {os.getpid()}\\n")
    assert shared.parent == tmp_path.parent

def test_fails(shared) -> None:
    print("printed before it fails")
    os.write(1, b"written before it fails\\n")
    raise ValueError("the reason")

def test_is_killed() -> None:
    os.kill(os.getpid(), signal.SIGKILL)

def test_warns() -> None:
    warnings.warn("a warning")

@pytest.mark.skip(reason="a reason to skip")
def test_is_skipped() -> None:
    pass
"""


def run(folder: Path, *arguments: str) -> tuple[int, str]:
    """Run pytest on the sample in two forked processes; return its exit code and output."""
    (folder / "test_sample.py").write_text(SAMPLE, encoding="utf-8")
    (folder / "pytest.ini").write_text("[pytest]\n", encoding="utf-8")
    options = ["-p", "tests.forked_workers", "--forks", "2", "-p", "no:asyncio", "-p", "no:xdist", "-rs"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *options, *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(PROJECT)},
        capture_output=True,
        text=True,
        check=False,
        timeout=PROGRAM_SECONDS,
    )
    return done.returncode, done.stdout


def test_every_test_is_run_once_and_reported(tmp_path: Path) -> None:
    code, output = run(tmp_path)
    assert code == 1
    assert re.search(r"2 failed, 31 passed, 1 skipped, 1 warning in ", output), output
    ran = [line.split() for line in (tmp_path / "ran.txt").read_text(encoding="utf-8").splitlines()]
    assert sorted(int(number) for number, _ in ran) == list(range(30))
    processes = {process for _, process in ran}
    assert len(processes) > 1
    torn_down = {file.name.removeprefix("torn-down-") for file in tmp_path.glob("torn-down-*")}
    assert len(processes - torn_down) <= 1, "only the killed one leaves its fixtures"
    for text in (
        "ValueError: the reason",
        "printed before it fails",
        "written before it fails",
        "the process that ran the test ended with -9",
        "UserWarning: a warning",
        "a reason to skip",
    ):
        assert text in output
    _, output = run(tmp_path, "--last-failed", "-k", "fails", "--collect-only", "-q")
    assert "test_sample.py::test_fails" in output, "the cache has what failed"


def test_a_run_stops_at_a_failure_and_tears_down(tmp_path: Path) -> None:
    code, output = run(tmp_path, "-x", "-k", "passes or fails")
    assert code == 1
    assert "stopping after 1 failures" in output
    assert list(tmp_path.glob("torn-down-*"))


class Marked:
    """A stand-in for `pytest.Item` that has the mark `slow` or none."""

    def __init__(self, *, is_slow: bool) -> None:
        self._is_slow = is_slow

    def get_closest_marker(self, name: str) -> object:
        return name if self._is_slow else None


def test_slow_tests_are_dealt_first_and_then_neighbours() -> None:
    deal = Deal([Marked(is_slow=index in {3, 7}) for index in range(12)], 2)  # type: ignore[misc]
    assert [deal.next(0), deal.next(1)] == [3, 7]
    assert [deal.next(0) for _ in range(5)] == [0, 1, 2, 4, 5]
    assert deal.next(1) == 6
    assert [deal.next(0) for _ in range(3)] == [10, 11, 9]
    deal.put_back([11, 9])
    assert [deal.next(1) for _ in range(4)] == [11, 9, 8, None]


def test_every_item_is_dealt_once() -> None:
    deal = Deal([Marked(is_slow=index % 5 == 0) for index in range(100)], 3)  # type: ignore[misc]
    dealt = [index for turn in range(200) if (index := deal.next(turn % 7 % 3)) is not None]
    assert sorted(dealt) == list(range(100))


@pytest.mark.parametrize("workers", [1, 4])
def test_more_processes_than_tests_are_dealt_nothing(workers: int) -> None:
    deal = Deal([], workers)
    assert [deal.next(worker) for worker in range(workers)] == [None] * workers
