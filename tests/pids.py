"""Wait for the end of processes that a test does not start directly, by the kernel's notice of it (`pidfd_open`)."""

from __future__ import annotations

import os
import select
import signal
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager, suppress

from tests.patience import SECONDS


class Pids:
    """Handles of processes, which stay valid when their numbers are used again."""

    def __init__(self, handles: dict[int, int]) -> None:
        self._handles = handles

    def wait(self) -> None:
        """Wait until all have ended; AssertionError with the numbers of those that go on."""
        going = {handle: pid for pid, handle in self._handles.items()}
        poll = select.poll()
        for handle in going:
            poll.register(handle, select.POLLIN)
        while going:
            ended = poll.poll(SECONDS * 1000)
            assert ended, f"processes go on: {sorted(going.values())}"
            for handle, _ in ended:
                poll.unregister(handle)
                del going[handle]


@contextmanager
def watched(numbers: Iterable[int]) -> Iterator[Pids]:
    """Open handles of processes that are running now. Those that still run when the test has ended are killed."""
    with ExitStack() as stack:
        handles = {}
        for number in numbers:
            handles[number] = handle = os.pidfd_open(number)
            stack.callback(os.close, handle)
            stack.callback(_kill, handle)
        yield Pids(handles)


def _kill(handle: int) -> None:
    with suppress(ProcessLookupError):
        signal.pidfd_send_signal(handle, signal.SIGKILL)
