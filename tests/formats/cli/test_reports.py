"""Report files on the command line: checked and made."""

from __future__ import annotations

import json
import typing
from pathlib import Path

import pytest

from formats.__main__ import main
from formats.cli.reports import REFUSED
from formats.toolkit.fide.trf.report import ErrorCode


def made(capfd: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["generate", *arguments]) == 0
    return capfd.readouterr().out


@pytest.fixture
def report(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> Path:
    """A tournament of 16 players and 5 rounds."""
    path = tmp_path / "open.trf"
    path.write_text(made(capfd, "--players", "16", "--rounds", "5", "--seed", "cli"), encoding="utf-8")
    return path


@pytest.mark.parametrize("more", [(), ("--accelerated",), ("--byes", "0.2", "--forfeits", "0.2", "--retired", "0.1")])
def test_a_file_that_follows_the_rules_passes(
    more: tuple[str, ...], tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "made.trf"
    path.write_text(made(capfd, "--players", "17", "--rounds", "6", *more), encoding="utf-8")
    assert main(["check", str(path)]) == 0
    assert "rounds and all places follow the rules" in capfd.readouterr().out


def test_a_round_that_breaks_the_rules_is_named_with_the_criterion(
    report: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    # In round 1 the first two and the last two of each half change opponents.
    lines = report.read_text(encoding="utf-8").splitlines()
    players = {int(line[4:8]): line for line in lines if line.startswith("001")}
    first = {number: int(line[91:95]) for number, line in players.items()}
    partner = {1: first[2], 2: first[1], first[1]: 2, first[2]: 1}
    for number, other in partner.items():
        line = players[number]
        colour = "w" if number in {1, 2} else "b"
        players[number] = f"{line[:91]}{other:>4} {colour} ={line[99:]}"
    report.write_text("\n".join(players.get(int(line[4:8]), line) if line[:3] == "001" else line for line in lines))
    # Points change with the results; the reader accepts only what adds up.
    fixed = []
    for line in report.read_text(encoding="utf-8").splitlines():
        if line.startswith("001"):
            results = [line[start] for start in range(98, len(line), 10)]
            points = sum(
                {"1": 1, "W": 1, "+": 1, "U": 1, "F": 1, "=": 0.5, "D": 0.5, "H": 0.5}.get(r, 0) for r in results
            )
            line = f"{line[:80]}{points:>4.1f}{line[84:]}"  # noqa: PLW2901 - the fixed line
        fixed.append(line)
    report.write_text("\n".join(fixed))
    assert main(["check", str(report)]) == 1
    shown = capfd.readouterr().out
    assert shown.startswith("Round 1: breaks ")
    assert "Rules: " in shown


def test_a_wrong_place_is_named_with_the_tie_breaks(report: Path, capfd: pytest.CaptureFixture[str]) -> None:
    text = report.read_text(encoding="utf-8").splitlines()
    changed = [f"{line[:85]}  16{line[89:]}" if line[85:89] == "   1" else line for line in text]
    report.write_text("\n".join(changed), encoding="utf-8")
    assert main(["check", "--json", str(report)]) == 1
    (problem,) = json.loads(capfd.readouterr().out)["problems"]
    assert "16 in the file, 1 by PTS,BH/C1,BH,SB" in problem


def test_a_file_that_cannot_be_read_is_refused_with_its_line(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "bad.trf"
    path.write_text("142 5\n152 X\n")
    assert main(["check", str(path)]) == 2
    assert "line 2: the initial colour must be W or B" in capfd.readouterr().err


@pytest.mark.parametrize("arguments", [("--players", "1"), ("--rounds", "0"), ("--players", "4", "--rounds", "4")])
def test_impossible_sizes_are_refused(arguments: tuple[str, ...], capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["generate", *arguments]) == 2
    assert "fewer rounds than players" in capfd.readouterr().err


def test_every_fault_has_a_sentence() -> None:
    assert set(REFUSED) == set(typing.get_args(ErrorCode))
