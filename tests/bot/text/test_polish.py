"""The number messages in Polish, whose plurals differ for 1, 2 to 4, 5 and more, and fractions."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.text import catalogue
from bot.text.numbers import listed, places, points_word
from bot.text.texts import texts
from formats.messages.catalogue import Catalogue
from formats.messages.languages import ENGLISH

NUMBERS = Path(__file__).parent / "polish" / "numbers.ftl"


@pytest.fixture(autouse=True)
def polish(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Polish can be spoken, with this catalogue."""
    found_in = catalogue.catalogue_files
    monkeypatch.setattr(
        catalogue, "catalogue_files", lambda code, *at: [NUMBERS] if code == "pl" else found_in(code, *at)
    )
    catalogue.catalogue.cache_clear()
    with catalogue.speaking("pl"):
        yield
    catalogue.catalogue.cache_clear()


@pytest.mark.parametrize(
    "half_points, text",
    [
        (0, "0 punktów"),
        (1, "½ punktu"),
        (2, "1 punkt"),
        (3, "1½ punktu"),
        (4, "2 punkty"),
        (6, "3 punkty"),
        (8, "4 punkty"),
        (10, "5 punktów"),
        (24, "12 punktów"),
        (44, "22 punkty"),
        (-6, "-3 punkty"),
    ],
)
def test_the_plural_goes_with_the_number_that_is_shown(half_points: int, text: str) -> None:
    assert points_word(half_points) == text


def test_every_number_message_can_be_said_in_polish() -> None:
    files = [file for file in catalogue.catalogue_files(ENGLISH) if file.name == NUMBERS.name]
    assert catalogue.catalogue("pl").ids == Catalogue("en", files).ids
    assert (texts.numbers.ordinal(number=3), places(2, 2), places(2, 3)) == ("3.", "2. miejsce", "miejsca 2–3")
    assert listed(["Ana", "Bo", "Cy"]) == "Ana, Bo i Cy"
