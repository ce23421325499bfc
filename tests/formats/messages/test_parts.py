"""What a message is made of is read as Fluent reads it."""

from __future__ import annotations

import pytest
from fluent.syntax import ast

from bot.text.catalogue import catalogue, catalogue_files
from formats.messages.parts import Parts, Place, parts_of, parts_on_one_line
from tests.expected import expected
from tests.translations.parsed_catalogues import parsed


@pytest.mark.parametrize("code", expected("languages"))
def test_messages_of_one_line_are_read_as_fluent_does(code: str) -> None:
    found = catalogue(code)
    read = {name: parts for name in found.ids if (parts := parts_on_one_line(found.source(name))) is not None}
    assert len(read) > len(found.ids) * 0.9, "most messages are of one line"
    entries = (entry for file in catalogue_files(code) for entry in parsed(file))
    messages = {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}
    for name, parts in read.items():
        assert parts == parts_of(messages[name].value), name


@pytest.mark.parametrize(
    "source, parts",
    [
        ("a = Hello\n", ("Hello",)),
        ("a =  Hello  \n\n", ("Hello",)),
        (
            "a = { $who }: {$what} of { $who }",
            (Place("who"), ": ", Place("what"), " of ", Place("who")),
        ),
        ("a = Hello\n    you\n", None),
        ("a =\n    Hello\n", None),
        ("a = { NUMBER($n) }", None),
        ("a = { b }", None),
        ('a = { "{" }', None),
        ("a = { $n ->\n    [one] one\n   *[other] more\n}\n", None),
        ("a = A }", None),
        ("a =", None),
    ],
)
def test_what_is_more_than_a_line_of_text_and_variables_is_left_to_fluent(source: str, parts: Parts | None) -> None:
    assert parts_on_one_line(source) == parts
