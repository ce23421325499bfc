"""Codes of the engine have messages in the English catalogues of the formats, and messages have codes."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import formats
from formats import registry
from formats.core.model import Reason
from formats.messages.sentences import PREFIX, english, message_of, reason_values, variables_of

FORMATS = Path(formats.__file__).parent
DECLARED = re.compile(r"(?:title|summary)$|(?:name|head|column|field|form|option|choice)-")
"""How the rest of an id begins if the message has no code, but is a name or a declared text."""

COMMENT = re.compile(r"^# [^(\n]* \(([\w.]+)\)(?:\. (\$.*))?\n(format-\S+) =", re.MULTILINE)
HOMES = ("shared", *registry.systems())


def own_folders(home: str) -> tuple[Path, ...]:
    common = (FORMATS / "core", FORMATS / "toolkit")
    return common if home == "shared" else (FORMATS / "systems" / home, *common)


def strings_in(file: Path) -> Iterator[tuple[re.Pattern[str], bool]]:
    """The texts in a module as patterns, and whether each is the code of a reason or an error."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    codes = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.keyword) and node.arg == "code"}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield re.compile(re.escape(node.value)), id(node) in codes
        elif isinstance(node, ast.JoinedStr):
            parts = (re.escape(str(part.value)) if isinstance(part, ast.Constant) else r"\w+" for part in node.values)
            pattern = "".join(parts)
            if pattern.replace(r"\w+", ""):
                yield re.compile(pattern), id(node) in codes


@cache
def known(folder: Path) -> tuple[tuple[re.Pattern[str], bool], ...]:
    return tuple(found for file in sorted(folder.rglob("*.py")) for found in strings_in(file))


def is_known(home: str, text: str) -> bool:
    """Is it a text of the format's modules, or of those that all formats have?"""
    return any(pattern.fullmatch(text) for folder in own_folders(home) for pattern, _ in known(folder))


def catalogue_text(home: str) -> str:
    folder = FORMATS if home == "shared" else FORMATS / "systems" / home
    return (folder / "locales" / "en.ftl").read_text(encoding="utf-8")


def codes_of(home: str) -> dict[str, str]:
    """The codes of the sentences in a catalogue by the ids of their messages."""
    return {name: code for code, _, name in COMMENT.findall(catalogue_text(home))}


@pytest.mark.parametrize("home", HOMES)
def test_every_message_has_a_code_and_its_comment_names_it_and_the_variables(home: str) -> None:
    text = catalogue_text(home)
    # Sentences about the weekly timetable have its name in place of `shared`.
    ids = re.findall(r"^(format-(?!week-option-)\S+) =", text, re.MULTILINE)
    prefix = f"{PREFIX}{home.replace('_', '-')}-"
    assert [name for name in ids if name not in codes_of(home) and not DECLARED.match(name.removeprefix(prefix))] == []
    for code, listed, name in COMMENT.findall(text):
        assert message_of(english(), code, "" if home == "shared" else home) == name
        assert set(re.findall(r"\$(\w+)", listed)) == variables_of(english(), name), name


@pytest.mark.parametrize("home", HOMES)
def test_every_code_with_a_message_is_one_of_the_formats(home: str) -> None:
    options = {name for system in registry.systems().values() for name in system.options.model_fields}
    if home != "shared":
        options = set(registry.systems()[home].options.model_fields)
    for name, code in codes_of(home).items():
        if code.startswith("rule."):
            assert code.split(".")[1] in options, name
            continue
        plain = code.removeprefix("problem.")
        halves = ((plain[:end], plain[end:]) for end in range(1, len(plain)))
        assert is_known(home, plain) or any(
            is_known(home, first) and (second.isdigit() or is_known(home, second)) for first, second in halves
        ), f"{name}: no code {code}"


@pytest.mark.parametrize("home", registry.systems())
def test_every_code_of_a_reason_has_a_message(home: str) -> None:
    codes = {*codes_of(home).values(), *codes_of("shared").values()}
    for pattern, is_code in known(FORMATS / "systems" / home):
        if is_code:
            assert any(map(pattern.fullmatch, codes)), f"{home}: no message for {pattern.pattern}"


def test_a_sentence_of_the_format_goes_before_one_of_all_formats() -> None:
    assert message_of(english(), "walkover", "round_robin") == "format-round-robin-walkover"
    assert message_of(english(), "time_both", "round_robin") == "format-shared-time-both"
    assert message_of(english(), "no_such_code", "round_robin") is None
    assert message_of(english(), "rule.best_of.1") == "format-shared-rule-best-of-1"


def test_values_of_a_reason_by_variable() -> None:
    reason = Reason(code="x", about=("e1",), params={"wins": "1", "points": 1500})
    variables = frozenset({"who1", "who2", "wins", "points", "rank"})
    values = reason_values(
        reason, variables, str.upper, lambda _, value: value if isinstance(value, int) else str(value)
    )
    assert values == {"who1": "E1", "who2": "{1}", "wins": 1, "points": "1500", "rank": "{rank}"}
