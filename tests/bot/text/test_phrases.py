"""Messages as attributes: made from the name, and kept."""

from __future__ import annotations

from copy import copy

from bot.text.catalogue import speaking
from bot.text.phrases import Groups, Messages
from bot.text.texts import texts


def test_an_attribute_is_a_message_and_kept() -> None:
    assert texts.info.no_tournaments.id == "info-no-tournaments"
    assert texts.info.no_tournaments is texts.info.no_tournaments
    assert str(texts.info.rules) == texts.info.rules() == "Rules"
    with speaking("de"):
        assert texts.info.rules() == "Regeln"
    assert texts.numbers.places(first=2, last=3) == "places 2–3"


def test_a_keyword_of_python_has_an_underscore_behind_it() -> None:
    assert Messages("playoff-pictures-").from_.id == "playoff-pictures-from"
    assert Groups().page_switch.next.id == "page-switch-next"


def test_names_that_python_asks_for_are_no_messages() -> None:
    assert not hasattr(texts, "__len__")
    assert copy(texts.info).rules() == "Rules"
