"""The threat model of personal links: each row of its table names a test that exists, on both pages."""

from __future__ import annotations

import re

from tests.case_files import PROJECT

ROW = re.compile(r"^\| ([^|]+) \| ([^|]+) \|(?: `([\w/]+\.py)::(\w+)` \|)?$", re.MULTILINE)


def rows(page: str) -> list[tuple[str, str, str, str]]:
    """The rows of the table below the heading *Personal links*."""
    section = (PROJECT / page).read_text(encoding="utf-8").partition("## Personal links\n")[2].partition("\n## ")[0]
    return ROW.findall(section.partition("|---|")[2])


def test_every_threat_has_a_test() -> None:
    named = rows("SECURITY.md")
    assert len(named) >= 18
    for threat, _, file, test in named:
        assert f"def {test}(" in (PROJECT / file).read_text(encoding="utf-8"), threat


def test_privacy_has_the_same_rows() -> None:
    assert [row[:2] for row in rows("docs/privacy.md")] == [row[:2] for row in rows("SECURITY.md")]
