"""Run a script in an interpreter of its own, to test what a program imports."""

from __future__ import annotations

import subprocess
import sys

from tests.patience import PROGRAM_SECONDS


def end_of(script: str) -> tuple[int, str]:
    """Return the exit status of a script, and what it has written to standard error."""
    ended = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False, timeout=PROGRAM_SECONDS
    )
    return ended.returncode, ended.stderr
