"""The glossary: every term in it is said, and what was decided against is said nowhere."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast, visitor

import bot
from bot.text.catalogue import catalogue_files
from formats.messages.languages import ENGLISH
from tests.translations.parsed_catalogues import parsed

PROJECT = Path(bot.__file__).parents[1]
PAGE = (PROJECT / "docs" / "glossary.md").read_text(encoding="utf-8")
TERMS, _, AVOIDED = PAGE.partition("## What we do not say")


class Texts(visitor.Visitor):
    """What a message says, without its variables, the names of its variants, and commands."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the library's name
        self.found.append(re.sub(r"`[^`]*`", "", node.value))


def rows(part: str) -> list[str]:
    """The first cells of the tables of a part of the page."""
    return [cell for cell in re.findall(r"^\| ([^|]+?) \|", part, re.MULTILINE) if cell not in {"term", "not"}]


def english() -> Iterator[tuple[str, str]]:
    """What every message says in English: those of the bot, of formats and of commands, without names of commands."""
    for path in catalogue_files(ENGLISH):
        for entry in parsed(path):
            if isinstance(entry, ast.Message) and not entry.id.name.startswith("name-"):
                texts = Texts()
                texts.visit(entry)
                yield entry.id.name, " ".join(texts.found)


def pattern(phrase: str) -> re.Pattern[str]:
    """A phrase of the page, with the endings its last word may have; `~` is any word."""
    if phrase == "is no ~":
        return re.compile(r"(?<!there )\bis no (?!longer\b)", re.IGNORECASE)
    escaped = re.escape(phrase).replace(re.escape("~"), r"\w+")
    return re.compile(rf"\b{escaped}(?:s|ed|ing)?\b", re.IGNORECASE)


@pytest.fixture(scope="module")
def said() -> dict[str, str]:
    return dict(english())


def test_every_term_of_the_glossary_is_said(said: dict[str, str]) -> None:
    everything = " ".join(said.values())
    assert len(rows(TERMS)) > 50
    assert [term for term in rows(TERMS) if not pattern(term).search(everything)] == []


def test_what_was_decided_against_is_said_nowhere(said: dict[str, str]) -> None:
    assert len(said) > 1500
    assert len(rows(AVOIDED)) > 20
    found = [(name, text) for phrase in rows(AVOIDED) for name, text in said.items() if pattern(phrase).search(text)]
    assert found == []


@pytest.mark.parametrize(
    "phrase, text",
    [
        ("entrant", "12 entrants"),
        ("mend", "It is mended."),
        ("is no ~", "“7x” is no day"),
        ("a line a ~", "A line a game"),
    ],
)
def test_a_phrase_is_found_with_its_endings(phrase: str, text: str) -> None:
    assert phrase in rows(AVOIDED)
    assert pattern(phrase).search(text)


@pytest.mark.parametrize("text", ["There is no draw.", "It is no longer open.", "1 amendment"])
def test_what_is_fine_is_not_found(text: str) -> None:
    assert not [phrase for phrase in rows(AVOIDED) if pattern(phrase).search(text)]
