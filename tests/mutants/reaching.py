"""Which tests of a folder call which functions of the project, so that a mistake in a function is shown to no others.

`sys.settrace` tells of calls alone where it is asked for nothing more. Coverage would know lines, and take much longer.
"""

from __future__ import annotations

import ast
import json
import os
import sys
import threading
import time
from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FrameType

import pytest

LOADING = ""
"""In place of a test: what is called while modules are imported and tests are collected."""


@dataclass(frozen=True)
class Reach:
    """The functions (a file and its first line) that each test calls, and the processor's seconds each takes."""

    calls: Mapping[str, frozenset[str]]
    seconds: Mapping[str, float]

    def calling(self, file: Path, line: int | None) -> tuple[str, ...]:
        """The tests that call the function beginning there: first those that call little else.

        All, where there is no function there, or it is called while modules are imported: then first those that call
        anything of the file.
        """
        function = f"{file.as_posix()}:{line}"
        tests = sorted(self.calls.keys() - {LOADING}, key=lambda test: (len(self.calls[test]), self.seconds[test]))
        if line is None or function in self.calls[LOADING]:
            own = f"{file.as_posix()}:"
            return tuple(sorted(tests, key=lambda test: not any(call.startswith(own) for call in self.calls[test])))
        return tuple(test for test in tests if function in self.calls[test])


@dataclass
class Recorder:
    """A plugin of pytest that writes into `file` what `read` reads; only functions below `root` count."""

    root: Path
    file: Path
    _called: dict[str, set[CodeType]] = field(default_factory=dict)
    _seconds: dict[str, float] = field(default_factory=dict)
    _failed: set[str] = field(default_factory=set)

    def begin(self, test: str = LOADING) -> None:
        """Hear of every call from now on, in threads too: it belongs to this test."""
        called = self._called.setdefault(test, set())

        def note(frame: FrameType, what: str, about: object) -> None:
            called.add(frame.f_code)

        threading.settrace(note)
        sys.settrace(note)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        """What is called from here on belongs to this test, its fixtures included."""
        memory = sys.modules.get("formats.core.memoize")
        if memory is not None:  # or what tests before have worked out is found without a call
            memory.forget()
        began = time.process_time()
        self.begin(item.nodeid)
        try:
            return (yield)
        finally:
            self._seconds[item.nodeid] = time.process_time() - began

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A test that fails without a mistake, since it is listened to, tells nothing of one."""
        if report.failed:
            self._failed.add(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        """Write down what was heard."""
        sys.settrace(None)
        threading.settrace(None)
        written = {
            test: {"calls": sorted(self._ours(called)), "seconds": self._seconds.get(test, 0.0)}
            for test, called in self._called.items()
            if test not in self._failed
        }
        self.file.write_text(json.dumps(written), encoding="utf-8")

    def _ours(self, called: set[CodeType]) -> set[str]:
        inside = f"{self.root}{os.sep}"
        return {
            f"{code.co_filename.removeprefix(inside).replace(os.sep, '/')}:{code.co_firstlineno}"
            for code in called
            if code.co_filename.startswith(inside) and code.co_name != "<module>"
        }


@dataclass(frozen=True)
class Only:
    """A plugin of pytest that runs these tests and no others, in this order."""

    tests: Sequence[str]

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Leave out the others."""
        items_by_id = {item.nodeid: item for item in items}
        items[:] = [items_by_id[test] for test in self.tests if test in items_by_id]


def read(file: Path) -> Reach:
    """What a `Recorder` has written."""
    written = json.loads(file.read_text(encoding="utf-8"))
    return Reach(
        {test: frozenset(record["calls"]) for test, record in written.items()},
        {test: record["seconds"] for test, record in written.items()},
    )


def function_at(text: str, line: int) -> int | None:
    """The first line, decorators included, of the innermost function whose body a line is in; None outside of all."""
    innermost: int | None = None
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            if node.body[0].lineno <= line <= (node.end_lineno or 0) and (innermost is None or first > innermost):
                innermost = first
    return innermost
