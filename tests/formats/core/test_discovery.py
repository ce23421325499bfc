import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from formats.core.contract import Format
from formats.core.discovery import Found, discover
from formats.systems.swiss import FORMAT as SWISS

NAME = "some_plug_ins"
GOOD = "from formats.systems.{key} import FORMAT"


@dataclass
class Folder:
    """A folder of plug-ins that a test fills."""

    path: Path
    package: ModuleType

    def add(self, key: str, content: str, **modules: str) -> None:
        (self.path / key).mkdir()
        for name, text in {"__init__": content, **modules}.items():
            (self.path / key / f"{name}.py").write_text(text, encoding="utf-8")

    def found(self, *, whole: bool = False) -> Found[Format[Any]]:
        return discover(self.package, "FORMAT", Format, whole=whole)  # type: ignore[type-abstract]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Folder]:
    package = ModuleType(NAME)
    package.__path__ = [str(tmp_path)]
    monkeypatch.setitem(sys.modules, NAME, package)
    yield Folder(tmp_path, package)
    for name in [name for name in sys.modules if name.startswith(f"{NAME}.")]:
        del sys.modules[name]


def test_every_folder_and_file_is_found_by_its_name(folder: Folder) -> None:
    folder.add("swiss", GOOD.format(key="swiss"))
    (folder.path / "round_robin.py").write_text(GOOD.format(key="round_robin"), encoding="utf-8")
    (folder.path / "notes").mkdir()

    assert folder.found().left_out == ()
    assert [key for key, _ in folder.found().by_key.items()] == ["round_robin", "swiss"]
    assert folder.found().by_key["swiss"] is SWISS


@pytest.mark.parametrize(
    "content, problem",
    [
        ("from formats.core.contract import Nonsense", "ImportError: cannot import name 'Nonsense'"),
        ("import no_such_module", "ModuleNotFoundError: No module named 'no_such_module' (__init__.py, line 1)"),
        ("FORMAT = (", "SyntaxError: "),
        ("\n\nFORMAT = 1 / 0", "ZeroDivisionError: division by zero (__init__.py, line 3)"),
        ("from some_plug_ins.ladder.system import FORMAT", "AttributeError: no rungs (system.py, line 2)"),
        ("", "FORMAT must be a Format with the key 'ladder'"),
        ("FORMAT = 1", "FORMAT must be a Format with the key 'ladder'"),
        (GOOD.format(key="round_robin"), "FORMAT must be a Format with the key 'ladder'"),
        ("from formats.core.contract import Format\nFORMAT = Format()", "TypeError: Can't instantiate abstract class"),
    ],
)
def test_a_broken_folder_is_named_and_stops_none_of_the_others(folder: Folder, content: str, problem: str) -> None:
    folder.add("ladder", content, system="\nraise AttributeError('no rungs')")
    folder.add("swiss", GOOD.format(key="swiss"))

    found = folder.found()

    assert found.by_key == {"swiss": SWISS}
    (broken,) = found.left_out
    assert (broken.module, broken.key) == ("some_plug_ins.ladder", "ladder")
    assert broken.problem.startswith(problem)
    assert str(broken).startswith(f"some_plug_ins.ladder cannot be loaded and is left out: {problem}")
    assert "\n" not in str(broken)


def test_modules_that_a_folder_does_not_ask_for_are_imported_only_with_the_whole_of_it(folder: Folder) -> None:
    folder.add("swiss", GOOD.format(key="swiss"), more="raise ValueError('never asked for')")

    assert folder.found().by_key == {"swiss": SWISS}
    (broken,) = folder.found(whole=True).left_out
    assert (broken.key, broken.problem) == ("swiss", "ValueError: never asked for (more.py, line 1)")


def test_what_ends_the_program_is_not_taken_for_a_broken_folder(folder: Folder) -> None:
    folder.add("impatient", "raise SystemExit")

    with pytest.raises(SystemExit):
        folder.found()
