"""The table of who can know and do what is the same on the page and in docs/draws.md, where each row names its test."""

from __future__ import annotations

import html
import re

from bot.text.catalogue import in_language
from bot.web.pages.powers import powers
from tests.case_files import PROJECT
from tests.expected import expected


def rows() -> list[tuple[str, ...]]:
    """The rows of the table on the page."""
    lines = re.findall(r"<tr>(<th scope=\"row\">.*?)</tr>", powers())
    return [tuple(map(html.unescape, re.findall(r">([^<>]+)</t[hd]>", line))) for line in lines]


def test_page_and_document_have_the_same_table_of_powers() -> None:
    text = (PROJECT / "docs" / "draws.md").read_text(encoding="utf-8").partition("## Who can know and do what")[2]
    documented = re.findall(r"^\| (.+) \| (.+) \| (.+) \| `test_\w+` \|$", text, re.MULTILINE)
    assert rows() == documented
    assert len(documented) == 16


def test_every_language_has_all_rows_in_words_of_its_own() -> None:
    found, shipped = {}, expected("languages")
    for language in shipped:
        with in_language(language):
            found[language] = rows()
    assert {len(table) for table in found.values()} == {16}
    cells = [cell for table in found.values() for row in table for cell in row[1:]]
    assert len(set(cells)) == len(shipped) * 32
