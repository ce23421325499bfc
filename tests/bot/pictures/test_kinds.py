"""The picture beside the menu of what can be created: which drawing each format gets, and that all are there."""

from __future__ import annotations

import logging
from typing import Any, cast, get_args

import pytest

from bot import plugins
from bot.charts.capabilities import ChoosesSketch
from bot.charts.kinds import by_capabilities, sketch_of
from bot.face_api.in_use import Faces, use
from bot.pictures.canvas import Canvas
from bot.pictures.kinds import Kind, Kinds, KindsSheet
from bot.pictures.sketches import Sketch, draw_sketch
from bot.pictures.themes import THEMES
from bot.text.catalogue import in_language, languages
from bot.ui.flows.creating import everything
from formats import registry
from tests.bot.pictures.cases import menu
from tests.bot.pictures.lettered import drawings


@pytest.mark.parametrize("language", languages())
def test_every_kind_of_the_menu_is_in_the_pictures_and_in_their_alt_texts(language: str) -> None:
    with in_language(language):
        view, titles = menu(), [kind.title for found in everything().values() for kind in found]
    drawn = drawings(view, language=language)
    letters = "".join(box.text.replace(" ", "") for drawing in drawn for box in drawing.boxes)
    alt = " ".join(drawing.alt for drawing in drawn)
    assert [title for title in titles if title.replace(" ", "") not in letters] == []
    assert [title for title in titles if title not in alt] == []
    assert "…" not in letters + alt


def test_without_a_face_the_drawing_follows_from_what_a_format_can_do() -> None:
    found = {key: by_capabilities(system) for key, system in registry.systems().items()}
    assert found == {
        "cop": "odds",
        "double_elimination": "double_bracket",
        "fide_dutch": "rounds",
        "floating_double_elimination": "lives",
        "group_rounds": "groups",
        "group_stage": "groups",
        "round_robin": "everybody",
        "score_group_swiss": "rounds",
        "single_elimination": "bracket",
        "swiss": "rounds",
        "swiss_elimination": "rounds",
        "tiered_league": "groups",
    }


class Drawn(ChoosesSketch):
    key = "swiss"
    sketch = "tiers"


def test_a_face_may_choose_the_drawing() -> None:
    try:
        use(Faces({"swiss": Drawn()}))
        assert sketch_of("swiss", registry.systems()) == "tiers"
    finally:
        plugins.install_faces()
    assert sketch_of("swiss", registry.systems()) == "rounds"


class Failing:
    """A format that cannot even say how many rounds there are."""

    key = "failing"

    def read_options(self, _raw: object) -> object:
        raise RuntimeError


def test_a_format_that_fails_is_drawn_as_rounds(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        assert sketch_of("failing", {"failing": cast("Any", Failing())}) == "rounds"
    assert "cannot determine the sketch of format failing" in caplog.text
    assert sketch_of("unheard_of", {}) == "rounds"


@pytest.mark.parametrize("sketch", get_args(Sketch))
def test_every_sketch_is_another_drawing(sketch: Sketch) -> None:
    def svg(kind: Sketch) -> str:
        canvas = Canvas(THEMES["light"], 68)
        draw_sketch(canvas, kind, 0, 0, 68, 32)
        return canvas.finish(32, "").svg

    assert "NaN" not in svg(sketch)
    assert all(svg(other) != svg(sketch) for other in get_args(Sketch) if other != sketch)


def test_of_many_stages_the_first_and_the_last_are_said() -> None:
    view = KindsSheet("Menu", (Kinds("All", (Kind("Cup", ("groups", "rounds", "bracket")),)),))
    (drawing,) = drawings(view)
    assert drawing.alt == "Menu. All. Cup: groups, then a bracket."
