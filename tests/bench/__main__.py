"""Run benches one after the other and list which of them meet their goals: `python -m tests.bench [SCRIPT ...]`.

The goals are those of an idle machine. So before each bench it is measured how many cores other programs keep busy; a
bench waits a while for them, and where they go on, the report says that its figures are those of a busy machine. Exits
with 1 where a goal is missed.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

IDLE = 0.3
"""At most so many cores are busy on an idle machine."""

SAMPLE_SECONDS = 2.0
PATIENCE_SECONDS = 60.0
"""How long a bench waits for an idle machine."""

HERE = Path(__file__).parent


def busy_cores(seconds: float = SAMPLE_SECONDS) -> float:
    """Return how many cores were busy on average during the next seconds."""
    before = _busy_ticks()
    time.sleep(seconds)
    return (_busy_ticks() - before) / os.sysconf("SC_CLK_TCK") / seconds


def _busy_ticks() -> int:
    """Return the ticks that all cores have computed: the line `cpu` of proc(5), without `idle` and `iowait`."""
    user, nice, system, _idle, _iowait, *interrupts = Path("/proc/stat").read_text(encoding="ascii").split()[1:9]
    return sum(map(int, (user, nice, system, *interrupts)))


def idle_before_it(sample: Callable[[], float] = busy_cores) -> str:
    """Wait for an idle machine; the line of the report about it."""
    ends_at = time.monotonic() + PATIENCE_SECONDS
    while (busy := sample()) > IDLE and time.monotonic() < ends_at:
        pass
    if busy > IDLE:
        return f"NOT IDLE: other programs keep {busy:.1f} cores busy (at most {IDLE}), figures are too high"
    return f"idle: other programs keep {busy:.1f} cores busy"


def main(scripts: Sequence[str]) -> int:
    """Run these, or all."""
    report, missed = list[str](), 0
    for script in scripts or sorted(str(path) for path in (*HERE.glob("bench_*.py"), *HERE.glob("storage_*.py"))):
        machine = idle_before_it()
        print(f"== {script}\n{machine}", flush=True)
        status = subprocess.run([sys.executable, script], env=os.environ | {"PYTHONPATH": "."}, check=False).returncode
        missed += status != 0
        report.append(f"{'MISSED' if status else 'met   '} {Path(script).stem} ({machine})")
    print("\n".join(("== goals", *report)))
    return int(missed > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
