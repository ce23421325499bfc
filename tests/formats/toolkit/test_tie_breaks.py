"""The usual tie-breaks, on a Swiss worked out by hand."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pydantic_core import PydanticCustomError

from formats.core.results import Result, forfeit_result
from formats.messages.sentences import english, message_of
from formats.toolkit.tie_breaks import TIE_BREAKS, Table, each_once
from tests.formats.stage_builder import new_stage, with_result, with_round

FIELD = new_stage(dict.fromkeys("abcde"))
STAGE = with_round(
    with_round(with_round(FIELD, [("a", "c", "a"), ("b", "d", "b")], bye="e"), [("a", "b", "a"), ("e", "c", "e")], "d"),
    [("e", "a", "e"), ("d", "c", "d")],
    bye="b",
)
"""In half-points a has 4, b 4, c 0, d 4, e 6."""

SWISS, LEAGUE = Table(STAGE, everybody_meets=False), Table(STAGE, everybody_meets=True)


def test_points_include_byes() -> None:
    assert SWISS.points == {"a": 4, "b": 4, "c": 0, "d": 4, "e": 6}


def test_buchholz_takes_a_bye_for_a_game_against_oneself() -> None:
    assert SWISS.buchholz(lowest=0, highest=0) == {"a": 10, "b": 12, "c": 14, "d": 8, "e": 10}
    assert LEAGUE.buchholz(lowest=0, highest=0) == {"a": 10, "b": 8, "c": 14, "d": 4, "e": 4}


def test_buchholz_may_leave_out_the_lowest_and_the_highest() -> None:
    assert SWISS.buchholz(lowest=1, highest=0) == {"a": 10, "b": 8, "c": 10, "d": 8, "e": 10}
    assert SWISS.buchholz(lowest=1, highest=1) == {"a": 4, "b": 4, "c": 4, "d": 4, "e": 4}


def test_sodos_counts_a_bye_as_points_against_oneself_where_rounds_are_paired_by_score() -> None:
    assert SWISS.sodos() == {"a": 2 * 0 + 2 * 4, "b": 2 * 4 + 2 * 4, "c": 0, "d": 2 * 4 + 2 * 0, "e": 2 * 6 + 2 * 4}
    assert LEAGUE.sodos() == {"a": 8, "b": 8, "c": 0, "d": 0, "e": 8}


def test_direct_encounters_count_only_among_players_who_have_all_met() -> None:
    level = dict.fromkeys("abcde", 0)
    assert set(SWISS.direct(level).values()) == {0}
    assert LEAGUE.direct(level) == {"a": 4, "b": 2, "c": 0, "d": 2, "e": 4}
    assert SWISS.direct({"a": 1, "b": 1, "c": 2, "d": 2, "e": 3}) == {"a": 2, "b": 0, "c": 0, "d": 2, "e": 0}


def test_a_forfeit_is_a_round_without_a_game_but_its_point_counts() -> None:
    table = Table(with_result(STAGE, 3, 1, forfeit_result(("e", "a"), ("a",))), everybody_meets=False)

    assert table.points["e"] == 6
    assert table.buchholz(lowest=0, highest=0)["e"] == 6 + 0 + 6
    assert table.buchholz(lowest=0, highest=0)["a"] == 0 + 4 + 4
    assert table.sodos()["e"] == 2 * 6 + 2 * 0 + 2 * 6
    assert table.direct({"a": 1, "e": 1, "b": 2, "c": 3, "d": 4})["e"] == 0


def test_an_open_game_is_not_a_round_missed() -> None:
    table = Table(with_result(STAGE, 3, 1, None), everybody_meets=False)

    assert table.buchholz(lowest=0, highest=0)["a"] == 0 + 4


def test_whoever_entered_late_missed_the_rounds_before() -> None:
    late = replace(STAGE, seeds=(*STAGE.seeds, "f"), entrants={**STAGE.entrants, "f": STAGE.entrants["a"]})

    assert Table(late, everybody_meets=False).buchholz(lowest=0, highest=0)["f"] == 0
    assert Table(late, everybody_meets=False).sodos()["f"] == 0


def test_void_games_count_for_nothing() -> None:
    table = Table(with_result(STAGE, 1, 1, Result(half_points=(0, 0), how="void")), everybody_meets=True)

    assert (table.points["a"], table.sodos()["a"]) == (2, 8)


def test_standings_follow_the_order_asked_for_and_say_what_parted_neighbours() -> None:
    lines = SWISS.standings(("direct", "buchholz", "wins"), rule="R9")

    assert [(line.entrant, line.rank) for line in lines] == [("e", 1), ("b", 2), ("a", 3), ("d", 4), ("c", 5)]
    assert [line.tie_breaks for line in lines[1:4]] == [("0", "6", "1"), ("0", "5", "2"), ("0", "4", "1")]
    assert [(reason.code, reason.rule, reason.about) for reason in lines[2].reasons] == [
        ("parted_by_buchholz", "R9", ("b", "a"))
    ]
    assert lines[1].reasons == ()


def test_players_whom_nothing_parts_share_a_place_and_the_next_one_is_left_out() -> None:
    assert [line.rank for line in SWISS.standings((), rule="R9")] == [1, 2, 2, 2, 5]


def test_every_tie_break_has_its_sentence() -> None:
    assert all(message_of(english(), f"parted_by_{name}") for name in TIE_BREAKS)


def test_a_tie_break_named_twice_is_refused() -> None:
    assert each_once(("wins", "direct")) == ("wins", "direct")
    with pytest.raises(PydanticCustomError):
        each_once(("wins", "wins"))


def test_each_tie_break_is_found_by_its_name() -> None:
    level = dict.fromkeys("abcde", 0)

    assert SWISS.values("buchholz_cut_1", level) == SWISS.buchholz(lowest=1, highest=0)
    assert SWISS.values("buchholz", level) == SWISS.buchholz(lowest=0, highest=0)
    assert SWISS.values("median_buchholz", level) == SWISS.buchholz(lowest=1, highest=1)
    assert SWISS.values("sodos", level) == SWISS.sodos()
    assert LEAGUE.values("direct", level) == LEAGUE.direct(level)
    assert SWISS.values("wins", level) == {"a": 2, "b": 1, "e": 2, "d": 1}
