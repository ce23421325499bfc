"""Games fixed beforehand, typed and shown by name."""

from __future__ import annotations

import pytest

from bot.parsing.prepaired_text import with_ids, with_names
from tests.bot.played import Played

FIELD = "stage.0.option.prepaired"
PEOPLE = ("Ada", "Ben", "Cem Ö", "Cem O", "bye")


def stored(text: str) -> str:
    return with_ids({FIELD: text}, Played(people=PEOPLE).create().enter().context)[FIELD]


@pytest.mark.parametrize(
    "typed,ids",
    [
        ("9 Ada - Ben", "9 e1 e2"),
        ("9 ada – be", "9 e1 e2"),
        ("9 Ada - bye; 10 Ben - #3", "9 e1 bye, 10 e2 e3"),
        ("9 e1 e2", "9 e1 e2"),
        ("9 e1 - e2", "9 e1 e2"),
        ("", ""),
    ],
)
def test_names_are_stored_as_ids(typed: str, ids: str) -> None:
    assert stored(typed) == ids


@pytest.mark.parametrize("typed", ["9 Ada - Zoe", "9 Ada - Cem", "Ada - Ben"])
def test_what_fits_nobody_or_several_stays_as_typed_to_be_refused(typed: str) -> None:
    assert stored(typed) == typed


def test_what_is_shown_is_read_back_also_of_a_player_called_bye() -> None:
    context = Played(people=PEOPLE).create().enter().context
    ids = "3 e1 e2, 4 e5 e3, 5 e4 bye"
    shown = with_names({FIELD: ids, "stage.0.title": "9 e1 e2"}, context)
    assert shown[FIELD].startswith("3 Ada - Ben, 4 #5 - ")
    assert shown["stage.0.title"] == "9 e1 e2"
    assert with_ids(shown, context)[FIELD] == ids
