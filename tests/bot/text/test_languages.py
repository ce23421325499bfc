"""Catalogues: everything that is said has a message, every message is said, and all languages say the same."""

from __future__ import annotations

import ast as python
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast, visitor

import bot
from bot.text.catalogue import CATALOGUES, languages
from formats.messages.languages import ENGLISH
from tests.bot.text.parsed_catalogues import parsed

BOT = Path(bot.__file__).parent
MADE_BY_NAME = ("command-", "option-", "choice-")
"""Ids that follow from the names of commands; they have a test of their own."""


class Variables(visitor.Visitor):
    """The variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the library's name
        self.found.add(node.id.name)


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
        if not isinstance(node, python.Call) or not isinstance(node.func, python.Name) or not node.args:
            continue
        if node.func.id not in {"say", "Phrase"}:
            continue
        names = None
        if node.func.id == "say" and all(keyword.arg for keyword in node.keywords):
            names = {keyword.arg for keyword in node.keywords if keyword.arg}
        which = node.args[0]
        for part in (which.body, which.orelse) if isinstance(which, python.IfExp) else (which,):
            if isinstance(part, python.Constant) and isinstance(part.value, str):
                yield part.value, names


@pytest.fixture(scope="module")
def in_code() -> list[tuple[str, set[str] | None]]:
    sources = (path.read_text(encoding="utf-8") for path in BOT.rglob("*.py"))
    return [call for text in sources if "say(" in text or "Phrase(" in text for call in said(python.parse(text))]


@pytest.fixture(scope="module")
def english() -> dict[str, ast.Message]:
    return {entry.id.name: entry for _, entry in entries(ENGLISH)}


@pytest.mark.parametrize("code", languages())
def test_every_message_stands_once_in_the_file_it_is_named_after(code: str) -> None:
    found = entries(code)
    assert [name for name, times in Counter(entry.id.name for _, entry in found).items() if times > 1] == []
    strays = [entry.id.name for path, entry in found if not entry.id.name.startswith(f"{path.stem}-")]
    assert [name for name in strays if not name.startswith(MADE_BY_NAME)] == []


def test_everything_that_is_said_has_a_message(
    in_code: list[tuple[str, set[str] | None]], english: dict[str, ast.Message]
) -> None:
    assert len(in_code) > 1000
    assert {name for name, _ in in_code} - english.keys() == set()


def test_every_message_is_said(in_code: list[tuple[str, set[str] | None]], english: dict[str, ast.Message]) -> None:
    inside = References()
    for entry in english.values():
        inside.visit(entry)
    unused = english.keys() - {name for name, _ in in_code} - inside.found
    assert {name for name in unused if not name.startswith(MADE_BY_NAME)} == set()


def test_messages_are_given_the_values_they_take(
    in_code: list[tuple[str, set[str] | None]], english: dict[str, ast.Message]
) -> None:
    wrong = {
        name: (sorted(given), sorted(variables(english[name])))
        for name, given in in_code
        if given is not None and not variables(english[name]) <= given
    }
    assert wrong == {}


@pytest.mark.parametrize("code", languages())
def test_a_language_says_what_english_says(code: str, english: dict[str, ast.Message]) -> None:
    for _, entry in entries(code):
        assert entry.id.name in english
        assert variables(entry) <= variables(english[entry.id.name]), entry.id.name
