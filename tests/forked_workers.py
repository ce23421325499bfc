"""Plugin of pytest that collects the tests once and runs them in forked processes.

    python -m pytest -p tests.forked_workers --forks 3

The processes of pytest-xdist collect all tests again, each for itself, and send seven messages for every test: half a
minute of the processor for each process, and two milliseconds for each test, which is longer than many of them take. A
fork inherits what was imported and collected, and sends one message for each test.

The parent runs no test. It deals indices of items, and calls the hooks of pytest as they were called in the workers:

    parent                                      worker
    forks, with the first two indices    ->     runs an item; from the next one pytest knows which fixtures to keep
    calls hooks (terminal, cache)        <-     the reports of the item
    one more index, or None at the end   ->

Tests marked `slow` are dealt first, one at a time, so that no worker is left alone with one at the end. Of the others
each worker has a sequence of neighbours, which share fixtures; a worker that has run its own takes half of the longest
one left. When a worker is killed, the test that it ran fails and another worker takes its place.
"""

from __future__ import annotations

import atexit
import gc
import os
import warnings
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any

import pytest

from tests.patience import SECONDS

Event = tuple[str, dict[str, Any]]


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option."""
    parser.addoption("--forks", type=int, metavar="N", default=0, help="run the tests in N forked processes")


def pytest_configure(config: pytest.Config) -> None:
    """Take over the running of tests where the option asks for it."""
    if config.getoption("--forks") and not config.getoption("--collect-only"):
        config.pluginmanager.register(Parent(config))


class Deal:
    """Which item is run next in which worker."""

    def __init__(self, items: Sequence[pytest.Item], workers: int) -> None:
        slow = [index for index, item in enumerate(items) if item.get_closest_marker("slow") is not None]
        others = sorted(set(range(len(items))) - set(slow))
        bounds = [len(others) * worker // workers for worker in range(workers + 1)]
        self._first = deque(slow)
        self._rows = [deque(others[start:end]) for start, end in pairwise(bounds)]

    def next(self, worker: int) -> int | None:
        """Return the index of an item that no worker has, None if there is none."""
        if self._first:
            return self._first.popleft()
        row = self._rows[worker]
        if not row:
            longest = max(self._rows, key=len)
            row.extendleft(longest.pop() for _ in range((len(longest) + 1) // 2))
        return row.popleft() if row else None

    def put_back(self, indices: Sequence[int]) -> None:
        """Take back items that were not run."""
        self._first.extendleft(reversed(indices))


class Worker:
    """A child process as the parent sees it, with the items it has: the first is being run."""

    def __init__(self, session: pytest.Session, number: int, deal: Deal, others: Sequence[Worker]) -> None:
        self.number = number
        dealt = [deal.next(number), deal.next(number)]
        self.has = deque(index for index in dealt if index is not None)
        context = get_context("fork")
        self.connection, theirs = context.Pipe()
        # A fork has copies of all connections of the parent. While one is open, the worker at its other end is not
        # notified that the parent has closed it.
        inherited = [self.connection, *(other.connection for other in others)]
        self.process = context.Process(target=run_items, args=(session, number, dealt, theirs, inherited))
        self.process.start()
        theirs.close()

    def end(self) -> None:
        """Close the connection, so that it ends after the item it runs; kill it if it does not."""
        self.connection.close()
        self.process.join(SECONDS)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


class Parent:
    """The plugin in the process that collects."""

    def __init__(self, config: pytest.Config) -> None:
        self._config = config
        self._count: int = config.getoption("--forks")

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool | None:
        """Run all items in workers."""
        if session.testsfailed or not session.items:
            return None  # pytest itself ends the run after errors of collecting
        reporter: Any = self._config.pluginmanager.get_plugin("terminalreporter")
        if reporter is not None:
            reporter.showfspath = False  # only a letter for each test: the next one may be of another file
        self._config._tmp_path_factory.getbasetemp()  # type: ignore[attr-defined] # one folder for all workers
        capture: Any = self._config.pluginmanager.get_plugin("capturemanager")
        capture.stop_global_capturing()  # its file would be shared, with its position
        workers: list[Worker] = []
        try:
            deal = Deal(session.items, self._count)
            for number in range(self._count):
                workers.append(Worker(session, number, deal, workers))
            self._follow(session, workers, deal)
        finally:
            for worker in workers:
                worker.end()
        return True

    def _follow(self, session: pytest.Session, workers: list[Worker], deal: Deal) -> None:
        while running := {worker.connection: worker for worker in workers if worker.has}:
            for ready in wait(list(running)):
                worker = running[ready]  # type: ignore[index] # only connections are waited for
                try:
                    events = worker.connection.recv()
                except (EOFError, ConnectionResetError):
                    self._replace(session, workers, worker, deal)
                else:
                    worker.has.popleft()
                    self._repeat(events)
                    if worker.has:
                        self._send_next(worker, deal)
                if session.shouldfail:
                    raise session.Failed(session.shouldfail)
                if session.shouldstop:
                    raise session.Interrupted(session.shouldstop)
        for worker in workers:
            with suppress(EOFError, ConnectionResetError):
                self._repeat(worker.connection.recv())

    @staticmethod
    def _send_next(worker: Worker, deal: Deal) -> None:
        """Send the index of one more item. If the worker has been killed, its connection is at its end."""
        index = deal.next(worker.number)
        worker.has.extend([] if index is None else [index])
        with suppress(BrokenPipeError, ConnectionResetError):
            worker.connection.send(index)

    def _repeat(self, events: Sequence[Event]) -> None:
        """Call the hooks of this process as a worker's were called."""
        for name, arguments in events:
            if "report" in arguments:
                data = arguments["report"]
                arguments["report"] = self._config.hook.pytest_report_from_serializable(config=self._config, data=data)
            hook = getattr(self._config.hook, name)
            if name == "pytest_warning_recorded":
                hook.call_historic(kwargs=arguments)
            else:
                hook(**arguments)

    def _replace(self, session: pytest.Session, workers: list[Worker], dead: Worker, deal: Deal) -> None:
        """Fail the test that a worker ran when it ended, and start another worker."""
        dead.end()
        item = session.items[dead.has.popleft()]
        text = f"the process that ran the test ended with {dead.process.exitcode}"
        ended = pytest.TestReport(item.nodeid, item.location, {}, "failed", text, "call")
        self._config.hook.pytest_runtest_logreport(report=ended)
        deal.put_back(list(dead.has))
        others = [worker for worker in workers if worker is not dead]
        workers[dead.number] = Worker(session, dead.number, deal, others)


class Reports:
    """The plugin in a worker: it keeps what the hooks are called with."""

    def __init__(self, config: pytest.Config) -> None:
        self._config = config
        self.events: list[Event] = []

    def pytest_runtest_logstart(self, nodeid: str, location: Any) -> None:
        """A test begins."""
        self.events.append(("pytest_runtest_logstart", {"nodeid": nodeid, "location": location}))

    def pytest_runtest_logfinish(self, nodeid: str, location: Any) -> None:
        """A test has ended."""
        self.events.append(("pytest_runtest_logfinish", {"nodeid": nodeid, "location": location}))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A part of a test has ended."""
        data = self._config.hook.pytest_report_to_serializable(config=self._config, report=report)
        self.events.append(("pytest_runtest_logreport", {"report": data}))

    def pytest_warning_recorded(
        self, warning_message: warnings.WarningMessage, when: str, nodeid: str, location: Any
    ) -> None:
        """There was a warning; its text is sent, since not all objects in it can be."""
        text = UserWarning(f"{warning_message.category.__name__}: {warning_message.message}")
        sent = warnings.WarningMessage(text, UserWarning, warning_message.filename, warning_message.lineno)
        arguments = {"warning_message": sent, "when": when, "nodeid": nodeid, "location": location}
        self.events.append(("pytest_warning_recorded", arguments))

    def taken(self) -> list[Event]:
        """Return what was kept since the last call."""
        events, self.events = self.events, []
        return events


def run_items(
    session: pytest.Session,
    number: int,
    dealt: Sequence[int | None],
    parent: Connection,
    inherited: Sequence[Connection],
) -> None:
    """Run items in a worker, from the first two on, until there are no more."""
    for connection in inherited:
        connection.close()
    config: Any = session.config
    atexit._clear()  # what the parent has registered is its own
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    if reporter is not None:
        config.pluginmanager.unregister(reporter)
    capture = config.pluginmanager.get_plugin("capturemanager")
    capture.start_global_capturing()
    capture.suspend_global_capture()  # until a test begins
    folder = config._tmp_path_factory.getbasetemp() / f"fork{number}-{os.getpid()}"
    folder.mkdir()
    config._tmp_path_factory._basetemp = folder
    reports = Reports(config)
    config.pluginmanager.register(reports)
    reports.taken()  # what was called before is repeated for a new plugin
    index, following = dealt
    try:
        while index is not None:
            if following is None:
                gc.collect()  # an error in what a test has left behind is reported by the last test
            upcoming = None if following is None else session.items[following]
            config.hook.pytest_runtest_protocol(item=session.items[index], nextitem=upcoming)
            parent.send(reports.taken())
            index, following = following, None if following is None else parent.recv()
        atexit._run_exitfuncs()
        parent.send(reports.taken())
    except (EOFError, BrokenPipeError, ConnectionResetError, KeyboardInterrupt):
        session._setupstate.teardown_exact(None)  # the parent has ended, or stops at a failure
