"""The worked cases of the preliminary, and rounds published elsewhere."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeVar

import pytest

from formats.core.errors import NoPairingExistsError
from formats.core.lots import Lots
from formats.core.state import Stage
from formats.systems.score_group_swiss import FORMAT
from formats.systems.score_group_swiss.options import SwissOptions
from formats.systems.score_group_swiss.order import sos_factor
from formats.systems.score_group_swiss.rounds import number_of_rounds, wins_needed
from formats.systems.score_group_swiss.system import pairing_order, score_of
from tests.case_files import case_name, load_cases, reference_files, whose
from tests.formats.stage_builder import new_stage, with_round, with_status

T = TypeVar("T")
OPTIONS = SwissOptions()


class GivenLots(Lots):
    """Lots whose shuffles come out as the case says; single numbers are drawn as ever."""

    def __init__(self, numbers: dict[Any, int]) -> None:
        super().__init__("case")
        self.numbers = numbers

    def shuffled(self, items: Sequence[T], purpose: str) -> list[T]:
        return sorted(items, key=self.numbers.__getitem__)


def stage_of(case: dict[str, Any]) -> tuple[Stage, GivenLots]:
    players = case["players"]
    lots = GivenLots({one["id"]: one["random"] for one in players})
    stage = new_stage({one["id"]: one["rating"] for one in players})
    seeding = FORMAT.seed(list(stage.entrants.values()), OPTIONS, lots)
    stage = new_stage({who: stage.entrants[who].data.rating for who in seeding.order})
    for one in case["rounds"]:
        stage = with_round(stage, [tuple(game) for game in one["games"]], one["bye"])
    return with_status(stage, case.get("withdrawn", ())), lots


@pytest.mark.parametrize("case", load_cases("arimaa/swiss.json"), ids=case_name)
def test_swiss_cases(case: dict[str, Any]) -> None:
    stage, lots = stage_of(case["input"])
    expected = case["expected"]
    if expected.get("pairs") is None:
        with pytest.raises(NoPairingExistsError):
            FORMAT.pair(stage, OPTIONS, lots)
        return
    found = FORMAT.pair(stage, OPTIONS, lots)
    assert [sorted(pairing.seats) for pairing in found.pairings] == [sorted(pair) for pair in expected["pairs"]]
    assert [bye.entrant for bye in found.byes] == ([expected["bye"]] if expected["bye"] else [])
    searched = any(reason.code == "passed_kept" for pairing in found.pairings for reason in pairing.reasons)
    assert searched == expected["backtracked"]


@pytest.mark.parametrize("case", load_cases("arimaa/swiss.json"), ids=case_name)
def test_swiss_order_and_scores(case: dict[str, Any]) -> None:
    stage, lots = stage_of(case["input"])
    expected = case["expected"]
    assert pairing_order(stage, OPTIONS, lots.numbers) == expected["order"]
    score = score_of(stage, OPTIONS, lots.numbers)
    assert {who: score.half_points[who] / 2 for who in expected["points"]} == expected["points"]
    assert {who: score.sos[who] for who in expected["sos"]} == pytest.approx(expected["sos"], abs=1e-8)
    if expected["F"] is not None:
        assert sos_factor(score.ratings.values()) == pytest.approx(expected["F"], abs=1e-12)


@pytest.mark.parametrize("case", load_cases("arimaa/swiss.json"), ids=case_name)
def test_swiss_standings(case: dict[str, Any]) -> None:
    stage, _ = stage_of(case["input"])
    expected = case["expected"]
    lines = {line.entrant: line for line in FORMAT.rank(stage, OPTIONS)}
    assert {who: lines[who].half_points for who in expected["points"]} == {
        who: 2 * points for who, points in expected["points"].items()
    }
    if stage.rounds:
        assert {who: lines[who].tie_breaks[0] for who in expected["sos"]} == {
            who: f"{sos:.3f}" for who, sos in expected["sos"].items()
        }


@pytest.mark.parametrize("row", load_cases("arimaa/rounds_table.json", "rows"), ids=lambda row: str(row["players"]))
def test_rounds_table(row: dict[str, Any]) -> None:
    first, last = row["players"]
    for players in range(first, last + 1):
        assert number_of_rounds(players) == row["rounds"]
        assert wins_needed(number_of_rounds(players)) == row["wins_needed"]


@pytest.mark.parametrize("file", reference_files("arimaa/swiss_published.json"), ids=whose)
def test_published_rounds(file: Path) -> None:
    published = json.loads(file.read_text(encoding="utf-8"))
    assert published["cases"]
    for case in published["cases"]:
        stage, lots = stage_of(case["input"])
        found = FORMAT.pair(stage, OPTIONS, lots)
        assert [sorted(pairing.seats) for pairing in found.pairings] == case["published_pairs"]
        assert [bye.entrant for bye in found.byes] == [bye for bye in [case["published_bye"]] if bye]
