"""The picture beside a link: always of one size, and legible whatever a tournament and its players are called."""

from __future__ import annotations

import struct
from itertools import combinations

import pytest

from bot.pictures.canvas import Drawing
from bot.pictures.drawing import drawings
from bot.pictures.link_card import HIGH, WIDE, CardLine, LinkCard
from bot.pictures.render import render
from bot.pictures.texts import Speaker
from tests.bot.pictures.people import names

SPEAKER = Speaker("en", lambda message, **_: message)


def drawn(title: str, lines: int) -> Drawing:
    shown = [CardLine(str(place), name, "12½") for place, name in enumerate(names(64)[:lines], 1)]
    (found,) = drawings(LinkCard(title, "After round 3 of 7; 12 games still open", tuple(shown)), SPEAKER, "light")
    return found


@pytest.mark.parametrize("lines", [0, 3, 5])
@pytest.mark.parametrize("title", ["Open", "The Nineteenth International Championship of Everything and More " * 2])
def test_everything_stands_apart_within_the_card(title: str, lines: int) -> None:
    found = drawn(title, lines)
    assert all(box.left >= 0 and box.right <= WIDE and box.top >= 0 and box.bottom <= HIGH for box in found.boxes)
    assert not [(box.text, other.text) for box, other in combinations(found.boxes, 2) if box.overlaps(other)]
    assert len(found.boxes) >= 2 + 3 * lines


def test_it_has_the_size_that_links_are_shown_with() -> None:
    png = render(drawn("Open", 3).svg)
    assert struct.unpack(">II", png[16:24]) == (1200, 630)


def test_it_says_in_words_what_it_shows() -> None:
    assert drawn("Open", 2).alt.startswith("Open. After round 3 of 7; 12 games still open. 1. ")
