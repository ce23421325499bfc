"""The six rules that share out sides, one test each, and the worked cases."""

from typing import Any

import pytest

from formats.core.lots import Lots
from formats.messages.sentences import english, message_of, variables_of
from formats.toolkit import sides
from formats.toolkit.sides import SIDE_CODES, SideChoice, SideRecord, choose_sides, side_reason, side_record, toss_from
from tests.case_files import case_name, load_cases

PAIR = ("A", "B")


def chosen(games: list[tuple[str, str]], pair: tuple[str, str] = PAIR) -> SideChoice:
    return choose_sides(pair, games, toss=lambda: True)


@pytest.mark.parametrize("case", load_cases("arimaa colors"), ids=case_name)
def test_worked_cases(case: dict[str, Any]) -> None:
    games = [(gold, silver) for gold, silver in case["games"]]
    pair = (case["pair"][0], case["pair"][1])
    for seats in (pair, pair[::-1]):
        choice = chosen(games, seats)
        assert choice.rule == case["rule"]
        if case["gold"] is None:
            assert choice.first == seats[0]
        else:
            assert (choice.first, choice.second) == (case["gold"], case["silver"])


def test_a_record_counts_balance_last_side_and_streak() -> None:
    games = [("A", "C"), ("C", "A"), ("D", "C"), ("D", "A")]
    assert side_record("A", games) == SideRecord(balance=-1, last=1, streak=2)
    assert side_record("E", games) == SideRecord(balance=0, last=None, streak=0)
    assert side_record("D", games) == SideRecord(balance=2, last=0, streak=2)


def test_rule_1_the_lower_balance_takes_the_first_side() -> None:
    assert sides.lower_balance(PAIR, [("A", "C")]) == "B"
    assert sides.lower_balance(PAIR, [("A", "C"), ("B", "C")]) is None


def test_rule_2_fewer_first_sides_between_the_two() -> None:
    games = [("A", "B"), ("C", "A"), ("B", "C")]
    assert sides.fewer_firsts_between_them(PAIR, games) == "B"
    assert chosen(games).rule == 2


def test_rule_3_both_streaks_are_broken_when_the_latest_sides_differ() -> None:
    assert sides.break_both_streaks(PAIR, [("A", "C"), ("C", "B")]) == "B"
    assert sides.break_both_streaks(PAIR, [("A", "C"), ("B", "C")]) is None
    assert sides.break_both_streaks(PAIR, [("A", "C")]) is None


def test_rule_4_the_longer_streak_is_broken() -> None:
    assert sides.break_the_longer_streak(PAIR, [("C", "A"), ("A", "C"), ("A", "C"), ("B", "C")]) == "B"
    assert sides.break_the_longer_streak(PAIR, [("C", "A"), ("C", "A"), ("C", "B")]) == "A"
    assert sides.break_the_longer_streak(PAIR, [("A", "C"), ("B", "C")]) is None


def test_rule_5_the_sides_of_the_last_meeting_are_swapped() -> None:
    games = [("A", "B"), ("B", "A"), ("C", "A"), ("A", "C"), ("C", "B"), ("B", "C")]
    assert chosen(games) == SideChoice("A", "B", 5)
    assert sides.swap_last_meeting(PAIR, [("A", "C")]) is None


def test_rule_6_is_a_recorded_draw_and_only_then_drawn() -> None:
    lots = Lots("seed")
    choice = choose_sides(PAIR, [], toss_from(lots, PAIR))
    assert choice.rule == 6
    assert [draw.value for draw in lots.draws] == [0 if choice.first == "A" else 1]
    choose_sides(PAIR, [("A", "C")], toss_from(lots, PAIR))
    assert len(lots.draws) == 1


def test_rule_7_comes_first_where_a_format_wants_it() -> None:
    """A's balance is lower, but B has had the second side twice running, and A the first."""
    games = [("C", "A"), ("C", "A"), ("C", "A"), ("A", "C"), ("A", "C"), ("B", "C"), ("C", "B"), ("C", "B")]
    assert chosen(games) == SideChoice("A", "B", 3) or chosen(games).rule < 7
    assert choose_sides(PAIR, games, lambda: True, no_third=True) == SideChoice("B", "A", 7)
    one = [("A", "C"), ("A", "C"), ("C", "B")]
    assert choose_sides(PAIR, one, lambda: True, no_third=True) == SideChoice("B", "A", 7)
    both = [("A", "C"), ("A", "C"), ("B", "C"), ("B", "C")]
    assert choose_sides(PAIR, both, lambda: True, no_third=True) == choose_sides(PAIR, both, lambda: True)


def test_every_rule_has_a_sentence() -> None:
    assert len(SIDE_CODES) == 7
    for rule in range(1, 8):
        reason = side_reason(SideChoice("A", "B", rule), "gold", "R9")
        assert reason.code in SIDE_CODES
        assert reason.rule == f"R9.{rule}"
        message = message_of(english(), reason.code)
        assert message is not None
        assert {"who1", "side"} <= variables_of(english(), message)
