"""What formats say is found by its English and said in the language of the reader."""

from __future__ import annotations

from pathlib import Path

import pytest

import bot
from bot.reference.format_catalogues import format_catalogues
from bot.text.catalogue import catalogue, deferred, languages, rendered, speaking
from bot.text.format_texts import PREFIX, fluent, form_line, format_sentence, format_text, option_label
from bot.text.names import Names
from bot.text.reasons import reason_text
from formats import registry
from formats.core.model import Reason
from formats.core.values import EntrantId
from formats.messages.languages import ENGLISH
from formats.messages.parts import Value
from tests.expected import expected

PROJECT = Path(bot.__file__).parents[1]
ANA, BO = EntrantId("e1"), EntrantId("e2")
NAMES = Names(display={ANA: "Ana", BO: "Bo"})
REPEAT = "{0} and {1} meet again (times before: {times}): no pairing of this round has fewer repeats."
OTHERS = [code for code in expected("languages") if code != ENGLISH]


def test_the_english_catalogues_are_what_the_formats_say() -> None:
    for path, text in format_catalogues().items():
        assert (PROJECT / path).read_text(encoding="utf-8") == text, f"{path}: run `make reference`"


def test_every_sentence_of_a_format_has_a_message() -> None:
    for system in registry.systems().values():
        for code, sentence in {**registry.engine().words, **system.words}.items():
            values = dict.fromkeys([*map(str, range(10)), "x"], "x")
            assert format_sentence(sentence, values) is not None, f"{system.key}: {code}"


@pytest.mark.parametrize("code", OTHERS)
def test_every_text_of_the_formats_is_translated_and_none_is_left_over(code: str) -> None:
    english, other = catalogue(ENGLISH).ids, catalogue(code).ids
    assert {name for name in english ^ other if name.startswith(PREFIX)} == set()


def test_a_sentence_is_filled_in_and_cites_its_rule() -> None:
    reason = Reason(code="repeat", rule="R5", about=(ANA, BO), params={"times": 1})
    text = reason_text(reason, {"repeat": REPEAT}, NAMES, cite=True)
    assert text == "Ana and Bo meet again (times before: 1): no pairing of this round has fewer repeats (rule R5)."


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


def test_names_are_found_inside_of_others() -> None:
    with speaking("de"):
        parts = [format_text(name) for name in ("Semi-finals", "Losers' round 2")]
        both = format_text("Semi-finals and losers' round 2")
    assert parts == ["Halbfinale", "Verliererrunde 2"]
    assert both == "Halbfinale und Verliererrunde 2"


def test_what_nobody_declares_stays_as_it_is() -> None:
    with speaking("de"):
        for text in ("Sudoku and Kakuro", "", "P1", "{0}", "Cats, dogs"):
            assert format_text(text) == text


def test_a_line_of_a_form_is_translated_piece_by_piece() -> None:
    with speaking("de"):
        assert form_line("Will you play?: Yes, I will play") == "Spielst du mit?: Ja, ich spiele mit"
        assert form_line("Blue: Ana says hello") == f"{format_text('Blue')}: Ana says hello"


def test_an_option_has_a_label() -> None:
    with speaking("de"):
        assert option_label("replays") == format_text("Replays") == "Wiederholungen"
        assert option_label("third_place") == format_text("Third place")
        assert option_label("tie_breaks") == format_text("Tie-breaks") != "Tie-breaks"
    assert option_label("tie_breaks") == "Tie-breaks"
    assert option_label("top_down_byes") == "Byes from the top down"


def test_braces_and_signs_stay_as_they_are() -> None:
    assert fluent("{{x}}") == '{"{"}x{"}"}'
    assert fluent("*a") == '{"*"}a'


@pytest.mark.parametrize("code", languages())
def test_heads_of_columns_and_labels_fit(code: str) -> None:
    found = catalogue(code)
    for part, longest in (("-head-", 12), ("-label", 45)):
        texts = [found.said(name, {}) or "" for name in found.ids if name.startswith(PREFIX) and part in name]
        assert texts or code != ENGLISH
        assert [text for text in texts if len(text) > longest] == []
