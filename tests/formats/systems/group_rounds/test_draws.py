"""Rules 6 to 9: what is asked before a draw, and what its answer means."""

from __future__ import annotations

from dataclasses import replace
from math import factorial

import pytest

from formats.core.events import PromptAnswered
from formats.core.state import Stage
from formats.systems.group_rounds.draws import Answers, Chosen, Toss, nth_order
from formats.systems.group_rounds.structure import Roll, round_three_choice, snake
from tests.formats.stage_builder import new_stage

FIELD = new_stage(dict.fromkeys("abcdefgh"))


def with_answers(answers: dict[str, str], by: str | None = None) -> Stage:
    events = {key: PromptAnswered(stage=0, prompt=key, answer=answer, by=by) for key, answer in answers.items()}
    return replace(FIELD, answers=events)


def test_r6_orders_are_counted_from_one_like_words_in_a_dictionary() -> None:
    assert [nth_order("abcd", number) for number in (1, 2, 7, 24)] == [
        tuple("abcd"),
        tuple("abdc"),
        tuple("bacd"),
        tuple("dcba"),
    ]
    assert len({nth_order("abcd", number) for number in range(1, 25)}) == factorial(4)


@pytest.mark.parametrize("players, code", [("ab", "level_2"), ("bcd", "level_3"), ("abcd", "level_many")])
def test_r6_the_question_of_a_draw_tells_how_many_are_level_and_how_many_orders_there_are(
    players: str, code: str
) -> None:
    prompt = Answers(FIELD).order_prompt("round1", "Blue", tuple(players))

    assert (prompt.low, prompt.high, prompt.who) == (1, factorial(len(players)), ())
    assert (prompt.question.code, prompt.question.rule, prompt.question.about) == (code, "R6", tuple(players))
    assert prompt.question.params == {
        "round": "Round 1",
        "group": "Blue",
        "count": len(players),
        "orders": factorial(len(players)),
    }


def test_r6_a_drawn_order_holds_for_those_of_the_drawn_who_are_still_level_and_for_nobody_else() -> None:
    answers = Answers(with_answers({"order-round1-Blue-1+2+3": "6"}))

    assert answers.order("round1", "Blue", ("a", "b", "c")) == ("c", "b", "a")
    assert answers.order("round1", "Blue", ("a", "c")) == ("c", "a")
    assert answers.order("round1", "Blue", ("a", "d")) is None
    assert answers.order("round1", "Red", ("a", "b")) is None
    assert answers.order("round2", "Blue", ("a", "b")) is None
    assert answers.order("round2", "Red", ("d",)) == ("d",)
    assert answers.order("round2", "Red", ()) == ()


def test_r7_the_number_of_round_two_is_the_grouping_itself() -> None:
    prompt = Answers(FIELD).grouping_prompt("round2", "3")

    assert (prompt.key, prompt.low, prompt.high) == ("grouping-round2", 1, 6)
    assert (prompt.question.code, prompt.question.rule) == ("roll_round2", "R7")
    assert Answers(FIELD).grouping("round2") is None
    assert Answers(with_answers({"grouping-round2": "5"})).grouping("round2") == Chosen(5, 5, "grouping-round2")


@pytest.mark.parametrize("roll, low, high", [("3", 1, 3), ("6", 1, 6), ("9", 1, 9), ("any", 0, 9)])
def test_r8_the_number_of_round_three_is_within_the_range_that_is_named(roll: Roll, low: int, high: int) -> None:
    prompt = Answers(FIELD).grouping_prompt("round3", roll)

    assert (prompt.low, prompt.high) == (low, high)
    assert (prompt.question.code, prompt.question.rule) == ("roll_round3", "R8")


def test_r8_numbers_go_round_the_three_groupings_and_nought_is_none() -> None:
    assert [round_three_choice(number) for number in range(10)] == [None, 1, 2, 3, 1, 2, 3, 1, 2, 3]
    assert Answers(with_answers({"grouping-round3": "7"})).grouping("round3") == Chosen(1, 7, "grouping-round3")


def test_r8_after_a_nought_another_number_is_rolled_and_counts() -> None:
    once = Answers(with_answers({"grouping-round3": "0"}))
    assert once.grouping("round3") is None
    again = once.grouping_prompt("round3", "any")
    assert (again.key, again.question.code, again.low, again.high) == ("grouping-round3-2", "roll_again", 0, 9)

    twice = Answers(with_answers({"grouping-round3": "0", "grouping-round3-2": "0", "grouping-round3-3": "5"}))
    assert twice.grouping("round3") == Chosen(2, 5, "grouping-round3-3")
    assert twice.grouping_prompt("round3", "any").key == "grouping-round3-4"


def test_r9_first_a_call_by_either_then_the_number_for_whoever_called() -> None:
    call = Answers(FIELD).toss_prompt("round3", ("c", "a"))

    assert (call.key, call.call_for, call.who) == ("call-round3-3+1", "toss-round3-3+1", ("c", "a"))
    assert ([choice.value for choice in call.choices], call.low, call.high) == (["odd", "even"], 0, 9)
    assert (call.question.code, call.question.rule, call.question.about) == ("call", "R9", ("c", "a"))

    for by, about in (("a", ("a", "c")), ("c", ("c", "a")), (None, ("c", "a"))):
        toss = Answers(with_answers({"call-round3-3+1": "even"}, by)).toss_prompt("round3", ("c", "a"))
        assert (toss.key, toss.low, toss.high, toss.choices, toss.is_draw) == ("toss-round3-3+1", 0, 9, (), True)
        assert (toss.question.code, toss.question.about, toss.question.params) == ("toss", about, {"call": "even"})


@pytest.mark.parametrize(
    "call, number, right",
    [("odd", 1, True), ("odd", 4, False), ("even", 0, True), ("even", 8, True), ("even", 9, False)],
)
@pytest.mark.parametrize("by", ["a", "c"])
def test_r9_whoever_calls_rightly_is_the_higher_seed_and_nought_is_even(
    call: str, number: int, right: bool, by: str
) -> None:
    answers = Answers(with_answers({"call-round3-3+1": call, "toss-round3-3+1": str(number)}, by))
    other = "c" if by == "a" else "a"

    assert answers.toss("round3", ("c", "a")) == Toss(by, call, number, by if right else other)


def test_r9_there_is_no_toss_before_both_call_and_number_are_known() -> None:
    assert Answers(with_answers({"call-round3-3+1": "odd"})).toss("round3", ("c", "a")) is None
    assert Answers(with_answers({"toss-round3-3+1": "3"})).toss("round3", ("c", "a")) is None


@pytest.mark.parametrize(
    "count, groups, expected",
    [
        (8, 2, [(1, 4, 5, 8), (2, 3, 6, 7)]),
        (5, 2, [(1, 4, 5), (2, 3)]),
        (7, 3, [(1, 6, 7), (2, 5), (3, 4)]),
        (3, 1, [(1, 2, 3)]),
    ],
)
def test_r2_the_snake_lays_seeds_forth_and_back(count: int, groups: int, expected: list[tuple[int, ...]]) -> None:
    assert snake(count, groups) == expected
