"""Run the second checker, `docs/check.pl`, which was written from `docs/proofs.md` alone."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.case_files import PROJECT
from tests.proofs.logs import Given

SCRIPT = PROJECT / "docs" / "check.pl"

Verdicts = Mapping[tuple[int, int], str]
"""By stage and round: `proved`, `best`, `hand`, `command` or `wrong`."""


def perl() -> str | None:
    """Where Perl is; None without one that has what the script uses."""
    program = shutil.which("perl")
    wanted = ["-MJSON::PP", "-MDigest::SHA", "-e", "use v5.36;"]
    if program is None or subprocess.run([program, *wanted], capture_output=True, check=False).returncode:
        return None
    return program


def checked_again(given: Given) -> tuple[bool, Verdicts, str]:
    """Return whether the second checker finds nothing wrong, its verdict about each round, and all that it printed."""
    with TemporaryDirectory() as folder:
        log, proofs = Path(folder) / "log.jsonl", Path(folder) / "proofs.json"
        log.write_text(given.log, encoding="utf-8")
        proofs.write_text(json.dumps(given.proofs), encoding="utf-8")
        command = [perl() or "perl", str(SCRIPT), str(log), str(proofs), given.head]
        run = subprocess.run(command, capture_output=True, text=True, check=False)
    rows = [line.split() for line in run.stdout.splitlines() if line.startswith("round")]
    printed = run.stdout + run.stderr
    return run.returncode == 0 and not run.stderr, {(int(row[1]), int(row[2])): row[3] for row in rows}, printed


def verdicts_of(found: Mapping[str, Any]) -> Verdicts:
    """Return the same of what the checker of the page found."""
    return {(row["stage"], row["round"]): row["state"] for row in found["rows"] if row["what"] == "round"}
