"""Catalogues: every message that is used exists, every message is used, and all languages have the same messages."""

from __future__ import annotations

import ast as python
import functools
import importlib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast, visitor

import bot
from bot.text.catalogue import CATALOGUES, catalogue, languages
from bot.text.phrases import Phrase
from formats.messages.languages import ENGLISH
from tests.bot.text.parsed_catalogues import parsed
from tests.expected import expected

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
    "eligibility-gone": "the players are named",
    "remedies-answers-awaited": "the players are named",
    "remedies-would-leave-out": "the players are named",
}
"""Messages whose plural goes with a list, and what the list is."""

CATEGORIES = {"zero", "one", "two", "few", "many"}
"""CLDR's plural categories, but for `other`."""

MADE_BY_NAME = ("command-", "option-", "choice-")
"""Ids that follow from the names of commands; they have a test of their own."""


class Variables(visitor.Visitor):
    """The variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the library's name
        self.found.add(node.id.name)


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


class References(visitor.Visitor):
    """The messages that a message contains."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - the library's name
        self.found.add(node.id.name)


def entries(code: str) -> list[tuple[Path, ast.Message]]:
    """The messages of a language with their files."""
    found = []
    for path in sorted((CATALOGUES / code).glob("*.ftl")):
        for entry in parsed(path):
            assert not isinstance(entry, ast.Junk), f"{path.name} cannot be read from: {entry.content!r}"
            if isinstance(entry, ast.Message):
                found.append((path, entry))
    return found


def variables(entry: ast.Message) -> set[str]:
    seen = Variables()
    seen.visit(entry)
    return seen.found


def said(tree: python.AST) -> Iterator[tuple[str, set[str] | None]]:
    """The ids that a module says, with the names of the values where they are all named."""
    for node in python.walk(tree):
        if isinstance(node, python.Call) and isinstance(node.func, python.Name) and node.func.id in {"say", "Phrase"}:
            which, named = node.args[0], node.func.id == "say" and all(keyword.arg for keyword in node.keywords)
            names = {keyword.arg for keyword in node.keywords if keyword.arg} if named else None
            for part in (which.body, which.orelse) if isinstance(which, python.IfExp) else (which,):
                if isinstance(part, python.Constant) and isinstance(part.value, str):
                    yield part.value, names


def read_as_attributes(tree: python.AST) -> Iterator[str]:
    """The ids of the messages that a module has from a module of texts: `texts.info.leads`."""
    sources = [
        node.module
        for node in python.walk(tree)
        if isinstance(node, python.ImportFrom) and node.module and node.module.endswith(".texts")
        if any(name.name == "texts" for name in node.names)
    ]
    if not sources:
        return
    (source,) = sources
    found = importlib.import_module(source).texts
    for node in python.walk(tree):
        names: list[str] = []
        part: python.expr | python.AST = node
        while isinstance(part, python.Attribute):
            names.insert(0, part.attr)
            part = part.value
        if names and isinstance(part, python.Name) and part.id == "texts":
            message = functools.reduce(getattr, names, found)
            if isinstance(message, Phrase):
                yield message.id


@pytest.fixture(scope="module")
def modules() -> list[python.Module]:
    return [python.parse(path.read_text(encoding="utf-8")) for path in BOT.rglob("*.py")]


@pytest.fixture(scope="module")
def of_pictures(modules: list[python.Module]) -> list[tuple[str, set[str] | None]]:
    return [call for module in modules for call in said(module)]


@pytest.fixture(scope="module")
def used(modules: list[python.Module], of_pictures: list[tuple[str, set[str] | None]]) -> set[str]:
    return {name for module in modules for name in read_as_attributes(module)} | {name for name, _ in of_pictures}


@pytest.fixture(scope="module")
def english() -> dict[str, ast.Message]:
    return {entry.id.name: entry for _, entry in entries(ENGLISH)}


@pytest.mark.parametrize("code", languages())
def test_every_message_stands_once_in_the_file_it_is_named_after(code: str) -> None:
    found = entries(code)
    assert [name for name, times in Counter(entry.id.name for _, entry in found).items() if times > 1] == []
    strays = [entry.id.name for path, entry in found if not entry.id.name.startswith(f"{path.stem}-")]
    assert [name for name in strays if not name.startswith(MADE_BY_NAME)] == []


def test_every_message_that_is_used_exists(used: set[str]) -> None:
    assert len(used) > 1000
    assert used - catalogue(ENGLISH).ids == set()


def test_every_message_is_used(used: set[str], english: dict[str, ast.Message]) -> None:
    inside = References()
    for entry in english.values():
        inside.visit(entry)
    unused = english.keys() - used - inside.found
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
