"""The files of a new format. That they play is seen by `tests/test_check_plugin.py`."""

from __future__ import annotations

from pathlib import Path

import pytest

from formats.cli.position import BadInputError
from formats.cli.scaffold import new_format


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    for folder in ("formats/systems", "formats/locales", "tests/formats/systems", "tests/expected"):
        (tmp_path / folder).mkdir(parents=True)
    for language in ("en", "pl"):
        (tmp_path / f"formats/locales/{language}.ftl").touch()
    (tmp_path / "tests/expected/systems.txt").write_text("cop\nswiss\n", encoding="utf-8")
    return tmp_path


def files_of(project: Path) -> dict[str, str]:
    return {
        file.relative_to(project).as_posix(): file.read_text(encoding="utf-8")
        for file in project.rglob("*")
        if file.is_file()
    }


def test_rules_code_messages_of_each_language_and_tests_are_written(checkout: Path) -> None:
    before = set(files_of(checkout))
    paths = {path.as_posix() for path in new_format("hill_2", checkout)}
    files = files_of(checkout)

    assert set(files) - before == {
        "formats/systems/hill_2/RULES.md",
        "formats/systems/hill_2/__init__.py",
        "formats/systems/hill_2/locales/en.ftl",
        "formats/systems/hill_2/locales/pl.ftl",
        "formats/systems/hill_2/system.py",
        "tests/formats/systems/hill_2/test_rules.py",
    }
    assert paths == (set(files) - before) | {"tests/expected/systems.txt"}
    assert files["tests/expected/systems.txt"] == "cop\nhill_2\nswiss\n"
    assert "class Hill2(Format[Hill2Options]):" in files["formats/systems/hill_2/system.py"]
    assert "format-hill-2-title = Hill 2\n" in files["formats/systems/hill_2/locales/pl.ftl"]
    assert "$name" not in "".join(files.values())


@pytest.mark.parametrize("key", ["", "x", "Ladder", "2nd", "../up", "a-b", "x" * 40])
def test_a_bad_key_is_refused_and_nothing_written(checkout: Path, key: str) -> None:
    before = files_of(checkout)
    with pytest.raises(BadInputError, match="cannot be a key"):
        new_format(key, checkout)
    assert files_of(checkout) == before


def test_a_taken_key_is_refused_and_nothing_written(checkout: Path) -> None:
    new_format("hill", checkout)
    before = files_of(checkout)
    with pytest.raises(BadInputError, match="there is a format hill already"):
        new_format("hill", checkout)
    assert files_of(checkout) == before


def test_outside_of_a_checkout_nothing_is_written(tmp_path: Path) -> None:
    with pytest.raises(BadInputError, match="no checkout"):
        new_format("hill", tmp_path)
    assert files_of(tmp_path) == {}
