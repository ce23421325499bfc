"""Which lines of the product each test executes: measured by Python itself from 3.12 on, by coverage.py on 3.11.

`sys.monitoring` (PEP 669) reports a line until it is disabled, in all threads and greenlets. So a line is disabled when
it is reported, and all are enabled again for the next test: loops run at full speed, unlike with a trace function. Only
functions of the product report lines. A function is found by the event of its first call.
"""

from __future__ import annotations

import os
import sqlite3
import sys
import warnings
from collections import defaultdict
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path
from types import CodeType
from typing import Any, Protocol

import coverage
from coverage.numbits import nums_to_numbits

OWN_TOOL = 4
"""A number of a tool that Python reserves for none: `make coverage` uses `COVERAGE_ID` in the same process."""

Row = tuple[str, str, bytes]
"""A test, the path of a file, and the numbers of its lines as coverage.py packs them."""


class Meter(Protocol):
    """Measures a run. Switch it to each test, and to "" after it."""

    def start(self) -> None:
        """Begin to measure."""

    def switch(self, test: str) -> None:
        """Count for this test from now on."""

    def stop(self) -> Iterator[Row]:
        """Stop, and return what each test has executed."""


class Monitored:
    """Measure by `sys.monitoring`."""

    def __init__(self, folders: Iterable[Path]) -> None:
        self._folders = tuple(f"{folder}{os.sep}" for folder in folders)
        self._by_test: dict[str, dict[str, set[int]]] = {}
        self._monitoring: Any = sys.monitoring  # type: ignore[attr-defined,unused-ignore] # from Python 3.12 on
        self._tool = OWN_TOOL
        self.switch("")

    def start(self) -> None:
        """Begin to measure."""
        events = self._monitoring.events
        self._monitoring.use_tool_id(self._tool, "tests.reach")
        self._monitoring.register_callback(self._tool, events.PY_START, self._called)
        self._monitoring.register_callback(self._tool, events.LINE, self._executed)
        self._monitoring.set_events(self._tool, events.PY_START)

    def switch(self, test: str) -> None:
        """Count for this test from now on."""
        self._lines: dict[str, set[int]] = defaultdict(set)
        self._by_test[test] = self._lines
        if test:
            self._monitoring.restart_events()

    def stop(self) -> Iterator[Row]:
        """Stop, and return what each test has executed."""
        self._monitoring.set_events(self._tool, 0)
        self._monitoring.free_tool_id(self._tool)
        for test, files in self._by_test.items():
            for path, lines in files.items() if test else ():
                yield test, path, nums_to_numbits(lines)

    def _called(self, code: CodeType, _offset: int) -> object:
        if code.co_filename.startswith(self._folders):
            self._monitoring.set_local_events(self._tool, code, self._monitoring.events.LINE)
        return self._monitoring.DISABLE

    def _executed(self, code: CodeType, line: int) -> object:
        self._lines[code.co_filename].add(line)
        return self._monitoring.DISABLE


class Traced:
    """Measure by coverage.py, with a context for each test."""

    def __init__(self, folders: Iterable[Path], file: Path) -> None:
        self._file = file
        self._measured = coverage.Coverage(
            data_file=str(file),
            config_file=False,
            source=[str(folder) for folder in folders],
            concurrency=["thread", "greenlet"],  # SQLAlchemy runs what waits for the database in greenlets
            messages=False,
        )

    def start(self) -> None:
        """Begin to measure."""
        self._measured.start()

    def switch(self, test: str) -> None:
        """Count for this test from now on."""
        self._measured.switch_context(test)

    def stop(self) -> Iterator[Row]:
        """Stop, and return what each test has executed."""
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # tests that execute nothing of the product
            self._measured.stop()
            self._measured.save()
        if not self._file.exists():
            return
        with closing(sqlite3.connect(self._file)) as measured:
            # The schema is documented: https://coverage.readthedocs.io/en/latest/dbschema.html
            yield from measured.execute(
                "select context, path, numbits from line_bits join context on context.id = context_id"
                " join file on file.id = file_id where context != ''"
            )


def meter(folders: Iterable[Path], file: Path) -> Meter:
    """Return the cheaper way that this Python has; coverage.py writes into the file."""
    return Monitored(folders) if sys.version_info >= (3, 12) else Traced(folders, file)
