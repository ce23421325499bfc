"""One version, said in one place, shown by every program."""

import re
import subprocess
import sys
import tomllib
from collections.abc import Callable, Sequence

import pytest

import formats
from bot.program import main as bot
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


def test_the_version_of_the_bot_is_printed_without_importing_it() -> None:
    command = [sys.executable, "-X", "importtime", "-m", "bot", "--version"]
    done = subprocess.run(command, cwd=PROJECT, capture_output=True, text=True, check=True)
    assert done.stdout == f"Herald {formats.__version__}\n"
    imported = {line.rpartition("|")[2].strip() for line in done.stderr.splitlines()}
    assert "formats" in imported
    assert not imported & {"discord", "pydantic", "bot.program"}


def test_starting_imports_no_library_that_only_some_acts_need() -> None:
    command = [
        sys.executable,
        "-X",
        "importtime",
        "-c",
        "import bot.program, bot.commands as c; list(c._written_here())",
    ]
    done = subprocess.run(command, cwd=PROJECT, capture_output=True, text=True, check=True)
    imported = {line.rpartition("|")[2].strip().partition(".")[0] for line in done.stderr.splitlines()}
    assert "discord" in imported
    assert not imported & {"alembic", "cryptography", "icalendar", "mako", "networkx", "numpy", "rustworkx", "scipy"}


def test_the_project_has_no_other_version() -> None:
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" not in project["project"]
    assert "version" in project["project"]["dynamic"]
    assert project["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "formats.__version__"}


def test_the_version_is_one_and_the_changelog_tells_of_it() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+", formats.__version__)
    assert f"\n## {formats.__version__} " in CHANGELOG
