"""Reference programs for FIDE's rules, where the environment names their commands."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from formats.toolkit.fide.tie_breaks import TieBreaks
from formats.toolkit.fide.trf import Report, write_report

PATIENCE_SECONDS = 600


class ProgramFailedError(Exception):
    """A program could not read a file, or gave an answer of another shape."""


def run(command: Sequence[str]) -> subprocess.CompletedProcess[str]:
    """Run a program to its end."""
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE_SECONDS)


@dataclass(frozen=True)
class BbpPairings:
    """bbpPairings from version 6 on, which knows the rules of 2026 by the name FIDE_DUTCH_2025."""

    command: str
    setting: ClassVar[str] = "HERALD_BBPPAIRINGS"

    def write(self, report: Report, path: Path) -> None:
        """Write a file as it reads them."""
        path.write_bytes(write_report(report).replace(b"FIDE_DUTCH_2026", b"FIDE_DUTCH_2025"))

    def differences(self, path: Path) -> Iterator[str]:
        """Yield its answers about rounds that it pairs otherwise."""
        done = run([*shlex.split(self.command), "--dutch", str(path), "-c"])
        if done.returncode:
            raise ProgramFailedError(done.stdout + done.stderr)
        for part in re.split(r"^.*?: Round #", done.stdout, flags=re.MULTILINE)[1:]:
            number, _, found = part.partition("\n")
            if found.strip():
                yield f"round {number}: {' '.join(found.split())}"

    def can_pair(self, path: Path) -> bool:
        """Return True if it finds a next round."""
        done = run([*shlex.split(self.command), "--dutch", str(path), "-p", os.devnull])
        if done.returncode not in {0, 1}:
            raise ProgramFailedError(done.stdout + done.stderr)
        return done.returncode == 0


@dataclass(frozen=True)
class Gacrux:
    """Gacrux (TieBreakServer), whose command has `{}` in the place of the name of a script."""

    command: str
    setting: ClassVar[str] = "HERALD_GACRUX"

    def write(self, report: Report, path: Path) -> None:
        """Write a file as it reads them."""
        path.write_bytes(write_report(report))

    def _answer(self, script: str, path: Path, *arguments: str) -> Mapping[str, object]:
        done = run([*shlex.split(self.command.format(script)), "-i", str(path), *arguments])
        try:
            answer = json.loads(done.stdout)
        except ValueError:
            raise ProgramFailedError(done.stdout + done.stderr) from None
        if answer["status"]["code"]:
            raise ProgramFailedError(str(answer["status"]))
        return answer  # type: ignore[no-any-return]

    def differences(self, path: Path) -> Iterator[str]:
        """Yield the rounds that it pairs otherwise."""
        answer = self._answer("pairingchecker", path, "-c", "-m", "dutch")
        rounds = answer["pairingResult"]["roundpairing"]  # type: ignore[index]
        for found in rounds:
            theirs, ours = ({tuple(pair) for pair in found[key]} for key in ("pairs", "current"))
            if theirs != ours:
                yield f"round {found['round']}: {sorted(ours - theirs)} is {sorted(theirs - ours)}"

    def values(self, path: Path, codes: Sequence[str]) -> Mapping[int, Sequence[float | None]]:
        """Return the values of tie-breaks by player."""
        answer = self._answer("tiebreakchecker", path, "-t", *codes)
        found = answer["tiebreakResult"]["competitors"]  # type: ignore[index]
        return {one["cid"]: one["tiebreakScore"] for one in found}


def program(kind: type[BbpPairings | Gacrux]) -> BbpPairings | Gacrux | None:
    """Return the program that the environment names, if it does."""
    command = os.environ.get(kind.setting, "").strip()
    return kind(command) if command else None


def wrong_values(oracle: Gacrux, report: Report, path: Path, codes: Sequence[str]) -> Iterator[str]:
    """Yield the values of tie-breaks that differ."""
    theirs = oracle.values(path, codes)
    table = TieBreaks(report.tournament)
    for place, code in enumerate(codes):
        for number, mine in enumerate(table.values(code), start=1):
            other = theirs[number][place]
            expected = None if other is None else round(100 * float(other))
            if mine != expected:
                yield f"{code} of {number}: {mine} is {expected}"
