"""Every rule that a reason cites can be read."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import formats
from formats import registry
from formats.rulebook import rule_of, rules_of

CITED = re.compile(r'"(R\d+(?:\.\d+)?)"')
SYSTEMS = sorted(registry.systems())


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_rule_a_format_cites_is_in_its_book_with_a_title_and_a_text(system: str) -> None:
    folder = Path(formats.__file__).parent / "systems" / system
    cited = {rule for file in folder.glob("*.py") for rule in CITED.findall(file.read_text(encoding="utf-8"))}
    for number in cited:
        assert rule_of(system, number) is not None, number
    for rule in rules_of(system).values():
        assert rule.title, rule.number
        assert len(rule.text) > 20, rule.number
        assert "- **R" not in rule.text, rule.number


def test_a_part_of_a_rule_opens_the_rule_whatever_its_case() -> None:
    rule = rule_of("score_group_swiss", " r11.6 ")
    assert rule is not None
    assert (rule.number, rule.title) == ("R11", "Sides")


@pytest.mark.parametrize("unknown", ["R99", "", "11", "../R1"])
def test_what_is_no_rule_opens_nothing(unknown: str) -> None:
    assert rule_of("score_group_swiss", unknown) is None
    assert rules_of("no_such_format") == {}


def test_players_read_a_rule_without_its_options_and_who_read_what_into_it() -> None:
    rule = rule_of("score_group_swiss", "R1")
    assert rule is not None
    assert "Reading A19: the table" in rule.text
    assert "Option: `rounds`." in rule.text
    assert "The table goes on with eight rounds from 56" in rule.for_players
    assert "eading" not in rule.for_players
    assert "Option" not in rule.for_players
    assert "At most 3,000 players" in rule.for_players
