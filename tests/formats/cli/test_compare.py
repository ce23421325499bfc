"""Formats compared on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from formats.__main__ import REFUSED, main


def test_formats_for_tonight_are_a_table_the_best_first(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["compare", "--players", "8", "--hours", "1.5", "--runs", "200"]) == 0
    lines = capfd.readouterr().out.splitlines()
    assert lines[0].split()[:2] == ["rounds", "hours"]
    assert "Double elimination" in "\n".join(lines)
    assert any("Round robin (too long)" in line for line in lines)
    assert lines[-2] == "200 runs each, ± is the standard error."
    assert lines[1].startswith(lines[-1].removeprefix("Best by what matters most (best): ").removesuffix("."))


def test_json_has_every_figure_with_its_error(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["compare", "--ratings", "1500", "1700", "1600", "--runs", "100", "--json"]) == 0
    answer = json.loads(capfd.readouterr().out)
    assert answer["runs"] == 100
    first = answer["formats"][0]
    for figure in ("best_wins", "kendall", "games", "rounds", "tied", "idle", "minutes"):
        assert set(first[figure]) == {"value", "error"}
    assert first["stages"][0]["take"] is None


def test_plans_of_a_file_are_compared(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "plans.json"
    bracket = {"system": "single_elimination", "take": 4}
    path.write_text(json.dumps([{"stages": [{"system": "swiss", "options": {"rounds": 3}}, bracket]}]), "utf-8")
    assert main(["compare", str(path), "--players", "8", "--runs", "50", "--matters", "places"]) == 0
    out = capfd.readouterr().out
    assert "Swiss + Single elimination of 4" in out
    assert "Best by what matters most (places)" in out


@pytest.mark.parametrize(
    "plans",
    [
        '[{"stages": []}]',
        '[{"stages": [{"system": "swiss", "options": {"round": 3}}]}]',
        '[{"stages": [{"system": "unheard_of"}]}]',
        '[{"stages": [{"system": "cop"}]}]',
    ],
)
def test_plans_that_cannot_be_compared_are_refused(
    plans: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "plans.json"
    path.write_text(plans, encoding="utf-8")
    assert main(["compare", str(path), "--runs", "10"]) == REFUSED
    assert capfd.readouterr().err.startswith("python -m formats compare: ")


def test_a_field_of_one_is_refused(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["compare", "--players", "1"]) == REFUSED
    assert "2 to 512 players" in capfd.readouterr().err
