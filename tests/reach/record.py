"""Which tests execute which lines of the product: recorded once, kept in `build/reach.db`, refreshed by file of tests.

A run is measured with a context for each test (`Recorder`, `lines.meter`); what was found is copied into a database
(`Record._take`) that replaces everything about these files of tests. A file of tests is stale when its text has changed
since; a change of the product makes nothing stale, but its lines are only used while they are those that were measured.

`Record.tests_of` sorts the tests of a file or line by how much a run of them is worth: first those of the test file
named after it, then those that execute little else. For a whole file each of its lines gets its first test before any
gets its second, so that a limit of time leaves no line without one.
"""

from __future__ import annotations

import ast
import hashlib
import json
import os
import re
import sqlite3
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Generator, Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from itertools import accumulate
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from coverage.numbits import numbits_to_nums

from tests.reach.forked import run_tests
from tests.reach.lines import meter

FILE = Path("build/reach.db")
PACKAGES = ("bot", "formats", "storage")
SECONDS_OF_RECORDING = 3600

_TABLES = """
create table if not exists test_file (file text primary key, digest text not null);
create table if not exists test (
    id integer primary key, name text unique not null, seconds real not null, breadth int not null,
    file text not null references test_file on delete cascade
);
create table if not exists source (file text primary key, digest text not null);
create table if not exists run (
    source text not null, test int not null references test on delete cascade, lines blob not null,
    primary key (source, test)
) without rowid;
create index if not exists run_by_test on run (test);
create index if not exists test_by_file on test (file);
"""


class Reaching(NamedTuple):
    """A test, the processor time it takes, how many lines of the product it executes, and which of the file."""

    test: str
    seconds: float
    breadth: int
    lines: frozenset[int]


@dataclass(eq=False)
class Recorder:
    """Plugin of pytest that measures a run and writes `lines` and `tests.json` into a folder."""

    root: Path
    folder: Path
    _collected: list[str] = field(default_factory=list)
    _seconds: dict[str, float] = field(default_factory=dict)
    _failed: set[str] = field(default_factory=set)

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Begin to measure: what runs during imports belongs to no test."""
        self._collected = [item.nodeid for item in session.items]
        folders = [self.root / package for package in PACKAGES if (self.root / package).is_dir()]
        self._meter = meter(folders, self.folder / "coverage")
        self._meter.start()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        """Run a test with its fixtures in a context of its own."""
        memory = sys.modules.get("formats.core.memoize")
        if memory is not None:  # else results of tests before would be found without executing anything
            memory.forget()
        began = _spent()
        self._meter.switch(item.nodeid)
        try:
            return (yield)
        finally:
            self._meter.switch("")
            self._seconds[item.nodeid] = _spent() - began

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Leave out a test that fails: its failure would show no mistake."""
        if report.failed:
            self._failed.add(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        """Write the results."""
        with closing(sqlite3.connect(self.folder / "lines")) as lines, lines:
            lines.execute("create table run (test text, path text, lines blob)")
            lines.executemany("insert into run values (?, ?, ?)", self._meter.stop())
        seconds = {test: spent for test, spent in self._seconds.items() if test not in self._failed}
        results = {"complete": sorted(self._complete_files()), "seconds": seconds}
        (self.folder / "tests.json").write_text(json.dumps(results), encoding="utf-8")

    def _complete_files(self) -> set[str]:
        """Return the files that were collected and all of whose tests have run: a run may end early."""
        collected = {test.partition("::")[0] for test in self._collected}
        return collected - {test.partition("::")[0] for test in self._collected if test not in self._seconds}


class Record:
    """The database of a project. Close it after use."""

    def __init__(self, root: Path) -> None:
        self.root = root
        (root / FILE).parent.mkdir(parents=True, exist_ok=True)
        self._database = sqlite3.connect(root / FILE, timeout=60)
        self._database.execute("pragma foreign_keys = on")
        self._database.executescript(_TABLES)

    def close(self) -> None:
        """Close the database."""
        self._database.close()

    def stale(self, folder: Path = Path("tests")) -> list[Path]:
        """Return the files of tests in a folder that were never measured or have changed since."""
        known = dict(self._database.execute("select file, digest from test_file"))
        files = sorted(file.relative_to(self.root) for file in (self.root / folder).rglob("test_*.py"))
        with self._database as database:
            gone = [(name,) for name in known if not (self.root / name).is_file()]
            database.executemany("delete from test_file where file = ?", gone)
        return [file for file in files if known.get(file.as_posix()) != _digest(self.root / file)]

    def refresh(self, files: Sequence[Path]) -> list[Path]:
        """Run files of tests, replace what is recorded of them, and return those that could not be measured.

        A file that cannot be imported, or whose tests did not all run because the run ended early, stays stale.
        """
        digests = {file.as_posix(): _digest(self.root / file) for file in files}
        with tempfile.TemporaryDirectory(prefix="reach-") as name:
            folder = Path(name)
            recorder = Recorder(self.root, folder)
            run_tests(self.root, files, SECONDS_OF_RECORDING, recorder, "--continue-on-collection-errors")
            measured = self._take(folder, digests) if (folder / "tests.json").exists() else set()
        return [file for file in files if file.as_posix() not in measured]

    def _take(self, folder: Path, digests: dict[str, str]) -> set[str]:
        """Copy the results of a run about the files that it measured completely, and return these."""
        results = json.loads((folder / "tests.json").read_text(encoding="utf-8"))
        measured_files: set[str] = digests.keys() & set(results["complete"])
        seconds = {
            test: spent for test, spent in results["seconds"].items() if test.partition("::")[0] in measured_files
        }
        with closing(sqlite3.connect(folder / "lines")) as measured:
            runs: dict[str, list[tuple[str, bytes]]] = defaultdict(list)
            for test, path, bits in measured.execute("select test, path, lines from run"):
                runs[test].append((Path(path).relative_to(self.root).as_posix(), bits))
        with self._database as database:
            for file in sorted(measured_files):
                database.execute("delete from test_file where file = ?", (file,))
                database.execute("insert into test_file values (?, ?)", (file, digests[file]))
            for test, spent in seconds.items():
                breadth = sum(len(numbits_to_nums(bits)) for _, bits in runs[test])
                row = (test, test.partition("::")[0], spent, breadth)
                added = database.execute("insert into test (name, file, seconds, breadth) values (?, ?, ?, ?)", row)
                database.executemany(
                    "insert into run values (?, ?, ?)", ((path, added.lastrowid, bits) for path, bits in runs[test])
                )
            sources = {path for test in seconds for path, _ in runs[test]}
            database.executemany(
                "insert or replace into source values (?, ?)",
                ((path, _digest(self.root / path)) for path in sources),
            )
        return measured_files

    def tests_of(self, file: Path, line: int | None = None) -> list[Reaching]:
        """Return the tests that execute a file, or a line of it, in the order in which they are worth running.

        For a line that defines a constant, those come first whose file names the constant. Another line that no test
        executes, such as one that runs when the module is imported, or that is no longer where it was, counts as the
        whole file, with all tests in the file named after it: they may test what the import has made.
        """
        naming = self._tests_in(self.naming(file, line)) if line is not None else []
        rows = self._database.execute(
            "select name, seconds, breadth, lines from run join test on test.id = run.test where source = ?",
            (file.as_posix(),),
        )
        named = f"/test_{file.stem}.py::"
        found = [Reaching(name, spent, size, frozenset(numbits_to_nums(bits))) for name, spent, size, bits in rows]
        found.sort(key=lambda test: (named not in test.test, test.breadth, test.seconds, test.test))
        if line is not None and self._is_as_measured(file):
            of_line = [test for test in found if line in test.lines]
            if of_line:
                return of_line
        executing = {test.test for test in found}
        named_after = self._tests_in(self._named_after(file)) if line is not None else []
        first = dict.fromkeys([*naming, *(test for test in named_after if test.test not in executing)])
        known = {test.test for test in first}
        return [*first, *(test for test in sorted(found, key=_turns(found).__getitem__) if test.test not in known)]

    def naming(self, file: Path, line: int) -> list[Path]:
        """Return the files of tests that name the constant that a line at the top of a module defines."""
        names = constants((self.root / file).read_text(encoding="utf-8"), line)
        word = re.compile(rf"\b(?:{'|'.join(names)})\b")
        files = (self.root / "tests").rglob("test_*.py") if names else ()
        return sorted(test.relative_to(self.root) for test in files if word.search(test.read_text(encoding="utf-8")))

    def _named_after(self, file: Path) -> list[Path]:
        """Return the test file that is named after a file, if there is one."""
        test = mirror_of(self.root, file.parent) / f"test_{file.stem}.py"
        return [test] if (self.root / test).is_file() else []

    def _tests_in(self, files: Sequence[Path]) -> list[Reaching]:
        """Return the tests in these files, the cheapest first."""
        query = "select name, seconds, breadth from test where file = ? order by seconds, name"
        rows = [row for file in files for row in self._database.execute(query, (file.as_posix(),))]
        return [Reaching(name, spent, size, frozenset()) for name, spent, size in rows]

    def _is_as_measured(self, file: Path) -> bool:
        query = "select digest from source where file = ?"
        known: Any = self._database.execute(query, (file.as_posix(),)).fetchone()
        return known is not None and known[0] == _digest(self.root / file)


def constants(text: str, line: int) -> list[str]:
    """Return the names that a line of a module defines outside of functions and classes."""
    names = []
    for node in ast.parse(text).body:
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.lineno <= line <= (node.end_lineno or node.lineno):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            names += [name.id for target in targets for name in ast.walk(target) if isinstance(name, ast.Name)]
    return names


def _turns(tests: Iterable[Reaching]) -> dict[Reaching, int]:
    """Return for each test, of sorted ones, how many others come before it on the line where fewest do."""
    before: dict[int, int] = defaultdict(int)
    turns: dict[Reaching, int] = {}
    for test in tests:
        turns[test] = min((before[line] for line in test.lines), default=0)
        for line in test.lines:
            before[line] += 1
    return turns


def within(tests: Sequence[Reaching], seconds: float) -> list[Reaching]:
    """Return the first tests that take so many seconds together, at least one."""
    ends = accumulate(test.seconds for test in tests)
    return [test for place, (test, end) in enumerate(zip(tests, ends, strict=True)) if end <= seconds or not place]


def mirror_of(root: Path, package: Path) -> Path:
    """Return the folder of tests that mirrors a package, or the nearest above it that has any."""
    folder = Path("tests") / package
    while not any((root / folder).rglob("test_*.py")):
        folder = folder.parent
    return folder


def _spent() -> float:
    """Return the processor time of this process and of those that it waited for, in seconds."""
    return time.process_time() + sum(os.times()[2:4])


def _digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()
