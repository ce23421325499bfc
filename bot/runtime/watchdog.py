"""Watchdog: end the process when its event loop has not run for `SECONDS`, with all stacks in the log.

The loop writes a byte into a pipe every twentieth of that time. A child process (`watchdog_child.py`) looks as
often for one, and ends this process after twenty looks without. Nothing in this process could count reliably: a Python
thread does not run while a C function such as a regular expression holds the interpreter's lock, and a timer
(`setitimer`, `faulthandler.dump_traceback_later`) fires as soon as a stopped process continues, before its loop could
reset it. The child counts looks, not seconds: it makes none while it is stopped too or the machine is suspended, and
starts again from zero while only this process is stopped. So after a gap the loop has time to show that it runs.

The child sends SIGALRM. Both handlers are C functions and need no lock: that of `faulthandler` writes the stacks into
the pipe, from which the child logs them, and then calls the one before it, `_exit` of the C library. That receives the
signal's number, which becomes the exit status (14). The default action would not do: the kernel ignores it for process
1 of a container. A process that does not end so within 5 s is killed (SIGKILL). When process 1 ends, the kernel kills
the child as well: the stacks may then be missing in the log, the exit status is not.

Files and databases are left as by `kill -9`. SIGTERM during a block changes nothing: the process ends when its time is
over. Only on Linux: elsewhere the child could not see whether this process is stopped.
"""

from __future__ import annotations

import asyncio
import ctypes
import faulthandler
import logging
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Literal

logger = logging.getLogger(__name__)

SECONDS = 20.0
"""How long the loop may stand still."""

BEATS = 20
"""How often it shows in this time that it runs."""

EXIT_STATUS = 14
"""Of a process that was ended: the number of SIGALRM."""

COMMAND = (sys.executable, "-I", "-S", str(Path(__file__).with_name("watchdog_child.py")))

ENVIRONMENT = ("TZ", "LD_LIBRARY_PATH")
"""Variables that the child needs; it gets no others, such as the token."""


@asynccontextmanager
async def watched_loop(seconds: float = SECONDS, form: Literal["text", "json"] = "text") -> AsyncIterator[None]:
    """Let the running event loop be watched; `form` is that of the log, and 0 seconds switch the watchdog off."""
    if not seconds or sys.platform != "linux":
        yield
        return
    watching = asyncio.create_task(_keep_watched(seconds, form), name="watchdog")
    try:
        yield
    finally:
        watching.cancel()
        await asyncio.gather(watching, return_exceptions=True)


async def _keep_watched(seconds: float, form: str) -> None:
    """Run the child, and another one where that has ended."""
    environment = {name: os.environ[name] for name in ENVIRONMENT if name in os.environ}
    while True:
        read, write = os.pipe()
        words = (str(read), str(os.getpid()), str(seconds), str(BEATS), form)
        try:
            with _blocked_signals():
                child = subprocess.Popen([*COMMAND, *words], env=environment, pass_fds=[read])  # noqa: ASYNC220, S603
        except OSError as error:
            os.close(write)
            logger.warning("there is no watchdog: %s", error)
            return
        finally:
            os.close(read)
        try:
            with _ended_by_signal(write):
                await _beat(write, child, seconds / BEATS)
        finally:
            os.close(write)  # the child ends
            status = await asyncio.to_thread(child.wait)
        logger.warning("the watchdog ended with status %s; another one begins", status)


async def _beat(write: int, child: subprocess.Popen[bytes], pause: float) -> None:
    """Show that the loop runs for as long as the child does."""
    os.set_blocking(write, False)
    while child.poll() is None:
        with suppress(BlockingIOError, BrokenPipeError):  # it was stopped for hours; it has just ended
            os.write(write, b".")
        await asyncio.sleep(pause)


@contextmanager
def _blocked_signals() -> Iterator[None]:
    """Block what systemd and terminals send to all processes at a stop: a child that inherits this ends after us."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM, signal.SIGHUP})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def _ended_by_signal(stacks: int) -> Iterator[None]:
    """Let SIGALRM write all stacks into a file and end the process, without the interpreter's lock."""
    library = ctypes.CDLL(None)
    library.signal.argtypes, library.signal.restype = (ctypes.c_int, ctypes.c_void_p), ctypes.c_void_p
    library.signal(signal.SIGALRM, ctypes.cast(library._exit, ctypes.c_void_p))  # noqa: SLF001 - its name in C
    faulthandler.register(signal.SIGALRM, file=stacks, all_threads=True, chain=True)
    try:
        yield
    finally:
        faulthandler.unregister(signal.SIGALRM)
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
