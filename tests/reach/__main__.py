"""Run the tests that execute a file or a line of it: `make tests-of FILE=formats/core/lots.py:40`.

    python -m tests.reach bot/views/why.py          # so many of them as take 20 seconds of the processor
    python -m tests.reach --all bot/views/why.py    # all of them
    python -m tests.reach                           # run nothing, but measure all tests that are new or have changed

Before it runs any, it measures the files of tests in the folder that mirrors the file, where they are stale. The others
are measured without a file. That takes as long as the tests from Python 3.12 on and three times as long on 3.11. It can
be interrupted and continued.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from contextlib import closing
from functools import partial
from multiprocessing import get_context
from os import cpu_count
from pathlib import Path

import pytest

from tests.reach.forked import Only, files_of, preload
from tests.reach.record import Reaching, Record, mirror_of, within

PROJECT = Path(__file__).resolve().parents[2]
SECONDS = 20.0
BATCH = 30
"""Files of tests that one process measures: what is recorded is kept after each batch."""


def refresh(root: Path, files: Sequence[Path]) -> int:
    """Measure files of tests in several processes, name those that could not be, and return how many were."""
    batches = [files[first : first + BATCH] for first in range(0, len(files), BATCH)]
    ran = 0
    missing: list[Path] = []
    with get_context("fork").Pool(cpu_count() or 1, initializer=preload) as pool:
        for batch, unmeasured in pool.imap_unordered(partial(_refresh, root), batches):
            ran += batch
            missing += unmeasured
            print(f"{ran} of {len(files)} files of tests", flush=True)
    for file in sorted(missing):
        print(f"not measured, because it has no tests or not all of them ran: {file}", flush=True)
    return ran - len(missing)


def _refresh(root: Path, files: Sequence[Path]) -> tuple[int, list[Path]]:
    with closing(Record(root)) as record:
        return len(files), record.refresh(files)


def chosen(record: Record, place: str, seconds: float | None) -> tuple[list[Reaching], int]:
    """Return the tests to run for `FILE` or `FILE:LINE`, and how many there are."""
    file, _, line = place.partition(":")
    tests = record.tests_of(Path(file), int(line) if line else None)
    return tests if seconds is None else within(tests, seconds), len(tests)


def main(arguments: Sequence[str] | None = None) -> int:
    """Record what is stale, then run the tests that execute the file."""
    parser = argparse.ArgumentParser(prog="make tests-of", description="Run the tests that execute a file.")
    parser.add_argument("place", metavar="FILE[:LINE]", nargs="?", help="a file of the product, or a line of it")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of the processor (default: %(default)g)")
    parser.add_argument("--all", action="store_true", help="run all of them")
    parser.add_argument("--list", action="store_true", help="print their ids instead of running them")
    parser.add_argument("--root", type=Path, default=PROJECT, help=argparse.SUPPRESS)
    asked = parser.parse_args(arguments)
    with closing(Record(asked.root)) as record:
        if asked.place is None:
            refresh(asked.root, record.stale())
            return 0
        path, _, line = asked.place.partition(":")
        file = Path(path)
        if not (asked.root / file).is_file():
            parser.error(f"no file {file}")
        naming = set(record.naming(file, int(line)) if line else ())
        stale = sorted({*record.stale(mirror_of(asked.root, file.parent)), *naming.intersection(record.stale())})
        if stale:
            print(f"Measuring {len(stale)} files of tests, which are new or have changed.", flush=True)
            refresh(asked.root, stale)
        tests, total = chosen(record, asked.place, None if asked.all else asked.seconds)
        others = len(record.stale())
    seconds = sum(test.seconds for test in tests)
    print(f"{len(tests)} of {total} tests that execute {asked.place}, {seconds:.0f} s.", flush=True)
    if others:
        print(f"{others} other files of tests are new or have changed: `make tests-of` measures them.", flush=True)
    if asked.list or not tests:
        print("\n".join(test.test for test in tests))
        return 0 if tests else 1
    names = [test.test for test in tests]
    options = ["-q", "-p", "no:xdist", "--rootdir", str(asked.root)]
    return int(pytest.main([*options, *map(str, files_of(names))], [Only(names)]))


if __name__ == "__main__":
    sys.exit(main())
