"""The log holds facts: texts in it were typed by a person, never taken from the catalogue."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import get_args

import pytest

import bot
from formats.core import commands as cmd
from formats.core.events import Tick

FOLDER = Path(bot.__file__).parent
WITH_WORDS = {
    kind.__name__: [name for name in ("text", "why", "reason") if name in kind.model_fields]
    for kind in (*get_args(get_args(cmd.Command)[0]), Tick)
}
"""The commands with typed texts, with the fields that hold them."""

NAMED = re.compile(rf"\b({'|'.join(name for name, fields in WITH_WORDS.items() if fields)})\b")
"""A module that does not name one of them gives it nothing, and need not be parsed."""


def said_in_commands(source: str) -> list[str]:
    """What a module gives to such a field that is no variable, draft or constant: something that it says itself."""
    calls: list[str] = []
    if not NAMED.search(source):
        return calls
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            calls += [
                ast.unparse(node)
                for keyword in node.keywords
                if keyword.arg in WITH_WORDS.get(name, ())
                and not isinstance(keyword.value, ast.Name | ast.Subscript | ast.Constant)
            ]
    return calls


@pytest.mark.parametrize(
    "package", ["announcements", "reminders", "service", "views", "ui", "commands", "faces", "delivery"]
)
def test_no_command_is_given_a_sentence_of_the_catalogue(package: str) -> None:
    calls = {
        str(path.relative_to(FOLDER)): found
        for path in sorted((FOLDER / package).rglob("*.py"))
        if (found := said_in_commands(path.read_text(encoding="utf-8")))
    }
    assert calls == {}


def test_such_a_sentence_would_be_found() -> None:
    assert said_in_commands("Announce(text=words.role_given(name))") == ["Announce(text=words.role_given(name))"]
    assert said_in_commands("cmd.WithdrawEntrant(entrant=one, text=LEFT())") != []
    assert said_in_commands("MakeRuling(topic='remark', text=reason)") == []
