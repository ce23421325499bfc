"""All values and rankings of the worked cases, and what a table answers at its edges."""

from __future__ import annotations

from typing import Any

import pytest

from formats.toolkit.fide.record import Entry, Player, Points, Tournament
from formats.toolkit.fide.tie_breaks import TieBreaks, UnknownTieBreakError
from tests.case_files import load_cases
from tests.case_shapes import only
from tests.formats.toolkit.fide.case_tournaments import tournament_before

CASES = load_cases("fide standings")


def table_of(case: dict[str, Any]) -> TieBreaks:
    only(case, "tournament", "after", "points", "values", "chains", "doubtful")
    return TieBreaks(tournament_before(case["tournament"], case["after"] + 1, {}))


def found_by(table: TieBreaks, code: str) -> list[int | None]:
    """The values of a code as the cases list them: adjusted scores have codes there, numbers their sign."""
    if code in {"ABH", "AFB"}:
        scores = table.scores if code == "ABH" else table.fore_scores
        return [10 * score for score in scores.adjusted]
    values = table.values(code)
    return [None if value is None else -value for value in values] if code == "TPN" else values


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["tournament"]["id"])
def test_every_value_of_the_cases_is_the_same(case: dict[str, Any]) -> None:
    table = table_of(case)
    assert [score / 10 for score in table.scores.own] == case["points"]
    for code, values in case["values"].items():
        doubtful = case.get("doubtful", {}).get(code, ())
        for number, (found, expected) in enumerate(zip(found_by(table, code), values, strict=True), start=1):
            # Two readings of the text: STD in forfeits of both (D5), which contribution SB/C2 cuts (D6).
            if number not in doubtful:
                assert found == (None if expected is None else round(100 * expected)), f"{code} of player {number}"


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["tournament"]["id"])
def test_every_ranking_of_the_cases_is_the_same(case: dict[str, Any]) -> None:
    table = table_of(case)
    for chain in case["chains"]:
        assert table.ranks(chain["order"]) == chain["ranks"], chain["order"]


def two_games() -> TieBreaks:
    return TieBreaks(
        Tournament(
            [
                Player(1, (Entry("1", 2, "w"), Entry("Z")), 2000),
                Player(2, (Entry("0", 1, "b"), Entry("U")), 1900),
                Player(3, (Entry("Z"), Entry("Z")), 1800),
            ],
            5,
            points=Points(),
        )
    )


def test_a_player_without_a_game_has_no_performance_and_comes_last() -> None:
    assert two_games().values("TPR") == [270000, 120000, None]
    assert two_games().ranks(["TPR"]) == [1, 2, 3]


def test_level_players_share_the_best_rank() -> None:
    assert two_games().ranks(["PTS"]) == [1, 1, 3]
    assert two_games().ranks(["PTS", "DE"]) == [1, 2, 3]
    assert two_games().ranks(["TPN/R"]) == [3, 2, 1]
    assert two_games().ranks(["RTNG/R"]) == [3, 2, 1]


def test_before_the_first_round_nobody_has_anything() -> None:
    table = TieBreaks(Tournament([Player(1, rating=2000), Player(2, rating=1900)], 5))
    assert table.values("FB/C1") == [0, 0]
    assert table.values("AOB") == [None, None]
    assert table.ranks(["PTS", "BH/C1", "DE", "SB"]) == [1, 1]


def test_an_unknown_code_is_named() -> None:
    with pytest.raises(UnknownTieBreakError) as caught:
        two_games().values("XYZ/C1")
    assert caught.value.code == "XYZ/C1"
