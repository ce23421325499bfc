"""`python -m tests.search`: tries many examples of every property, in runs that can be interrupted and continued.

Each run is one property with one seed in a process of its own. What has been run is a line in the record; started
again, the search goes on with what is not in it. A property that failed is not run again: its seed is in the record.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

CHUNK = 250
"""Examples of a run unless `--chunk` says otherwise: few enough that an interruption loses little."""

_NO_TESTS = 5
"""pytest's exit status where nothing was collected."""


@dataclass(frozen=True)
class Tried:
    """One run: a property by its pytest id, the seed, how many examples at the most, and how it ended."""

    test: str
    seed: int
    cases: int
    good: bool
    seconds: float


def properties(tests: Sequence[str]) -> list[str]:
    """The pytest ids of all properties below these paths."""
    found = subprocess.run(
        [*_pytest(), "--collect-only", "-q", "-m", "hypothesis", *tests], capture_output=True, text=True, check=False
    )
    if found.returncode not in {0, _NO_TESTS}:
        raise SystemExit(found.stdout)
    return [line for line in found.stdout.splitlines() if "::" in line]


def tried(record: Path) -> list[Tried]:
    """What the record knows; a line that was cut off by an interruption is passed over."""
    runs = []
    for line in record.read_text(encoding="utf-8").splitlines() if record.exists() else ():
        try:
            runs.append(Tried(**json.loads(line)))
        except (ValueError, TypeError):
            continue
    return runs


def pending(tests: Sequence[str], known: Sequence[Tried], seeds: Sequence[int]) -> list[tuple[int, str]]:
    """What is left to run, one seed after the other; nothing of a property that has failed."""
    done = {(run.seed, run.test) for run in known}
    failed = {run.test for run in known if not run.good}
    return [(seed, test) for seed in seeds for test in tests if test not in failed and (seed, test) not in done]


def run(test: str, seed: int, cases: int, reports: Path) -> Tried:
    """Try so many examples of a property; the report of a failure is kept."""
    began = time.monotonic()
    ended = subprocess.run(
        [*_pytest(), "-q", "-x", "--hypothesis-profile=search", f"--hypothesis-seed={seed}", test],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "HERALD_FUZZ_CASES": str(cases)},
    )
    good = ended.returncode == 0
    if not good:
        reports.mkdir(parents=True, exist_ok=True)
        (reports / f"{seed}-{abs(hash(test))}.txt").write_text(
            f"{test}\n{ended.stdout}{ended.stderr}", encoding="utf-8"
        )
    return Tried(test, seed, cases, good, round(time.monotonic() - began, 1))


def _pytest() -> list[str]:
    return [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-n", "0"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Search; the exit status is 0 if nothing that was ever recorded failed."""
    parser = argparse.ArgumentParser(prog="python -m tests.search", description=__doc__)
    parser.add_argument("tests", nargs="*", default=["tests"], help="paths (default: all tests)")
    parser.add_argument("--cases", type=int, default=2000, help="examples of each property (default: %(default)s)")
    parser.add_argument(
        "--chunk", type=int, default=CHUNK, help="examples of one run; a run starts in about 5 s (default: %(default)s)"
    )
    parser.add_argument("--seed", type=int, default=1, help="the first seed; each run takes the next one")
    parser.add_argument("--record", type=Path, default=Path("build/search/record.jsonl"), help="what has been run")
    asked = parser.parse_args(arguments)
    asked.record.parent.mkdir(parents=True, exist_ok=True)
    tests = properties(asked.tests)
    seeds = range(asked.seed, asked.seed + -(-asked.cases // asked.chunk))
    while left := pending(tests, tried(asked.record), seeds):
        seed, test = left[0]
        found = run(test, seed, asked.chunk, asked.record.parent / "reports")
        with asked.record.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(found)) + "\n")
        print(f"{'good ' if found.good else 'FAILED'} {found.seconds:6.1f} s  {seed}  {test}", flush=True)
    known = tried(asked.record)
    tries = Counter(dict.fromkeys(tests, 0))
    tries.update({test: sum(one.cases for one in known if one.test == test) for test in tests})
    failed = [one for one in known if not one.good]
    print(f"{len(tests)} properties, at least {min(tries.values(), default=0)} examples each, {len(failed)} failed")
    return int(bool(failed))


if __name__ == "__main__":
    sys.exit(main())
