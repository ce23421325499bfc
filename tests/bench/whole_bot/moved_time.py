"""Let time in a process pass faster than it does: its clocks go on by the seconds that another process writes.

A bench of an evening needs the waits between acts, not their duration. `time.monotonic` (and so every timer of an event
loop), `time.time` and the moments that the bot and its scheduler read all go on together; CPU time is not touched.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable
from datetime import datetime, timedelta, tzinfo
from typing import Any

BEGIN = "begin"
"""A line of the input: what is measured begins now."""

_ahead = 0.0
"""By how many seconds this process is ahead of the machine."""


class MovedDatetime(datetime):
    """`datetime` whose present moment is that of this process."""

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> datetime:  # type: ignore[override]
        """Return the present moment."""
        return datetime.now(tz) + timedelta(seconds=_ahead)


def install() -> None:
    """Replace the clocks; before anything is imported that keeps a reference to them."""
    monotonic, wall = time.monotonic, time.time
    time.monotonic = lambda: monotonic() + _ahead
    time.time = lambda: wall() + _ahead
    from apscheduler.schedulers import base  # noqa: PLC0415 - after the clocks were replaced

    from bot.runtime import alarms  # noqa: PLC0415 - likewise
    from bot.service import clock  # noqa: PLC0415 - likewise

    modules: tuple[Any, ...] = (base, alarms, clock)
    for module in modules:
        module.datetime = MovedDatetime


def follow_input(begin: Callable[[], object]) -> None:
    """Read the standard input in a running event loop: seconds that pass, a line each, and `BEGIN` to call `begin`."""
    loop = asyncio.get_running_loop()

    def read() -> None:
        global _ahead  # noqa: PLW0603 - the time of the process
        line = sys.stdin.readline()
        if not line:
            loop.remove_reader(sys.stdin)
            return
        if line.strip() == BEGIN:
            begin()
            return
        _ahead += float(line)

    loop.add_reader(sys.stdin, read)
