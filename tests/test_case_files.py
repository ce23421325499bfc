"""The loader of the worked cases."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.case_files import (
    PROJECT,
    NoCasesError,
    case_name,
    cases_folder,
    load_cases,
    openapi_file,
    reference_files,
    reference_folder,
    reference_folders,
)


def test_the_projects_own_cases_are_used_unless_another_folder_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("HERALD_CASES", raising=False)
    assert cases_folder() == PROJECT / "tests" / "cases"
    (tmp_path / "some.json").write_text("[]")
    monkeypatch.setenv("HERALD_CASES", str(tmp_path))
    assert cases_folder() == tmp_path


def test_a_named_folder_without_cases_is_a_mistake_and_not_a_green_run(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for folder in (tmp_path, tmp_path / "absent"):
        monkeypatch.setenv("HERALD_CASES", str(folder))
        with pytest.raises(NoCasesError) as caught:
            load_cases("kuksu/snake.json", "cases")
        assert (caught.value.variable, caught.value.folder) == ("HERALD_CASES", folder)
    monkeypatch.setenv("HERALD_REFERENCE", str(tmp_path / "absent"))
    with pytest.raises(NoCasesError):
        reference_folders()


def test_a_run_over_a_folder_without_cases_fails(tmp_path: Path) -> None:
    asked = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "tests/formats/systems/cop/test_small_cases.py"]
    named = {**os.environ, "HERALD_CASES": str(tmp_path)}
    found = subprocess.run(asked, cwd=PROJECT, env=named, capture_output=True, text=True, check=False)
    assert found.returncode not in {pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED}
    assert f"HERALD_CASES names {tmp_path}" in found.stdout + found.stderr


def test_every_file_of_the_projects_own_cases_holds_some() -> None:
    own = PROJECT / "tests" / "cases"
    files = [file.relative_to(own).as_posix() for file in own.rglob("*.json")]
    assert files
    for file in files:
        assert load_cases(file, folder=own), file


def test_a_list_gives_its_items_and_keys_lead_into_an_object(tmp_path: Path) -> None:
    (tmp_path / "list.json").write_text(json.dumps([{"name": "a"}, {"name": "b"}]))
    (tmp_path / "object.json").write_text(json.dumps({"cases": [1, 2, 3], "one": {"name": "c"}}))
    assert load_cases("list.json", folder=tmp_path) == [{"name": "a"}, {"name": "b"}]
    assert load_cases("object.json", "cases", folder=tmp_path) == [1, 2, 3]
    assert load_cases("object.json", "one", folder=tmp_path) == [{"name": "c"}]


def test_a_missing_file_or_key_gives_no_case(tmp_path: Path) -> None:
    (tmp_path / "object.json").write_text("{}")
    assert load_cases("absent.json", folder=tmp_path) == []
    assert load_cases("object.json", "absent", folder=tmp_path) == []


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


def test_our_own_reference_data_come_first_and_those_of_others_where_they_are(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "cop").mkdir()
    (tmp_path / "cop" / "theirs.json").write_text("[]")
    monkeypatch.setenv("HERALD_REFERENCE", str(tmp_path))
    own, outside = reference_folders()
    assert (own.parent.name, outside) == ("cases", tmp_path)
    *ours, theirs = reference_files("cop/*.json")
    assert {file.parent.parent for file in ours} == {own}
    assert theirs == tmp_path / "cop" / "theirs.json"
