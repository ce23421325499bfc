"""Reference programs for FIDE's rules, where the environment names their commands."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import ClassVar, Protocol

from formats.toolkit.fide.record import PAIRING_ALLOCATED, WHITE
from formats.toolkit.fide.tie_breaks import TieBreaks
from formats.toolkit.fide.trf import Report, write_report

CODES = (
    *("WIN", "WON", "BPG", "BWG", "PS", "PS/C1", "REP", "BH", "BH/C1", "BH/C2", "BH/M1", "BH/M2", "AOB", "FB"),
    *("FB/C1", "SB", "KS", "ARO", "ARO/C1", "TPR", "PTP", "APRO", "APPO", "RTNG"),
)
"""Tie-breaks whose values the text leaves no choice for (not STD, cuts of SB, and `/P`)."""

PATIENCE_SECONDS = 600


class ProgramFailedError(Exception):
    """A program could not read a file, or gave an answer of another shape."""


def run(command: Sequence[str]) -> subprocess.CompletedProcess[str]:
    """Run a program to its end."""
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE_SECONDS)


class Oracle(Protocol):
    """A reference program, as far as it is compared: `setting` names its command."""

    setting: ClassVar[str]

    def __init__(self, command: str) -> None: ...

    def differences(self, report: Report, path: Path) -> Iterator[str]:
        """Write the report as the program reads it, and yield what differs. Raises `ProgramFailedError`."""
        ...


@dataclass(frozen=True)
class BbpPairings:
    """Pairings of bbpPairings from version 6 on, which knows the rules of 2026 by the name FIDE_DUTCH_2025."""

    command: str
    setting: ClassVar[str] = "HERALD_BBPPAIRINGS"

    def differences(self, report: Report, path: Path) -> Iterator[str]:
        """Yield its answers about rounds that it pairs otherwise, and the next round if only it finds one."""
        path.write_bytes(write_report(report).replace(b"FIDE_DUTCH_2026", b"FIDE_DUTCH_2025"))
        done = run([*shlex.split(self.command), "--dutch", str(path), "-c"])
        if done.returncode:
            raise ProgramFailedError(done.stdout + done.stderr)
        for part in re.split(r"^.*?: Round #", done.stdout, flags=re.MULTILINE)[1:]:
            number, _, found = part.partition("\n")
            if found.strip():
                yield f"round {number}: {' '.join(found.split())}"
        played = report.tournament.played_rounds
        if played < report.tournament.rounds and self._can_pair(path):
            yield f"round {played + 1}: there is a pairing"

    def _can_pair(self, path: Path) -> bool:
        done = run([*shlex.split(self.command), "--dutch", str(path), "-p", os.devnull])
        if done.returncode not in {0, 1}:
            raise ProgramFailedError(done.stdout + done.stderr)
        return done.returncode == 0


def _answer(command: str, script: str, path: Path, *arguments: str) -> Mapping[str, object]:
    """Run a script of Gacrux (TieBreakServer), whose command has `{}` in the place of the name of a script."""
    done = run([*shlex.split(command.format(script)), "-i", str(path), *arguments])
    try:
        answer = json.loads(done.stdout)
    except ValueError:
        raise ProgramFailedError(done.stdout + done.stderr) from None
    if answer["status"]["code"] not in {0, 1}:
        raise ProgramFailedError(str(answer["status"]))
    return answer  # type: ignore[no-any-return]


@dataclass(frozen=True)
class GacruxPairings:
    """Pairings of Gacrux."""

    command: str
    setting: ClassVar[str] = "HERALD_GACRUX"

    def differences(self, report: Report, path: Path) -> Iterator[str]:
        """Yield the rounds that it pairs otherwise."""
        path.write_bytes(write_report(report))
        answer = _answer(self.command, "pairingchecker", path, "-c", "-p", "-m", "dutch")
        for found in answer["pairingResult"]["roundpairing"]:  # type: ignore[index]
            theirs, ours = {tuple(pair) for pair in found["pairs"]}, pairs_of(report, found["round"])
            if theirs != ours:
                yield f"round {found['round']}: {sorted(ours - theirs)} is {sorted(theirs - ours)}"


def pairs_of(report: Report, round_number: int) -> set[tuple[int, int]]:
    """Return the pairs of a round, white first, and the player with the bye with 0."""
    entries = ((player.number, player.entries[round_number - 1]) for player in report.tournament.players)
    return {
        (number, entry.opponent)
        for number, entry in entries
        if entry.colour == WHITE or entry.result == PAIRING_ALLOCATED
    }


@dataclass(frozen=True)
class GacruxTieBreaks:
    """Values of tie-breaks of Gacrux."""

    command: str
    setting: ClassVar[str] = "HERALD_GACRUX"
    codes: Sequence[str] = CODES

    def differences(self, report: Report, path: Path) -> Iterator[str]:
        """Yield the values that differ, in hundredths."""
        # Without byes of a round that could not be paired: Gacrux counts it as played.
        tournament = replace(report.tournament, absent={}, rounds=report.tournament.played_rounds)
        path.write_bytes(write_report(replace(report, tournament=tournament)))
        answer = _answer(self.command, "tiebreakchecker", path, "-t", *self.codes)
        players = answer["tiebreakResult"]["competitors"]  # type: ignore[index]
        theirs = {one["cid"]: one["tiebreakScore"] for one in players}
        table = TieBreaks(tournament)
        for place, code in enumerate(self.codes):
            for number, mine in enumerate(table.values(code), start=1):
                other = theirs[number][place]
                expected = None if other is None else round(100 * float(other))
                if mine != expected:
                    yield f"{code} of {number}: {mine} is {expected}"


KINDS: Sequence[type[Oracle]] = (BbpPairings, GacruxTieBreaks, GacruxPairings)
"""What is compared, the fastest first."""


def oracle(kind: type[Oracle]) -> Oracle | None:
    """Return the program if the environment names its command."""
    command = os.environ.get(kind.setting, "").strip()
    return kind(command) if command else None
