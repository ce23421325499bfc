"""What holds of every picture, whatever it shows and however large the field is."""

import re
from itertools import combinations, product

import pytest

from bot.pictures.canvas import ALT_LIMIT, Box, Drawing
from bot.pictures.podium import Podium, PodiumPlace
from bot.pictures.sheets import MOST_SHEETS
from bot.pictures.themes import LEGIBLE, THEMES, WIDTH, ThemeName
from tests.bot.pictures.lettered import drawings
from tests.bot.pictures.samples import SAMPLES, SIZES, sample
from tests.bot.pictures.seen import smallest_seen

every_kind = pytest.mark.parametrize("kind", SAMPLES)


def drawn(kind: str, size: int, theme: ThemeName = "light") -> tuple[Drawing, ...]:
    return drawings(sample(kind, size), theme)


@pytest.fixture(scope="module", params=product(SAMPLES, SIZES), ids=lambda case: f"{case[0]}-{case[1]}")
def pictures(request: pytest.FixtureRequest) -> tuple[Drawing, ...]:
    """Those of one kind for a field of one size: drawn once for everything that holds of them."""
    kind, size = request.param
    return drawn(kind, size)


def crosses(box: Box, stroke: tuple[tuple[float, float], tuple[float, float]]) -> bool:
    """Does a level or upright stroke run through the box?"""
    (x1, y1), (x2, y2) = stroke
    across = min(x1, x2) < box.right - 0.5 and max(x1, x2) > box.left + 0.5
    down = min(y1, y2) < box.bottom - 0.5 and max(y1, y2) > box.top + 0.5
    return across and down


def test_no_text_stands_on_another(pictures: tuple[Drawing, ...]) -> None:
    for drawing in pictures:
        clashes = [(box.text, other.text) for box, other in combinations(drawing.boxes, 2) if box.overlaps(other)]
        assert clashes == []


def test_all_text_is_inside_the_picture(pictures: tuple[Drawing, ...]) -> None:
    for drawing in pictures:
        outside = [
            box.text
            for box in drawing.boxes
            if box.left < 0 or box.top < 0 or box.right > drawing.width or box.bottom > drawing.height
        ]
        assert outside == []


def test_no_watched_line_runs_through_text(pictures: tuple[Drawing, ...]) -> None:
    for drawing in pictures:
        struck = [box.text for box in drawing.boxes for stroke in drawing.strokes if crosses(box, stroke)]
        assert struck == []


def test_text_is_legible_at_the_size_a_phone_shows(pictures: tuple[Drawing, ...]) -> None:
    for drawing in pictures:
        assert drawing.width == WIDTH
        assert smallest_seen(drawing) >= LEGIBLE


def test_there_are_few_pictures(pictures: tuple[Drawing, ...]) -> None:
    assert 1 <= len(pictures) <= MOST_SHEETS
    assert all(picture.height > 100 for picture in pictures)


def test_alt_texts_fit_and_begin_with_what_is_shown(pictures: tuple[Drawing, ...]) -> None:
    for drawing in pictures:
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
        assert not re.search(r"href=|url\(|<text|font-family", drawing.svg)


@every_kind
def test_drawing_is_a_function_of_its_input(kind: str) -> None:
    assert drawn(kind, 26) == drawn(kind, 26)


@pytest.mark.parametrize(
    "places, steps", [("11111", (5, 0, 0)), ("1233", (1, 1, 2)), ("111111", (0, 0, 0)), ("1224", (1, 2, 0))]
)
def test_finishers_who_share_a_place_stand_equally_high(places: str, steps: tuple[int, int, int]) -> None:
    """As many as share the first places, each in the colour of the place; too many are listed below."""
    finishers = tuple(PodiumPlace(place, f"Player {number}") for number, place in enumerate(places))
    (drawing,) = drawings(Podium("Friday", "Final places", finishers), "light")
    assert tuple(drawing.svg.count(f'fill="{medal}"') for medal in THEMES["light"].medals) == steps
    assert all(f"Player {number}" in drawing.alt for number in range(len(places)))
