from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.pictures.text_layout import ELLIPSIS, Line, fitted, outline, shaped, text_width, wrapped
from tests.bot.pictures.people import SCRIPTS
from tests.bot.pictures.test_languages import missing_from


def fonts_of(text: str) -> set[str]:
    return {glyph.font.partition(".")[0] for glyph in shaped(text).glyphs}


def places(line: Line) -> list[float]:
    return [glyph.x for glyph in line.glyphs]


@pytest.mark.parametrize("script,name", SCRIPTS.items())
def test_every_script_has_letters(script: str, name: str) -> None:
    found = shaped(name).glyphs
    assert found, script
    assert missing_from(name) == ""
    assert any(outline(glyph.font, glyph.number, 400) for glyph in found)


def test_marks_stay_on_their_letters() -> None:
    assert len(shaped("e\u0301").glyphs) == 1
    assert text_width("ก้", 10) == pytest.approx(text_width("ก", 10))
    assert text_width("👍🏽", 10) == pytest.approx(text_width("👍", 10))
    assert text_width("👩\u200d🚀", 10) == pytest.approx(text_width("👩", 10))


def test_arabic_is_joined_and_runs_from_right_to_left() -> None:
    alone = [shaped(letter).glyphs[0].number for letter in "محمد"]
    assert {glyph.number for glyph in shaped("محمد").glyphs}.isdisjoint(alone[:3])
    arabic_first = shaped("Ana محمد").glyphs
    assert arabic_first[0].font == "NotoSans.ttf"
    assert arabic_first[-1].font.startswith("NotoSansArabic")
    latin_last = shaped("محمد Ana").glyphs
    assert latin_last[0].font == "NotoSans.ttf"


def test_numbers_in_right_to_left_text_keep_their_order() -> None:
    digits = [glyph for glyph in shaped("דנה 12").glyphs if glyph.font == "NotoSans.ttf"]
    assert [glyph.number for glyph in digits[:2]] == [glyph.number for glyph in shaped("12").glyphs]
    assert digits[0].x == 0


@pytest.mark.parametrize(
    "text,fonts",
    [("ひらがな 山", {"JP"}), ("김철수", {"KR"}), ("王小明", {"SC"}), ("ㄅ國", {"SC", "KR"})],
    ids=["kana", "hangul", "han", "bopomofo"],
)
def test_han_letters_follow_the_rest_of_the_name(text: str, fonts: set[str]) -> None:
    assert fonts_of(text) - {"NotoSans"} == {f"NotoSans{font}" for font in fonts}


def test_bold_is_wider() -> None:
    assert text_width("Ana", 10, 700) > text_width("Ana", 10, 400)


def test_width_grows_with_size() -> None:
    assert text_width("Ana", 20) == pytest.approx(2 * text_width("Ana", 10))
    assert text_width("", 20) == 0


def test_what_fits_is_left_alone() -> None:
    assert fitted("Ana", 100, 10) == "Ana"


@given(st.sampled_from(sorted(SCRIPTS.values())), st.floats(15, 200))
def test_elided_text_fits_and_is_a_beginning(name: str, room: float) -> None:
    shown = fitted(name * 3, room, 13)
    assert text_width(shown, 13) <= room
    assert shown.endswith(ELLIPSIS) or shown == name * 3


@given(st.text(max_size=40))
def test_any_text_can_be_shaped(text: str) -> None:
    line = shaped(text)
    assert line.width >= 0
    assert all(glyph.x <= line.width * 1000 + 1000 for glyph in line.glyphs)


def test_latin_letters_stand_one_after_the_other() -> None:
    assert all(left < right for left, right in pairwise(places(shaped("Ana Novak"))))


def test_wrapping_breaks_between_words_and_elides_the_last_line() -> None:
    lines = wrapped("one two three four five six seven", 60, 12)
    assert len(lines) == 2
    assert lines[1].endswith(ELLIPSIS)
    assert all(text_width(line, 12) <= 60 for line in lines)
    assert wrapped("short", 60, 12) == ["short"]
    assert wrapped("", 60, 12) == []


def test_a_plain_name_needs_one_font() -> None:
    assert fonts_of("Łukasz Żółć, Дмитрий & Ελένη") == {"NotoSans"}
