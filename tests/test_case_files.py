"""The folders of worked cases: read completely, or the run fails."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.case_files import (
    OWN,
    PROJECT,
    NoCasesError,
    UnreadFilesError,
    case_name,
    cases_folder,
    cases_in,
    check_folders,
    load_cases,
    openapi_file,
    reference_folder,
)
from tests.case_shapes import SHAPES, UnreadError, only
from tests.conftest import pytest_configure


@pytest.fixture
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A folder of cases in use, without any reference data beside it."""
    monkeypatch.delenv("HERALD_REFERENCE", raising=False)
    monkeypatch.setattr("tests.case_files.BESIDE", tmp_path / "beside")
    cases = tmp_path / "cases"
    cases.mkdir()
    monkeypatch.setenv("HERALD_CASES", str(cases))
    return cases


def test_the_projects_own_cases_are_used_unless_another_folder_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("HERALD_CASES", raising=False)
    assert cases_folder() == PROJECT / "tests" / "cases"
    (tmp_path / "some.json").write_text("[]")
    monkeypatch.setenv("HERALD_CASES", str(tmp_path))
    assert cases_folder() == tmp_path


@pytest.mark.parametrize("variable", ["HERALD_CASES", "HERALD_REFERENCE"])
def test_a_named_folder_without_cases_is_a_mistake_and_not_a_green_run(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, variable: str
) -> None:
    for named in (str(tmp_path), str(tmp_path / "absent"), ""):
        monkeypatch.setenv(variable, named)
        with pytest.raises(NoCasesError) as caught:
            check_folders()
        assert (caught.value.variable, caught.value.folder) == (variable, named)


def run_with(cases: str) -> str:
    """What a run of a test that needs no cases says, which must not be green."""
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "tests/test_version.py"]
    run = subprocess.run(
        command, cwd=PROJECT, env={**os.environ, "HERALD_CASES": cases}, capture_output=True, text=True, check=False
    )
    assert run.returncode not in {pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED}
    return run.stdout + run.stderr


def test_no_run_is_green_over_a_folder_without_cases(tmp_path: Path) -> None:
    assert f"HERALD_CASES names {tmp_path}" in run_with(str(tmp_path))


def test_no_run_is_green_that_leaves_out_a_part_of_a_folder_and_the_files_are_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    shutil.copytree(OWN / "kuksu", tmp_path / "kuksu")
    (tmp_path / "kuksu" / "points.json").write_text('[{"matches": {"a": 3}}]')
    (tmp_path / "tables.csv").write_text("a,b")
    monkeypatch.setenv("HERALD_CASES", str(tmp_path))
    with pytest.raises(pytest.UsageError) as caught:
        pytest_configure()
    said = str(caught.value)
    assert "kuksu/points.json" in said
    assert "tables.csv" in said
    assert "snake.json" not in said


def test_everything_in_the_folders_in_use_is_read() -> None:
    check_folders()


def test_cases_are_found_by_their_shape_whatever_their_file_is_called(folder: Path) -> None:
    moved = {
        "cop/real_rounds_a.json": OWN / "reference" / "cop" / "made_12_players_9_rounds.json",
        "cop/real_histories.json": OWN / "reference" / "cop" / "made_histories.json",
        "cop/expect/one.json": OWN / "reference" / "cop" / "expect" / "made-hill.json",
        "arimaa/swiss_published.json": OWN / "reference" / "arimaa" / "swiss_published.json",
        "somewhere/finals_more.json": OWN / "arimaa" / "fde.json",
    }
    for name, file in moved.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, folder / name)
    (folder / "README.md").write_text("What stands here.")
    check_folders()
    for shape in ("cop event", "cop history", "cop expectations", "arimaa swiss published", "arimaa finals"):
        assert load_cases(shape), shape
    assert load_cases("kuksu snake") == []


def test_every_shape_has_a_case_of_our_own_and_every_file_of_ours_holds_some() -> None:
    files = [file for file in sorted(OWN.rglob("*")) if file.is_file() and file.suffix != ".md"]
    found = {name for file in files for name, _ in cases_in(file)}
    assert found == {shape.name for shape in SHAPES}


def test_a_list_gives_its_cases_and_sections_are_gone_into(folder: Path) -> None:
    snake = {"n": 5, "groups": 1, "result": [[1, 2, 3, 4, 5]]}
    (folder / "list.json").write_text(json.dumps([snake, snake]))
    (folder / "sections.json").write_text(json.dumps({"note": "more", "cases": [snake], "one": snake}))
    assert load_cases("kuksu snake") == [snake] * 4


@pytest.mark.parametrize("text", ["[]", "{}", '{"note": "nothing"}', "[1, 2]", '{"cases": [{"a": 1}]}', "no json"])
def test_a_file_without_a_case_is_named(folder: Path, text: str) -> None:
    (folder / "odd.json").write_text(text)
    with pytest.raises(UnreadFilesError) as caught:
        check_folders()
    assert list(caught.value.files) == ["odd.json"]
    assert load_cases("kuksu snake") == []


def test_a_key_that_nothing_reads_is_named() -> None:
    only({"a": 1, "why": "explained"}, "a", "b")
    with pytest.raises(UnreadError, match="c, d"):
        only({"a": 1, "d": 2, "c": 3}, "a", "b")


def test_a_case_is_named_by_its_name_or_id() -> None:
    assert case_name({"name": "F01"}) == "F01"
    assert case_name({"id": 7}) == "7"
    assert case_name({"n": 3}) is None
    assert case_name(3) is None


def test_outside_data_is_none_where_it_is_absent(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("HERALD_REFERENCE", raising=False)
    monkeypatch.setattr("tests.case_files.BESIDE", tmp_path / "shared")
    monkeypatch.setenv("HERALD_OPENAPI", str(tmp_path / "absent.json"))
    assert reference_folder() is None
    assert openapi_file() is None
    (tmp_path / "shared" / "reference").mkdir(parents=True)
    (tmp_path / "absent.json").write_text("{}")
    assert reference_folder() == tmp_path / "shared" / "reference"
    assert openapi_file() == tmp_path / "absent.json"


def test_our_own_reference_data_are_read_and_those_of_others_where_they_are(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("HERALD_CASES", raising=False)
    (tmp_path / "cop").mkdir()
    theirs = {"history": "theirs", "players": 4, "groups": [[1, 2, 3, 4]]}
    (tmp_path / "cop" / "theirs.json").write_text(json.dumps([theirs]))
    monkeypatch.setenv("HERALD_REFERENCE", str(tmp_path))
    *ours, last = load_cases("cop groups")
    assert ours
    assert last == theirs
