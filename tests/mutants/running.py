"""Runs tests over a copy of the project with one mistake in it, each time in a process of its own.

The process is forked from one that has imported the slow libraries and nothing of ours, and has so much time of the
processor and no more. The project itself is never touched.
"""

from __future__ import annotations

import gc
import importlib
import math
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import warnings
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import accumulate
from pathlib import Path
from typing import Literal

from tests.mutants.mutations import Mutation
from tests.mutants.reaching import Only, Reach, Recorder, function_at, read

SLOW_LIBRARIES = ("hypothesis", "pydantic", "pytest", "pytest_asyncio", "sqlalchemy.ext.asyncio", "numpy", "discord")
OURS = ("bot", "formats", "storage", "tests")
QUIET = ("-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:terminalreporter")
OPTIONS = ("-x", *QUIET, "-W", "ignore::pytest.PytestAssertRewriteWarning")
PATIENCE = 6
"""So many seconds may go by for each of the processor where nobody else wants it: other work goes first."""

NOTHING_THERE = 5
"""Pytest's exit code where no test is left: all may be about another kind of database."""

LONGER = 3
"""The tests of a folder that a mistake can touch may take so many times the limit."""
RECORDING = 60
"""Running all of a folder's tests and hearing of each call may, which is done once."""

Verdict = Literal["killed", "survived", "undecided"]


class BrokenBeforeError(Exception):
    """Tests that fail without any mistake tell nothing; `tests` are the files or folders."""

    def __init__(self, tests: Sequence[Path]) -> None:
        super().__init__(f"these fail without any mistake made: {' '.join(map(str, tests))}")
        self.tests = tests


@dataclass(frozen=True)
class Ended:
    """How a run of tests ended: pytest's exit code, None where its time was over, and the processor's seconds."""

    code: int | None
    seconds: float


def never_ends(ended: Ended, sound: Ended) -> bool:
    """Does a run take much longer than one without the mistake, or wait, doing nothing, for what will not come?"""
    ran_out = ended.code is None and sound.code is not None
    return ran_out and not sound.seconds <= ended.seconds <= 3 * sound.seconds


@dataclass
class Runner:
    """Runs tests in a copy of a project in `place`, with `limit` seconds of the processor for each run."""

    root: Path
    place: Path
    limit: int = 25
    _sound: dict[tuple[Path, ...], Ended] = field(default_factory=dict)
    _reached: dict[Path, Reach] = field(default_factory=dict)
    _written: int = 0

    def __post_init__(self) -> None:
        """Copy the project, and import what all runs need."""
        for name in project_files(self.root):
            target = self.place / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(self.root / name, target)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            for library in SLOW_LIBRARIES:
                with suppress(ImportError):
                    importlib.import_module(library)

    def verdict(self, mutation: Mutation, package: Path) -> Verdict:
        """Do the tests see the mistake? The nearest are asked first, then those of the package that it can touch.

        Files of tests that fail, or have nothing to run, without any mistake tell nothing. Undecided are mistakes for
        which the time did not suffice. Where the tests take much longer than without the mistake they would never end,
        which somebody would have seen.
        """
        near, folder = nearest(self.place, mutation.file), mirror_of(self.place, package)
        sound = self._without_mistake(near)
        if sound.code in {0, None}:
            ended = self._with_mistake(mutation, near, min(self.limit, 5 + math.ceil(4 * sound.seconds)))
            if ended.code or never_ends(ended, sound):
                return "killed"
        found = self._seen_in(folder, mutation)
        elsewhere = importers(self.place, mutation.file, but=(folder,)) if found != "killed" else ()
        if self._without_mistake(elsewhere).code == 0:
            return "killed" if self._with_mistake(mutation, elsewhere).code else found
        return found

    def _seen_in(self, folder: Path, mutation: Mutation) -> Verdict:
        """Ask the tests of a folder that call the function with the mistake, as many as there is time for."""
        reach = self._reached_in(folder)
        text = (self.place / mutation.file).read_text(encoding="utf-8")
        tests = reach.calling(mutation.file, function_at(text, mutation.line))
        ends = list(accumulate(reach.seconds[test] for test in tests))
        asked = tests[: bisect_right(ends, LONGER * self.limit)]
        if asked:
            files = tuple(sorted({Path(test.partition("::")[0]) for test in asked}))
            seconds = self.limit + math.ceil(ends[len(asked) - 1])
            ended = self._with_mistake(mutation, files, seconds, Only(asked))
            if ended.code != 0:
                return "killed" if ended.code or ended.seconds >= seconds else "undecided"
        return "survived" if len(asked) == len(tests) else "undecided"

    def _reached_in(self, folder: Path) -> Reach:
        """What the tests of a folder call, found once by running them."""
        if folder not in self._reached:
            with tempfile.TemporaryDirectory() as outside:
                recorder = Recorder(self.place, Path(outside) / "reach.json")
                run_tests(self.place, [folder], RECORDING * self.limit, recorder)
                if not recorder.file.exists():
                    raise BrokenBeforeError([folder])
                self._reached[folder] = read(recorder.file)
        return self._reached[folder]

    def _without_mistake(self, tests: tuple[Path, ...]) -> Ended:
        if not tests:
            return Ended(NOTHING_THERE, 0.0)
        if tests not in self._sound:
            self._sound[tests] = run_tests(self.place, tests, self.limit)
        return self._sound[tests]

    def _with_mistake(
        self, mutation: Mutation, tests: tuple[Path, ...], limit: int | None = None, only: Only | None = None
    ) -> Ended:
        text = (self.place / mutation.file).read_text(encoding="utf-8")
        try:
            self._write(mutation.file, mutation.applied(text))
            return run_tests(self.place, tests, limit or self.limit, only)
        finally:
            self._write(mutation.file, text)

    def _write(self, file: Path, text: str) -> None:
        """Python keeps what it compiled, which it knows by time and length: every text is of a second of its own."""
        (self.place / file).write_text(text, encoding="utf-8")
        self._written += 1
        os.utime(self.place / file, (self._written, self._written))


def project_files(root: Path) -> list[Path]:
    """What belongs to a project: what git knows or would take up, else all there is."""
    command = ["git", "-C", str(root), "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, capture_output=True, text=True, check=False)
    if listed.returncode:
        return [file.relative_to(root) for file in root.rglob("*") if file.is_file()]
    return [Path(name) for name in listed.stdout.split("\0") if name and (root / name).is_file()]


def mirror_of(root: Path, package: Path) -> Path:
    """The folder of tests that mirrors a package, or the nearest above it that has any."""
    folder = Path("tests") / package
    while not any((root / folder).rglob("test_*.py")):
        folder = folder.parent
    return folder


def nearest(root: Path, file: Path) -> tuple[Path, ...]:
    """The tests of a file's mirror folder that are named after it, else those that import it."""
    folder, module = mirror_of(root, file.parent), _module(file)
    candidates = sorted(test.relative_to(root) for test in (root / folder).rglob("test_*.py"))
    named = [test for test in candidates if test.stem == f"test_{file.stem}"]
    return tuple(named or _importing(root, candidates, module))


def importers(root: Path, file: Path, but: tuple[Path, ...]) -> tuple[Path, ...]:
    """The tests in other folders than these that import a file."""
    others = sorted(test.relative_to(root) for test in (root / "tests").rglob("test_*.py"))
    others = [test for test in others if not any(test.is_relative_to(folder) for folder in but)]
    return tuple(_importing(root, others, _module(file)))


def _module(file: Path) -> str:
    return ".".join(file.with_suffix("").parts).removesuffix(".__init__")


def _importing(root: Path, tests: Iterable[Path], module: str) -> list[Path]:
    return [test for test in tests if _imports((root / test).read_text(encoding="utf-8"), module)]


def _imports(text: str, module: str) -> bool:
    parent, _, name = module.rpartition(".")
    return f"{module} import" in text or f"import {module}" in text or f"from {parent} import {name}\n" in text


def run_tests(place: Path, tests: Iterable[Path], limit: int, plugin: Recorder | Only | None = None) -> Ended:
    """Run tests in a process of their own, with everything that belongs to it."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    child = os.fork()
    if not child:
        _become_pytest(place, tests, limit, plugin)
    code = _waited(child, limit * PATIENCE * max(1.0, others_at_work()))
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return Ended(code if code in range(6) else None if code is None else 1, seconds)


def others_at_work() -> float:
    """How many want each processor, in the last minute."""
    return os.getloadavg()[0] / (os.cpu_count() or 1)


def _become_pytest(place: Path, tests: Iterable[Path], limit: int, plugin: Recorder | Only | None) -> None:
    """In the child: forget what is ours of the project that was copied, be silent and modest, run, and be gone."""
    code = 1
    try:
        os.setpgid(0, 0)
        resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))
        gc.freeze()  # pytest looks for garbage several times when it ends: not among what was there before
        os.chdir(place)
        sys.path[:] = [str(place), *(entry for entry in sys.path if entry not in {"", str(Path.cwd())})]
        for name in [name for name in sys.modules if name.partition(".")[0] in OURS]:
            del sys.modules[name]
        sys.dont_write_bytecode = False
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
        nothing = os.open(os.devnull, os.O_RDWR)
        for stream in range(3):
            os.dup2(nothing, stream)
        pytest = importlib.import_module("pytest")
        if isinstance(plugin, Recorder):
            plugin.begin()
        plugins = [plugin] if plugin is not None else []
        to_the_end = ["--maxfail=0"] if isinstance(plugin, Recorder) else []
        code = int(pytest.main([*OPTIONS, *to_the_end, "--rootdir", str(place), *map(str, tests)], plugins))
    finally:
        os._exit(code)


def _waited(child: int, seconds: float) -> int | None:
    """The exit code of a child; None where it used up its time. It is ended with all that it started."""
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
