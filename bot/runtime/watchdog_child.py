"""The child process of `watchdog.py`, where its theory is. It is started as a file, so that it imports little."""

from __future__ import annotations

import json
import os
import select
import signal
import sys
import time
from collections.abc import Sequence
from contextlib import suppress

ENDING_SECONDS = 5.0
"""How long the process may take to write its stacks and end, before it is killed."""


class Looks:
    """Counts consecutive checks without a sign of the loop."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._missed = 0

    def is_over(self, *, beaten: bool, stopped: bool) -> bool:
        """Count one check, and return whether the limit is reached. A stopped process starts again from zero."""
        self._missed = 0 if beaten or stopped else self._missed + 1
        return self._missed >= self._most


def is_stopped(pid: int) -> bool:
    """Whether a process is stopped by a signal or a debugger."""
    with suppress(OSError), open(f"/proc/{pid}/stat", "rb") as file:  # noqa: PTH123 - pathlib takes long to import
        return file.read().rpartition(b")")[2].split()[0] in b"Tt"
    return False


def watch(pipe: int, parent: int, seconds: float, most: int) -> bool:
    """Return True when the time is over; False when the process has ended or stopped its watchdog."""
    poll, looks = select.poll(), Looks(most)
    poll.register(pipe, select.POLLIN)
    while True:
        beaten = bool(poll.poll(1000 * seconds / most))
        if beaten and not os.read(pipe, 1 << 16):
            return False
        if looks.is_over(beaten=beaten, stopped=is_stopped(parent)):
            return True


def ended(pipe: int, parent: int) -> str:
    """End the process; return the stacks that it wrote."""
    _send(parent, signal.SIGALRM)
    poll, stacks = select.poll(), b""
    poll.register(pipe, select.POLLIN)
    until = time.monotonic() + ENDING_SECONDS
    while poll.poll(1000 * max(0.0, until - time.monotonic())):
        part = os.read(pipe, 1 << 16)
        if not part:
            break
        stacks += part
    else:
        _send(parent, signal.SIGKILL)
    return stacks.lstrip(b".").decode(errors="replace").strip()


def _send(parent: int, number: signal.Signals) -> None:
    if os.getppid() == parent:  # its number may be another process's by now
        os.kill(parent, number)


def line(form: str, message: str, stacks: str) -> str:
    """Return an entry of the log, in the forms of `bot/runtime/logs.py`."""
    now = time.time()
    at = f"{time.strftime('%Y-%m-%d %H:%M:%S', time.localtime(now))},{int(now % 1 * 1000):03}"
    if form != "json":
        return f"{at} CRITICAL bot.runtime.watchdog: {message}\n{stacks}"
    entry = {"at": at, "level": "CRITICAL", "source": "bot.runtime.watchdog", "message": message, "traceback": stacks}
    return json.dumps(entry)


def main(words: Sequence[str]) -> None:
    """Watch until the process ends, and log if it was ended."""
    pipe, parent, seconds, most, form = int(words[0]), int(words[1]), float(words[2]), int(words[3]), words[4]
    if watch(pipe, parent, seconds, most):
        message = f"the event loop of process {parent} has not run for {seconds:g} seconds; the process was ended"
        if form != "json":
            # Before it ends: with process 1 of a container the kernel ends this one as well.
            sys.stderr.write(line(form, message, ""))
            sys.stderr.flush()
        stacks = ended(pipe, parent)
        sys.stderr.write((line(form, message, stacks) if form == "json" else stacks) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
