"""The formats, presets and languages that the README lists are there, under these names."""

from __future__ import annotations

import re

import pytest
from babel import Locale

from formats import registry
from formats.messages.sentences import english_title
from tests.case_files import PROJECT
from tests.expected import expected

README = (PROJECT / "README.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| \[(.+?)\]\(formats/systems/(\w+)/RULES\.md\) \| (.+) \|$", re.MULTILINE)
FORMATS = {
    key: (title, re.findall(r"\*([^*]+)\*", presets))
    for title, key, presets in re.findall(
        r"^\| \[(.+?)\]\(formats/systems/(\w+)/RULES\.md\) \| (.+) \|$", README, re.MULTILINE
    )
}


def test_twelve_formats_are_listed() -> None:
    assert len(FORMATS) == 12


@pytest.mark.parametrize("key", FORMATS)
def test_a_format_has_its_title_and_exactly_its_presets(key: str) -> None:
    title, presets = FORMATS[key]
    assert title == english_title(key)
    using = [preset.title for preset in registry.presets().values() if key in {stage.system for stage in preset.stages}]
    assert sorted(presets) == sorted(using)


def test_the_languages_are_those_that_are_shipped() -> None:
    (line,) = (line for line in README.splitlines() if line.startswith("English, "))
    named = set(re.findall(r"[A-Z]\w+(?: \([A-Z]\w+\))?", line.partition(" for each")[0]))
    assert named == {Locale.parse(code, sep="-").get_display_name("en") for code in expected("languages")}
