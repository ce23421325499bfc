"""Ask the advisory database of open source (OSV) what is known against the locked libraries: `make audit`.

Without a connection to it the audit is not done: a line says so, and it fails if `HERALD_AUDIT=required`.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence

UNREACHABLE = ("ConnectionError", "ConnectTimeout", "ReadTimeout", "Max retries exceeded", "ServiceError")
NOT_DONE = "AUDIT NOT DONE: the advisory database of the dependencies cannot be reached from here."
"""`.ci/run` looks for its first words."""

REQUIRED = "HERALD_AUDIT"
PATIENCE_SECONDS = 300


def main(locks: Sequence[str]) -> int:
    """Audit lock files and print each verdict; 1 for a known vulnerability, or if a required audit cannot be done."""
    for lock in locks:
        command = [sys.executable, "-m", "pip_audit", "--vulnerability-service", "osv", "--disable-pip"]
        command += ["--require-hashes", "--progress-spinner", "off", "--requirement", lock]
        try:
            done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE_SECONDS)
        except subprocess.TimeoutExpired:
            return not_done()
        verdict = judged(done.returncode, done.stdout + done.stderr)
        if verdict == NOT_DONE:
            return not_done()
        print(f"{lock}: {verdict or 'nothing is known against anything in it'}")
        if verdict:
            return 1
    return 0


def not_done() -> int:
    """Print that there was no audit; a failure where one is required."""
    print(NOT_DONE)
    return int(os.environ.get(REQUIRED) == "required")


def judged(code: int, said: str) -> str:
    """What there is to say of one lock file; nothing where all is well."""
    if code == 0:
        return ""
    return NOT_DONE if any(sign in said for sign in UNREACHABLE) else said


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
