"""The loader of the worked cases."""

import json
from pathlib import Path

import pytest

from tests.case_files import PROJECT, case_name, cases_folder, load_cases, openapi_file, reference_folder


def test_the_projects_own_cases_are_used_unless_another_folder_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("HERALD_CASES", raising=False)
    assert cases_folder() == PROJECT / "tests" / "cases"
    monkeypatch.setenv("HERALD_CASES", str(tmp_path))
    assert cases_folder() == tmp_path


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
    monkeypatch.setenv("HERALD_REFERENCE", str(tmp_path / "absent"))
    monkeypatch.setenv("HERALD_OPENAPI", str(tmp_path / "absent.json"))
    assert reference_folder() is None
    assert openapi_file() is None
    (tmp_path / "absent").mkdir()
    (tmp_path / "absent.json").write_text("{}")
    assert reference_folder() == tmp_path / "absent"
    assert openapi_file() == tmp_path / "absent.json"
