"""Catalogues: every message that is used exists, every message is used, and all languages have the same messages."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer, ast, visitor

import bot
from bot.text.catalogue import CATALOGUES, catalogue, id_prefix, languages
from formats.messages.languages import ENGLISH
from tests.expected import expected
from tests.translations import messages
from tests.translations.__main__ import modules
from tests.translations.messages import MADE_BY_NAME, variables

BOT = Path(bot.__file__).parent
OTHERS = [code for code in expected("languages") if code != ENGLISH]
NO_PLURALS = {
    (code, message, "count"): "the language has no plural, and no number is shown"
    for code in ("ja", "ko")
    for message in ("remedies-answers-awaited", "remedies-would-leave-out")
}
"""Variables that a translation does without, and why."""

NO_NUMBER_SHOWN = {
    "delivery-not-posted": "the rounds are named",
    "departures-away": "the players are named",
    "swiss-elimination-eligibility-gone": "the players are named",
    "remedies-answers-awaited": "the players are named",
    "remedies-would-leave-out": "the players are named",
}
"""Messages whose plural goes with a list, and what the list is."""

CATEGORIES = {"zero", "one", "two", "few", "many"}
"""CLDR's plural categories, but for `other`."""


class Plurals(visitor.Visitor):
    """The variables that choose the plural of a message, and those that are shown."""

    def __init__(self) -> None:
        self.choosing: set[str] = set()
        self.shown: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - the library's name
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if isinstance(node.selector, ast.VariableReference) and keys & CATEGORIES:
            self.choosing.add(node.selector.id.name)
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the library's name
        self.shown.add(node.id.name)


def entries(code: str) -> list[tuple[Path, ast.Message]]:
    """The messages of a language in its own folder and in those of faces, with their files."""
    of_faces = sorted((BOT / "faces").glob(f"*/locales/{code}.ftl"))
    return list(messages.entries([*sorted((CATALOGUES / code).glob("*.ftl")), *of_faces]))


@pytest.fixture(scope="module")
def of_pictures() -> list[tuple[str, set[str] | None]]:
    return [call for module in modules() for call in messages.said(module)]


@pytest.fixture(scope="module")
def used() -> set[str]:
    return messages.used(modules())


@pytest.fixture(scope="module")
def english() -> dict[str, ast.Message]:
    return {entry.id.name: entry for _, entry in entries(ENGLISH)}


@pytest.mark.parametrize("code", languages())
def test_every_message_stands_once_in_the_file_it_is_named_after(code: str) -> None:
    found = entries(code)
    assert [name for name, times in Counter(entry.id.name for _, entry in found).items() if times > 1] == []
    strays = [
        entry.id.name for path, entry in found if not entry.id.name.startswith(id_prefix(path) or f"{path.stem}-")
    ]
    assert [name for name in strays if not name.startswith(MADE_BY_NAME)] == []


def test_every_message_that_is_used_exists(used: set[str]) -> None:
    assert len(used) > 1000
    assert used - catalogue(ENGLISH).ids == set()


def test_every_message_is_used(used: set[str], english: dict[str, ast.Message]) -> None:
    unused = english.keys() - used - messages.contained(english)
    assert {name for name in unused if not name.startswith(MADE_BY_NAME)} == set()


def test_messages_of_pictures_are_given_the_values_they_take(
    of_pictures: list[tuple[str, set[str] | None]], english: dict[str, ast.Message]
) -> None:
    assert len(of_pictures) > 50
    wrong = {
        name: (sorted(given), sorted(variables(english[name])))
        for name, given in of_pictures
        if given is not None and not variables(english[name]) <= given
    }
    assert wrong == {}


@pytest.mark.parametrize("code", OTHERS)
def test_every_shipped_language_has_every_message(code: str) -> None:
    assert catalogue(ENGLISH).ids - catalogue(code).ids == set()
    assert catalogue(code).ids - catalogue(ENGLISH).ids == set()


@pytest.mark.parametrize("code", OTHERS)
def test_a_translation_has_the_variables_of_the_english_message(code: str, english: dict[str, ast.Message]) -> None:
    different = {
        (code, entry.id.name, name)
        for _, entry in entries(code)
        for name in variables(entry) ^ variables(english[entry.id.name])
    }
    assert different == {exception for exception in NO_PLURALS if exception[0] == code}


@pytest.mark.parametrize("code", languages())
def test_a_plural_goes_with_a_number_that_is_shown(code: str) -> None:
    for _, entry in entries(code):
        seen = Plurals()
        seen.visit(entry)
        if entry.id.name == "numbers-points":
            assert seen.choosing <= {"number"}, "the number that $points shows"
        elif entry.id.name not in NO_NUMBER_SHOWN:
            assert seen.choosing <= seen.shown, entry.id.name


STYLE_SHEETS = BOT.parent / "docs" / "languages"
"""A page a language, with a table of expressions that no message contains."""


def never(code: str) -> list[re.Pattern[str]]:
    """The first column of the table of a style sheet. A bar within a cell is escaped, as Markdown wants it."""
    page = (STYLE_SHEETS / f"{code}.md").read_text(encoding="utf-8")
    return [re.compile(cell.replace("\\|", "|")) for cell in re.findall(r"^\| `(.+?)` \| ", page, re.MULTILINE)]


@pytest.mark.parametrize("code", OTHERS)
def test_every_message_follows_the_style_sheet_of_its_language(code: str) -> None:
    patterns = never(code)
    assert len(patterns) >= 3
    formats = BOT.parent / "formats"
    files = [
        *(CATALOGUES / code).glob("*.ftl"),
        *(BOT / "faces").glob(f"*/locales/{code}.ftl"),
        *formats.glob(f"**/locales/{code}.ftl"),
    ]
    assert len(files) > 80
    lines = [
        (path.name, re.sub(r"`[^`]*`", "", line))
        for path in files
        for line in path.read_text(encoding="utf-8").splitlines()
        if not line.startswith("#")
    ]
    assert [(name, line) for name, line in lines for pattern in patterns if pattern.search(line)] == []


LABEL = re.compile(r"(?<![*{])\*{1,2}([^*{}]+?)\*{1,2}(?!\*)")
NO_LABEL = re.compile(r"\*\*\{[^{}]*\}\*\*|\*(?=\[)")
"""Values in bold, and the asterisk before the variant that is taken where no other is."""


def emphasized(text: str) -> set[str]:
    """Return the words that a message has in bold or italics."""
    return set(LABEL.findall(NO_LABEL.sub("", text)))


@pytest.mark.parametrize("code", OTHERS)
def test_a_button_that_a_message_names_is_named_by_its_label(code: str, english: dict[str, ast.Message]) -> None:
    def written(message: ast.Message) -> str:
        return FluentSerializer().serialize_entry(message).partition("=")[2].strip()

    theirs = {entry.id.name: written(entry) for _, entry in entries(code)}
    labels = {written(entry): theirs[name] for name, entry in english.items() if name.startswith("buttons-labels-")}
    wrong = []
    for name, entry in english.items():
        named = emphasized(written(entry))
        known = {labels[label] for label in named & labels.keys()}
        wrong += [(name, label) for label in known if f"*{label}*" not in theirs[name]]
        if named and named <= labels.keys():
            wrong += [(name, label) for label in emphasized(theirs[name]) - known]
    assert wrong == []
