"""The fonts that come with the program: where they are from, how large they are, and what can be written with them."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

import pytest

from bot.pictures.text_layout import shaped
from tests.bot.pictures.test_languages import JAPANESE, KOREAN, SIMPLIFIED, missing_from
from tests.case_files import PROJECT

FONTS = PROJECT / "bot" / "pictures" / "fonts"
LARGEST = 8_000_000
ROW = range(0xA1, 0xFF)


def fonts() -> list[Path]:
    return [file for file in FONTS.iterdir() if file.suffix in {".ttf", ".otf"}]


def test_all_fonts_together_have_at_most_8_mb() -> None:
    assert len(fonts()) == 25
    assert sum(file.stat().st_size for file in fonts()) <= LARGEST


def test_each_font_is_listed_with_its_source_and_hash_and_has_its_licence() -> None:
    rows = re.findall(
        r"^\| `(\S+)` \| \S+ \S+, `.+` \| .+ \| `(\w{64})` \|$", (FONTS / "README.md").read_text(), re.MULTILINE
    )
    assert dict(rows) == {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in fonts()}
    licence = (FONTS / "OFL.txt").read_text(encoding="utf-8")
    assert "SIL OPEN FONT LICENSE Version 1.1" in licence
    assert "The Noto Project Authors" in licence


@pytest.mark.parametrize(
    "encoding, letters, lacks", [("euc_jp", 6879, "≒"), ("euc_kr", 8225, "∼≒◈"), ("gb2312", 7445, "")]
)
def test_every_letter_of_the_national_standards_can_be_drawn(encoding: str, letters: int, lacks: str) -> None:
    """But for three signs that the published fonts lack as well."""
    text = "".join(bytes((row, place)).decode(encoding, "ignore") for row in ROW for place in ROW)
    assert len(text) == letters
    assert missing_from(text) == lacks


def test_han_letters_that_the_preferred_font_lacks_come_all_from_another() -> None:
    assert {glyph.font for glyph in shaped("顺位").glyphs} == {SIMPLIFIED}
    assert {glyph.font for glyph in shaped("順位").glyphs} == {KOREAN}
    assert {glyph.font for glyph in shaped("辻位").glyphs} == {JAPANESE}


def test_han_letters_that_no_font_has_together_come_from_several() -> None:
    assert {glyph.font for glyph in shaped("の辻们").glyphs} == {JAPANESE, SIMPLIFIED}


def test_a_letter_that_no_font_has_is_written_as_its_code_point() -> None:
    assert missing_from("a𠮷") == "𠮷"
    assert shaped("𠮷田").width == pytest.approx(shaped("[U+20BB7]").width + 1)
