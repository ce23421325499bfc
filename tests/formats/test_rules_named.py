"""Every numbered rule of a format is named by a test of its folder."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from formats import registry

SYSTEMS = Path(__file__).parents[2] / "formats" / "systems"
TESTS = Path(__file__).parent / "systems"

_RULE = re.compile(r"^- \*\*R(\d+)\b", re.MULTILINE)
_TEST = re.compile(r"^(?:async )?def (test_\w+)", re.MULTILINE)
_NAMED = re.compile(r"(?:_rules?_|_r)(\d+(?:_(?:and_|to_)?\d+)*)(?=_|$)")
_MARK = re.compile(r"^@pytest\.mark\.rules\(([^)]*)\)", re.MULTILINE)
_MARKED = re.compile(r'"(\w+) R(\d+)"')


def rules_of(system: str) -> list[int]:
    """The numbers of a format's rules."""
    return [int(number) for number in _RULE.findall((SYSTEMS / system / "RULES.md").read_text(encoding="utf-8"))]


def named_by(test: str) -> set[int]:
    """The rules that a test's name carries: `test_r4_...`, `test_rule_12_...`, `test_rules_7_to_9_...`."""
    numbers: set[int] = set()
    for group in _NAMED.findall(test):
        parts = [int(number) for number in re.findall(r"\d+", group)]
        numbers.update(range(parts[0], parts[-1] + 1) if "to" in group else parts)
    return numbers


@cache
def _marked() -> frozenset[tuple[str, str]]:
    """Format and number of every rule that `pytest.mark.rules` names above a test, wherever it is."""
    texts = (path.read_text(encoding="utf-8") for path in TESTS.parents[1].rglob("test_*.py") if path != Path(__file__))
    return frozenset(rule for text in texts for mark in _MARK.findall(text) for rule in _MARKED.findall(mark))


@pytest.mark.parametrize(
    "name,numbers",
    [
        ("test_r4_byes", {4}),
        ("test_rule_12_late", {12}),
        ("test_rules_3_and_5_order", {3, 5}),
        ("test_rules_7_to_9_sides", {7, 8, 9}),
        ("test_number_8_is_no_rule", set()),
        ("test_fair12_names", set()),
    ],
)
def test_rules_are_read_from_names(name: str, numbers: set[int]) -> None:
    assert named_by(name) == numbers


@pytest.mark.parametrize("system", registry.systems())
def test_every_rule_is_named_by_a_test(system: str) -> None:
    rules = rules_of(system)
    assert rules == list(range(1, len(rules) + 1)), "numbered without gaps"
    texts = [path.read_text(encoding="utf-8") for path in (TESTS / system).rglob("test_*.py")]
    named = set[int]().union(*(named_by(test) for text in texts for test in _TEST.findall(text)))
    named |= {int(number) for key, number in _marked() if key == system}
    assert sorted(set(rules) - named) == []
    assert named <= set(rules), "a test names a rule that there is not"
