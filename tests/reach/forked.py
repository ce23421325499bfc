"""Run pytest in a forked process, with a limit of processor time.

The process that forks has imported the slow libraries, and the child discards what was imported of the project: it
imports that from the folder in which it runs, which may be a copy with a mistake in it.
"""

from __future__ import annotations

import gc
import importlib
import os
import resource
import signal
import sys
import time
import warnings
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

SLOW_LIBRARIES = ("hypothesis", "pydantic", "pytest", "pytest_asyncio", "sqlalchemy.ext.asyncio", "numpy", "discord")
OURS = ("bot", "formats", "storage", "tests")
QUIET = ("-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:terminalreporter")
OPTIONS = (*QUIET, "-W", "ignore::pytest.PytestAssertRewriteWarning")
PATIENCE = 6
"""Real seconds that may pass for each second of processor time on an idle machine."""


@dataclass(frozen=True)
class Ended:
    """How a run ended: pytest's exit code, None if it exceeded its limit, and the processor time in seconds."""

    code: int | None
    seconds: float


@dataclass(frozen=True)
class Only:
    """Plugin of pytest that runs these tests and no others, in this order."""

    tests: Sequence[str]

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Select and sort the tests."""
        items_by_id = {item.nodeid: item for item in items}
        items[:] = [items_by_id[test] for test in self.tests if test in items_by_id]


def files_of(tests: Iterable[str]) -> list[Path]:
    """Return the files of tests, by their ids."""
    return sorted({Path(test.partition("::")[0]) for test in tests})


def preload() -> None:
    """Import what all runs need, once for all."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for library in SLOW_LIBRARIES:
            with suppress(ImportError):
                importlib.import_module(library)


def run_tests(place: Path, tests: Iterable[Path], limit: int, plugin: object | None = None, *options: str) -> Ended:
    """Run tests below `place` in a child process, and end everything that they have started."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    child = os.fork()
    if not child:
        _become_pytest(place, tests, limit, plugin, options)
    code = _waited(child, limit * PATIENCE * max(1.0, others_at_work()))
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return Ended(code if code in range(6) else None if code is None else 1, seconds)


def others_at_work() -> float:
    """Return the processes that were ready to run in the last minute, for each processor."""
    return os.getloadavg()[0] / (os.cpu_count() or 1)


def _become_pytest(
    place: Path, tests: Iterable[Path], limit: int, plugin: object | None, options: Sequence[str]
) -> None:
    """In the child: discard modules of the project, set the limit, run, and exit."""
    code = 1
    try:
        os.setpgid(0, 0)
        resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))
        gc.freeze()  # pytest collects garbage several times when it ends: not among what was there before
        os.chdir(place)
        sys.path[:] = [str(place), *(entry for entry in sys.path if entry not in {"", str(Path.cwd())})]
        for name in [name for name in sys.modules if name.partition(".")[0] in OURS]:
            del sys.modules[name]
        sys.dont_write_bytecode = False
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
        nothing = os.open(os.devnull, os.O_RDWR)
        for stream in range(3):
            os.dup2(nothing, stream)
        library: Any = importlib.import_module("pytest")
        plugins = [plugin] if plugin is not None else []
        code = int(library.main([*OPTIONS, *options, "--rootdir", str(place), *map(str, tests)], plugins))
    finally:
        os._exit(code)


def _waited(child: int, seconds: float) -> int | None:
    """Return the exit code of a child, None if it exceeded its limit. Its process group is ended with it."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            _end_group(child)
            ran_out = os.WIFSIGNALED(status) and os.WTERMSIG(status) in {signal.SIGXCPU, signal.SIGKILL}
            return None if ran_out else os.waitstatus_to_exitcode(status)
        time.sleep(0.02)
    _end_group(child)
    os.waitpid(child, 0)
    return None


def _end_group(group: int) -> None:
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(group, signal.SIGKILL)
