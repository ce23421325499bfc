"""What formats say is found by its English and said in the language of the reader."""

from __future__ import annotations

from pathlib import Path

import pytest

import bot
from bot.app.speaking.catalogue import ENGLISH, catalogue, deferred, known_languages, rendered, speaking
from bot.app.speaking.format_texts import PREFIX, fluent, format_sentence, format_text
from bot.app.speaking.names import Names
from bot.app.speaking.tokens import Value
from bot.app.speaking.wording.reasons import reason_text
from bot.reference.format_catalogues import format_catalogues
from formats import registry
from formats.core.model import Reason
from formats.core.values import EntrantId

PROJECT = Path(bot.__file__).parents[1]
ANA, BO = EntrantId("e1"), EntrantId("e2")
NAMES = Names(display={ANA: "Ana", BO: "Bo"})
REPEAT = "{0} and {1} meet again (times before: {times}): no pairing of this round does with fewer repeats."


def test_the_english_catalogues_are_what_the_formats_say() -> None:
    for path, text in format_catalogues().items():
        assert (PROJECT / path).read_text(encoding="utf-8") == text, f"{path}: run `make reference`"


def test_every_sentence_of_a_format_has_a_message() -> None:
    for system in registry.systems().values():
        for code, sentence in {**registry.engine().words, **system.words}.items():
            values = dict.fromkeys([*map(str, range(10)), "x"], "x")
            assert format_sentence(sentence, values) is not None, f"{system.key}: {code}"


def test_a_sentence_is_filled_in_and_cites_its_rule() -> None:
    reason = Reason(code="repeat", rule="R5", about=(ANA, BO), params={"times": 1})
    text = reason_text(reason, {"repeat": REPEAT}, NAMES, cite=True)
    assert (
        text == "Ana and Bo meet again (times before: 1): no pairing of this round does with fewer repeats (rule R5)."
    )


def test_a_sentence_waits_for_its_language() -> None:
    reason = Reason(code="repeat", rule="R5", about=(ANA, BO), params={"times": 1})
    with deferred("en"):
        text = reason_text(reason, {"repeat": REPEAT}, NAMES, cite=True)
    assert rendered(text, "en").endswith("fewer repeats (rule R5).")
    assert rendered(text, "de").endswith("(Regel R5).")


def test_a_word_goes_with_its_number() -> None:
    sentence = registry.systems()["swiss_elimination"].words["matches"]
    values: dict[str, Value] = {"round": 2, "venue": "online"}
    assert format_sentence(sentence, {**values, "matches": 1}) == "Round 2, online: 1 match."
    assert format_sentence(sentence, {**values, "matches": "4"}) == "Round 2, online: 4 matches."


def test_what_a_reason_lacks_shows_as_its_place() -> None:
    text = reason_text(Reason(code="repeat", about=(ANA,)), {"repeat": REPEAT}, NAMES)
    assert text.startswith("Ana and {1} meet again (times before: {times})")


def test_what_nobody_declares_stays_as_it_is() -> None:
    with speaking("de"):
        for text in ("Sudoku and Kakuro", "", "P1", "{0}", "Cats, dogs"):
            assert format_text(text) == text


def test_braces_and_signs_stay_as_they_are() -> None:
    assert fluent("{{x}}") == '{"{"}x{"}"}'
    assert fluent("*a") == '{"*"}a'


@pytest.mark.parametrize("code", known_languages())
def test_heads_of_columns_and_labels_fit(code: str) -> None:
    found = catalogue(code)
    for part, longest in (("-head-", 12), ("-label", 45)):
        texts = [found.said(name, {}) or "" for name in found.ids if name.startswith(PREFIX) and part in name]
        assert texts or code != ENGLISH
        assert [text for text in texts if len(text) > longest] == []
