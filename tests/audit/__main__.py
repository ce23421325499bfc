"""Asks the advisory database of open source (OSV) what is known against the locked libraries: `make audit`."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence

UNREACHABLE = ("ConnectionError", "ConnectTimeout", "ReadTimeout", "Max retries exceeded", "ServiceError")
SKIPPED = "The advisory database cannot be reached from here: the audit of the dependencies is skipped."
PATIENCE_SECONDS = 300


def main(locks: Sequence[str]) -> int:
    """Audit lock files and print each verdict; 1 for a known vulnerability, 0 for none or an unreachable database."""
    for lock in locks:
        command = [sys.executable, "-m", "pip_audit", "--vulnerability-service", "osv", "--disable-pip"]
        command += ["--require-hashes", "--progress-spinner", "off", "--requirement", lock]
        try:
            done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE_SECONDS)
        except subprocess.TimeoutExpired:
            print(SKIPPED)
            return 0
        verdict = judged(done.returncode, done.stdout + done.stderr)
        print(f"{lock}: {verdict or 'nothing is known against anything in it'}")
        if verdict == SKIPPED:
            return 0
        if verdict:
            return 1
    return 0


def judged(code: int, said: str) -> str:
    """What there is to say of one lock file; nothing where all is well."""
    if code == 0:
        return ""
    return SKIPPED if any(sign in said for sign in UNREACHABLE) else said


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
