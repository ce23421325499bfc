"""Process tables for tests: what the kernels of pretend machines say of processes."""

from __future__ import annotations

from bot.runtime.process_table import Mark, ProcessTable


class Machine:
    """A kernel with the start times of its processes, by number."""

    def __init__(self, place: str = "here") -> None:
        self._place = place
        self.processes: dict[int, int] = {}

    def table(self, *, pid: int) -> ProcessTable:
        """What a new process of this number can look up."""
        self.processes.setdefault(pid, 100 * pid)
        return ProcessTable(Mark(self._place, pid, 100 * pid), lambda pid: self.processes.get(pid, "absent"))


NO_FACTS = ProcessTable(None, lambda _pid: "absent")
