"""Plurals of Polish, which differ for 1, 2 to 4, 5 and more, and fractions."""

from __future__ import annotations

import pytest
from fluent.syntax import ast, visitor

from bot.text.catalogue import catalogue_files, in_language
from bot.text.numbers import listed, places, points_word
from bot.text.texts import texts
from tests.translations.messages import entries


class Categories(visitor.Visitor):
    """The plural categories of a message, a set for each choice by a number."""

    def __init__(self) -> None:
        self.found: list[set[str]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - the library's name
        self.found.append({variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)})
        self.generic_visit(node)


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
    with in_language("pl"):
        assert points_word(half_points) == text


def test_places_and_lists_are_polish() -> None:
    with in_language("pl"):
        assert (texts.numbers.ordinal(number=3), places(2, 2), places(2, 3)) == ("3.", "2. miejsce", "miejsca 2–3")
        assert listed(["Ana", "Bo", "Cy"]) == "Ana, Bo i Cy"


def test_a_message_with_one_plural_has_all() -> None:
    chosen = 0
    for _, entry in entries(catalogue_files("pl")):
        seen = Categories()
        seen.visit(entry)
        for keys in seen.found:
            if "one" in keys:
                assert keys >= {"one", "few", "many"}, entry.id.name
                chosen += 1
    assert chosen > 100
