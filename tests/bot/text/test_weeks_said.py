"""Times people can play, as readers of a language read them: days come from CLDR, the rest from the catalogue."""

from __future__ import annotations

import pytest

from bot.text.availability import grid_of_week, said_pattern
from bot.text.catalogue import deferred, in_language, languages, rendered
from bot.text.names import display_width
from bot.ui.flows.availability import _week_summary
from formats.toolkit.scheduling.availability import preferred_slots
from formats.toolkit.scheduling.availability_text import parse_availability
from formats.toolkit.scheduling.week_table import week_table
from tests.formats.toolkit.scheduling.weeks import JANUARY, NEW_YORK


@pytest.mark.parametrize(
    "code, pattern, said",
    [
        ("en", "Mon-Thu 18-22, Sat any", "Mon-Thu 18-22, Sat any"),
        ("de", "Mon-Thu 18-22, Sat any", "Mo-Do 18-22, Sa ganztags"),
        ("ja", "Daily 19-23", "毎日 19-23"),
        ("ko", "Any", "언제든지"),
        ("fr", "None", "Jamais"),
        ("pt-BR", "Mon-Thu 18-22, Daily 19-23", "seg-qui 18-22, Todo dia 19-23"),
        ("pl", "Mon-Thu 18-22, Sat any", "pon-czw 18-22, sob dowolnie"),
    ],
)
def test_times_are_said_in_the_language_of_the_reader(code: str, pattern: str, said: str) -> None:
    with in_language(code):
        assert said_pattern(pattern) == said
    with deferred("en"):
        waiting = said_pattern(pattern)
    assert rendered(waiting, code) == said


@pytest.mark.parametrize("code", languages())
def test_a_table_of_a_week_keeps_its_columns_in_every_language(code: str) -> None:
    grid = week_table(parse_availability("thu 18-22", NEW_YORK), JANUARY, NEW_YORK).grid
    with in_language(code):
        said = grid_of_week(grid)
    head, days = said.split("\n")[:2]
    assert display_width(head) == len(days)
    assert said.split("\n")[1:] == grid.split("\n")[1:]


def test_what_the_opponent_shares_is_said_in_the_language_of_the_reader() -> None:
    pattern = parse_availability("thu 18-22", NEW_YORK)
    dana = preferred_slots(parse_availability("thu 20-22", NEW_YORK), JANUARY.slots())
    table = week_table(pattern, JANUARY, NEW_YORK, ("Dana", dana))
    assert _week_summary(table, "Dana") == "Thu 18-22; 2 of 4 start times shared with Dana"
    with in_language("de"):
        assert _week_summary(table, "Dana") == "Do 18-22; 2 von 4 Startzeiten passen auch Dana"


def test_times_outside_the_week_are_said_to_be_outside() -> None:
    table = week_table(parse_availability("tue 10-12", NEW_YORK), JANUARY, NEW_YORK)
    with in_language("fr"):
        assert _week_summary(table, "").startswith("mar 10-12 ; rien")
