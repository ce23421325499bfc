"""What starting takes: CPU and memory of importing the program with all its commands, and of `--version`."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys

from tests.bench.figures import Figure, judged

RUNS = 5
IMPORTS_MS, VERSION_MS, IMPORTS_MB = 1200.0, 100.0, 80.0

IMPORTS = """
import gc, os
gc.disable()
import bot.program, bot.commands
list(bot.commands._written_here())
os._exit(0)
"""
"""What `python -m bot` imports before it connects. Taking the interpreter apart (0.2 s) is no part of a start."""


def measured(*arguments: str) -> tuple[float, float]:
    """Return the milliseconds of CPU and the largest megabytes of a Python with these arguments, the medians.

    Bytecode is cached, as after `make install` and in the image of the container.
    """
    taken: list[tuple[float, float]] = []
    cached = {**os.environ, "PYTHONDONTWRITEBYTECODE": ""}
    for _ in range(RUNS):
        program = subprocess.Popen([sys.executable, *arguments], stdout=subprocess.DEVNULL, env=cached)
        _, status, used = os.wait4(program.pid, 0)
        program.returncode = os.waitstatus_to_exitcode(status)
        if program.returncode:
            raise RuntimeError(arguments)
        taken.append(((used.ru_utime + used.ru_stime) * 1000, used.ru_maxrss / 1024))
    return statistics.median(ms for ms, _ in taken), statistics.median(mb for _, mb in taken)


def main() -> int:
    """Measure both; 1 where a goal is missed."""
    imports, megabytes = measured("-c", IMPORTS)
    version, _ = measured("-m", "bot", "--version")
    print(f"imports: {megabytes:.0f} MB (goal {IMPORTS_MB:.0f})", flush=True)
    late = judged(
        (
            Figure("imports", {1: imports}, {1: IMPORTS_MS}),
            Figure("the version", {1: version}, {1: VERSION_MS}),
        )
    )
    return int(late or megabytes > IMPORTS_MB)


if __name__ == "__main__":
    sys.exit(main())
