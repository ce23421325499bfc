"""Prove that a process which left a mark has ended, by what the kernel of this machine says.

A mark names the kernel, the process's number and its start time. All of this must hold before an end counts as proved:

- The mark was made here: same boot id, host name, PID namespace and time namespace. The inode of a namespace is unique
  among those that exist, so a process that is alive and has our inode is one whose number we can look up. Another boot
  id is another machine, or this one before it was started again; a process of either cannot be looked up. Host names
  tell clones of a running virtual machine from each other. A time namespace shifts the start times that are read.
- The kernel has no process of that number, or has one with another start time (numbers are used again, and within one
  clock tick of 10 ms they are not), or only its exit status is left (a zombie whose threads have all ended). A stopped
  process is alive. `/proc` may hide processes of other accounts, so that a number missing there proves nothing; the
  kernel's ESRCH does.

Everything else is doubt: another host or container, a mark without these facts, a system without `/proc`.
"""

from __future__ import annotations

import hashlib
import os
import socket
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, Self

PROC = Path("/proc")

Presence = int | Literal["absent", "hidden"]
"""The start time of a process in clock ticks since the boot, or why there is none."""

_SIGN = "@"


@dataclass(frozen=True, slots=True)
class Mark:
    """A process, as its mark names it: `place` stands for the kernel and the namespaces it runs in."""

    place: str
    pid: int
    started: int

    def __str__(self) -> str:
        return f"{self.place}/{self.pid}/{self.started}"

    @classmethod
    def parse(cls, text: str) -> Self | None:
        """Read what `str` wrote; None for anything else."""
        place, *numbers = text.split("/")
        if len(numbers) != 2 or not place or not all(number.isdecimal() for number in numbers):  # noqa: PLR2004
            return None
        return cls(place, int(numbers[0]), int(numbers[1]))


@dataclass(frozen=True, slots=True)
class ProcessTable:
    """The processes that this one can look up. `own` is its own mark, None where the facts for it cannot be had."""

    own: Mark | None
    presence: Callable[[int], Presence]

    @classmethod
    def here(cls) -> Self:
        """The table of the machine that this process runs on."""
        return cls(own_mark(), presence_of)

    def marked(self, name: str) -> str:
        """Return the name with the mark of this process, which `has_ended` reads."""
        return name if self.own is None else f"{name}{_SIGN}{self.own}"

    def has_ended(self, name: str) -> bool:
        """Is it proved that the process which marked this name has ended? False where there is any doubt."""
        mark = Mark.parse(name.rpartition(_SIGN)[2])
        if mark is None or self.own is None or mark.place != self.own.place:
            return False
        return self.presence(mark.pid) not in {"hidden", mark.started}


def own_mark(proc: Path = PROC) -> Mark | None:
    """Return the mark of this process; None where the system does not have the facts, as outside of Linux."""
    pid, namespaces = os.getpid(), proc / "self" / "ns"
    try:
        if str((proc / "self").readlink()) != str(pid):
            return None  # this /proc is that of another PID namespace
        facts = [
            (proc / "sys/kernel/random/boot_id").read_text(encoding="ascii").strip(),
            socket.gethostname(),
            str((namespaces / "pid").readlink()),
            str((namespaces / "time").readlink()) if (namespaces / "time").is_symlink() else "",  # from Linux 5.6 on
        ]
    except OSError:
        return None
    started = presence_of(pid, proc)
    if not isinstance(started, int):
        return None
    return Mark(hashlib.blake2b("\0".join(facts).encode(), digest_size=8).hexdigest(), pid, started)


def presence_of(pid: int, proc: Path = PROC) -> Presence:
    """Look up a process in this PID namespace."""
    try:
        stat = (proc / str(pid) / "stat").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return _without_stat(pid)
    state, *fields = stat.rpartition(")")[2].split()
    threads, started = int(fields[16]), int(fields[18])  # fields 20 and 22 of proc_pid_stat(5)
    return "absent" if state in "ZX" and threads <= 1 else started


def _without_stat(pid: int) -> Presence:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return "absent"
    except (OSError, OverflowError):
        return "hidden"  # there is one, of another account
    return "hidden"  # there is one, and /proc does not show it
