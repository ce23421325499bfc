"""One version, said in one place, shown by every program."""

import re
import tomllib
from collections.abc import Callable, Sequence

import pytest

import formats
from bot.__main__ import main as bot
from formats.__main__ import main as engine
from storage.__main__ import main as storage
from tests.case_files import PROJECT

CHANGELOG = (PROJECT / "CHANGELOG.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("program", [bot, engine, storage], ids=["bot", "formats", "storage"])
def test_a_program_tells_its_version(
    program: Callable[[Sequence[str]], int], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        program(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"Herald {formats.__version__}\n"


def test_the_project_has_no_other_version() -> None:
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" not in project["project"]
    assert "version" in project["project"]["dynamic"]
    assert project["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "formats.__version__"}


def test_the_version_is_one_and_the_changelog_tells_of_it() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+", formats.__version__)
    assert f"\n## {formats.__version__} " in CHANGELOG
