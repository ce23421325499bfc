"""Each criterion: a round that turns on it comes out otherwise without it."""

from __future__ import annotations

from typing import Any

import pytest

from formats.toolkit.fide.dutch import brackets, criteria, pair_round, sequence
from tests.case_files import load_cases
from tests.formats.toolkit.fide.case_tournaments import tournament_before

CASES = [(case, one) for case in load_cases("fide tournament") for one in case.get("asks", {}).get("turns_on", ())]
RULES_OF_EXCHANGES = {"4.3.1": 0, "4.3.2": 1, "4.3.3": 2, "4.3.4": 3}


def expected_of(case: dict[str, Any]) -> list[tuple[int, ...]]:
    return [tuple(pair) for pair in case["played"][-1]["pairs"]]


def with_all_criteria(monkeypatch: pytest.MonkeyPatch, case: dict[str, Any]) -> list[tuple[int, ...]]:
    """The pairs of the last round, found by comparing candidates in every bracket."""
    monkeypatch.setattr(brackets, "pairs_at_bounds", lambda _: None)
    return [tuple(pair) for pair in pair_round(tournament_before(case, len(case["played"]))).pairs]


@pytest.mark.parametrize(
    "case, turns_on",
    [pair for pair in CASES if pair[1] in criteria.CRITERIA],
    ids=lambda value: value if isinstance(value, str) else value["id"],
)
def test_a_round_that_turns_on_a_criterion_comes_out_otherwise_without_it(
    case: dict[str, Any], turns_on: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert with_all_criteria(monkeypatch, case) == expected_of(case)
    others = {code: criterion for code, criterion in criteria.CRITERIA.items() if code != turns_on}
    monkeypatch.setattr(criteria, "CRITERIA", others)
    assert with_all_criteria(monkeypatch, case) != expected_of(case)


@pytest.mark.parametrize(
    "case, turns_on",
    [pair for pair in CASES if pair[1] in RULES_OF_EXCHANGES],
    ids=lambda value: value if isinstance(value, str) else value["id"],
)
def test_a_round_that_turns_on_a_rule_of_exchanges_comes_out_otherwise_with_its_reverse(
    case: dict[str, Any], turns_on: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert with_all_criteria(monkeypatch, case) == expected_of(case)
    place = RULES_OF_EXCHANGES[turns_on]

    def reversed_at_place(*arguments: Any) -> list[Any]:
        # Fields are small: each rule has one layer.
        layers = list(sequence.exchange_layers(*arguments))
        return [-layer if number == place else layer for number, layer in enumerate(layers)]

    monkeypatch.setattr(criteria, "exchange_layers", reversed_at_place)
    assert with_all_criteria(monkeypatch, case) != expected_of(case)


def test_the_criteria_stand_in_the_order_of_article_2() -> None:
    assert list(criteria.CRITERIA) == [f"C{number}" for number in range(6, 22)]
