"""Games fixed beforehand, typed and shown by name."""

from __future__ import annotations

import pytest

from bot.parsing.prepaired_text import with_ids, with_names
from bot.text.catalogue import in_language
from formats.core.commands import WithdrawEntrant
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


APART = "stage.0.option.never_meet"


def apart(text: str) -> str:
    return with_ids({APART: text}, Played(people=PEOPLE).create().enter().context)[APART]


@pytest.mark.parametrize(
    "typed,stored",
    [
        ("Ada - Ben", "e1 e2"),
        ("club; ada – #3", "club, e1 e3"),
        ("Club, FAMILY", "club, family"),
        ("e1 e2, country", "e1 e2, country"),
        ("", ""),
    ],
)
def test_who_may_not_meet_is_typed_by_name_and_by_attribute(typed: str, stored: str) -> None:
    assert apart(typed) == stored


@pytest.mark.parametrize("typed", ["Ada - Zoe", "Ada - Cem", "Ada - Ada", "Ada - bye", "Ada", "clubs"])
def test_what_is_no_pair_and_no_attribute_stays_as_typed_to_be_refused(typed: str) -> None:
    assert apart(typed) == typed


def test_two_words_without_a_dash_are_no_pair_of_ids() -> None:
    assert apart("Ada Ben") == "Ada - Ben"


@pytest.mark.parametrize("language,attribute", [("en", "Club"), ("de", "Verein"), ("ja", "クラブ")])
def test_who_may_not_meet_is_shown_in_the_language_of_the_reader_and_read_back(language: str, attribute: str) -> None:
    played = Played(people=PEOPLE).create().enter()
    played.do(WithdrawEntrant(entrant="e2"))
    context = played.context
    with in_language(language):
        shown = with_names({APART: "club, e1 e2, e3 e4"}, context)
        assert shown[APART] == f"{attribute}, Ada - Ben, #3 - #4"
        assert with_ids(shown, context)[APART] == "club, e1 e2, e3 e4"
