"""Every decision about what a rule text leaves open is cited by the rules of the format it is about."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from formats import systems

READINGS = {
    "swiss_elimination": [*(f"W{number}" for number in range(1, 20)), "W20b", "D1"],
    "floating_double_elimination": [
        *(f"A{number}" for number in (*range(1, 10), 23, 24)),
        *("A24b", "A25b", "A26b", "A27b", "A28b", "C2", "C3"),
    ],
    "score_group_swiss": [
        *(f"A{number}" for number in range(10, 25)),
        *("A24b", "A26b", "A27b", "A28b", "C1", "C2", "C3"),
    ],
    "cop": [*(f"S{number}" for number in range(1, 16)), "C2", "C4", "C7b", "C8b"],
    "tiered_league": [*(f"K{number}" for number in range(1, 12)), "K14b", "C6"],
    "group_rounds": [*(f"P{number}" for number in range(1, 14)), "C1", "C5", "D1"],
    "swiss": ["C2"],
}
"""The numbers of the decisions, by the format whose rules they complete."""

(FOLDER,) = systems.__path__


@pytest.mark.parametrize("key", READINGS)
def test_the_rules_cite_every_reading_they_rest_on(key: str) -> None:
    rules = (Path(FOLDER) / key / "RULES.md").read_text(encoding="utf-8")
    cited = set(re.findall(r"\b[WASKPCD]\d+b?\b", rules))
    assert set(READINGS[key]) <= cited


def test_no_rules_cite_a_reading_that_nobody_knows() -> None:
    known = {reading for readings in READINGS.values() for reading in readings}
    for rules in Path(FOLDER).glob("*/RULES.md"):
        text = rules.read_text(encoding="utf-8")
        cited = {word for part in re.findall(r"[Rr]eadings? ([^:.;)]*)", text) for word in re.findall(r"\w+", part)}
        numbers = {word for word in cited if re.fullmatch(r"[WASKPCD]\d+b?", word)}
        assert numbers <= known, rules.parent.name
