"""Texts of formats in the language of the reader: sentences by code, names by their English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from pydantic import BaseModel

from bot.text.catalogue import catalogue, catalogue_files, deferred, in_language, languages, rendered, say
from bot.text.format_texts import (
    LONGEST_CODE,
    NAME,
    _found,
    answer_text,
    choice_label,
    field_help,
    form_line,
    format_sentence,
    format_summary,
    format_text,
    format_title,
    option_label,
)
from bot.text.names import Names
from bot.text.reasons import reason_text
from formats import registry
from formats.core import capabilities as can
from formats.core.asking import EntrantForm, FormField, FormLine
from formats.core.attendance import FORM as CHECK_IN_FORM
from formats.core.contract import Format
from formats.core.field_rules import entrant_fields_of
from formats.core.model import Choice, Prompt, Reason, TieBreak
from formats.core.plan import Settings, StagePlan
from formats.core.rules import StageRules
from formats.core.values import EntrantId
from formats.core.weekly import WeekPlan
from formats.messages.languages import ENGLISH
from formats.messages.parts import Value
from formats.messages.sentences import PREFIX, labels_of, message_of
from formats.toolkit.brackets.format import BracketFormat
from formats.toolkit.fide.tie_breaks.named import TIE_BREAKS as FIDE_TIE_BREAKS
from formats.toolkit.fide.tie_breaks.named import column_of
from formats.toolkit.invitation import INVITATION
from formats.toolkit.tie_breaks import PRODUCTS, TIE_BREAKS
from tests.expected import expected

ANA, BO = EntrantId("e1"), EntrantId("e2")
NAMES = Names(display={ANA: "Ana", BO: "Bo"})
OTHERS = [code for code in expected("languages") if code != ENGLISH]


def declared_names(system: Format[Any]) -> Iterator[str]:
    """The names of sides, which a format declares in English: they have messages with the same text."""
    yield from (part for side in system.sides or () for part in (side, side.capitalize()) if len(side) > LONGEST_CODE)


def messages_without_a_code() -> dict[str, str]:
    """Texts of formats by the ids of their messages, except for sentences, whose comments have a code in brackets."""
    files = [path for path in catalogue_files(ENGLISH) if path.name == f"{ENGLISH}.ftl" and "formats" in path.parts]
    found = re.compile(r"^# (?![^\n]*\([\w.]+\))[^\n]*\n(format-\S+) = (.*)$", re.MULTILINE)
    return dict(match for path in files for match in found.findall(path.read_text(encoding="utf-8")))


def test_every_declared_name_has_a_message() -> None:
    declared = {text for system in registry.systems().values() for text in declared_names(system)}
    assert len(declared) > 10
    assert {text for text in declared if _found(text) is None} == set()


def test_every_form_for_options_has_a_title() -> None:
    titles = {(key, form) for key, system in registry.systems().items() for form, _ in system.options.forms}
    assert len(titles) > 10
    assert [found for found in titles if message_of(catalogue(ENGLISH), f"name_{found[1]}", found[0]) is None] == []


def test_only_names_are_found_by_their_english() -> None:
    with in_language("de"):
        assert (format_text("Swiss"), format_title("swiss")) == ("Swiss", "Schweizer System")
    assert {
        name for name, _ in filter(None, map(_found, messages_without_a_code().values())) if NAME not in name
    } == set()


def test_a_format_without_a_catalogue_is_shown_by_its_key() -> None:
    assert (format_title("no_such_format"), format_summary("no_such_format")) == ("No such format", "")


def all_forms() -> set[tuple[str, EntrantForm]]:
    """All forms with the keys of their systems."""
    found = {(key, form) for key, system in registry.systems().items() for form in StageRules(system, None).forms}
    return {*found, ("", CHECK_IN_FORM)}


def codes_of_form(form: EntrantForm) -> Iterator[str]:
    yield from (f"form_{form.key}", f"form_{form.key}_help")
    for field in form.fields:
        yield f"form_{form.key}_{field.name}"
        yield from (f"form_{form.key}_{field.name}_{choice.lower()}" for choice in field.choices)


def messages_of_forms() -> dict[tuple[str, str], str | None]:
    codes = ((system, code) for system, form in all_forms() for code in codes_of_form(form))
    return {found: message_of(catalogue(ENGLISH), found[1], found[0]) for found in codes}


def test_every_form_has_a_title_says_what_it_asks_for_and_labels_its_fields_and_choices() -> None:
    assert {form.key for _, form in all_forms()} >= {"invitation", "attendance", "preferences", "side"}
    assert [found for found, name in messages_of_forms().items() if name is None] == []


def test_every_other_label_is_that_of_an_answer_to_a_question() -> None:
    homes = "|".join(("shared", *registry.systems())).replace("_", "-")
    answers = re.compile(rf"(format-(?:{homes}))-(?:form|choice)-(.+)")
    others = messages_without_a_code().keys() - set(messages_of_forms().values())
    found = [match.groups() for match in map(answers.fullmatch, others) if match is not None]
    assert len(found) > 5
    for home, answer in found:
        parts = answer.split("-")
        questions = {"-".join((home, *parts[:length])) for length in range(1, len(parts))}
        assert questions & catalogue(ENGLISH).ids, (home, answer)


def all_fields() -> set[tuple[str, str]]:
    """The systems and names of all fields of entrants; those with a number at the end share a sentence."""
    found = {(key, field.name) for key, system in registry.systems().items() for field in entrant_fields_of(system)}
    return {(key, re.sub(r"_\d+$", "", name)) for key, name in found}


def test_every_field_of_entrants_has_a_sentence_and_every_sentence_a_field() -> None:
    messages = {found: message_of(catalogue(ENGLISH), f"field_{found[1]}", found[0]) for found in all_fields()}
    assert [found for found, name in messages.items() if name is None] == []
    ids = {name for name in messages_without_a_code() if "-field-" in name and not name.endswith("-label")}
    assert ids == set(messages.values())


def test_numbered_fields_share_a_sentence() -> None:
    assert field_help("round_3", "swiss_elimination") == "The score in regular round 3; empty if not played."
    assert field_help("no_such_field_3", "swiss_elimination") == ""


def columns_of(system: Format[Any]) -> Iterator[tuple[str, TieBreak]]:
    of_groups = system.group_columns if isinstance(system, can.HasGroups) else ()
    for column in (*system.tie_breaks, *system.tie_breaks_of(system.read_options({})), *of_groups):
        yield system.key, column


def all_columns() -> set[tuple[str, TieBreak]]:
    columns = {found for system in registry.systems().values() for found in columns_of(system)}
    shared = (*TIE_BREAKS.values(), PRODUCTS, *map(column_of, FIDE_TIE_BREAKS), *BracketFormat.tie_breaks)
    return columns | {("", column) for column in shared}


def messages_of_column(system: str, column: TieBreak) -> tuple[str | None, str | None]:
    english, described = catalogue(ENGLISH), column.described_as or column.name
    return (
        message_of(english, f"head_{column.name.lower()}", system),
        message_of(english, f"column_{described.lower()}", system),
    )


def test_every_column_has_a_head_and_a_description() -> None:
    for system, column in all_columns():
        assert None not in messages_of_column(system, column), (system, column)


def test_every_head_and_description_is_that_of_a_column() -> None:
    used = {name for found in all_columns() for name in messages_of_column(*found)}
    assert {name for name in messages_without_a_code() if re.search("-(head|column)-", name)} - used == set()


def test_every_sentence_about_an_option_is_that_of_a_format_or_a_setting() -> None:
    models: list[type[BaseModel]] = [system.options for system in registry.systems().values()]
    models += [Settings, StagePlan, WeekPlan]
    options = {name.replace("_", "-") for model in models for name in model.model_fields}
    for name in messages_without_a_code():
        _, is_option, option = name.partition("-option-")
        assert not is_option or option.removesuffix("-label") in options, name


def test_the_label_of_an_option_is_in_the_catalogue_and_the_same_in_all_formats() -> None:
    labels = labels_of(catalogue(ENGLISH))
    for key, system in registry.systems().items():
        for name, field in system.options.model_fields.items():
            assert field.title is None
            own = message_of(catalogue(ENGLISH), f"option_{name}_label", key)
            assert own is None or say(own) == say(labels[name]) == option_label(name), (key, name)


def test_no_text_is_no_message() -> None:
    assert _found("") is None
    assert format_text("") == ""


def test_an_option_without_a_label_is_shown_by_its_name() -> None:
    assert "simulations" not in labels_of(catalogue(ENGLISH))
    assert option_label("simulations") == "Simulations"


@pytest.mark.parametrize("code", OTHERS)
def test_every_text_of_the_formats_is_translated_and_none_is_left_over(code: str) -> None:
    english, other = catalogue(ENGLISH).ids, catalogue(code).ids
    assert {name for name in english ^ other if name.startswith(PREFIX)} == set()


def test_a_sentence_is_filled_in_and_cites_its_rule() -> None:
    reason = Reason(code="repeat", rule="R5", about=(ANA, BO), params={"times": 1})
    text = reason_text(reason, "swiss", NAMES, cite=True)
    assert text == "Ana and Bo meet again (times before: 1): no pairing of this round has fewer repeats (rule R5)."


def test_a_sentence_waits_for_its_language() -> None:
    reason = Reason(code="repeat", rule="R5", about=(ANA, BO), params={"times": 1})
    with deferred("en"):
        text = reason_text(reason, "swiss", NAMES, cite=True)
    assert rendered(text, "en").endswith("fewer repeats (rule R5).")
    assert rendered(text, "de").endswith("(Regel R5).")


def test_a_word_goes_with_its_number() -> None:
    values: dict[str, Value] = {"round": 2, "venue": "online"}
    said = [format_sentence("matches", "swiss_elimination", {**values, "matches": count}) for count in (1, "4")]
    assert said == ["Round 2, online: 1 match.", "Round 2, online: 4 matches."]


def test_what_a_reason_lacks_shows_as_its_place() -> None:
    text = reason_text(Reason(code="repeat", about=(ANA,)), "swiss", NAMES)
    assert text.startswith("Ana and {1} meet again (times before: {times})")


def test_names_are_found_inside_of_others() -> None:
    with in_language("de"):
        parts = [format_text(name) for name in ("Semi-finals", "Losers' round 2")]
        both = format_text("Semi-finals and losers' round 2")
    assert parts == ["Halbfinale", "Verliererrunde 2"]
    assert both == "Halbfinale und Verliererrunde 2"


def test_what_nobody_declares_stays_as_it_is() -> None:
    with in_language("de"):
        for text in ("Sudoku and Kakuro", "", "P1", "{0}", "Cats, dogs", "{ $title }"):
            assert format_text(text) == text


def test_a_line_of_a_form_has_the_label_and_the_choice_or_the_typed_text() -> None:
    (answer,), lists = INVITATION.fields, FormField("lists")
    with in_language("de"):
        assert form_line(FormLine("yes", answer), "invitation", "cop") == "Spielst du mit?: Ja, ich spiele mit"
        assert form_line(FormLine("Final", lists), "preferences", "swiss_elimination") == "Deine Liste: Final"
        assert form_line(FormLine("For all rounds:"), "preferences", "swiss_elimination") == "Für alle Runden:"


def test_an_answer_is_shown_by_its_label() -> None:
    call, given = Reason(code="call"), Choice(value="P1", label="Sudoku")
    prompt = Prompt(key="call", question=call, choices=(Choice(value="odd"), given))
    with in_language("de"):
        assert [choice_label(call, choice, "group_rounds") for choice in prompt.choices] == ["Ungerade", "Sudoku"]
        assert [answer_text(prompt, answer, "group_rounds") for answer in ("odd", "7")] == ["Ungerade", "7"]


def test_an_option_has_a_label() -> None:
    with in_language("de"):
        assert option_label("replays") == "Wiederholungen"
        assert option_label("third_place") == format_text("Third place")
        assert option_label("tie_breaks") != "Tie-breaks"
    assert option_label("tie_breaks") == "Tie-breaks"
    assert option_label("top_down_byes") == "Byes from the top down"


@pytest.mark.parametrize("code", languages())
def test_heads_of_columns_and_labels_fit(code: str) -> None:
    found = catalogue(code)
    for part, longest in (("-head-", 12), ("-label", 45)):
        texts = [found.said(name, {}) or "" for name in found.ids if name.startswith(PREFIX) and part in name]
        assert texts or code != ENGLISH
        assert [text for text in texts if len(text) > longest] == []
