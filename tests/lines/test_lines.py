"""Lines of code are counted without what is no code, and compared with those of a commit."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.lines import __main__ as program
from tests.lines.__main__ import counted, files_of_commit, files_of_tree, lines_of, lines_of_code, row_of, table

SOURCE = '''\
"""A module.

Its second paragraph."""

from a import b  # why


class A:
    """A class."""

    x = 1
    """An attribute: a statement like others."""

    def f(self):
        """A function."""
        # a comment
        return """a text

        with a blank line"""


async def g():
    """Nothing else."""
'''


def test_blank_lines_comments_and_docstrings_are_no_code() -> None:
    assert lines_of_code(SOURCE) == 1 + 1 + 2 + 1 + 3 + 1
    assert lines_of_code("") == 0


def test_texts_of_several_lines_count_whole() -> None:
    assert lines_of_code('x = """\n\n\n"""\n') == 4


@pytest.mark.parametrize(
    "name, text, lines",
    [
        ("bot/a.js", "// one\n/* two\nthree */\n\nlet x; // four\n", 1),
        ("bot/a.css", "/* one */\na {\n\n}\n", 2),
        ("bot/a.html", "<!-- one\n-->\n<p>\n", 1),
    ],
)
def test_other_languages_are_counted_without_comments(name: str, text: str, lines: int) -> None:
    assert lines_of(name, text) == lines


@pytest.mark.parametrize(
    "name, row",
    [
        ("bot/ui/a.py", "bot/ui"),
        ("bot/faces/cop/tsh/a.py", "bot/faces"),
        ("bot/program.py", "bot"),
        ("storage/migrations/a.py", "storage"),
        ("tests/bot/a.py", "tests"),
        ("bot/web/static/a.css", "CSS"),
        ("bot/sandbox/page/a.js", "JavaScript"),
        ("bot/sandbox/page/a.html", "templates"),
        ("tests/a.js", None),
        ("bot/text/texts.pyi", None),
        ("bot/locales/en/a.ftl", None),
        ("docs/conf.py", None),
    ],
)
def test_a_file_is_counted_in_the_row_of_its_package(name: str, row: str | None) -> None:
    assert row_of(name) == row


def test_a_table_has_every_row_a_sum_and_what_has_changed() -> None:
    now, before = {"bot/ui": 1200, "storage": 30, "tests": 5, "CSS": 7}, {"bot/ui": 1300, "bot/old": 10}
    lines = [line.split() for line in table(now)]
    assert ["bot/ui", "1,200"] in lines
    assert ["Python", "of", "the", "product", "1,230"] in lines
    compared = [line.split() for line in table(now, before)]
    assert ["bot/ui", "1,300", "1,200", "-100"] in compared
    assert ["bot/old", "10", "0", "-10"] in compared
    assert ["Python", "of", "the", "product", "1,310", "1,230", "-80"] in compared
    assert ["CSS", "0", "7", "+7"] in compared


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A tree that differs from its only commit."""

    def git(*words: str) -> None:
        command = ["git", "-c", "user.name=a", "-c", "user.email=a@b", *words]
        subprocess.run(command, cwd=tmp_path, check=True)

    (tmp_path / "storage").mkdir()
    (tmp_path / "storage" / "kept.py").write_text("a = 1\n")
    (tmp_path / "storage" / "gone.py").write_text("a = 1\nb = 2\n")
    git("init", "--quiet")
    git("add", ".")
    git("commit", "--quiet", "--message", "One")
    (tmp_path / "storage" / "gone.py").unlink()
    (tmp_path / "storage" / "new.py").write_text("a = 1\n\n# no code\nb = 2\nc = 3\n")
    return tmp_path


def test_the_files_of_the_tree_and_of_a_commit_are_counted(project: Path) -> None:
    assert counted(files_of_commit(project, "HEAD")) == {"storage": 3}
    assert counted(files_of_tree(project)) == {"storage": 4}


def test_the_command_prints_the_table(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(program, "PROJECT", project)
    assert program.main([]) == 0
    assert program.main(["--against", "HEAD"]) == 0
    rows = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert ["storage", "4"] in rows
    assert ["storage", "3", "4", "+1"] in rows
