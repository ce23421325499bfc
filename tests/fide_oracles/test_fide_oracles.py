"""Comparing with reference programs: which are found, and how their answers are read."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path

import pytest

from formats.toolkit.fide.generator import Chances, random_tournament
from formats.toolkit.fide.tie_breaks import TieBreaks
from formats.toolkit.fide.trf import Report
from tests.fide_oracles.__main__ import main
from tests.fide_oracles.programs import KINDS, BbpPairings, GacruxPairings, GacruxTieBreaks, ProgramFailedError

BBP = """file: Round #1
file: Round #2
  Checker pairings        Tournament pairings
      1 -   4                  1 -   3

"""


def answering(text: str, code: int = 0) -> str:
    """A command that prints a text, whatever it is asked."""
    program = f"import sys; sys.stdout.write({text!r}); sys.exit({code})"
    return shlex.join([sys.executable, "-c", program.replace("{", "{{").replace("}", "}}")])


def plain(command: str) -> str:
    """The command without the escapes of braces that a command of Gacrux needs."""
    return command.replace("{{", "{").replace("}}", "}")


def report() -> Report:
    return Report(random_tournament(6, 3, "oracle", Chances(byes=0, forfeits=0, retired=0)))


PLAYERS = report().tournament.players


def test_programs_are_skipped_by_name_without_their_settings(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for kind in KINDS:
        monkeypatch.delenv(kind.setting, raising=False)
    assert main(["20x9", "--count", "1"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "BbpPairings: skipped, HERALD_BBPPAIRINGS is not set",
        "GacruxTieBreaks: skipped, HERALD_GACRUX is not set",
        "GacruxPairings: skipped, HERALD_GACRUX is not set",
    ]


def test_a_run_continues_after_the_tournaments_compared_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("HERALD_GACRUX", raising=False)
    monkeypatch.setenv("HERALD_BBPPAIRINGS", plain(answering(BBP)))
    assert main(["20x9", "--count", "1"]) == 1
    monkeypatch.setenv("HERALD_BBPPAIRINGS", plain(answering("")))
    assert main(["20x9", "--count", "2"]) == 1, "the difference found before still counts"
    assert "20x9, BbpPairings: 2 tournaments, 18 rounds" in capsys.readouterr().out
    monkeypatch.setenv("HERALD_BBPPAIRINGS", plain(answering("", 3)))
    assert main(["20x9", "--count", "3"]) == 1
    assert "1 differences, 1 failures" in capsys.readouterr().out
    kept = {path.name for path in (tmp_path / "build/fide-oracles").iterdir()}
    assert kept == {"BbpPairings-20x9-herald.txt", *(f"BbpPairings-20x9-herald-{number}.trf" for number in (1, 3))}


def test_a_round_that_bbppairings_pairs_otherwise_is_named(tmp_path: Path) -> None:
    (found,) = BbpPairings(plain(answering(BBP))).differences(report(), tmp_path / "a.trf")
    assert found.startswith("round 2: Checker pairings")
    with pytest.raises(ProgramFailedError):
        list(BbpPairings(answering("", 3)).differences(report(), tmp_path / "a.trf"))


def test_a_round_that_gacrux_pairs_otherwise_is_named(tmp_path: Path) -> None:
    right = [[one.number, one.entries[0].opponent] for one in PLAYERS if one.entries[0].colour == "w"]
    rounds = [{"round": 1, "pairs": right}, {"round": 2, "pairs": []}]
    answer = {"status": {"code": 1}, "pairingResult": {"roundpairing": rounds}}
    (found,) = GacruxPairings(answering(json.dumps(answer))).differences(report(), tmp_path / "a.trf")
    assert found.startswith("round 2: [(")
    assert found.endswith(")] is []")
    with pytest.raises(ProgramFailedError):
        list(GacruxPairings(answering("no json")).differences(report(), tmp_path / "a.trf"))


def test_a_tie_break_of_another_value_is_named(tmp_path: Path) -> None:
    values = TieBreaks(report().tournament).values("BH")
    scores = [{"cid": number, "tiebreakScore": [str((value or 0) / 100)]} for number, value in enumerate(values, 1)]
    answer = {"status": {"code": 0}, "tiebreakResult": {"competitors": scores}}

    def found() -> list[str]:
        oracle = GacruxTieBreaks(answering(json.dumps(answer)), codes=["BH"])
        return list(oracle.differences(report(), tmp_path / "a.trf"))

    assert found() == []
    scores[2]["tiebreakScore"] = ["0.5"]
    assert found() == [f"BH of 3: {values[2]} is 50"]
