"""The check of words: what it reads, and what it leaves alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.prose import __main__ as prose
from tests.prose.__main__ import Passage, files, findings, main, passages

CODE = '''"""Whoever reads.

Sends a row
in vain.
"""

KNOWN = 3
"""Nobody changes it."""


def total(numbers):
    """Add numbers."""
    # What lies
    # in a list is added anew.
    logger.warning("told %s", numbers)
    raise ValueError(f"parted {numbers}", hint("mended"))


def seldom() -> None:
    return "a look"
'''


def words(tmp_path: Path, name: str, text: str) -> list[tuple[int, str]]:
    file = tmp_path / name
    file.write_text(text, encoding="utf-8")
    return sorted((line, word) for line, word, _ in findings(passages(file)))


def test_docstrings_comments_log_lines_and_errors_of_a_module_are_read_and_other_strings_and_names_are_not(
    tmp_path: Path,
) -> None:
    assert words(tmp_path, "code.py", CODE) == [
        (1, "Whoever"),
        (4, "in vain"),
        (8, "Nobody"),
        (13, "lies in"),
        (14, "anew"),
        (15, "told"),
        (16, "mended"),
        (16, "parted"),
    ]


def test_english_messages_are_read_as_chat_and_those_of_other_languages_are_not(tmp_path: Path) -> None:
    catalogue = """# handed in by somebody: a comment
cards-over = It was told: **{ $who }** is recorded.
cards-more =
    { $n ->
        [one] Anybody
       *[other] What they handed in
    }
"""
    assert words(tmp_path, "en.ftl", catalogue) == [(2, "is recorded"), (5, "Anybody"), (6, "handed in")]
    assert words(tmp_path, "de.ftl", catalogue) == []


@pytest.mark.parametrize(
    "name, text, found",
    [
        ("page.md", "It\nstands\nin the page.", [(2, "stands in")]),
        ("page.md", "A proxy stands in front of it.", []),
        ("page.md", "`told` is a field, told_once a table.", []),
        ("page.md", "```console\nanew\n```\nanew\n```python\ntold = 1  # anew\n```\n", [(4, "anew"), (6, "anew")]),
        ("page.md", "```python\n    half a function:  # anew\n```\n", []),
        ("CHANGELOG.md", "## 0.2.0\n- Sent anew.\n\n## 0.1.0\n- Told afresh.", [(2, "anew")]),
        ("Makefile", "# Starts\n# anew.\nafresh:\n\techo told # seldom\n", [(2, "anew"), (4, "seldom")]),
        ("style.css", "a { color: red } /* let\n * go of it */\n.told { }", [(1, "let go of")]),
        ("page.js", "told(); // by\n// itself", [(1, "by itself")]),
        ("en.ftl", "## For whoever plays\na-told = It was told.\n", [(1, "whoever")]),
    ],
)
def test_pages_and_comments_of_other_files_are_read(
    tmp_path: Path, name: str, text: str, found: list[tuple[int, str]]
) -> None:
    assert words(tmp_path, name, text) == found


def test_all_texts_of_files_with_sentences_for_hosts_are_read(tmp_path: Path) -> None:
    (tmp_path / "storage").mkdir()
    assert words(tmp_path, "storage/wording.py", 'FULL = {"full": "It goes on by itself"}') == [(1, "by itself")]
    assert words(tmp_path, "storage/names.py", 'FULL = {"full": "It goes on by itself"}') == []


@pytest.mark.parametrize("subject", ["Somebody waits", "It waits, and nobody asks", "Wait while somebody\nasks"])
def test_a_person_without_a_name_is_no_subject(subject: str) -> None:
    assert len(list(findings([Passage(1, subject, in_code=True)]))) == 1


def test_a_person_without_a_name_may_be_an_object_and_in_pages_a_subject() -> None:
    assert list(findings([Passage(1, "Ask somebody else; show it to nobody.", in_code=True)])) == []
    assert list(findings([Passage(1, "Nobody else sees it.")])) == []


def test_rules_catalogues_cases_and_expected_texts_are_not_read() -> None:
    read = list(files(["formats/systems/round_robin", "tests", "bot/locales"]))
    assert "formats/systems/round_robin/system.py" in read
    assert "tests/prose/test_prose.py" in read
    assert [name for name in read if name.endswith("RULES.md") or "/golden/" in name or "/0.1/" in name] == []


def test_a_finding_is_named_and_fails_the_run(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(prose, "PROJECT", tmp_path)
    (tmp_path / "page.md").write_text("Written anew.", encoding="utf-8")
    assert main(["page.md"]) == 1
    assert capsys.readouterr().out == "page.md:1: “anew”: again\n"
    (tmp_path / "page.md").write_text("Written again.", encoding="utf-8")
    assert main(["page.md"]) == 0


def test_subjects_of_commits_are_read(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(prose, "files", lambda _: [])
    monkeypatch.setattr(prose, "subjects", lambda: [("0a1b2c3d", "Write posts anew")])
    assert main([]) == 1
    assert capsys.readouterr().out == "commit 0a1b2c3d “Write posts anew”: “anew”: again\n"
