"""Boards of the next round, and waiting for results."""

from dataclasses import replace

import pytest

from formats.core.contract import AwaitsResults
from formats.core.lots import Lots
from formats.core.model import Bye, Reason, RoundPairings
from formats.core.state import Stage
from formats.toolkit.boards import Boards, at_fixed_tables, fill_the_gap, missing_results
from tests.formats.stage_builder import new_stage, with_result, with_round, with_status

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
        ({"a": 9, "b": 4}, "acdb"),  # the table of somebody else comes before one that is not there
        ({"a": 9, "b": 9}, "bcda"),
        ({"a": 4, "d": 1}, "dbca"),
    ],
)
def test_fixed_tables_are_kept_and_the_others_fill_the_boards_between(tables: dict[str, int], boards: str) -> None:
    assert "".join(at_fixed_tables("abcd", tables.get)) == boards


def with_gap(*, bye: str | None = "e", gone: str = "b") -> Stage:
    """Two rounds: in the second `a` meets `b` and `c` meets `d`, and one of them leaves."""
    stage = with_round(new_stage(dict.fromkeys("abcdef"), number=1), [("b", "c", "b"), ("d", "e", "d")], bye="a")
    stage = with_round(stage, [("a", "b", "a"), ("c", "d", "c")], bye=bye)
    return with_status(with_result(with_result(stage, 2, 1, None), 2, 2, None), [gone])


def filled(stage: Stage, gone: str = "b") -> RoundPairings | None:
    return fill_the_gap(stage, stage.rounds[-1], gone, side="gold", rule="R12", side_rule="R8")


def test_who_has_the_bye_takes_the_seat_of_whoever_left() -> None:
    found = filled(with_gap())

    assert found is not None
    game, other = found.pairings
    assert (game.id, game.board, game.seats) == ("s1r2b1", 1, ("e", "a"))  # who had the second side has the first
    assert [(reason.code, reason.rule, reason.about) for reason in game.reasons] == [
        ("took_the_gap", "R12", ("e", "a")),
        ("side_1", "R8.1", ("e", "a")),
    ]
    assert other.seats == ("c", "d")
    assert found.byes == ()


def test_a_round_off_fills_no_gap_and_stays() -> None:
    stage = with_gap()
    byes = (Bye.round_off("f", 1), *stage.rounds[-1].pairings.byes)
    resting = replace(stage.rounds[-1], pairings=stage.rounds[-1].pairings.model_copy(update={"byes": byes}))
    found = filled(replace(stage, rounds=(*stage.rounds[:-1], resting)))
    assert found is not None
    assert (found.pairings[0].seats, found.byes) == (("e", "a"), byes[:1])


@pytest.mark.parametrize("seats, gone, expected", [("ab", "b", ("a", "f")), ("ab", "a", ("f", "b"))])
def test_where_nothing_tells_the_two_apart_the_one_who_was_left_keeps_the_side(
    seats: str, gone: str, expected: tuple[str, str]
) -> None:
    stage = with_round(new_stage(dict.fromkeys("abf")), [(seats[0], seats[1], seats[0])], bye="f")
    found = filled(with_status(with_result(stage, 1, 1, None), [gone]), gone)

    assert found is not None
    assert found.pairings[0].seats == expected


def test_a_gap_stays_without_a_bye_of_somebody_who_is_in_and_has_not_met_the_other() -> None:
    assert filled(with_gap(bye=None)) is None
    assert filled(with_status(with_gap(), ["e"])) is None
    assert filled(with_gap(), "f") is None
    assert filled(with_gap(gone="c"), "c") is None  # d and e have met


def test_two_who_have_met_fill_a_gap_only_where_they_may_meet_again() -> None:
    stage = with_gap(gone="c")
    found = fill_the_gap(stage, stage.rounds[-1], "c", side="first", rule="R34", side_rule="R35", again=True)

    assert found is not None
    assert set(found.pairings[1].seats) == {"d", "e"}
