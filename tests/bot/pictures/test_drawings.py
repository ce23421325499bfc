"""What holds of every picture, whatever it shows and however large the field is."""

import re
from itertools import combinations

import pytest

from bot.pictures.canvas import ALT_LIMIT, Box, Drawing
from bot.pictures.sheets import MOST_SHEETS
from bot.pictures.themes import TINY, WIDTH, ThemeName
from tests.bot.pictures.lettered import drawings
from tests.bot.pictures.samples import SAMPLES, SIZES, sample

TALLEST = 640
"""Units: a picture much taller than wide would be shrunk in a preview."""

every_kind = pytest.mark.parametrize("kind", SAMPLES)
every_size = pytest.mark.parametrize("size", SIZES)


def drawn(kind: str, size: int, theme: ThemeName = "light") -> tuple[Drawing, ...]:
    return drawings(sample(kind, size), theme)


def crosses(box: Box, stroke: tuple[tuple[float, float], tuple[float, float]]) -> bool:
    """Does a level or upright stroke run through the box?"""
    (x1, y1), (x2, y2) = stroke
    across = min(x1, x2) < box.right - 0.5 and max(x1, x2) > box.left + 0.5
    down = min(y1, y2) < box.bottom - 0.5 and max(y1, y2) > box.top + 0.5
    return across and down


@every_kind
@every_size
def test_no_text_stands_on_another(kind: str, size: int) -> None:
    for drawing in drawn(kind, size):
        clashes = [(box.text, other.text) for box, other in combinations(drawing.boxes, 2) if box.overlaps(other)]
        assert clashes == []


@every_kind
@every_size
def test_all_text_is_inside_the_picture(kind: str, size: int) -> None:
    for drawing in drawn(kind, size):
        outside = [
            box.text
            for box in drawing.boxes
            if box.left < 0 or box.top < 0 or box.right > drawing.width or box.bottom > drawing.height
        ]
        assert outside == []


@every_kind
@every_size
def test_no_watched_line_runs_through_text(kind: str, size: int) -> None:
    for drawing in drawn(kind, size):
        struck = [box.text for box in drawing.boxes for stroke in drawing.strokes if crosses(box, stroke)]
        assert struck == []


@every_kind
@every_size
def test_text_is_large_enough_for_a_phone(kind: str, size: int) -> None:
    for drawing in drawn(kind, size):
        assert drawing.width == WIDTH
        assert min(box.size for box in drawing.boxes) >= TINY


@every_kind
@every_size
def test_there_are_few_pictures_none_too_tall(kind: str, size: int) -> None:
    pictures = drawn(kind, size)
    assert 1 <= len(pictures) <= MOST_SHEETS
    assert all(100 < picture.height <= TALLEST for picture in pictures)


@every_kind
@every_size
def test_alt_texts_fit_and_begin_with_what_is_shown(kind: str, size: int) -> None:
    for drawing in drawn(kind, size):
        assert 20 < len(drawing.alt) <= ALT_LIMIT
        assert "None" not in drawing.alt


@every_kind
def test_both_themes_say_the_same_in_the_same_places(kind: str) -> None:
    light, dark = drawn(kind, 16, "light"), drawn(kind, 16, "dark")
    assert [drawing.boxes for drawing in light] == [drawing.boxes for drawing in dark]
    assert [drawing.alt for drawing in light] == [drawing.alt for drawing in dark]
    assert all(drawing.svg != other.svg for drawing, other in zip(light, dark, strict=True))


@every_kind
def test_pictures_refer_to_nothing_outside(kind: str) -> None:
    for drawing in drawn(kind, 16):
        used = set(re.findall(r'href="([^"]*)"', drawing.svg))
        known = {f"#{name}" for name in re.findall(r'<path id="([^"]*)"', drawing.svg)}
        assert used <= known
        assert "font-family" not in drawing.svg


@every_kind
def test_drawing_is_a_function_of_its_input(kind: str) -> None:
    assert drawn(kind, 26) == drawn(kind, 26)
