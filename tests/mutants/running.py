"""Run tests over a copy of the project with one mistake in it; the project itself is never changed."""

from __future__ import annotations

import math
import os
import shutil
import subprocess
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from tests.mutants.mutations import Mutation
from tests.reach.__main__ import refresh
from tests.reach.forked import Ended, Only, files_of, preload, run_tests
from tests.reach.record import Reaching, Record, mirror_of, within

Verdict = Literal["killed", "survived", "undecided"]

ENDLESS = 3
"""A run that takes so many times the processor time of its tests never ends."""


@dataclass
class Runner:
    """Runs tests in a copy of a project in `place`: for each mistake `limit` seconds of them, in processor time."""

    root: Path
    place: Path
    limit: int = 25
    _written: int = 0

    def __post_init__(self) -> None:
        """Copy the project, and import what all runs need."""
        for name in project_files(self.root):
            target = self.place / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(self.root / name, target)
        preload()

    def measure(self, package: Path) -> None:
        """Record what the tests that mirror a package execute, where that is not known."""
        with closing(Record(self.root)) as record:
            if stale := record.stale(mirror_of(self.root, package)):
                refresh(self.root, stale)

    def verdict(self, mutation: Mutation) -> Verdict:
        """Do the tests see the mistake that `make tests-of FILE=...:LINE` runs?

        Undecided is a mistake for whose tests the time did not suffice, also because the machine was busy.
        """
        with closing(Record(self.root)) as record:
            naming = record.naming(mutation.file, mutation.line)
            if stale := sorted(set(naming).intersection(record.stale())):
                refresh(self.root, stale)
            tests = record.tests_of(mutation.file, mutation.line)
        asked = within(tests, self.limit)
        if asked:
            ended = self._with_mistake(mutation, asked)
            if ended.code is None:
                return "killed" if never_ends(ended, asked) else "undecided"
            if ended.code:
                return "killed"
        return "survived" if len(asked) == len(tests) else "undecided"

    def _with_mistake(self, mutation: Mutation, tests: Sequence[Reaching]) -> Ended:
        text = (self.place / mutation.file).read_text(encoding="utf-8")
        names = [test.test for test in tests]
        limit = limit_of(tests, self.limit)
        try:
            self._write(mutation.file, mutation.applied(text))
            return run_tests(self.place, files_of(names), limit, Only(names), "-x")
        finally:
            self._write(mutation.file, text)

    def _write(self, file: Path, text: str) -> None:
        """Write a file with a modification time of its own: Python finds compiled code by time and length."""
        (self.place / file).write_text(text, encoding="utf-8")
        self._written += 1
        os.utime(self.place / file, (self._written, self._written))


def limit_of(tests: Sequence[Reaching], least: int) -> int:
    """Return the processor time for a run of tests: enough to tell whether it never ends."""
    sound = sum(test.seconds for test in tests)
    return math.ceil(max(least + sound, ENDLESS * sound))


def never_ends(ended: Ended, tests: Sequence[Reaching]) -> bool:
    """Did a run that exceeded its limit need far more than the tests do, or nothing at all, waiting for ever?"""
    sound = sum(test.seconds for test in tests)
    return not sound / 2 <= ended.seconds < ENDLESS * sound


def project_files(root: Path) -> list[Path]:
    """Return the files of a project: those that Git knows or would add, else all there are."""
    command = ["git", "-C", str(root), "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, capture_output=True, text=True, check=False)
    if listed.returncode:
        return [file.relative_to(root) for file in root.rglob("*") if file.is_file()]
    return [Path(name) for name in listed.stdout.split("\0") if name and (root / name).is_file()]
