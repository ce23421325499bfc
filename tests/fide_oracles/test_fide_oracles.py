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
from tests.fide_oracles.programs import BbpPairings, Gacrux, ProgramFailedError, wrong_values

BBP = """file: Round #1
file: Round #2
  Checker pairings        Tournament pairings
      1 -   4                  1 -   3

"""
ROUNDS = [
    {"round": 1, "pairs": [[1, 2], [3, 0]], "current": [[1, 2], [3, 0]]},
    {"round": 2, "pairs": [[1, 3]], "current": [[3, 1]]},
]


def answering(text: str, code: int = 0) -> str:
    """A command that prints a text, whatever it is asked."""
    program = f"import sys; sys.stdout.write({text!r}); sys.exit({code})"
    return shlex.join([sys.executable, "-c", program.replace("{", "{{").replace("}", "}}")])


def report() -> Report:
    return Report(random_tournament(6, 3, "oracle", Chances()))


def test_programs_are_skipped_by_name_without_their_settings(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for kind in (BbpPairings, Gacrux):
        monkeypatch.delenv(kind.setting, raising=False)
    assert main(["20x9", "--count", "1"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told == [
        "BbpPairings: skipped, HERALD_BBPPAIRINGS is not set",
        "Gacrux: skipped, HERALD_GACRUX is not set",
    ]


def test_a_round_that_bbppairings_pairs_otherwise_is_named(tmp_path: Path) -> None:
    oracle = BbpPairings(answering(BBP).replace("{{", "{").replace("}}", "}"))
    (found,) = oracle.differences(tmp_path / "a.trf")
    assert found.startswith("round 2: Checker pairings")
    with pytest.raises(ProgramFailedError):
        list(BbpPairings(answering("", 3)).differences(tmp_path / "a.trf"))


def test_a_round_that_gacrux_pairs_otherwise_is_named(tmp_path: Path) -> None:
    answer = {"status": {"code": 0}, "pairingResult": {"roundpairing": ROUNDS}}
    (found,) = Gacrux(answering(json.dumps(answer))).differences(tmp_path / "a.trf")
    assert found == "round 2: [(3, 1)] is [(1, 3)]"
    with pytest.raises(ProgramFailedError):
        list(Gacrux(answering("no json")).differences(tmp_path / "a.trf"))


def test_a_tie_break_of_another_value_is_named(tmp_path: Path) -> None:
    values = TieBreaks(report().tournament).values("BH")
    scores = [{"cid": number, "tiebreakScore": [str((value or 0) / 100)]} for number, value in enumerate(values, 1)]
    answer = {"status": {"code": 0}, "tiebreakResult": {"competitors": scores}}
    assert list(wrong_values(Gacrux(answering(json.dumps(answer))), report(), tmp_path / "a.trf", ["BH"])) == []
    scores[2]["tiebreakScore"] = ["0.5"]
    (found,) = wrong_values(Gacrux(answering(json.dumps(answer))), report(), tmp_path / "a.trf", ["BH"])
    assert found == f"BH of 3: {values[2]} is 50"
