"""Boards of the next round, and waiting for results."""

import pytest

from formats.core.contract import AwaitsResults
from formats.core.lots import Lots
from formats.core.model import Reason
from formats.toolkit.boards import Boards, at_fixed_tables, missing_results
from tests.formats.stage_builder import new_stage, with_result, with_round

STAGE = with_round(new_stage(dict.fromkeys("abcd"), number=1), [("a", "b", "a"), ("c", "d", "d")])


def test_the_games_of_the_latest_round_without_a_result_are_missing() -> None:
    assert missing_results(new_stage(dict.fromkeys("ab"))) is None
    assert missing_results(STAGE) is None
    assert missing_results(with_result(STAGE, 1, 2, None)) == AwaitsResults(("s1r1b2",))


def test_a_pair_takes_its_seats_by_the_rules_of_sides() -> None:
    lots = Lots("seed")
    boards = Boards.of_next_round(STAGE, lots, side="gold", rule="R7")
    why = Reason(code="folded")
    pairing = boards.seat(2, ("a", "d"), [why])
    assert (pairing.id, pairing.board, pairing.seats) == ("s1r2b2", 2, ("d", "a"))
    assert pairing.reasons[0] == why
    assert pairing.reasons[1].rule == "R7.1"
    assert lots.draws == []
    assert boards.seat(1, ("b", "d"), []).reasons[0].code == "side_6"
    assert len(lots.draws) == 1


@pytest.mark.parametrize(
    "tables,boards",
    [
        ({}, "abcd"),
        ({"c": 1}, "cabd"),
        ({"a": 3}, "bcad"),
        ({"a": 2, "d": 2}, "bacd"),  # the earlier one has it
        ({"b": 9}, "acdb"),  # beyond the last board
        ({"a": 4, "d": 1}, "dbca"),
    ],
)
def test_fixed_tables_are_kept_and_the_others_fill_the_boards_between(tables: dict[str, int], boards: str) -> None:
    assert "".join(at_fixed_tables("abcd", tables.get)) == boards
