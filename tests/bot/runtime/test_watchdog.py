"""A process whose event loop stands still is ended, with its stacks in the log; one that was stopped is not."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot.runtime.leases import Leaseholder
from bot.runtime.settings import ProcessSettings
from bot.runtime.watchdog import BEATS, EXIT_STATUS, SECONDS, watched_loop
from bot.runtime.watchdog_child import Looks
from storage.database import Database
from tests import patience
from tests.bot.pulses import Still
from tests.case_files import PROJECT
from tests.pids import watched

LIMIT = 2.0
"""Seconds in these tests. A busy machine may be late by so much."""

POLL = 0.01
"""Seconds between two looks at another process, which may need the processor meanwhile."""

PROGRAM = """
import asyncio, signal, sys, threading
from bot.runtime.watchdog import watched_loop
from tests.interpreter_lock import hold_the_lock

async def main():
    loop, work = asyncio.get_running_loop(), asyncio.Event()
    loop.add_signal_handler(signal.SIGTERM, lambda: print("stopped", flush=True))
    threading.Thread(target=threading.Event().wait, name="waiting", daemon=True).start()
    async with watched_loop({limit}, "{form}"):
        await asyncio.sleep(0)
        print("works", flush=True)
        while True:
            word = (await asyncio.to_thread(sys.stdin.readline)).strip()
            print(word, flush=True)
            if word == "hold": hold_the_lock()
            if word == "hold elsewhere": await asyncio.to_thread(hold_the_lock)
            if word == "end": return

asyncio.run(main())
"""


def children_of(pid: int) -> list[int]:
    """The processes that the first thread of a process has started."""
    text = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii")
    return [int(number) for number in text.split()]


class Program:
    """A process with a watchdog that does what it is asked."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        assert self.answer() == "works"
        (self.watchdog,) = self.children()

    def ask(self, word: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{word}\n")
        self.process.stdin.flush()

    def answer(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    def ended(self) -> tuple[int, str]:
        """Wait until it has ended; its status, and its log."""
        _, log = self.process.communicate(timeout=patience.SECONDS)
        return self.process.returncode, log

    def children(self) -> list[int]:
        return children_of(self.process.pid)

    def looks(self, number: int) -> None:
        """Wait until the watchdog has looked so often again: each time it waits for the kernel once."""
        until = self._waits() + number
        while self._waits() < until:
            assert self.process.poll() is None
            time.sleep(POLL)

    def _waits(self) -> int:
        status = Path(f"/proc/{self.watchdog}/status").read_text(encoding="ascii")
        found = re.search(r"^voluntary_ctxt_switches:\s+(\d+)", status, re.MULTILINE)
        assert found is not None
        return int(found[1])


@contextmanager
def program(form: str = "text", limit: float = LIMIT) -> Iterator[Program]:
    """Run it."""
    command, pipe = [sys.executable, "-c", PROGRAM.format(limit=limit, form=form)], subprocess.PIPE
    with subprocess.Popen(command, cwd=PROJECT, stdin=pipe, stdout=pipe, stderr=pipe, text=True) as process:
        try:
            yield Program(process)
        finally:
            process.kill()


def test_a_process_whose_loop_stands_still_is_ended_with_all_stacks_in_the_log() -> None:
    with program() as blocked, watched([blocked.watchdog]) as child:
        blocked.ask("hold")
        status, log = blocked.ended()
        child.wait()
    assert status == EXIT_STATUS
    head, *stacks = log.splitlines()
    assert re.fullmatch(
        r"\S+ \S+,\d{3} CRITICAL bot\.runtime\.watchdog: the event loop of process \d+ has not run .*", head
    )
    assert sum(line.startswith(("Thread 0x", "Current thread 0x")) for line in stacks) == 3  # one reads, one waits
    assert "in hold_the_lock" in log
    assert log.index("in hold_the_lock") < log.index("in main")


def test_the_first_process_of_a_container_is_ended_too() -> None:
    """The kernel ignores signals with a default action for it, and kills the child with it, perhaps before it logs."""
    command = ["unshare", "--pid", "--fork", "--kill-child", "--mount-proc", sys.executable, "-c"]
    code = PROGRAM.format(limit=LIMIT, form="text")
    done = subprocess.run(
        [*command, code],
        cwd=PROJECT,
        input="hold\n",
        capture_output=True,
        text=True,
        timeout=patience.SECONDS,
        check=False,
    )
    if not done.stdout:  # this account may make no namespaces
        assert "unshare: " in done.stderr
        return
    assert done.returncode == EXIT_STATUS
    assert "the event loop of process 1 has not run" in done.stderr


def test_a_lock_that_another_thread_holds_stops_the_loop_too() -> None:
    with program() as blocked:
        blocked.ask("hold elsewhere")
        status, log = blocked.ended()
    assert status == EXIT_STATUS
    assert "in hold_the_lock" in log


def test_for_machines_the_entry_is_one_object_in_one_line() -> None:
    with program("json") as blocked:
        blocked.ask("hold")
        status, log = blocked.ended()
    assert status == EXIT_STATUS
    entry = json.loads(log)
    assert (entry["level"], entry["source"]) == ("CRITICAL", "bot.runtime.watchdog")
    assert "in hold_the_lock" in entry["traceback"]


def test_sigterm_during_a_block_changes_nothing() -> None:
    with program() as blocked:
        blocked.ask("hold")
        assert blocked.answer() == "hold"
        blocked.process.send_signal(signal.SIGTERM)
        os.kill(blocked.watchdog, signal.SIGTERM)  # systemd sends it to all processes of a service
        assert blocked.ended()[0] == EXIT_STATUS


def test_a_process_that_was_stopped_for_longer_is_not_ended() -> None:
    with program(limit=1.5 * LIMIT) as stopped:
        stopped.process.send_signal(signal.SIGSTOP)
        os.waitid(os.P_PID, stopped.process.pid, os.WSTOPPED)
        stopped.looks(BEATS + 5)
        stopped.process.send_signal(signal.SIGCONT)
        for word in ("still there", "end"):
            stopped.ask(word)
            assert stopped.answer() == word
        assert stopped.ended() == (0, "")


def test_a_watchdog_that_was_killed_is_replaced() -> None:
    with program() as blocked:
        first = blocked.watchdog
        with watched([first]) as child:
            os.kill(first, signal.SIGKILL)
            child.wait()
        while not (children := blocked.children()) or children == [first]:
            assert blocked.process.poll() is None
            time.sleep(POLL)
        blocked.ask("hold")
        status, log = blocked.ended()
    assert status == EXIT_STATUS
    assert "the watchdog ended with status -9; another one begins" in log


def test_the_watchdog_ends_with_a_process_that_was_killed() -> None:
    with program() as killed, watched([killed.watchdog]) as child:
        killed.process.kill()
        child.wait()


def test_the_watchdog_gets_no_settings_of_the_host(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    with program() as works:
        assert "secret" in Path(f"/proc/{works.process.pid}/environ").read_text(encoding="utf-8")
        works.looks(1)  # by then it is the other program
        assert "secret" not in Path(f"/proc/{works.watchdog}/environ").read_text(encoding="utf-8")


def test_looks_are_counted_from_the_last_time_the_loop_ran_or_was_stopped() -> None:
    looks = Looks(3)
    seen = [(False, False), (False, False), (True, False), (False, False), (False, False), (False, True)]
    assert not any(looks.is_over(beaten=beaten, stopped=stopped) for beaten, stopped in seen)
    assert [looks.is_over(beaten=False, stopped=False) for _ in range(3)] == [False, False, True]


@pytest.mark.parametrize("seconds,platform", [(0.0, sys.platform), (SECONDS, "darwin"), (SECONDS, "win32")])
async def test_without_a_watchdog_everything_else_goes_on(
    monkeypatch: pytest.MonkeyPatch, seconds: float, platform: str
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    before = signal.getsignal(signal.SIGALRM), children_of(os.getpid())
    async with watched_loop(seconds):
        await asyncio.sleep(0)
        assert (signal.getsignal(signal.SIGALRM), children_of(os.getpid())) == before


def test_the_setting_has_the_same_default() -> None:
    assert ProcessSettings.model_fields["watchdog_seconds"].default == SECONDS


BLOCKED_BOT = """
from bot import program
from tests.interpreter_lock import hold_the_lock

async def loaded(*arguments, real=program.loaded):
    hosting = await real(*arguments)
    await hosting.herald.at_work.wait()
    hold_the_lock()

program.loaded = loaded
program.main()
"""

BLOCKED_PAGE = """
from bot.web import __main__ as program
from tests.interpreter_lock import hold_the_lock

async def opened(_place):
    hold_the_lock()

program.opened = opened
program.main()
"""


async def blocked(code: str, file: Path) -> int:
    """Run a program until its watchdog ends it; return how many messages the next holder of its lease logs."""
    settings = {"HERALD_SANDBOX_PORT": "0", "HERALD_DATABASE": str(file), "HERALD_WATCHDOG_SECONDS": f"{2 * LIMIT:g}"}
    settings |= {"HERALD_PICTURES": "false", "PYTHONPATH": str(PROJECT)}
    started = await asyncio.create_subprocess_exec(
        sys.executable, "-c", code, cwd=file.parent, env=os.environ | settings, stderr=subprocess.PIPE
    )
    _, log = await started.communicate()
    assert started.returncode == EXIT_STATUS
    assert b"has not run for 4 seconds" in log
    assert b"in hold_the_lock" in log
    async with await Database.open(str(file)) as database:
        messages = list[str]()
        await Leaseholder(database, pulse=Still(), told=messages.append).take()
    return len(messages)


@pytest.mark.slow
async def test_bot_and_page_are_watched_and_leave_nothing_that_the_next_bot_waits_for(tmp_path: Path) -> None:
    async with asyncio.timeout(patience.SECONDS):
        of_bot, of_page = await asyncio.gather(
            blocked(BLOCKED_BOT, tmp_path / "bot.db"), blocked(BLOCKED_PAGE, tmp_path / "page.db")
        )
    assert (of_bot, of_page) == (1, 0)
