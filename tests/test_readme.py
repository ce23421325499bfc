"""The README lists what there is: every format with its rules and presets, and every language."""

from __future__ import annotations

import pytest
from babel import Locale

from bot.text.catalogue import languages
from formats import registry
from tests.case_files import PROJECT

README = (PROJECT / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("key", registry.systems())
def test_every_format_is_listed_with_its_rules(key: str) -> None:
    assert f"| [{registry.systems()[key].title}](formats/systems/{key}/RULES.md) |" in README


@pytest.mark.parametrize("key", registry.presets())
def test_every_preset_is_listed_with_the_formats_of_its_stages(key: str) -> None:
    preset = registry.presets()[key]
    for stage in preset.stages:
        (line,) = (line for line in README.splitlines() if f"formats/systems/{stage.system}/RULES.md" in line)
        assert f"*{preset.title}*" in line


@pytest.mark.parametrize("language", languages())
def test_every_language_is_listed(language: str) -> None:
    (line,) = (line for line in README.splitlines() if line.startswith("English, "))
    assert str(Locale.parse(language).get_display_name("en")) in line
