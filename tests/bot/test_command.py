"""`herald` passes its arguments on to the programs that `python -m` starts."""

from __future__ import annotations

import subprocess
import tomllib
from fnmatch import fnmatch
from pathlib import Path

import pytest

import formats
from bot.command import PROGRAMS, main
from tests.case_files import PROJECT
from tests.yesterday import LOGS, old_database


def test_the_project_declares_the_command() -> None:
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["scripts"] == {"herald": "bot.command:main"}


def test_the_version_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert (ended.value.code, capsys.readouterr().out) == (0, f"Herald {formats.__version__}\n")


@pytest.mark.parametrize("name", PROGRAMS)
def test_every_subcommand_has_a_program(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main([name, "--help"])
    assert ended.value.code == 0
    assert "usage: " in capsys.readouterr().out


@pytest.mark.parametrize("words", [[], ["fly"]])
def test_other_words_are_refused_with_the_subcommands(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(words)
    assert ended.value.code == 2
    assert "usage: herald" in capsys.readouterr().err


def test_a_log_is_verified_and_formats_are_listed(capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    assert main(["verify", str(LOGS[0])]) == 0
    assert b"come out as recorded" in capsysbinary.readouterr().out
    assert main(["formats", "list"]) == 0
    assert b"swiss" in capsysbinary.readouterr().out


def test_a_database_is_backed_up(tmp_path: Path) -> None:
    database, backup = old_database(tmp_path / "herald.db"), tmp_path / "backup.db"
    assert main(["backup", str(database), str(backup)]) == 0
    assert backup.stat().st_size > 0


def test_every_file_of_the_packages_is_installed_with_them() -> None:
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))
    patterns = ["*.py", *project["tool"]["setuptools"]["package-data"]["*"]]
    command = ["git", "ls-files", "-z", "bot", "formats", "storage"]
    listed = subprocess.run(command, cwd=PROJECT, capture_output=True, check=True, text=True).stdout.split("\0")
    left_out = [name for name in listed if name and not any(fnmatch(Path(name).name, pattern) for pattern in patterns)]
    assert left_out == []
